import { useEffect, useRef } from "react";

/**
 * Moves the focus when the page goes to another step, so that it is never left on a removed control. The step's element
 * is marked with `data-step={step}`; of several the first that is shown. Not on arrival at the page, whose heading comes first.
 */
export function useNextFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const marked = document.querySelectorAll<HTMLElement>(`[data-step="${step}"]`);
    [...marked].find((element) => element.checkVisibility())?.focus();
  }, [step]);
}
