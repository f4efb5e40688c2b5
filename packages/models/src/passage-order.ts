/** The passages of one set that are under way, in document order. A reader waits for the first of them. */
export interface PassageOrder {
  /** The returned signal aborts with the caller's, or when the passage has been first for longer than its time. */
  join(ordinal: number, signal: AbortSignal): PlaceInOrder;
}

export interface PlaceInOrder {
  readonly signal: AbortSignal;
  /** How many passages are before it. */
  ahead(): number;
  leave(): void;
}

interface WaitingPassage {
  ordinal: number;
  controller: AbortController;
  timer: NodeJS.Timeout | null;
}

/**
 * `timeMs` counts from when a passage becomes the first, so that waiting behind others costs it nothing; nor does
 * waiting for a server that holds up all calls for another `pauseMs()`.
 */
export function createPassageOrder(timeMs: number, pauseMs: () => number = () => 0): PassageOrder {
  let waiting: WaitingPassage[] = [];
  const startFirst = () => {
    const [first] = waiting;
    if (first === undefined) return;
    const giveUp = () => {
      const pause = pauseMs();
      if (pause > 0) first.timer = setTimeout(giveUp, pause + timeMs);
      else first.controller.abort(new DOMException("The passage's time is over.", "TimeoutError"));
    };
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
