import { whenAwake } from "./awake.ts";

/**
 * Lets a file be chosen or dropped before the program is there: it waits in the place's own input, where the program
 * finds it. A browser left to itself would open a dropped file instead of the page.
 */
export function holdFiles(): void {
  const asleep = new AbortController();
  const listen = { capture: true, signal: asleep.signal };
  addEventListener("dragover", (event) => event.preventDefault(), listen);
  addEventListener("drop", take, listen);
  addEventListener("click", choose, listen);
  whenAwake(() => asleep.abort());
}

function take(event: DragEvent): void {
  event.preventDefault();
  const input = inputAround(event.target);
  if (input && event.dataTransfer?.files.length) input.files = event.dataTransfer.files;
}

/** At once: browsers open their chooser only while somebody has just pressed something. */
function choose(event: MouseEvent): void {
  const input = inputAround(event.target);
  if (!input || event.target === input) return;
  event.stopImmediatePropagation();
  input.click();
}

function inputAround(target: EventTarget | null): HTMLInputElement | null | undefined {
  const place = target instanceof Element ? target.closest('[role="group"]') : null;
  return place?.querySelector<HTMLInputElement>('input[type="file"]');
}
