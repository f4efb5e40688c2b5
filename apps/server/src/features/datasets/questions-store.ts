import { setImmediate } from "node:timers/promises";
import type { ExpressionBuilder, Insertable } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { QuestionsTable, Tables } from "../../platform/database/schema.ts";
import { slicesOf } from "../../platform/database/slices.ts";
import { type AskedColumns, sameKeyOf } from "../../platform/same-key.ts";
import {
  type DatasetRow,
  type NewQuestion,
  QUESTION_COLUMNS,
  type QuestionRow,
  toQuestionRow,
} from "./entities.ts";
import { makeFindable } from "./search-store.ts";

/** Those that are not deleted. */
const present = (db: Database, datasetId: string) =>
  db.selectFrom("questions").where("datasetId", "=", datasetId).where("deletedAt", "is", null);

const inOrder = (db: Database, datasetId: string) =>
  present(db, datasetId).orderBy("passage").orderBy("ordinal");

const questionsOf = prepared((db, { datasetId, limit }: { datasetId: string; limit: number }) =>
  inOrder(db, datasetId).select(QUESTION_COLUMNS).limit(limit),
);

/** Those that are not deleted, ordered by passage, then in the order they were written. */
export async function findQuestions(
  db: Database,
  datasetId: string,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<QuestionRow[]> {
  return questionsOf(db, { datasetId, limit });
}

/** Questions read at a time: some 5 ms. */
const PAGE = 200;

type Place = Pick<QuestionsTable, "datasetId" | "passage" | "ordinal">;

const pageAfter = prepared((db, { datasetId, passage, ordinal }: Place) =>
  db
    .selectFrom("questions")
    .select([...QUESTION_COLUMNS, "ordinal", "deletedAt", "changedAt", "isAdded"])
    .where("datasetId", "=", datasetId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("passage", "ordinal"), ">", tuple(passage, ordinal)))
    .orderBy("passage")
    .orderBy("ordinal")
    .limit(PAGE),
);

/**
 * All questions of a set in their order, deleted ones included, some at a time. SQLite reads in this thread: between
 * two parts the event loop gets to other calls.
 */
export async function* readQuestions(db: Database, datasetId: string) {
  for (let after = { datasetId, passage: -1, ordinal: -1 }; ; ) {
    const rows = await pageAfter(db, after);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = { datasetId, passage: last.passage, ordinal: last.ordinal };
    await setImmediate();
  }
}

/** What decides which questions are the same, of all that are not deleted. */
export async function findAsked(db: Database, datasetId: string): Promise<AskedColumns[]> {
  return present(db, datasetId)
    .select(["text", "optionsJson", "groundTruthOptionId", "context", "needsPicture"])
    .execute();
}

/** The questions of a set by passage, for figures by section. */
export async function findPlacesOf(db: Database, datasetId: string) {
  return inOrder(db, datasetId).select(["id", "passage"]).execute();
}

/** The right options of a set's questions, where they are known. */
export async function findKeys(db: Database, datasetId: string) {
  return present(db, datasetId)
    .select(["id", "groundTruthOptionId as key"])
    .where("groundTruthOptionId", "is not", null)
    .execute();
}

/** In order, deleted ones included; with the first version of each, if that is not the present one. */
const withFirstVersions = (db: Database, datasetId: string) =>
  db
    .selectFrom("questions")
    .leftJoin("questionVersions as first", (join) =>
      join.onRef("first.questionId", "=", "questions.id").on("first.version", "=", 1),
    )
    .select(QUESTION_COLUMNS.map((column) => `questions.${column}` as const))
    .select(["first.contentJson as firstJson", "questions.isAdded"])
    .where("questions.datasetId", "=", datasetId)
    .orderBy("questions.passage")
    .orderBy("questions.ordinal");

/** What the job of a set has written so far, whatever its owner made of it since. */
export async function findWrittenQuestions(db: Database, datasetId: string) {
  return withFirstVersions(db, datasetId).where("questions.isAdded", "is", null).execute();
}

/** All that a set has or had. */
export async function findAllQuestions(db: Database, datasetId: string) {
  return withFirstVersions(db, datasetId).execute();
}

/** Whether a set has questions, deleted ones included. */
export async function hasQuestions(db: Database, datasetId: string): Promise<boolean> {
  const found = await db
    .selectFrom("questions")
    .select("id")
    .where("datasetId", "=", datasetId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** In a query on questions: nobody has reported it. */
export function isUnreported({ not, exists, selectFrom }: ExpressionBuilder<Tables, "questions">) {
  return not(
    exists(
      selectFrom("questionReports")
        .select("questionReports.questionId")
        .whereRef("questionReports.questionId", "=", "questions.id"),
    ),
  );
}

export interface RecordedPassage {
  readonly datasetId: string;
  readonly passage: number;
  /** False if more of this passage may follow. */
  readonly isLast: boolean;
  readonly items: readonly NewQuestion[];
  /** The set's report and warnings, this passage included. */
  readonly qualityJson: string | null;
  readonly warningsJson: string;
  /** Estimated number of questions in the complete set. */
  readonly estimated: number;
  readonly now: number;
}

/** Number of questions that a passage has already, if it was recorded in parts. */
async function countOfPassage(db: Database, datasetId: string, passage: number): Promise<number> {
  const { count } = await db
    .selectFrom("questions")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("datasetId", "=", datasetId)
    .where("passage", "=", passage)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Stores a passage's questions, or the next ones of it, and updates the set's counts; call it inside a transaction.
 * Throws if the passage was recorded before, so that no retry can store a question twice.
 */
export async function recordPassage(
  db: Database,
  { datasetId, passage, isLast, items, qualityJson, warningsJson, estimated, now }: RecordedPassage,
): Promise<DatasetRow> {
  const marked = await db
    .updateTable("passages")
    .set({ recordedAt: isLast ? now : null })
    .where("datasetId", "=", datasetId)
    .where("ordinal", "=", passage)
    .where("recordedAt", "is", null)
    .executeTakeFirst();
  if (marked.numUpdatedRows !== 1n) throw new Error(`Passage ${passage} is unknown or was recorded before.`);
  const newOptions = items.reduce((sum, { options }) => sum + options.length, 0);
  const dataset = await db
    .updateTable("datasets")
    .set((eb) => ({
      status: "PROCESSING" as const,
      processedChunks: eb("processedChunks", "+", isLast ? 1 : 0),
      questionCount: eb("questionCount", "+", items.length),
      optionCount: eb("optionCount", "+", newOptions),
      qualityJson,
      warningsJson,
      totalEstimated: estimated,
      updatedAt: now,
    }))
    .where("id", "=", datasetId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeMore(db, dataset.accountId, { datasetId, passage, items });
  return dataset;
}

/** Adds questions behind those of a passage, made findable; call it inside a transaction. */
export async function storeMore(
  db: Database,
  accountId: string,
  { datasetId, passage, items }: { datasetId: string; passage: number; items: readonly NewQuestion[] },
): Promise<void> {
  let ordinal = await countOfPassage(db, datasetId, passage);
  for (const slice of slicesOf(items, charsOf)) {
    const rows = slice.map((item) => {
      const row = toQuestionRow(item, { datasetId, passage, ordinal: ordinal++ });
      return { ...row, sameKey: sameKeyOf(accountId, row) };
    });
    await insertFindable(db, accountId, rows);
  }
}

const charsOf = ({ text, options }: NewQuestion) =>
  options.reduce((sum, option) => sum + option.text.length, text.length);

/** Stores questions, a slice of them, and makes them findable; call it inside a transaction. */
export async function insertFindable(
  db: Database,
  accountId: string,
  rows: readonly Insertable<QuestionsTable>[],
): Promise<void> {
  const inserted = db.insertInto("questions").values(rows);
  await makeFindable(db, accountId, await inserted.returning(["id", "text", "optionsJson"]).execute());
  await setImmediate();
}
