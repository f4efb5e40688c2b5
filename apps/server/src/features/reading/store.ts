import type { Database } from "../../platform/database/open.ts";

/** The SQL of reading the stored text of a set. */

/** Passages from `from` on. */
export async function findTextOf(db: Database, datasetId: string, from: number, most: number) {
  return db
    .selectFrom("passages")
    .select(["ordinal", "passageJson"])
    .where("datasetId", "=", datasetId)
    .where("ordinal", ">=", from)
    .orderBy("ordinal")
    .limit(most)
    .execute();
}

export async function countPassages(db: Database, datasetId: string): Promise<number> {
  const { count } = await db
    .selectFrom("passages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("datasetId", "=", datasetId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The questions of some passages that are not deleted. */
export async function findQuestionsIn(db: Database, datasetId: string, from: number, to: number) {
  return db
    .selectFrom("questions")
    .select(["id", "passage", "sourceJson"])
    .where("datasetId", "=", datasetId)
    .where("passage", ">=", from)
    .where("passage", "<", to)
    .where("deletedAt", "is", null)
    .orderBy("passage")
    .orderBy("ordinal")
    .execute();
}

/** The passage that a question of this set comes from. */
export async function findPassageOf(db: Database, datasetId: string, questionId: number) {
  const row = await db
    .selectFrom("questions")
    .select("passage")
    .where("id", "=", questionId)
    .where("datasetId", "=", datasetId)
    .executeTakeFirst();
  return row?.passage;
}
