import { useEffect, useEffectEvent } from "react";

const FIELD = "input, textarea, select";

interface Tried {
  readonly submitCount: number;
  readonly errors: object;
}

/**
 * After a try that was refused the focus goes to the first field that has to be put right: marked as invalid, or it or
 * its group with `data-fault`.
 */
export function useFocusFault({ submitCount, errors }: Tried): void {
  const focus = useEffectEvent(() => {
    if (Object.keys(errors).length === 0) return;
    const place = document.querySelector<HTMLElement>(
      'main [aria-invalid="true"], [role="dialog"] [aria-invalid="true"], [data-fault]',
    );
    (place?.matches(FIELD) ? place : place?.querySelector<HTMLElement>(FIELD))?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focus();
  }, [submitCount]);
}
