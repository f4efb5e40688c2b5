import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { emptyLog } from "./log-of-writes.ts";
import type { Database } from "./open.ts";
import { isPostgres } from "./search.ts";
import { inTransaction } from "./transactions.ts";

/** Pages of the index that are merged in one step: some 10 ms, 50 at worst (100,000 questions, a busy machine). */
const PAGES = 32;
/** Other calls get their turn between two steps. */
const PAUSE_MS = 10;
/** SQLite stores its list of the deleted rows of a segment above this id of its own table (`fts5_index.c`). */
const FIRST_TOMBSTONE = 2 ** 53;

/**
 * SQLite only marks rows as deleted in its index; their words stay in the file until it merges the segment that they are
 * in, which may be never. This merges all segments, if there is such a row, and empties the log of writes, which has
 * the pages as they were. PostgreSQL does the like by itself.
 */
export async function removeDeletedWords(db: Database, signal?: AbortSignal): Promise<void> {
  if (isPostgres(db)) return;
  const marked =
    await sql`select 1 from "questionSearch_data" where "id" >= ${FIRST_TOMBSTONE} limit 1`.execute(db);
  // The first step decides what is merged, the others do it.
  for (let pages = -PAGES, isDone = marked.rows.length === 0; !isDone && !signal?.aborted; pages = PAGES) {
    isDone = await inTransaction(db, async (tx) => {
      const before = await totalChanges(tx);
      await sql`insert into "questionSearch" ("questionSearch", "rank") values ('merge', ${pages})`.execute(
        tx,
      );
      return (await totalChanges(tx)) - before < 2;
    });
    await pause(PAUSE_MS);
  }
  await emptyLog(db);
}

/** Fewer than two more mean that nothing was left to merge: https://sqlite.org/fts5.html#the_merge_command */
async function totalChanges(tx: Database): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as "changes"`.execute(tx);
  return rows[0]?.changes ?? 0;
}
