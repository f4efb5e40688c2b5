import type { Database } from "../../platform/database/open.ts";
import { findUnsearchable, forgetFindable, makeSetFindable } from "../datasets/store.ts";

/** Sets read at a time. */
const SETS = 20;

/**
 * Makes the questions of sets from before there was a search findable, one set after the other, until all are. Returns
 * how many sets those were.
 */
export async function makeSearchable(db: Database, signal?: AbortSignal): Promise<number> {
  for (let [count, after] = [0, ""]; ; ) {
    const sets = await findUnsearchable(db, after, SETS);
    for (const set of sets) {
      if (signal?.aborted) return count;
      await makeSetFindable(db, set);
      [count, after] = [count + 1, set.id];
    }
    if (sets.length < SETS) return count;
  }
}

/** The same for all sets. */
export async function rebuildSearch(db: Database): Promise<number> {
  await forgetFindable(db);
  return makeSearchable(db);
}
