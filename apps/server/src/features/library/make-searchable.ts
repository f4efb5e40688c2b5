import { setImmediate } from "node:timers/promises";
import { type Database, isOutage } from "../../platform/database/open.ts";
import { findUnsearchable, forgetFindable, makePartFindable } from "../datasets/search-store.ts";
import type { Owned } from "../datasets/store.ts";

/** Sets read at a time. */
const SETS = 20;

interface Making {
  readonly signal?: AbortSignal;
  /** Called for a set that could not be made findable; the next one follows, unless this throws. */
  readonly onFailure?: (error: unknown) => void;
}

const giveUp = (error: unknown) => {
  throw error;
};

/**
 * Makes the questions of sets from before there was a search findable, one set after the other, until all are. Returns
 * how many sets those were. Throws what the database throws if it cannot be used.
 */
export async function makeSearchable(
  db: Database,
  { signal, onFailure = giveUp }: Making = {},
): Promise<number> {
  for (let [count, after] = [0, ""]; ; ) {
    const sets = await findUnsearchable(db, after, SETS);
    for (const set of sets) {
      after = set.id;
      const isDone = await makeSetSearchable(db, set, signal).catch((error: unknown) => {
        if (isOutage(error)) throw error;
        onFailure(error);
        return false;
      });
      if (isDone) count += 1;
      if (signal?.aborted) return count;
    }
    if (sets.length < SETS) return count;
  }
}

/** False if it was interrupted. A later call begins the set anew. */
async function makeSetSearchable(db: Database, set: Owned, signal?: AbortSignal): Promise<boolean> {
  for (let last: number | null = 0; last !== null; ) {
    if (signal?.aborted) return false;
    last = await makePartFindable(db, set, last);
    // SQLite writes in this thread: other calls get their turn.
    await setImmediate();
  }
  return true;
}

/** The same for all sets. */
export async function rebuildSearch(db: Database): Promise<number> {
  await forgetFindable(db);
  return makeSearchable(db);
}
