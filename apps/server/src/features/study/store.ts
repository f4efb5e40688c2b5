import type { Confidence } from "@quizmill/contract";
import { type Selectable, sql } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import { isOwnerGone } from "../../platform/database/open.ts";
import type {
  AnswersTable,
  MemoryWeightsTable,
  QuestionVersionsTable,
  QuizSessionsTable,
  ReviewStatesTable,
  StudyDaysTable,
  StudySetsTable,
  StudySettingsTable,
} from "../../platform/database/schema.ts";
import { QUESTION_COLUMNS } from "../datasets/entities.ts";

/** All SQL of answers, review states, study settings and quiz sessions. `db` may be a transaction. */

interface OfSet {
  readonly accountId: string;
  readonly datasetId: string;
}

export async function findSettings(db: Database, accountId: string): Promise<StudySettingsTable | undefined> {
  return db.selectFrom("studySettings").selectAll().where("accountId", "=", accountId).executeTakeFirst();
}

export async function storeSettings(db: Database, row: StudySettingsTable): Promise<void> {
  const { accountId: _, ...changed } = row;
  await db
    .insertInto("studySettings")
    .values(row)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet(changed))
    .execute();
}

/** In the order of their versions. */
export async function listMemoryWeights(db: Database, accountId: string): Promise<MemoryWeightsTable[]> {
  return db
    .selectFrom("memoryWeights")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("version")
    .execute();
}

/** Does nothing where the version is there already: another process was quicker. */
export async function insertMemoryWeights(db: Database, row: MemoryWeightsTable): Promise<void> {
  await db
    .insertInto("memoryWeights")
    .values(row)
    .onConflict((conflict) => conflict.columns(["accountId", "version"]).doNothing())
    .execute();
}

/** Answers whose key was known, by the figures of all days. */
export async function countJudged(db: Database, accountId: string): Promise<number> {
  const { judged } = await db
    .selectFrom("studyDays")
    .select(({ fn }) => fn.sum<number>(sql`correct + wrong`).as("judged"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(judged ?? 0);
}

/** Question by question, those to the newest ones first. */
export async function findNewestAnswers(
  db: Database,
  accountId: string,
  before: { questionId: number; id: string },
  most: number,
) {
  return db
    .selectFrom("answers")
    .selectAll()
    .where("accountId", "=", accountId)
    .where((eb) => eb(eb.refTuple("questionId", "id"), "<", eb.tuple(before.questionId, before.id)))
    .orderBy("questionId", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

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

/** Which of these answers the log has. */
export async function findLogged(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("answers")
    .select("id")
    .where("accountId", "=", accountId)
    .where("id", "in", ids)
    .execute();
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
  return db
    .selectFrom("answers")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("questionId", "in", questionIds)
    .execute();
}

/** How many answers the log has to each of these questions, to whatever version; those without any are left out. */
export async function countAnswersTo(
  db: Database,
  accountId: string,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("answers")
    .select(({ fn }) => ["questionId", fn.countAll<number>().as("count")])
    .where("accountId", "=", accountId)
    .where("questionId", "in", questionIds)
    .groupBy("questionId")
    .execute();
  return new Map(rows.map(({ questionId, count }) => [questionId, Number(count)]));
}

/** The newest first. */
export async function findLastDurations(db: Database, accountId: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("answers")
    .select("durationMs")
    .where("accountId", "=", accountId)
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
  return db
    .selectFrom("answers")
    .selectAll()
    .where("accountId", "=", accountId)
    .where((eb) => eb(eb.refTuple("answeredAt", "id"), ">", eb.tuple(from.answeredAt, from.id)))
    .orderBy("answeredAt")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** The questions of a set with at least so many answers to their present version, in the order of the document. */
export async function findOftenAnswered(db: Database, { accountId, datasetId }: OfSet, least: number) {
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .innerJoin("answers", (join) =>
      join
        .onRef("answers.accountId", "=", "datasets.accountId")
        .onRef("answers.questionId", "=", "questions.id")
        .onRef("answers.questionVersion", "=", "questions.version"),
    )
    .select(({ fn }) => ["questions.id", "questions.version", fn.countAll<number>().as("answers")])
    .select("questions.optionsJson")
    .where("questions.datasetId", "=", datasetId)
    .where("questions.deletedAt", "is", null)
    .where("datasets.accountId", "=", accountId)
    .where("answers.chosenOptionId", "is not", null)
    .groupBy("questions.id")
    .having(({ fn }) => fn.countAll(), ">=", least)
    .orderBy("questions.passage")
    .orderBy("questions.ordinal")
    .execute();
}

/** Which options of which versions of these questions an account ever chose. */
export async function findChosen(db: Database, accountId: string, questionIds: readonly number[]) {
  return db
    .selectFrom("answers")
    .select(["questionId", "questionVersion as version", "chosenOptionId"])
    .distinct()
    .where("accountId", "=", accountId)
    .where("questionId", "in", questionIds)
    .execute();
}

export async function findStates(db: Database, accountId: string, questionIds: readonly number[]) {
  return db
    .selectFrom("reviewStates")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("questionId", "in", questionIds)
    .execute();
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

export async function addToDays(db: Database, rows: readonly StudyDaysTable[]): Promise<void> {
  await db
    .insertInto("studyDays")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["accountId", "day", "confidence"]).doUpdateSet((eb) => ({
        answers: eb("studyDays.answers", "+", eb.ref("excluded.answers")),
        correct: eb("studyDays.correct", "+", eb.ref("excluded.correct")),
        wrong: eb("studyDays.wrong", "+", eb.ref("excluded.wrong")),
        durationMs: eb("studyDays.durationMs", "+", eb.ref("excluded.durationMs")),
      })),
    )
    .execute();
}

export async function findStudySets(db: Database, accountId: string, datasetIds: readonly string[]) {
  return db
    .selectFrom("studySets")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("datasetId", "in", datasetIds)
    .execute();
}

/** Sets `seen` to the number of review states, and the time of the last answer to `at` if that is later. */
export async function touchStudySet(
  db: Database,
  { accountId, datasetId }: OfSet,
  at: number,
): Promise<void> {
  const { seen } = await db
    .selectFrom("reviewStates")
    .select((eb) => eb.fn.countAll<number>().as("seen"))
    .where("datasetId", "=", datasetId)
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("studySets")
    .values({ accountId, datasetId, seen: Number(seen), lastAnsweredAt: at, examSetAt: null, examAt: null })
    .onConflict((conflict) =>
      conflict.columns(["accountId", "datasetId"]).doUpdateSet((eb) => ({
        seen: eb.ref("excluded.seen"),
        lastAnsweredAt: eb
          .case()
          .when("studySets.lastAnsweredAt", ">", eb.ref("excluded.lastAnsweredAt"))
          .then(eb.ref("studySets.lastAnsweredAt"))
          .else(eb.ref("excluded.lastAnsweredAt"))
          .end(),
      })),
    )
    .execute();
}

export async function storeExamDate(
  db: Database,
  { accountId, datasetId }: OfSet,
  exam: { readonly examSetAt: number | null; readonly examAt: number | null },
): Promise<void> {
  await db
    .insertInto("studySets")
    .values({ accountId, datasetId, seen: 0, lastAnsweredAt: 0, ...exam })
    .onConflict((conflict) => conflict.columns(["accountId", "datasetId"]).doUpdateSet(exam))
    .execute();
}

export async function findStatesOfSets(db: Database, accountId: string, datasetIds: readonly string[]) {
  return db
    .selectFrom("reviewStates")
    .selectAll()
    .where("datasetId", "in", datasetIds)
    .where("accountId", "=", accountId)
    .execute();
}

/** The last studied first. */
export async function listStudySets(db: Database, accountId: string, most: number) {
  return studySets(db, accountId).orderBy("studySets.lastAnsweredAt", "desc").limit(most).execute();
}

export async function findStudySet(db: Database, { accountId, datasetId }: OfSet) {
  return studySets(db, accountId).where("studySets.datasetId", "=", datasetId).executeTakeFirst();
}

/** The sets whose exam lies in [from, to). */
export async function findExamSets(
  db: Database,
  accountId: string,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("studySets")
    .select("datasetId")
    .where("accountId", "=", accountId)
    .where("examAt", ">=", from)
    .where("examAt", "<", to)
    .execute();
  return rows.map(({ datasetId }) => datasetId);
}

export type StudySetRow = StudySetsTable & { readonly name: string; readonly questionCount: number };

const studySets = (db: Database, accountId: string) =>
  db
    .selectFrom("studySets")
    .innerJoin("datasets", "datasets.id", "studySets.datasetId")
    .selectAll("studySets")
    .select(["datasets.name", "datasets.questionCount"])
    .where("studySets.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null);

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
    .where("reviewStates.plannedAt", ">=", from)
    .where("reviewStates.plannedAt", "<", to)
    .orderBy("reviewStates.plannedAt")
    .limit(most);

/** Those that were answered last, at or after a moment. */
export async function findAnsweredSince(db: Database, accountId: string, since: number, most: number) {
  return placed(db)
    .innerJoin("reviewStates", "reviewStates.questionId", "questions.id")
    .where("reviewStates.accountId", "=", accountId)
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

/** The longest unanswered first. */
export async function findMistakes(db: Database, accountId: string, most: number): Promise<number[]> {
  const rows = await mistakes(db, accountId)
    .select("questionId")
    .orderBy("lastReviewAt")
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
  db.selectFrom("reviewStates").where("accountId", "=", accountId).where("rightDays", "is not", null);

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
    .where(column, ">=", from)
    .where(column, "<", to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whole questions with their sets, in no order. */
export async function findStudyQuestions(db: Database, accountId: string, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .leftJoin("reviewStates", (join) =>
      join.onRef("reviewStates.questionId", "=", "questions.id").on("reviewStates.accountId", "=", accountId),
    )
    .select(QUESTION_COLUMNS.map((column) => `questions.${column}` as const))
    .select(["questions.datasetId", "datasets.name as datasetName", "datasets.language"])
    .select("reviewStates.lastReviewAt")
    .where("questions.id", "in", ids)
    .where("questions.deletedAt", "is", null)
    .where("datasets.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null)
    .execute();
}

/** The newest first. */
export async function listDays(db: Database, accountId: string, from: number): Promise<StudyDaysTable[]> {
  return db
    .selectFrom("studyDays")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("day", ">=", from)
    .orderBy("day", "desc")
    .execute();
}

export async function sumByConfidence(db: Database, accountId: string) {
  const rows = await db
    .selectFrom("studyDays")
    .select(({ fn }) => [
      "confidence",
      fn.sum<number>("answers").as("answers"),
      fn.sum<number>("correct").as("correct"),
    ])
    .where("accountId", "=", accountId)
    .where("confidence", "!=", "")
    .groupBy("confidence")
    .execute();
  return rows.map(({ confidence, answers, correct }) => ({
    confidence: confidence as Confidence,
    answers: Number(answers),
    correct: Number(correct),
  }));
}

/** The questions of a set by passage, for figures by section. */
export async function findPlacesOf(db: Database, datasetId: string) {
  return db
    .selectFrom("questions")
    .select(["id", "passage"])
    .where("datasetId", "=", datasetId)
    .where("deletedAt", "is", null)
    .orderBy("passage")
    .orderBy("ordinal")
    .execute();
}

export async function findQuizSession(
  db: Database,
  { accountId, datasetId }: OfSet,
): Promise<QuizSessionsTable | undefined> {
  return db
    .selectFrom("quizSessions")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("datasetId", "=", datasetId)
    .executeTakeFirst();
}

/** The sessions stored last, after a moment, with the names of their sets. */
export async function findLastQuizSessions(db: Database, accountId: string, after: number, most: number) {
  return db
    .selectFrom("quizSessions")
    .innerJoin("datasets", "datasets.id", "quizSessions.datasetId")
    .select(["quizSessions.datasetId", "quizSessions.sessionJson", "quizSessions.updatedAt", "datasets.name"])
    .where("quizSessions.accountId", "=", accountId)
    .where("quizSessions.updatedAt", ">", after)
    .where("datasets.trashedAt", "is", null)
    .orderBy("quizSessions.updatedAt", "desc")
    .limit(most)
    .execute();
}

/** The right options of a set's questions, where they are known. */
export async function findKeys(db: Database, datasetId: string) {
  return db
    .selectFrom("questions")
    .select(["id", "groundTruthOptionId as key"])
    .where("datasetId", "=", datasetId)
    .where("deletedAt", "is", null)
    .where("groundTruthOptionId", "is not", null)
    .execute();
}

/** Stores the session as the next version; false if `row.version` does not follow what is stored, or the set is gone. */
export async function storeQuizSession(db: Database, row: QuizSessionsTable): Promise<boolean> {
  const { accountId, datasetId, version, sessionJson, updatedAt } = row;
  if (version > 1) {
    const { numUpdatedRows } = await db
      .updateTable("quizSessions")
      .set({ version, sessionJson, updatedAt })
      .where("accountId", "=", accountId)
      .where("datasetId", "=", datasetId)
      .where("version", "=", version - 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  try {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("quizSessions")
      .values(row)
      .onConflict((conflict) => conflict.columns(["accountId", "datasetId"]).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  } catch (error) {
    if (isOwnerGone(error)) return false;
    throw error;
  }
}

export async function findAnsweredAccounts(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("accounts")
    .select("id")
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("answers").select("answers.id").whereRef("answers.accountId", "=", "accounts.id")),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * In the order of their ids, with the key that counts; null for a question that is gone or deleted, or whose set is in
 * the trash.
 */
export async function findAnsweredQuestions(db: Database, accountId: string, after: number, most: number) {
  return db
    .selectFrom("answers")
    .leftJoin("questions", (join) =>
      join.onRef("questions.id", "=", "answers.questionId").on("questions.deletedAt", "is", null),
    )
    .leftJoin("datasets", (join) =>
      join.onRef("datasets.id", "=", "questions.datasetId").on("datasets.trashedAt", "is", null),
    )
    .select(["answers.questionId", "answers.datasetId"])
    .select(({ eb }) =>
      eb
        .case()
        .when("datasets.id", "is not", null)
        .then(eb.ref("questions.groundTruthOptionId"))
        .end()
        .as("key"),
    )
    .distinct()
    .where("answers.accountId", "=", accountId)
    .where("answers.questionId", ">", after)
    .orderBy("answers.questionId")
    .limit(most)
    .execute();
}

/** Of a set, in the order of their ids; with the key that counts, null for a deleted one. */
export async function findQuestionsOf(db: Database, datasetId: string, after: number, most: number) {
  return db
    .selectFrom("questions")
    .select(["id as questionId", "datasetId"])
    .select(({ eb }) =>
      eb.case().when("deletedAt", "is", null).then(eb.ref("groundTruthOptionId")).end().as("key"),
    )
    .where("datasetId", "=", datasetId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
}

export async function deleteStatesOfSet(db: Database, { accountId, datasetId }: OfSet): Promise<void> {
  await db
    .deleteFrom("reviewStates")
    .where("datasetId", "=", datasetId)
    .where("accountId", "=", accountId)
    .execute();
}

export async function deleteStatesOf(
  db: Database,
  accountId: string,
  questionIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom("reviewStates")
    .where("accountId", "=", accountId)
    .where("questionId", "in", questionIds)
    .execute();
}

export async function deleteDays(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("studyDays").where("accountId", "=", accountId).execute();
}

/** The figures of all days, from the whole log. */
export async function insertDaysFromAnswers(db: Database, accountId: string): Promise<void> {
  await db
    .insertInto("studyDays")
    .columns(["accountId", "day", "confidence", "answers", "correct", "wrong", "durationMs"])
    .expression((eb) =>
      eb
        .selectFrom("answers")
        .select(({ fn, lit, val, case: when }) => {
          const counted = (isCorrect: 0 | 1) =>
            fn.sum<number>(when().when("isCorrect", "=", isCorrect).then(lit(1)).else(lit(0)).end());
          return [
            ...(["accountId", "day"] as const),
            fn.coalesce("confidence", val("")).as("told"),
            fn.countAll<number>().as("answers"),
            counted(1).as("correct"),
            counted(0).as("wrong"),
            fn.sum<number>("durationMs").as("durationMs"),
          ];
        })
        .where("accountId", "=", accountId)
        .groupBy(["accountId", "day", "confidence"]),
    )
    .execute();
}

/** The sets that were answered and are still there, with the time of the last answer. */
export async function findDatasetsOf(db: Database, accountId: string) {
  return db
    .selectFrom("answers")
    .innerJoin("datasets", "datasets.id", "answers.datasetId")
    .select(({ fn }) => ["answers.datasetId", fn.max<number>("answers.answeredAt").as("lastAnsweredAt")])
    .where("answers.accountId", "=", accountId)
    .groupBy("answers.datasetId")
    .execute();
}

export async function listAllStudySets(db: Database, accountId: string): Promise<StudySetsTable[]> {
  return db.selectFrom("studySets").selectAll().where("accountId", "=", accountId).execute();
}

export async function listAllDays(db: Database, accountId: string): Promise<StudyDaysTable[]> {
  return db.selectFrom("studyDays").selectAll().where("accountId", "=", accountId).orderBy("day").execute();
}

/** In the order of the questions' ids. */
export async function listStates(db: Database, accountId: string, after: number, most: number) {
  return db
    .selectFrom("reviewStates")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("questionId", ">", after)
    .orderBy("questionId")
    .limit(most)
    .execute();
}

export async function listQuizSessions(db: Database, accountId: string): Promise<QuizSessionsTable[]> {
  return db.selectFrom("quizSessions").selectAll().where("accountId", "=", accountId).execute();
}

/** Answered questions of all accounts that no model wrote, in the order of their ids, with who owns them. */
export async function listAnsweredQuestions(db: Database, after: number, most: number) {
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .select(QUESTION_COLUMNS.map((column) => `questions.${column}` as const))
    .select("datasets.accountId")
    .where("questions.id", ">", after)
    .where((eb) => eb.or([eb("writtenBy", "is", null), eb("writtenBy", "=", "embedded")]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("answers")
          .select("answers.id")
          .whereRef("answers.accountId", "=", "datasets.accountId")
          .whereRef("answers.questionId", "=", "questions.id"),
      ),
    )
    .orderBy("questions.id")
    .limit(most)
    .execute();
}

/** How often each option of each version of these questions was chosen. */
export async function countChosen(db: Database, questionIds: readonly number[]) {
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .innerJoin("answers", (join) =>
      join
        .onRef("answers.accountId", "=", "datasets.accountId")
        .onRef("answers.questionId", "=", "questions.id"),
    )
    .select(["answers.questionId", "answers.questionVersion as version", "answers.chosenOptionId as chosen"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("questions.id", "in", questionIds)
    .where("answers.chosenOptionId", "is not", null)
    .groupBy(["answers.questionId", "answers.questionVersion", "answers.chosenOptionId"])
    .execute();
}
