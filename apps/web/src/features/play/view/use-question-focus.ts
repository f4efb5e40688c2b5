import { type RefCallback, useCallback, useEffect, useRef } from "react";

/**
 * When the question changes, moves the focus to its beginning, the stem or the context, so that reading begins there
 * and the focus is never on a removed button. Not on arrival at the page, whose heading has the focus then, but on
 * return from the results.
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
