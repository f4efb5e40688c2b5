import type { ExamRules } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { AttemptsTable, ExamsTable } from "../../platform/database/schema.ts";

/** All SQL of exams and attempts. `db` may be a transaction. */

export interface Owned {
  readonly accountId: string;
  readonly id: string;
}

export async function insertExam(db: Database, row: ExamsTable): Promise<void> {
  await db.insertInto("exams").values(row).execute();
}

export async function countExams(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom("exams")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest first. */
export async function findExams(db: Database, accountId: string): Promise<ExamsTable[]> {
  return db
    .selectFrom("exams")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

export async function findExam(db: Database, { accountId, id }: Owned): Promise<ExamsTable | undefined> {
  return db
    .selectFrom("exams")
    .selectAll()
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
}

export async function storeRules(db: Database, { accountId, id }: Owned, rules: ExamRules): Promise<void> {
  const updating = db.updateTable("exams").set({ rulesJson: JSON.stringify(rules) });
  await updating.where("id", "=", id).where("accountId", "=", accountId).execute();
}

export async function deleteExam(db: Database, { accountId, id }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("exams")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What the history shows of attempts, without their questions. */
const SUMMARY = ["id", "examId", "startedAt", "deadline", "submittedAt", "resultJson"] as const;
export type AttemptRow = Pick<AttemptsTable, (typeof SUMMARY)[number]>;

/** Of all exams of an account, the last first. */
export async function findAttempts(db: Database, accountId: string): Promise<AttemptRow[]> {
  return db
    .selectFrom("attempts")
    .select(SUMMARY)
    .where("accountId", "=", accountId)
    .orderBy("startedAt", "desc")
    .execute();
}

export async function findLastAttempt(db: Database, accountId: string, examId: string) {
  return attemptsOf(db, accountId, examId).limit(1).executeTakeFirst();
}

const attemptsOf = (db: Database, accountId: string, examId: string) =>
  db
    .selectFrom("attempts")
    .selectAll()
    .where("examId", "=", examId)
    .where("accountId", "=", accountId)
    .orderBy("startedAt", "desc");

export async function findAttempt(
  db: Database,
  { accountId, id }: Owned,
): Promise<AttemptsTable | undefined> {
  return db
    .selectFrom("attempts")
    .selectAll()
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
}

export async function insertAttempt(db: Database, row: AttemptsTable): Promise<void> {
  await db.insertInto("attempts").values(row).execute();
}

/** The attempt that was handed in last, with the rules of its exam. */
export async function findLastResult(db: Database, accountId: string) {
  return db
    .selectFrom("attempts")
    .innerJoin("exams", "exams.id", "attempts.examId")
    .select(["attempts.id", "attempts.submittedAt", "attempts.resultJson", "exams.rulesJson"])
    .where("attempts.accountId", "=", accountId)
    .where("attempts.submittedAt", "is not", null)
    .orderBy("attempts.submittedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Does nothing to an attempt that is over. */
export async function storeAnswers(
  db: Database,
  { accountId, id }: Owned,
  answersJson: string,
): Promise<void> {
  await db
    .updateTable("attempts")
    .set({ answersJson })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("submittedAt", "is", null)
    .execute();
}

/** False if it was over already. */
export async function endAttempt(
  db: Database,
  { accountId, id }: Owned,
  end: Pick<AttemptsTable, "answersJson" | "submittedAt" | "resultJson">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("attempts")
    .set(end)
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("submittedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives an attempt that is over its result anew, with the answers and questions that it follows from. */
export async function storeResultAnew(
  db: Database,
  { accountId, id }: Owned,
  anew: Pick<AttemptsTable, "answersJson" | "questionsJson" | "resultJson">,
): Promise<void> {
  const updating = db
    .updateTable("attempts")
    .set(anew)
    .where("id", "=", id)
    .where("accountId", "=", accountId);
  await updating.where("submittedAt", "is not", null).execute();
}

/** The questions' keys now, with what was told of them since; without deleted ones and those in the trash. */
export async function findPresentKeys(db: Database, accountId: string, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .select(["questions.id", "questions.version", "questions.changedAt"])
    .select(["questions.groundTruthOptionId", "questions.aiExplanation"])
    .where("questions.id", "in", ids)
    .where("questions.deletedAt", "is", null)
    .where("datasets.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null)
    .execute();
}

/** Open attempts whose deadline was before a moment, with when their accounts were made. */
export async function findAbandoned(db: Database, before: number, most: number) {
  return db
    .selectFrom("attempts")
    .innerJoin("accounts", "accounts.id", "attempts.accountId")
    .select(["attempts.id", "attempts.accountId", "accounts.createdAt as since"])
    .where("attempts.submittedAt", "is", null)
    .where("attempts.deadline", "<", before)
    .limit(most)
    .execute();
}

/** Those of these sets that an account has, be it in the trash. */
export async function findOwnSets(db: Database, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("datasets")
    .select("id")
    .where("id", "in", ids)
    .where("accountId", "=", accountId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of all attempts of an account. */
export async function findAttemptIds(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom("attempts").select("id").where("accountId", "=", accountId).execute();
  return rows.map(({ id }) => id);
}

export async function storeErased(
  db: Database,
  { accountId, id }: Owned,
  attempt: Pick<AttemptsTable, "questionsJson" | "resultJson">,
): Promise<void> {
  const updating = db.updateTable("attempts").set(attempt);
  await updating.where("id", "=", id).where("accountId", "=", accountId).execute();
}

/** Questions with a key that an exam may ask; the account must own their sets, and not have deleted them. */
export async function findPool(db: Database, accountId: string, sets: ExamRules["sets"]) {
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .select(["questions.id", "questions.datasetId", "questions.passage", "questions.sourceJson"])
    .select("questions.sameKey")
    .where(
      "questions.datasetId",
      "in",
      sets.map(({ datasetId }) => datasetId),
    )
    .where("questions.groundTruthOptionId", "is not", null)
    .where("questions.deletedAt", "is", null)
    .where("datasets.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null)
    .execute();
}
