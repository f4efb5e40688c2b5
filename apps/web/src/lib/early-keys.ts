import { whenAwake } from "./awake.ts";

/**
 * Keeps the keys that are meant for the page as a whole, such as the letter of an option, until the program is there.
 * Set up before presses are held: a press makes the keys before it old, and comes before those after it.
 */
export function holdKeys(): void {
  let pressed: KeyboardEvent[] = [];
  const asleep = new AbortController();
  const listen = { capture: true, signal: asleep.signal };
  const hold = (event: KeyboardEvent) => isForPage(event) && pressed.push(event);
  addEventListener("keydown", hold, listen);
  addEventListener("click", () => (pressed = []), listen);
  whenAwake(async () => {
    asleep.abort();
    for (const event of pressed) {
      // What a key means depends on what was done before it.
      await new Promise(requestAnimationFrame);
      document.body.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  });
}

/** Enter and space are a button's own. */
function isForPage({ target, key }: KeyboardEvent): boolean {
  if (target === document.body) return true;
  return target instanceof HTMLButtonElement && target.closest("main") !== null && !/^(Enter| )$/.test(key);
}
