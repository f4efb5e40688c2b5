import { useEffect, useRef } from "react";

/**
 * After a check, brings the verdict and the quote behind it into view, above the bar at the bottom; where both do not
 * fit, the verdict. Moves nothing where they are in view, nor when one comes to a question that was checked before.
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
