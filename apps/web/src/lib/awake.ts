const AWAKE = "page:awake";

/** What is pressed like a button: a label too, where choosing its field shows more than that it is chosen. */
const PRESSED = "button, label[data-press]";

/**
 * Keeps the last button that is pressed before the program is there, and presses it once it is: nobody loses what they
 * sent or answered. Everything else that is done by then is left to the browser, or lost.
 */
export function holdPress(): void {
  let pressed: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  const release = () => {
    removeEventListener("click", hold, true);
    if (pressed !== null) inPlaceOf(pressed)?.click();
  };
  addEventListener("click", hold, true);
  addEventListener(AWAKE, release, { once: true });
}

/** A page that is drawn anew has another in the place of the one that was pressed: a button, or the label of an option. */
function inPlaceOf(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  const others = document.querySelectorAll<HTMLElement>("button, label");
  return [...others].find((one) => wordsOf(one) === wordsOf(button));
}

const wordsOf = (pressed: HTMLElement) => pressed.getAttribute("aria-label") ?? pressed.textContent;

/** Whether what stands on the screen is still what the server delivered. */
export function isAsleep(): boolean {
  return document.documentElement.dataset.scripts !== undefined;
}

/**
 * The page on the screen is alive. From here on it names no scripts that it waits for, and hides no visitors' part from
 * members: what stands now is right for whoever is here, and for whoever comes after them.
 */
export function tellAwake(): void {
  const { dataset } = document.documentElement;
  delete dataset.scripts;
  delete dataset.member;
  dispatchEvent(new Event(AWAKE));
}
