import { type Insertable, sql } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import type {
  QuestionReportsTable,
  QuestionsTable,
  QuestionVersionsTable,
} from "../../platform/database/schema.ts";
import { sameKeyOf } from "../../platform/same-key.ts";
import { QUESTION_COLUMNS } from "../datasets/entities.ts";
import { makeFindable } from "../datasets/search-store.ts";

/** The SQL of changes that owners make to their questions, and all of versions and reports. `db` may be a transaction. */

export interface OwnedQuestion {
  readonly accountId: string;
  readonly id: number;
}

/** Deleted or not, unless its set is in the trash; with what its set knows of it. */
export async function findQuestion(db: Database, { accountId, id }: OwnedQuestion) {
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .select(QUESTION_COLUMNS.map((column) => `questions.${column}` as const))
    .select(["questions.datasetId", "questions.ordinal", "questions.changedAt", "questions.deletedAt"])
    .where("questions.id", "=", id)
    .where("datasets.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null)
    .executeTakeFirst();
}

export type FoundQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Counts one more change of a set, and what it changed; undefined if the account has no such set. */
export async function countChange(
  db: Database,
  { accountId, id }: { accountId: string; id: string },
  change: { readonly questions: number; readonly options: number; readonly now: number },
) {
  return db
    .updateTable("datasets")
    .set((eb) => ({
      revision: eb("revision", "+", 1),
      questionCount: eb("questionCount", "+", change.questions),
      optionCount: eb("optionCount", "+", change.options),
      updatedAt: change.now,
    }))
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .returning(["id", "language", "questionCount"])
    .executeTakeFirst();
}

/**
 * Stores a version that is no longer the present one, and forgets those that are too old, but never the first. Returns
 * the pictures that these named, by their hashes.
 */
export async function keepVersion(
  db: Database,
  row: QuestionVersionsTable,
  versionsKept: number,
): Promise<string[]> {
  await db.insertInto("questionVersions").values(row).execute();
  const forgotten = await db
    .deleteFrom("questionVersions")
    .where("questionId", "=", row.questionId)
    .where("version", ">", 1)
    .where("version", "<=", row.version - versionsKept)
    .returning("contentJson")
    .execute();
  return forgotten.flatMap(({ contentJson }) =>
    [...contentJson.matchAll(/\(picture:([0-9a-f]{64})-/g)].map(([, hash = ""]) => hash),
  );
}

/** The newest first. */
export async function findVersions(db: Database, questionId: number): Promise<QuestionVersionsTable[]> {
  return db
    .selectFrom("questionVersions")
    .selectAll()
    .where("questionId", "=", questionId)
    .orderBy("version", "desc")
    .execute();
}

/** The last deleted first. */
export async function findDeleted(db: Database, datasetId: string) {
  return db
    .selectFrom("questions")
    .select([...QUESTION_COLUMNS, "deletedAt"])
    .where("datasetId", "=", datasetId)
    .where("deletedAt", "is not", null)
    .orderBy("deletedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function findPassage(db: Database, datasetId: string, ordinal: number) {
  return db
    .selectFrom("passages")
    .select("passageJson")
    .where("datasetId", "=", datasetId)
    .where("ordinal", "=", ordinal)
    .executeTakeFirst();
}

/** Until the transaction ends, no job adds questions to this passage. */
export async function lockPassage(db: Database, datasetId: string, ordinal: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passages")
    .set((eb) => ({ recordedAt: eb.ref("recordedAt") }))
    .where("datasetId", "=", datasetId)
    .where("ordinal", "=", ordinal)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Inserts a question at its ordinal; those from there on move by one. The places of a passage have no gap, since its
 * job takes the next one by counting.
 */
export async function insertQuestion(
  db: Database,
  accountId: string,
  row: Insertable<QuestionsTable>,
): Promise<number> {
  const { datasetId, passage, ordinal } = row;
  const behind = db
    .updateTable("questions")
    .where("datasetId", "=", datasetId)
    .where("passage", "=", passage);
  // In two steps, since no two may have one place even for a moment.
  await behind
    .set({ ordinal: sql<number>`-1 - ${sql.ref("ordinal")}` })
    .where("ordinal", ">=", ordinal)
    .execute();
  const { id } = await db
    .insertInto("questions")
    .values({ ...row, sameKey: sameKeyOf(accountId, row) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await behind
    .set({ ordinal: sql<number>`-${sql.ref("ordinal")}` })
    .where("ordinal", "<", 0)
    .execute();
  await makeFindable(db, accountId, [{ ...row, id }]);
  return id;
}

/** Replaces an earlier report of the same question. */
export async function storeReport(db: Database, row: QuestionReportsTable): Promise<void> {
  const { questionId: _, ...changed } = row;
  await db
    .insertInto("questionReports")
    .values(row)
    .onConflict((conflict) => conflict.column("questionId").doUpdateSet(changed))
    .execute();
}

export async function deleteReport(db: Database, { accountId, id }: OwnedQuestion): Promise<void> {
  await db
    .deleteFrom("questionReports")
    .where("questionId", "=", id)
    .where("accountId", "=", accountId)
    .execute();
}

export async function findReport(db: Database, { accountId, id }: OwnedQuestion) {
  return db
    .selectFrom("questionReports")
    .selectAll()
    .where("questionId", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
}

/** Of all questions of a set, in the order of their ids. */
export async function listVersionsOf(db: Database, datasetId: string): Promise<QuestionVersionsTable[]> {
  return db
    .selectFrom("questions")
    .innerJoin("questionVersions", "questionVersions.questionId", "questions.id")
    .selectAll("questionVersions")
    .where("questions.datasetId", "=", datasetId)
    .orderBy("questionVersions.questionId")
    .orderBy("questionVersions.version")
    .execute();
}

/** Of some questions, in the order of their ids; for exports. */
export async function findVersionsOf(db: Database, ids: readonly number[]): Promise<QuestionVersionsTable[]> {
  if (ids.length === 0) return [];
  const found = db.selectFrom("questionVersions").selectAll().where("questionId", "in", ids);
  return found.orderBy("questionId").orderBy("version").execute();
}

/** What an account reported of some questions. */
export async function findReportsOf(
  db: Database,
  accountId: string,
  ids: readonly number[],
): Promise<QuestionReportsTable[]> {
  if (ids.length === 0) return [];
  const found = db.selectFrom("questionReports").selectAll().where("questionId", "in", ids);
  return found.where("accountId", "=", accountId).orderBy("questionId").execute();
}
