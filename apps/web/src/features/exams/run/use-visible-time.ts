import { useEffect, useEffectEvent, useRef } from "react";

type OnSpent = (questionId: number, ms: number) => void;

/** Reports how long each question is visible. The returned function reports what has passed so far. */
export function useVisibleTime(questionId: number | undefined, onSpent: OnSpent): () => void {
  const shown = useRef<{ readonly questionId: number; readonly sinceMs: number } | null>(null);
  const settle = () => {
    if (shown.current === null) return;
    const nowMs = performance.now();
    const { questionId: id, sinceMs } = shown.current;
    shown.current = { questionId: id, sinceMs: nowMs };
    onSpent(id, nowMs - sinceMs);
  };
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    const start = () => {
      const isVisible = questionId !== undefined && document.visibilityState === "visible";
      shown.current = isVisible ? { questionId, sinceMs: performance.now() } : null;
    };
    const look = () => {
      settleNow();
      start();
    };
    start();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      settleNow();
      shown.current = null;
    };
  }, [questionId]);
  return settle;
}
