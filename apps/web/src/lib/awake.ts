const AWAKE = "page:awake";

/** What a ready page has to be pressed: what is ticked there would be set back by the program without a word. */
const PRESSED = "button, input[type=radio], input[type=checkbox]";

/**
 * Keeps the last of them that is pressed before the program is there, and presses it when it is: a ready page
 * looks as if it could be used, so it must not lose what somebody does.
 */
export function holdPresses(): void {
  let pressed: HTMLElement | null = null;
  let label: string | null = null;
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    label = labelOf(button);
  };
  addEventListener("click", hold, true);
  const release = () => {
    removeEventListener("click", hold, true);
    // A page that is drawn anew has another in the place of the one that was pressed: a button, or an option of its question.
    const isThere = pressed === null || pressed.isConnected;
    const twin = isThere
      ? pressed
      : [...document.querySelectorAll<HTMLElement>("button, label")].find((one) => labelOf(one) === label);
    twin?.click();
  };
  addEventListener(AWAKE, release, { once: true });
}

function labelOf(button: HTMLElement): string | null {
  return button.getAttribute("aria-label") ?? button.textContent;
}

/** Whether what stands on the screen is still what the server delivered. */
export function isAsleep(): boolean {
  return document.documentElement.dataset.scripts !== undefined;
}

/** The page on the screen is alive. From here on it names no scripts that it waits for. */
export function tellAwake(): void {
  delete document.documentElement.dataset.scripts;
  dispatchEvent(new Event(AWAKE));
}
