import { setImmediate } from "node:timers/promises";
import type { Insertable } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import type { QuestionsTable } from "../../platform/database/schema.ts";
import { makeFindable } from "../datasets/store.ts";

/** The SQL of copying sets. `db` may be a transaction. */

/** SQLite binds at most 32,766 values in one statement. */
const ROWS_PER_INSERT = 100;

/** Passages read at a time. */
const PASSAGES = 40;

/**
 * The passages that were worked on, in order, some at a time. SQLite reads in this thread: between two parts of a long
 * text the event loop gets to other calls.
 */
export async function* readWorkedOn(db: Database, datasetId: string) {
  for (let from = 0; ; ) {
    const rows = await findWorkedOn(db, datasetId, from, PASSAGES);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PASSAGES) return;
    from = last.ordinal + 1;
    await setImmediate();
  }
}

async function findWorkedOn(db: Database, datasetId: string, from: number, most: number) {
  return db
    .selectFrom("passages")
    .select(["ordinal", "passageJson"])
    .where("datasetId", "=", datasetId)
    .where("recordedAt", "is not", null)
    .where("ordinal", ">=", from)
    .orderBy("ordinal")
    .limit(most)
    .execute();
}

/** Whole rows of the questions of these passages, without deleted ones, in order. */
export async function findWhole(db: Database, datasetId: string, passages: { from: number; to: number }) {
  return db
    .selectFrom("questions")
    .selectAll()
    .where("datasetId", "=", datasetId)
    .where("passage", ">=", passages.from)
    .where("passage", "<=", passages.to)
    .where("deletedAt", "is", null)
    .orderBy("passage")
    .orderBy("ordinal")
    .execute();
}

/** How many questions each passage has, without deleted ones. */
export async function countByPassage(db: Database, datasetId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("questions")
    .select(({ fn }) => ["passage", fn.countAll<number>().as("count")])
    .where("datasetId", "=", datasetId)
    .where("deletedAt", "is", null)
    .groupBy("passage")
    .execute();
  return new Map(rows.map(({ passage, count }) => [passage, Number(count)]));
}

export async function markWorkedOn(db: Database, datasetId: string, now: number): Promise<void> {
  await db.updateTable("passages").set({ recordedAt: now }).where("datasetId", "=", datasetId).execute();
}

/** Stores questions of a set, and makes them findable. */
export async function insertCopies(
  db: Database,
  accountId: string,
  rows: readonly Insertable<QuestionsTable>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const inserted = db.insertInto("questions").values(rows.slice(start, start + ROWS_PER_INSERT));
    await makeFindable(db, accountId, await inserted.returning(["id", "text", "optionsJson"]).execute());
    await setImmediate();
  }
}
