import { sql } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import { type OfSet, setsInTrash } from "./sets-store.ts";

/** Where its evidence stands tells a question from its siblings; its place, the order of the document. */
const PLACED = [
  "questions.id as questionId",
  ...(["questions.datasetId", "questions.passage", "questions.ordinal", "questions.sourceJson"] as const),
  "questions.sameKey",
] as const;

const placed = (db: Database) => db.selectFrom("questions").select(PLACED);

/** In a query on questions: others of the account that are the same and were answered. */
const sameAnswered = (db: Database, accountId: string) =>
  db
    .selectFrom("questions as other")
    // As SQLite joins in this order then: by the key first. It would look through all states for each question.
    .crossJoin("reviewStates as of")
    .select("of.questionId")
    .where("of.questionId", "=", sql.ref<number>("other.id"))
    .where("of.accountId", "=", accountId)
    .where("of.datasetId", "not in", setsInTrash(db, accountId))
    .where("other.sameKey", "=", sql.ref<string>("questions.sameKey"))
    .where("other.id", "!=", sql.ref<number>("questions.id"));

interface DueWanted {
  readonly accountId: string;
  readonly now: number;
  readonly most: number;
}

/** What was wrong the last time and is due again; the longest due first. */
export async function findDueSteps(db: Database, wanted: DueWanted) {
  return dueOf(db, wanted).where("reviewStates.phase", "!=", sql.lit("review")).execute();
}

/** The other questions that are due; the longest due first. */
export async function findDueReviews(db: Database, wanted: DueWanted) {
  return dueOf(db, wanted).where("reviewStates.phase", "=", sql.lit("review")).execute();
}

const dueOf = (db: Database, { now, ...wanted }: DueWanted) =>
  plannedIn(db, { ...wanted, from: 0, to: now + 1 });

interface Planned extends Pick<DueWanted, "accountId" | "most"> {
  readonly from: number;
  readonly to: number;
}

/** What becomes due in [from, to); the next first. */
export async function findComing(db: Database, wanted: Planned) {
  return plannedIn(db, wanted).execute();
}

const plannedIn = (db: Database, { accountId, from, to, most }: Planned) =>
  placed(db)
    .innerJoin("reviewStates", "reviewStates.questionId", "questions.id")
    .select(["reviewStates.plannedAt", "reviewStates.lastReviewAt", "reviewStates.phase"])
    .select(({ exists }) => {
      const later = sameAnswered(db, accountId).where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("of.lastReviewAt", "other.id"),
          ">",
          tuple(sql.ref<number>("reviewStates.lastReviewAt"), sql.ref<number>("questions.id")),
        ),
      );
      return exists(later).as("isStoodFor");
    })
    .where("reviewStates.accountId", "=", accountId)
    .where("reviewStates.datasetId", "not in", setsInTrash(db, accountId))
    .where("reviewStates.plannedAt", ">=", from)
    .where("reviewStates.plannedAt", "<", to)
    .orderBy("reviewStates.plannedAt")
    .limit(most);

/** Those that were answered last, at or after a moment. */
export async function findAnsweredSince(db: Database, accountId: string, since: number, most: number) {
  return placed(db)
    .innerJoin("reviewStates", "reviewStates.questionId", "questions.id")
    .where("reviewStates.accountId", "=", accountId)
    .where("reviewStates.datasetId", "not in", setsInTrash(db, accountId))
    .where("reviewStates.lastReviewAt", ">=", since)
    .orderBy("reviewStates.lastReviewAt", "desc")
    .limit(most)
    .execute();
}

/** Questions of a set that have a key and were never answered, nor the same ones of other sets, in the order of the document. */
export async function findUnseen(db: Database, { accountId, datasetId }: OfSet, most: number) {
  return unseen(db, accountId)
    .select(PLACED)
    .where("questions.datasetId", "=", datasetId)
    .orderBy("questions.passage")
    .orderBy("questions.ordinal")
    .limit(most)
    .execute();
}

const unseen = (db: Database, accountId: string) =>
  db
    .selectFrom("questions")
    .where("questions.groundTruthOptionId", "is not", null)
    .where("questions.deletedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("reviewStates")
            .select("reviewStates.questionId")
            .whereRef("reviewStates.questionId", "=", "questions.id")
            .where("reviewStates.accountId", "=", accountId),
        ),
      ),
    )
    .where(({ not, exists }) => not(exists(sameAnswered(db, accountId))));

/** By set: how many of its questions have a key and were never answered. */
export async function countUnseen(
  db: Database,
  accountId: string,
  datasetIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await unseen(db, accountId)
    .select((eb) => ["questions.datasetId", eb.fn.countAll<number>().as("count")])
    .where("questions.datasetId", "in", datasetIds)
    .groupBy("questions.datasetId")
    .execute();
  return new Map(rows.map(({ datasetId, count }) => [datasetId, Number(count)]));
}
