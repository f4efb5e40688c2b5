import { isAsleep, whenAwake } from "./awake.ts";

/** What has its own use for keys, or nothing to do with those of the page. */
const CONTROLS = "a, input, select, summary, textarea";

/**
 * Keeps the keys that are meant for the page as a whole, such as the letter of an option, until the program is there.
 * Nobody else hears of them before, the program that is just being drawn neither: it would act on them once more.
 * Set up before presses are held: a press makes the keys before it old, and comes before those after it.
 */
export function holdKeys(): void {
  const pressed: KeyboardEvent[] = [];
  const given = new WeakSet<Event>();
  const holding = new AbortController();
  const listen = { capture: true, signal: holding.signal };
  const hold = (event: KeyboardEvent) => {
    if (given.has(event) || !isForPage(event)) return;
    event.stopImmediatePropagation();
    pressed.push(event);
  };
  const forget = () => {
    if (isAsleep()) pressed.length = 0;
  };
  addEventListener("keydown", hold, listen);
  addEventListener("click", forget, listen);
  whenAwake(async () => {
    // A key that is pressed meanwhile comes behind those that wait.
    for (let event = pressed.shift(); event !== undefined; event = pressed.shift()) {
      // What a key means depends on what was done before it.
      await new Promise(requestAnimationFrame);
      const again = new KeyboardEvent(event.type, event);
      given.add(again);
      document.body.dispatchEvent(again);
    }
    holding.abort();
  });
}

/** Enter and space are a button's own. */
function isForPage({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return false;
  if (target.closest("button") === null) return true;
  return target.closest("main") !== null && !/^(Enter| )$/.test(key);
}
