import { useEffect, useMemo, useRef } from "react";
import type { SessionStore } from "./persistence.ts";
import type { Session } from "./session.ts";
import { sessionSaver } from "./session-saver.ts";

/** Saves each change of the session; what is not yet saved when the page is left is saved then. */
export function useSavedSession(session: Session, persistence: SessionStore | null): void {
  const saver = useMemo(() => persistence && sessionSaver(persistence), [persistence]);
  const known = useRef(session);

  useEffect(() => {
    if (known.current === session) return;
    known.current = session;
    saver?.change(session);
  }, [session, saver]);

  useEffect(() => {
    if (!saver) return;
    window.addEventListener("pagehide", saver.flush);
    return () => {
      window.removeEventListener("pagehide", saver.flush);
      saver.flush();
    };
  }, [saver]);
}
