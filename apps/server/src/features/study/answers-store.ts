import type { Selectable } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import type { AnswersTable, QuestionVersionsTable } from "../../platform/database/schema.ts";

/**
 * Of these questions those that the account owns, with what decides whether an answer is right. One whose set is in the
 * trash counts as deleted.
 */
export async function findAnswered(db: Database, accountId: string, ids: readonly number[]) {
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .select(["questions.id", "questions.datasetId", "questions.groundTruthOptionId", "questions.optionsJson"])
    .select(["questions.version"])
    .select(({ fn }) => fn.coalesce("questions.deletedAt", "datasets.trashedAt").as("deletedAt"))
    .where("questions.id", "in", ids)
    .where("datasets.accountId", "=", accountId)
    .execute();
}

/** Versions asked for at a time: SQLite parses conditions only to a depth. */
const VERSIONS = 100;

/** These earlier versions of questions, as far as they are kept. The caller knows that the account owns the questions. */
export async function findEarlierVersions(
  db: Database,
  wanted: readonly { readonly questionId: number; readonly version: number }[],
) {
  const byVersion = [...Map.groupBy(wanted, ({ version }) => version)];
  const found: Selectable<QuestionVersionsTable>[] = [];
  for (let start = 0; start < byVersion.length; start += VERSIONS) {
    const some = byVersion.slice(start, start + VERSIONS);
    const rows = await db
      .selectFrom("questionVersions")
      .selectAll()
      .where((eb) =>
        eb.or(
          some.map(([version, of]) => {
            const ids = of.map(({ questionId }) => questionId);
            return eb.and([eb("version", "=", version), eb("questionId", "in", ids)]);
          }),
        ),
      )
      .execute();
    found.push(...rows);
  }
  return found;
}

const answersOf = (db: Database, accountId: string) =>
  db.selectFrom("answers").where("accountId", "=", accountId);

/** Which of these answers the log has. */
export async function findLogged(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await answersOf(db, accountId).select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Stores those that are not there yet; returns their ids. */
export async function insertAnswers(db: Database, rows: readonly AnswersTable[]): Promise<Set<string>> {
  const stored = await db
    .insertInto("answers")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["accountId", "id"]).doNothing())
    .returning("id")
    .execute();
  return new Set(stored.map(({ id }) => id));
}

export async function findAnswersTo(db: Database, accountId: string, questionIds: readonly number[]) {
  return answersOf(db, accountId).selectAll().where("questionId", "in", questionIds).execute();
}

/** How many answers the log has to each of these questions, to whatever version; those without any are left out. */
export async function countAnswersTo(
  db: Database,
  accountId: string,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (questionIds.length === 0) return new Map();
  const rows = await answersOf(db, accountId)
    .select(({ fn }) => ["questionId", fn.countAll<number>().as("count")])
    .where("questionId", "in", questionIds)
    .groupBy("questionId")
    .execute();
  return new Map(rows.map(({ questionId, count }) => [questionId, Number(count)]));
}

/** Question by question, those to the newest ones first. */
export async function findNewestAnswers(
  db: Database,
  accountId: string,
  before: { questionId: number; id: string },
  most: number,
) {
  return answersOf(db, accountId)
    .selectAll()
    .where((eb) => eb(eb.refTuple("questionId", "id"), "<", eb.tuple(before.questionId, before.id)))
    .orderBy("questionId", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** The newest first. */
export async function findLastDurations(db: Database, accountId: string, most: number): Promise<number[]> {
  const rows = await answersOf(db, accountId)
    .select("durationMs")
    .orderBy("answeredAt", "desc")
    .limit(most)
    .execute();
  return rows.map(({ durationMs }) => durationMs);
}

/** In the order they were given. For exports and for folding all of them anew. */
export async function listAnswers(
  db: Database,
  accountId: string,
  from: { answeredAt: number; id: string },
  most: number,
) {
  return answersOf(db, accountId)
    .selectAll()
    .where((eb) => eb(eb.refTuple("answeredAt", "id"), ">", eb.tuple(from.answeredAt, from.id)))
    .orderBy("answeredAt")
    .orderBy("id")
    .limit(most)
    .execute();
}
