import { setImmediate } from "node:timers/promises";
import type { Insertable } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import type { QuestionsTable } from "../../platform/database/schema.ts";
import { makeFindable } from "../datasets/search-store.ts";

/** The SQL of copying sets. `db` may be a transaction. */

/** SQLite binds at most 32,766 values in one statement. */
const ROWS_PER_INSERT = 100;

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
