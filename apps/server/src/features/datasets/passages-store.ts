import { setImmediate } from "node:timers/promises";
import type { Database } from "../../platform/database/open.ts";
import type { PassagesTable } from "../../platform/database/schema.ts";

/** SQLite binds at most 32,766 values in one statement; a row of passages has three, one of questions fourteen. */
export const ROWS_PER_INSERT = 200;

export async function insertPassages(
  db: Database,
  datasetId: string,
  passages: readonly Omit<PassagesTable, "datasetId">[],
): Promise<void> {
  const rows = passages.map((passage) => ({ datasetId, ...passage }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    // SQLite writes in this thread. Between two parts of a long document the event loop gets to other calls.
    if (start > 0) await setImmediate();
    await db
      .insertInto("passages")
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
}

export async function findPassages(db: Database, datasetId: string) {
  return db
    .selectFrom("passages")
    .select(["passageJson", "recordedAt"])
    .where("datasetId", "=", datasetId)
    .orderBy("ordinal")
    .execute();
}

/** Passages read at a time. */
const PASSAGES = 40;

/**
 * The passages in order, some at a time; with `areWorkedOn` only those that questions have been written from. SQLite
 * reads in this thread: between two parts of a long text the event loop gets to other calls.
 */
export async function* readPassages(db: Database, datasetId: string, { areWorkedOn = false } = {}) {
  for (let from = 0; ; ) {
    const rows = await db
      .selectFrom("passages")
      .select(["ordinal", "passageJson"])
      .where("datasetId", "=", datasetId)
      .where("ordinal", ">=", from)
      .$if(areWorkedOn, (query) => query.where("recordedAt", "is not", null))
      .orderBy("ordinal")
      .limit(PASSAGES)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PASSAGES) return;
    from = last.ordinal + 1;
    await setImmediate();
  }
}
