import { LIMITS } from "@quizmill/contract";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { createSender } from "../../lib/sender.ts";
import type { ChangedBy, SessionStore } from "./persistence.ts";
import type { Session } from "./session.ts";

/** Saves each change of the session; when the page is left, pending changes are saved at once. */
export function useSavedSession(session: Session, persistence: SessionStore | null): void {
  const saver = useMemo(() => {
    const save = async (changed: Session) => persistence?.saveSession(changed, Date.now());
    return createSender({ send: save, pauseMs: LIMITS.quiz.saveDebounceMs });
  }, [persistence]);
  const known = useRef(session);

  useEffect(() => {
    if (known.current === session) return;
    known.current = session;
    saver.change(session);
  }, [session, saver]);

  useEffect(() => {
    window.addEventListener("pagehide", saver.flush);
    return () => {
      window.removeEventListener("pagehide", saver.flush);
      saver.flush();
    };
  }, [saver]);
}

/**
 * Calls back when another tab or device may have stored something of this set: on the browser's event, and whenever the
 * page becomes visible again, because a suspended page gets no events.
 */
export function useOtherTabs(persistence: SessionStore | null, onChange: (by: ChangedBy) => void): void {
  const take = useEffectEvent(onChange);
  useEffect(() => {
    if (!persistence) return;
    const stop = persistence.onOtherTab((by) => take(by));
    const look = () => {
      if (document.visibilityState === "visible") take("tab");
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [persistence]);
}
