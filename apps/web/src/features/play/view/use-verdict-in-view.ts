import { useEffect, useRef } from "react";

/**
 * After a check, scrolls the verdict and its quote into view, above the bar at the bottom; if both do not fit, the
 * verdict. Does nothing if they are in view, or if the question had been checked before it was opened.
 */
export function useVerdictInView(questionId: number | undefined, isRevealed: boolean): void {
  const seen = useRef({ questionId, isRevealed });
  useEffect(() => {
    const before = seen.current;
    seen.current = { questionId, isRevealed };
    if (before.questionId !== questionId || before.isRevealed || !isRevealed) return;
    for (const part of ["[data-quote]", "[data-verdict]"])
      document.querySelector(`main ${part}`)?.scrollIntoView({ block: "nearest" });
  }, [questionId, isRevealed]);
}
