import type { Insertable } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import type { QuestionsTable } from "../../platform/database/schema.ts";
import { makeFindable } from "../datasets/store.ts";

/** The SQL of copying sets. `db` may be a transaction. */

/** SQLite binds at most 32,766 values in one statement. */
const ROWS_PER_INSERT = 200;

/** The passages that were worked on. */
export async function findWorkedOn(db: Database, datasetId: string) {
  return db
    .selectFrom("passages")
    .select(["ordinal", "passageJson"])
    .where("datasetId", "=", datasetId)
    .where("recordedAt", "is not", null)
    .orderBy("ordinal")
    .execute();
}

/** Whole rows, without deleted ones, in order. */
export async function findWhole(db: Database, datasetId: string) {
  return db
    .selectFrom("questions")
    .selectAll()
    .where("datasetId", "=", datasetId)
    .where("deletedAt", "is", null)
    .orderBy("passage")
    .orderBy("ordinal")
    .execute();
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
  }
}
