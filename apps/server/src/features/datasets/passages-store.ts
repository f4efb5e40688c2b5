import { setImmediate } from "node:timers/promises";
import type { Database } from "../../platform/database/open.ts";
import type { PassagesTable } from "../../platform/database/schema.ts";
import { slicesOf } from "../../platform/database/slices.ts";

export async function insertPassages(
  db: Database,
  datasetId: string,
  passages: readonly Omit<PassagesTable, "datasetId">[],
): Promise<void> {
  const rows = passages.map((passage) => ({ datasetId, ...passage }));
  for (const slice of slicesOf(rows, ({ passageJson }) => passageJson.length)) {
    await db.insertInto("passages").values(slice).execute();
    await setImmediate();
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
