import { useEffect, useRef } from "react";

/**
 * Moves focus on when the page goes on to another step, so that it is never left on a control that is gone. The step's
 * element says that it is the one: `data-step={step}`. Not on arrival at the page, whose heading comes first.
 */
export function useNextFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }, [step]);
}
