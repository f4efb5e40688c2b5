import { useEffect, useEffectEvent, useMemo, useRef } from "react";
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

/**
 * Calls back when another tab may have stored something of this set: as the browser tells it, and whenever the page
 * is looked at again, since a page that was asleep is told nothing.
 */
export function useOtherTabs(persistence: SessionStore | null, onChange: () => void): void {
  const take = useEffectEvent(onChange);
  useEffect(() => {
    if (!persistence) return;
    const stop = persistence.onOtherTab(() => take());
    const look = () => {
      if (document.visibilityState === "visible") take();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [persistence]);
}
