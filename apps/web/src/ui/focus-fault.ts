const FIELD = "input, textarea, select";

/** Moves the focus to the first field that has to be put right, once it is marked: as invalid, or it or its group with `data-fault`. */
export function focusFault(): void {
  window.setTimeout(() => {
    const place = document.querySelector<HTMLElement>(
      'main [aria-invalid="true"], [role="dialog"] [aria-invalid="true"], [data-fault]',
    );
    (place?.matches(FIELD) ? place : place?.querySelector<HTMLElement>(FIELD))?.focus();
  });
}
