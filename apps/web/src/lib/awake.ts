const AWAKE = "page:awake";

/** What a ready page can be told to do: the last of these is pressed once it can. */
const BUTTON = "button";
/** What shows by itself that it was ticked, and what the program would set back without a word. */
const TICK = "input[type=radio], input[type=checkbox]";

/**
 * Keeps what is pressed and ticked before the program is there, and gives it to the program when it is: a ready page
 * looks as if it could be used, so it must not lose what somebody does.
 */
export function holdPresses(): void {
  let press = () => {};
  const ticks = new Map<HTMLInputElement, () => void>();
  const hold = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element && event.target.closest<HTMLElement>(`${BUTTON}, ${TICK}`);
    if (!pressed) return;
    event.stopImmediatePropagation();
    if (pressed instanceof HTMLInputElement) {
      ticks.set(pressed, againTick(pressed));
      return;
    }
    event.preventDefault();
    press = againPress(pressed);
  };
  addEventListener("click", hold, true);
  const release = () => {
    removeEventListener("click", hold, true);
    for (const tick of ticks.values()) tick();
    press();
  };
  whenAwake(release);
}

export function whenAwake(act: () => void): void {
  addEventListener(AWAKE, act, { once: true });
}

/**
 * A page that is drawn anew takes the focus away with what had it: it goes to what has come in its place. Set up
 * after presses are held, since pressing moves the focus too.
 */
export function holdFocus(): void {
  let restore = () => {};
  const hold = ({ target }: FocusEvent) => {
    if (isAsleep() && target instanceof HTMLElement) restore = againFocus(target);
  };
  addEventListener("focusin", hold);
  whenAwake(() => {
    removeEventListener("focusin", hold);
    restore();
  });
}

function againFocus(focused: HTMLElement): () => void {
  const label = labelOf(focused);
  return () => {
    if (!focused.isConnected) twinOf(label, focused.localName)?.focus();
  };
}

function againPress(button: HTMLElement): () => void {
  const label = labelOf(button);
  return () => (button.isConnected ? button : twinOf(label, "button, label"))?.click();
}

/** The program hears of a tick only where it changes something, so it is taken back first. */
function againTick(input: HTMLInputElement): () => void {
  const isTicked = input.checked;
  const label = labelOf(input);
  return () => {
    if (!input.isConnected) {
      if (isTicked) twinOf(label, TICK)?.click();
      return;
    }
    input.checked = !isTicked;
    input.click();
  };
}

/** A page that is drawn anew has another in the place of the one that was pressed: a button, or the label of an option. */
function twinOf(label: string | null, among: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(among)].find((one) => labelOf(one) === label);
}

function labelOf(pressed: HTMLElement): string | null {
  const worded = pressed instanceof HTMLInputElement ? pressed.labels?.[0] : pressed;
  return pressed.getAttribute("aria-label") ?? worded?.textContent ?? null;
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
