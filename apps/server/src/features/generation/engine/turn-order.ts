/** A step that waits for its time slice on an engine thread. */
export interface Waiting {
  /** The account of the text. */
  readonly account: string;
  /** Whether it plans a text, or its set does not have its first questions yet. */
  readonly isNewcomer: () => boolean;
}

/** What an account has used of the engine threads since it has work for them. */
interface Use {
  /** Number of requests of the account that have begun and not ended. */
  open: number;
  /** Threads that work for it now. */
  threads: number;
  usedMs: number;
  /** Number of its latest time slice; all time slices are numbered in order. */
  lastTurn: number;
}

/** Decides which session gets the next time slice, over all engine threads. */
export interface TurnOrder {
  /** The account counts as having work until the returned function is called. */
  open(account: string): () => void;
  /** The next of those that wait for one thread; undefined if none waits. */
  next<T extends Waiting>(waiting: Iterable<T>): T | undefined;
  /** Whether a waiting newcomer ends the running time slice at its next step. */
  goesBefore(waiting: Waiting, atWork: Waiting): boolean;
  /** Begins a time slice of the account; the returned function ends it and returns its length in milliseconds. */
  begin(account: string): () => number;
}

const NONE: Use = { open: 0, threads: 0, usedMs: 0, lastTurn: 0 };

/**
 * While others wait, an account with half of the `threads` gets no more. Newcomers go before sets that have their first
 * questions. Among newcomers the account that has used least is next (foreground-background scheduling), so that a
 * costly text cannot delay a cheap one. Among the others it is the account that has waited longest (round robin).
 */
export function createTurnOrder(threads: number, now: () => number = () => performance.now()): TurnOrder {
  const uses = new Map<string, Use>();
  let turns = 0;

  const rankOf = ({ account, isNewcomer }: Waiting): readonly number[] => {
    const { threads: held, usedMs, lastTurn } = uses.get(account) ?? NONE;
    const holdsHalf = Number(2 * held >= threads && held > 0);
    return isNewcomer() ? [holdsHalf, 0, usedMs] : [holdsHalf, 1, lastTurn];
  };
  return {
    open(account) {
      const use = uses.get(account) ?? { ...NONE };
      uses.set(account, use);
      use.open += 1;
      return () => {
        use.open -= 1;
        if (use.open === 0) uses.delete(account);
      };
    },
    next(waiting) {
      const ranked = [...waiting].map((one) => ({ one, rank: rankOf(one) }));
      // Ties are decided by the order of arrival: sorting is stable.
      return ranked.sort((a, b) => compare(a.rank, b.rank))[0]?.one;
    },
    goesBefore(waiting, atWork) {
      if (!waiting.isNewcomer()) return false;
      const usedMs = ({ account }: Waiting) => (uses.get(account) ?? NONE).usedMs;
      return !atWork.isNewcomer() || usedMs(waiting) < usedMs(atWork);
    },
    begin(account) {
      const use = uses.get(account) ?? { ...NONE };
      const startedAt = now();
      use.threads += 1;
      turns += 1;
      use.lastTurn = turns;
      return () => {
        const tookMs = now() - startedAt;
        use.threads -= 1;
        use.usedMs += tookMs;
        return tookMs;
      };
    },
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
