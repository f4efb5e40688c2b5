import { useSyncExternalStore } from "react";
import { type SessionState, session } from "./session.ts";

/** The current session, kept up to date across tabs. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.stateOfReadyPages);
}
