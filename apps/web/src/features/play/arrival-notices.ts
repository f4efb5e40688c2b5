/** If announced more often, they would interrupt the reading of a question. */
const BETWEEN_ARRIVALS_MS = 20_000;
/** As long as a screen reader takes to read a verdict. */
const AFTER_OTHERS_MS = 8_000;

export interface ArrivalNotices {
  /** Counts new questions. */
  add(count: number): void;
  /** Something else is being announced: what waits, waits until that has been read. */
  giveWay(): void;
  /** Discards what waits. */
  drop(): void;
}

/**
 * Combines many arrivals into few announcements for screen readers: the first at once, then at most one in twenty
 * seconds for all that came meanwhile, and none during another announcement.
 */
export function arrivalNotices(say: (count: number) => void): ArrivalNotices {
  let waiting = 0;
  let notBeforeMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const count = waiting;
    waiting = 0;
    if (count === 0) return;
    notBeforeMs = Date.now() + BETWEEN_ARRIVALS_MS;
    say(count);
  };
  const plan = () => {
    clearTimeout(timer);
    const waitMs = notBeforeMs - Date.now();
    if (waitMs <= 0) flush();
    else timer = setTimeout(flush, waitMs);
  };
  return {
    add(count) {
      waiting += count;
      plan();
    },
    giveWay() {
      notBeforeMs = Math.max(notBeforeMs, Date.now() + AFTER_OTHERS_MS);
      if (waiting > 0) plan();
    },
    drop() {
      clearTimeout(timer);
      waiting = 0;
    },
  };
}
