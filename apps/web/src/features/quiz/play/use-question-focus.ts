import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves focus to the stem when the question changes, so that reading begins there and focus is never
 * left on a button that is gone. Not on arrival at the page, whose heading has it then, but on coming
 * back from the results.
 */
export function useQuestionFocus(
  questionId: number | undefined,
  isReturning: boolean,
): RefObject<HTMLHeadingElement | null> {
  const stem = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isReturning ? null : questionId);
  useEffect(() => {
    if (shown.current === questionId) return;
    const isFirst = shown.current === undefined;
    shown.current = questionId;
    if (isFirst) return;
    stem.current?.focus({ preventScroll: true });
    if (isAboveView(stem.current)) stem.current?.scrollIntoView({ block: "start" });
  }, [questionId]);
  return stem;
}

function isAboveView(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top < 0;
}
