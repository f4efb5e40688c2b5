/**
 * Puts words in the place of others as if they were typed, so that the browser can undo them. The focus stays where it
 * was, if that is still there.
 */
export function typeInto(area: HTMLTextAreaElement, words: string, [from, to]: readonly [number, number]) {
  const focused = document.activeElement;
  // Whoever writes in another field is not interrupted: what is composed there (Japanese) would be cut off.
  const isElsewhere = focused !== area && focused?.matches("input, textarea");
  if (isElsewhere || !typed(area, words, [from, to])) {
    area.setRangeText(words, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
}

/** No other way of changing a field leaves the browser its undo. */
function typed(area: HTMLTextAreaElement, words: string, [from, to]: readonly [number, number]): boolean {
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  return document.execCommand(words === "" ? "delete" : "insertText", false, words);
}
