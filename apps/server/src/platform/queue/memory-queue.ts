import type { Queue, QueuedJob, Turn } from "./queue.ts";

interface Entry extends QueuedJob {
  isInHand: boolean;
}

const NEVER = new AbortController().signal;

/** The queue of a single process: it ends with the process, and the next one fills its own from the jobs table. */
export function createMemoryQueue(): Queue {
  /** In the order of arrival; a job that was given back keeps its place. */
  const entries = new Map<string, Entry>();
  /** Number of running jobs, by account. */
  const inHand = new Map<string, number>();

  const countInHand = ({ accountId }: Entry, change: 1 | -1) => {
    const count = (inHand.get(accountId) ?? 0) + change;
    if (count > 0) inHand.set(accountId, count);
    else inHand.delete(accountId);
  };
  const next = (): Entry | undefined => {
    let best: Entry | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const entry of entries.values()) {
      const count = inHand.get(entry.accountId) ?? 0;
      if (entry.isInHand || count >= fewest) continue;
      [best, fewest] = [entry, count];
      if (count === 0) break;
    }
    return best;
  };
  const turnOf = (entry: Entry): Turn => ({
    jobId: entry.id,
    lost: NEVER,
    done: async () => {
      entries.delete(entry.id);
      countInHand(entry, -1);
    },
    giveBack: async () => {
      entry.isInHand = false;
      countInHand(entry, -1);
    },
  });

  return {
    add: async (_tx, jobs) => {
      for (const { id, accountId } of jobs)
        if (!entries.has(id)) entries.set(id, { id, accountId, isInHand: false });
    },
    take: async () => {
      const entry = next();
      if (!entry) return undefined;
      entry.isInHand = true;
      countInHand(entry, 1);
      return turnOf(entry);
    },
    check: async () => undefined,
    close: async () => undefined,
  };
}
