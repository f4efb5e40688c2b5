import { LIMITS } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { ReviewStatesTable } from "../../platform/database/schema.ts";
import { type OfSet, setsInTrash } from "./sets-store.ts";

/** Whether a question is due again only after a long time, and its last mistake was made good for. */
export function isKnown({
  phase,
  dueAt,
  lastReviewAt,
  rightDays,
}: Omit<ReviewStatesTable, "plannedAt">): boolean {
  const isLong = Number(dueAt) - Number(lastReviewAt) >= LIMITS.study.knownFromMs;
  return phase === "review" && rightDays === null && isLong;
}

const statesOf = (db: Database, accountId: string) =>
  db.selectFrom("reviewStates").selectAll().where("accountId", "=", accountId);

export async function findStates(db: Database, accountId: string, questionIds: readonly number[]) {
  return statesOf(db, accountId).where("questionId", "in", questionIds).execute();
}

export async function findStatesOfSets(db: Database, accountId: string, datasetIds: readonly string[]) {
  return statesOf(db, accountId).where("datasetId", "in", datasetIds).execute();
}

/** In the order of the questions' ids. */
export async function listStates(db: Database, accountId: string, after: number, most: number) {
  return statesOf(db, accountId).where("questionId", ">", after).orderBy("questionId").limit(most).execute();
}

export async function storeStates(db: Database, rows: readonly ReviewStatesTable[]): Promise<void> {
  await db
    .insertInto("reviewStates")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["accountId", "questionId"]).doUpdateSet((eb) => ({
        dueAt: eb.ref("excluded.dueAt"),
        plannedAt: eb.ref("excluded.plannedAt"),
        stability: eb.ref("excluded.stability"),
        difficulty: eb.ref("excluded.difficulty"),
        reps: eb.ref("excluded.reps"),
        lapses: eb.ref("excluded.lapses"),
        firstReviewAt: eb.ref("excluded.firstReviewAt"),
        lastReviewAt: eb.ref("excluded.lastReviewAt"),
        phase: eb.ref("excluded.phase"),
        rightDays: eb.ref("excluded.rightDays"),
        lastRightDay: eb.ref("excluded.lastRightDay"),
      })),
    )
    .execute();
}

/** States whose moment lies in [from, to). */
export async function countStates(
  db: Database,
  accountId: string,
  column: "plannedAt" | "firstReviewAt" | "lastReviewAt",
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { count } = await db
    .selectFrom("reviewStates")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .where("datasetId", "not in", setsInTrash(db, accountId))
    .where(column, ">=", from)
    .where(column, "<", to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In the order of their last answers: the longest unanswered first ("asc"), or the last answered. */
export async function findMistakes(
  db: Database,
  accountId: string,
  { most, order }: { readonly most: number; readonly order: "asc" | "desc" },
): Promise<number[]> {
  const rows = await mistakes(db, accountId)
    .select("questionId")
    .orderBy("lastReviewAt", order)
    .limit(most)
    .execute();
  return rows.map(({ questionId }) => questionId);
}

export async function countMistakes(db: Database, accountId: string): Promise<number> {
  const { count } = await mistakes(db, accountId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of those of one set, in rising order. */
export async function findMistakesOfSet(db: Database, { accountId, datasetId }: OfSet): Promise<number[]> {
  const rows = await mistakes(db, accountId)
    .select("questionId")
    .where("datasetId", "=", datasetId)
    .orderBy("questionId")
    .execute();
  return rows.map(({ questionId }) => questionId);
}

const mistakes = (db: Database, accountId: string) =>
  db
    .selectFrom("reviewStates")
    .where("accountId", "=", accountId)
    .where("datasetId", "not in", setsInTrash(db, accountId))
    .where("rightDays", "is not", null);

const deleted = (db: Database, accountId: string) =>
  db.deleteFrom("reviewStates").where("accountId", "=", accountId);

/** So many of a set that is in the trash; returns how many there were. */
export async function deleteStatesOfTrashed(
  db: Database,
  { accountId, datasetId }: OfSet,
  most: number,
): Promise<number> {
  const some = db
    .selectFrom("reviewStates")
    .innerJoin("datasets", "datasets.id", "reviewStates.datasetId")
    .select("reviewStates.questionId")
    .where("reviewStates.accountId", "=", accountId)
    .where("reviewStates.datasetId", "=", datasetId)
    .where("datasets.trashedAt", "is not", null)
    .limit(most);
  const { numDeletedRows } = await deleted(db, accountId).where("questionId", "in", some).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteStatesOf(
  db: Database,
  accountId: string,
  questionIds: readonly number[],
): Promise<void> {
  await deleted(db, accountId).where("questionId", "in", questionIds).execute();
}
