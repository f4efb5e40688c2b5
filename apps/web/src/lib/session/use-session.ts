import { useSyncExternalStore } from "react";
import { type SessionState, session } from "./session.ts";

/** Who is using the page, kept up to date across tabs. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.stateOfReadyPages);
}
