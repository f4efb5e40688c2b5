/** A step that waits for its turn on an engine thread. */
export interface Waiting {
  /** Whose text it is. */
  readonly account: string;
  /** It plans a text, or its set has not got its first questions yet. */
  readonly isNewcomer: () => boolean;
}

/** What an account has had of the engine threads while it had work for them. */
interface Use {
  /** Work of the account that has begun and not ended. */
  open: number;
  /** Threads that are busy for it now. */
  threads: number;
  usedMs: number;
  /** Number of its latest turn, of all turns counted in order. */
  lastTurn: number;
}

/** Decides whose turn is next, over all engine threads. */
export interface TurnOrder {
  /** An account has work until the function that this returns is called. */
  open(account: string): () => void;
  /** The next of those that wait for one thread; undefined where none waits. */
  next<T extends Waiting>(waiting: Iterable<T>): T | undefined;
  /** Whether a newcomer that waits is to end the turn of another at its next step. */
  goesBefore(waiting: Waiting, atWork: Waiting): boolean;
  /** A turn of the account begins; the function that this returns ends it, and tells how many milliseconds it took. */
  begin(account: string): () => number;
}

const NONE: Use = { open: 0, threads: 0, usedMs: 0, lastTurn: 0 };

/**
 * While others wait, an account with half of the `threads` gets no further one. Newcomers go before those who have
 * their first questions: among newcomers the account that has used least (foreground-background scheduling, so that a
 * costly text cannot hold up a cheap one), among the others the account that has waited longest (round robin).
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
      // The order of arrival settles the rest: sorting is stable.
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
