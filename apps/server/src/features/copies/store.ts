import type { Insertable } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import type { QuestionsTable } from "../../platform/database/schema.ts";
import { slicesOf } from "../../platform/database/slices.ts";
import { insertFindable } from "../datasets/questions-store.ts";

/** The SQL of copying sets. `db` may be a transaction. */

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
  const charsOf = ({ text, optionsJson }: Insertable<QuestionsTable>) => text.length + optionsJson.length;
  for (const slice of slicesOf(rows, charsOf)) await insertFindable(db, accountId, slice);
}
