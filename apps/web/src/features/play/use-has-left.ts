import { useState } from "react";
import { useSession } from "../../lib/session/use-session.ts";

/**
 * Without a session from the start, the server decides whether one is needed; a session that ended on this page was
 * needed.
 */
export function useHasLeft(): boolean {
  const { status } = useSession();
  const [hadSession, setHadSession] = useState(status !== "anonymous");
  if (!hadSession && status !== "anonymous") setHadSession(true);
  return hadSession && status === "anonymous";
}
