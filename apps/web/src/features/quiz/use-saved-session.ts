import { LIMITS } from "@quizmill/contract";
import { useEffect, useRef } from "react";
import type { QuizPersistence } from "./persistence.ts";
import { isFresh, type Session } from "./session.ts";

/**
 * Saves the session a moment after its last change. Leaving the page in that moment saves at once,
 * so that the last answer is never the one that got lost.
 */
export function useSavedSession(session: Session, persistence: QuizPersistence | null): void {
  const unsaved = useRef<(() => void) | null>(null);
  const saved = useRef(session);

  useEffect(() => {
    if (!persistence || saved.current === session) return;
    unsaved.current = () => {
      unsaved.current = null;
      saved.current = session;
      if (isFresh(session)) persistence.clearSession();
      else persistence.saveSession(session, Date.now());
    };
    const timer = window.setTimeout(() => unsaved.current?.(), LIMITS.quiz.saveDebounceMs);
    return () => window.clearTimeout(timer);
  }, [session, persistence]);

  useEffect(() => {
    const flush = () => unsaved.current?.();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);
}
