import { type RefCallback, useCallback, useEffect, useRef } from "react";

/**
 * Moves focus to where a question begins, its stem or what that rests on, when the question changes, so that
 * reading begins there and focus is never left on a button that is gone. Not on arrival at the page, whose heading
 * has it then, but on coming back from the results.
 */
export function useQuestionFocus(
  questionId: number | undefined,
  isReturning: boolean,
): RefCallback<HTMLElement> {
  const start = useRef<HTMLElement>(null);
  const shown = useRef(isReturning ? null : questionId);
  useEffect(() => {
    if (shown.current === questionId) return;
    const isFirst = shown.current === undefined;
    shown.current = questionId;
    if (isFirst) return;
    start.current?.focus({ preventScroll: true });
    if (isAboveView(start.current)) start.current?.scrollIntoView({ block: "start" });
  }, [questionId]);
  return useCallback((element) => {
    start.current = element;
  }, []);
}

function isAboveView(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top < 0;
}
