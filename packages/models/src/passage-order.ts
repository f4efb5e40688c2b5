/** The passages of one set that are under way, in their order: the first of them is the one a reader waits for. */
export interface PassageOrder {
  /** `signal` aborts with the caller's, and when the passage's time as the first of the line is over. */
  join(ordinal: number, signal: AbortSignal): PlaceInOrder;
}

export interface PlaceInOrder {
  readonly signal: AbortSignal;
  /** Passages before it. */
  ahead(): number;
  leave(): void;
}

interface WaitingPassage {
  ordinal: number;
  controller: AbortController;
  timer: NodeJS.Timeout | null;
}

/** Time counts from when a passage is waited for: one that stands behind others must not lose its turn to them. */
export function createPassageOrder(timeMs: number): PassageOrder {
  let waiting: WaitingPassage[] = [];
  const startFirst = () => {
    const [first] = waiting;
    if (first === undefined) return;
    const { controller } = first;
    const giveUp = () => controller.abort(new DOMException("The passage's time is over.", "TimeoutError"));
    first.timer ??= setTimeout(giveUp, timeMs);
  };
  return {
    join(ordinal, signal) {
      const mine: WaitingPassage = { ordinal, controller: new AbortController(), timer: null };
      waiting = [...waiting, mine].sort((a, b) => a.ordinal - b.ordinal);
      startFirst();
      return {
        signal: AbortSignal.any([signal, mine.controller.signal]),
        ahead: () => Math.max(0, waiting.indexOf(mine)),
        leave() {
          clearTimeout(mine.timer ?? undefined);
          mine.controller.abort();
          waiting = waiting.filter((one) => one !== mine);
          startFirst();
        },
      };
    },
  };
}
