/**
 * Puts words in the place of others as if they were typed, so that the browser can undo them. The focus stays where it
 * was, if that is still there.
 */
export function typeInto(area: HTMLTextAreaElement, words: string, [from, to]: readonly [number, number]) {
  const focused = document.activeElement;
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  // No other way of changing a field leaves the browser its undo.
  const isTyped = document.execCommand(words === "" ? "delete" : "insertText", false, words);
  if (!isTyped) {
    area.setRangeText(words, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
}
