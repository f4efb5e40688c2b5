/** Places that several processes share. */
export interface SharedPlaces {
  /** A place, which the returned function gives back; null if none is free. */
  take(): (() => void) | null;
  /** Says to the other processes that this one waits for a place; the returned function ends that. */
  want(): () => void;
  /** Whether another process waits for a place. */
  isWanted(): boolean;
}

/** For a process that is alone. */
const ALONE: SharedPlaces = { take: () => () => {}, want: () => () => {}, isWanted: () => false };
/** How often to look whether another process has given a place back. */
const LOOK_AGAIN_MS = 500;

/** A number of places, given in the order in which they are asked for. */
export class Places {
  readonly #shared: SharedPlaces;
  readonly #waiting: (() => void)[] = [];
  readonly #taken: (() => void)[] = [];
  readonly #count: number;
  #looking: { readonly timer: NodeJS.Timeout; readonly end: () => void } | null = null;

  constructor(count: number, shared: SharedPlaces = ALONE) {
    this.#count = count;
    this.#shared = shared;
  }

  /** Whether somebody waits for a place. */
  get isWanted(): boolean {
    return this.#waiting.length > 0 || this.#shared.isWanted();
  }

  /** Waits for a place. Throws the signal's reason. */
  async take(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#waiting.length === 0 && this.takeFree()) return;
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        this.#look();
        reject(signal?.reason);
      };
      const enter = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      signal?.addEventListener("abort", leave, { once: true });
      this.#waiting.push(enter);
      this.#look();
    });
  }

  /** Takes a place if one is free now. */
  takeFree(): boolean {
    if (this.#taken.length >= this.#count) return false;
    const giveBack = this.#shared.take();
    if (giveBack === null) return false;
    this.#taken.push(giveBack);
    return true;
  }

  /** Gives a place back, to the first who waits. */
  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken.pop()?.();
    else next();
    this.#look();
  }

  /** As long as somebody waits: another process may give a place back. */
  #look(): void {
    if (this.#waiting.length === 0) {
      clearInterval(this.#looking?.timer);
      this.#looking?.end();
      this.#looking = null;
      return;
    }
    if (this.#looking !== null) return;
    const enterFree = () => {
      if (!this.takeFree()) return;
      this.#waiting.shift()?.();
      this.#look();
    };
    this.#looking = { timer: setInterval(enterFree, LOOK_AGAIN_MS), end: this.#shared.want() };
  }
}
