import { setImmediate } from "node:timers/promises";
import type { ErrorCode, Fallback, ModelUsage, Stats } from "@quizmill/contract";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { PassagesTable, QuestionsTable, Tables } from "../../platform/database/schema.ts";
import { storeSearched } from "../../platform/database/search.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { type AskedColumns, sameKeyOf } from "../../platform/same-key.ts";
import { folded, wordsToStore } from "../../platform/search-words.ts";
import {
  type DatasetRow,
  type NewQuestion,
  QUESTION_COLUMNS,
  type QuestionRow,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toContentColumns,
  toQuestionRow,
  toVersionContent,
  type VersionContent,
} from "./entities.ts";

/** All SQL of datasets, passages and questions. `db` may be a transaction. */

/** SQLite binds at most 32,766 values in one statement; a row of passages has three, one of questions fourteen. */
const ROWS_PER_INSERT = 200;

export interface Owned {
  readonly accountId: string;
  readonly id: string;
}

/** All that an account has, those in the trash included. */
const newestFirst = (db: Database, accountId: string) =>
  db
    .selectFrom("datasets")
    .where("accountId", "=", accountId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");

const summaries = prepared((db, { accountId }: { accountId: string }) =>
  newestFirst(db, accountId).select(SUMMARY_COLUMNS).where("trashedAt", "is", null),
);

/** Without those in the trash. */
export async function listSummaries(db: Database, accountId: string): Promise<SummaryRow[]> {
  return summaries(db, { accountId });
}

/** Of the account's sets that are not in the trash. */
export async function findNames(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("datasets")
    .select("name")
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .execute();
  return rows.map(({ name }) => name);
}

/** With those in the trash. */
export async function listDatasets(db: Database, accountId: string): Promise<DatasetRow[]> {
  return newestFirst(db, accountId).selectAll().execute();
}

const datasetOf = prepared((db, { accountId, id }: Owned) =>
  db
    .selectFrom("datasets")
    .leftJoin("jobs", "jobs.datasetId", "datasets.id")
    .selectAll("datasets")
    .select("jobs.id as jobId")
    .where("datasets.id", "=", id)
    .where("datasets.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null),
);

/** Unless it is in the trash; with the id of the job that makes or made it. */
export async function findDataset(db: Database, owned: Owned) {
  const [dataset] = await datasetOf(db, owned);
  return dataset;
}

/** For work that runs without its owner; API calls use `findDataset`. */
export async function readDataset(db: Database, id: string): Promise<DatasetRow | undefined> {
  return db.selectFrom("datasets").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function renameDataset(db: Database, { accountId, id }: Owned, name: string, now: number) {
  return db
    .updateTable("datasets")
    .set({ name, nameKey: folded(name), updatedAt: now })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export async function readStats(db: Database, accountId: string): Promise<Stats> {
  return db
    .selectFrom("datasets")
    .select(({ fn, lit }) => [
      fn.countAll<number>().as("datasets"),
      fn.coalesce(fn.sum<number>("questionCount"), lit(0)).as("questions"),
      fn.coalesce(fn.sum<number>("optionCount"), lit(0)).as("answerOptions"),
      fn.coalesce(fn.sum<number>("processedChunks"), lit(0)).as("processedChunks"),
      fn.coalesce(fn.sum<number>("totalChunks"), lit(0)).as("totalChunks"),
    ])
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .executeTakeFirstOrThrow();
}

const questionsOf = prepared((db, { datasetId, limit }: { datasetId: string; limit: number }) =>
  db
    .selectFrom("questions")
    .select(QUESTION_COLUMNS)
    .where("datasetId", "=", datasetId)
    .where("deletedAt", "is", null)
    .orderBy("passage")
    .orderBy("ordinal")
    .limit(limit),
);

/** Those that are not deleted, ordered by passage, then in the order they were written. */
export async function findQuestions(
  db: Database,
  datasetId: string,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<QuestionRow[]> {
  return questionsOf(db, { datasetId, limit });
}

/** What decides which questions are the same, of all that are not deleted. */
export async function findAsked(db: Database, datasetId: string): Promise<AskedColumns[]> {
  return db
    .selectFrom("questions")
    .select(["text", "optionsJson", "groundTruthOptionId", "context", "needsPicture"])
    .where("datasetId", "=", datasetId)
    .where("deletedAt", "is", null)
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

export async function insertDataset(db: Database, row: DatasetRow, passagesJson: readonly string[]) {
  await db.insertInto("datasets").values(row).execute();
  await insertPassages(db, row.id, unrecorded(passagesJson, 0));
}

function unrecorded(passagesJson: readonly string[], first: number): Omit<PassagesTable, "datasetId">[] {
  return passagesJson.map((passageJson, index) => ({
    ordinal: first + index,
    passageJson,
    recordedAt: null,
  }));
}

export async function insertPassages(
  db: Database,
  datasetId: string,
  passages: readonly Omit<PassagesTable, "datasetId">[],
): Promise<void> {
  const rows = passages.map((passage) => ({ datasetId, ...passage }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    // SQLite writes in this thread. Between two parts of a long document the event loop gets to other calls.
    if (start > 0) await setImmediate();
    await db
      .insertInto("passages")
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
}

/** What a part that was read later adds to a set. */
export interface AddedText {
  readonly passagesJson: readonly string[];
  /** Of the whole set, this part included. */
  readonly language: string;
  readonly title: string | null;
  readonly totalEstimated: number;
  readonly requestedCount: number | null;
}

/** Adds passages at the end of a set's text; call it inside a transaction. Throws if the set got others meanwhile. */
export async function appendPassages(
  db: Database,
  dataset: Pick<DatasetRow, "id" | "totalChunks">,
  { passagesJson, ...whole }: AddedText,
): Promise<void> {
  const { id, totalChunks: first } = dataset;
  await insertPassages(db, id, unrecorded(passagesJson, first));
  const totalChunks = first + passagesJson.length;
  await db
    .updateTable("datasets")
    .set({ ...whole, totalChunks })
    .where("id", "=", id)
    .execute();
}

/** What a set says of its documents, with another one. */
export type Growth = Pick<
  DatasetRow,
  "pageCount" | "pagesWithText" | "warningsJson" | "commandLinesJson" | "picturePages" | "updatedAt"
> &
  Partial<Pick<DatasetRow, "format" | "seed">>;

/**
 * Opens a finished set for another document. Undefined if the set is gone or in the trash, is not finished, or its text
 * is not `totalChunks` passages any more.
 */
export async function reopenDataset(
  db: Database,
  { id, accountId, totalChunks }: Pick<DatasetRow, "id" | "accountId" | "totalChunks">,
  now: number,
): Promise<DatasetRow | undefined> {
  return db
    .updateTable("datasets")
    .set({ status: "PENDING", updatedAt: now })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .where("status", "in", ["READY", "PARTIAL"])
    .where("totalChunks", "=", totalChunks)
    .returningAll()
    .executeTakeFirst();
}

/** The set is as it was before it was opened for a document. */
export async function closeDataset(
  db: Database,
  { id, now, ...before }: Pick<DatasetRow, "id" | "status" | "failureCode"> & { readonly now: number },
): Promise<DatasetRow | undefined> {
  const updating = db.updateTable("datasets").set({ ...before, updatedAt: now });
  return updating.where("id", "=", id).returningAll().executeTakeFirst();
}

/**
 * Stores what a set says of a document that was read, before its passages are added. What an earlier job left of the
 * text stays without questions.
 */
export async function growDataset(
  db: Database,
  { id, totalChunks }: Pick<DatasetRow, "id" | "totalChunks">,
  growth: Growth,
): Promise<void> {
  await db
    .updateTable("datasets")
    .set({ ...growth, processedChunks: totalChunks })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("passages")
    .set({ recordedAt: growth.updatedAt })
    .where("datasetId", "=", id)
    .where("recordedAt", "is", null)
    .execute();
}

/** Deletes a set without questions whose document was refused; false if it is no such set. */
export async function deleteRefused(db: Database, { accountId, id }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("datasets")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("status", "=", "FAILED")
    .where("totalChunks", "=", 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores that so many pages are read from their pictures, and how many pages have text now. */
export async function recordPictures(
  db: Database,
  id: string,
  read: Pick<DatasetRow, "picturesDone" | "pagesWithText" | "warningsJson" | "updatedAt">,
): Promise<DatasetRow> {
  const updating = db.updateTable("datasets").set({ ...read, status: "PROCESSING" });
  return updating.where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

export async function findPassages(db: Database, datasetId: string) {
  return db
    .selectFrom("passages")
    .select(["passageJson", "recordedAt"])
    .where("datasetId", "=", datasetId)
    .orderBy("ordinal")
    .execute();
}

/** Passages read at a time. */
const PASSAGES = 40;

/**
 * The passages in order, some at a time; with `areWorkedOn` only those that questions have been written from. SQLite
 * reads in this thread: between two parts of a long text the event loop gets to other calls.
 */
export async function* readPassages(db: Database, datasetId: string, { areWorkedOn = false } = {}) {
  for (let from = 0; ; ) {
    const rows = await db
      .selectFrom("passages")
      .select(["ordinal", "passageJson"])
      .where("datasetId", "=", datasetId)
      .where("ordinal", ">=", from)
      .$if(areWorkedOn, (query) => query.where("recordedAt", "is not", null))
      .orderBy("ordinal")
      .limit(PASSAGES)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PASSAGES) return;
    from = last.ordinal + 1;
    await setImmediate();
  }
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
  const first = await countOfPassage(db, datasetId, passage);
  const rows = items.map((item, i) => {
    const row = toQuestionRow(item, { datasetId, passage, ordinal: first + i });
    return { ...row, sameKey: sameKeyOf(accountId, row) };
  });
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const inserted = db.insertInto("questions").values(rows.slice(start, start + ROWS_PER_INSERT));
    await makeFindable(db, accountId, await inserted.returning(["id", "text", "optionsJson"]).execute());
  }
}

/**
 * Gives the place of a question in its first version to another one: it becomes the second version, under the same id,
 * and the first is kept for answers that were given to it. Call it inside a transaction.
 */
export async function replaceQuestion(
  db: Database,
  accountId: string,
  { row, item, now }: { row: QuestionRow; item: NewQuestion; now: number },
): Promise<void> {
  const { id: questionId, version, passage } = row;
  const before = toVersionContent(row);
  const contentJson = JSON.stringify(before);
  await db
    .insertInto("questionVersions")
    .values({ questionId, version, contentJson, madeAt: null })
    .execute();
  const lastId = Math.max(0, ...before.options.map(({ id }) => id));
  const place = { datasetId: "", passage, ordinal: 0 };
  const {
    datasetId: _d,
    passage: _p,
    ordinal: _o,
    ...words
  } = toQuestionRow(withIdsFrom(item, lastId), place);
  await db
    .updateTable("questions")
    .set({ ...words, version: version + 1, changedAt: now, sameKey: sameKeyOf(accountId, words) })
    .where("id", "=", questionId)
    .execute();
  await makeFindable(db, accountId, [{ id: questionId, text: words.text, optionsJson: words.optionsJson }]);
}

/** Makes these words the present ones of a question; the caller has kept those of before. */
export async function storeVersion(
  db: Database,
  { accountId, id }: { accountId: string; id: number },
  { version, changedAt, content }: { version: number; changedAt: number; content: VersionContent },
): Promise<void> {
  const columns = toContentColumns(content);
  await db
    .updateTable("questions")
    .set({ ...columns, version, changedAt, sameKey: sameKeyOf(accountId, columns) })
    .where("id", "=", id)
    .execute();
  await makeFindable(db, accountId, [{ id, ...columns }]);
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

/** Writers whose questions take the places of others. */
const REPLACING = ["model", "model_options"] as const;

/**
 * Of these questions of an account, those that are a model's in the place of another, and that their owner neither
 * changed nor reported since.
 */
export async function findReplaced(db: Database, accountId: string, questionIds: readonly number[]) {
  return db
    .selectFrom("questions")
    .select(QUESTION_COLUMNS)
    .select(["datasetId", "changedAt"])
    .where("id", "in", questionIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("datasets")
          .select("datasets.id")
          .whereRef("datasets.id", "=", "questions.datasetId")
          .where("datasets.accountId", "=", accountId),
      ),
    )
    .where("version", "=", 2)
    .where("writtenBy", "in", REPLACING)
    .where("origin", "is", null)
    .where("deletedAt", "is", null)
    .where(isUnreported)
    .execute();
}

/**
 * Gives a place back to the question that a model's had taken: it becomes the third version, with the option ids of the
 * first. Returns its key. Call it inside a transaction that has locked the account.
 */
export async function giveBackPlace(
  db: Database,
  accountId: string,
  { row, now }: { row: Awaited<ReturnType<typeof findReplaced>>[number]; now: number },
): Promise<number | null> {
  const { id, version, datasetId } = row;
  const first = await db
    .selectFrom("questionVersions")
    .select("contentJson")
    .where("questionId", "=", id)
    .where("version", "=", 1)
    .executeTakeFirstOrThrow();
  const content = JSON.parse(first.contentJson) as VersionContent;
  const replaced = toVersionContent(row);
  await db
    .insertInto("questionVersions")
    .values({ questionId: id, version, contentJson: JSON.stringify(replaced), madeAt: row.changedAt })
    .execute();
  await storeVersion(db, { accountId, id }, { version: version + 1, changedAt: now, content });
  const options = content.options.length - replaced.options.length;
  await db
    .updateTable("datasets")
    .set((eb) => ({
      revision: eb("revision", "+", 1),
      optionCount: eb("optionCount", "+", options),
      updatedAt: now,
    }))
    .where("id", "=", datasetId)
    .where("accountId", "=", accountId)
    .execute();
  return content.groundTruthOptionId;
}

/** An answer to one version never names an option of another. */
function withIdsFrom(item: NewQuestion, lastId: number): NewQuestion {
  const shifted = (id: number | null) => id && id + lastId;
  return {
    ...item,
    options: item.options.map((option) => ({ ...option, id: option.id + lastId })),
    groundTruthOptionId: shifted(item.groundTruthOptionId),
    aiChosenOptionId: shifted(item.aiChosenOptionId),
  };
}

/** What a model's part of the work changes of its set. */
export interface RecordedRewrite {
  readonly datasetId: string;
  /** Questions and options that there are more than before. */
  readonly questions: number;
  readonly options: number;
  readonly usage?: ModelUsage | undefined;
  readonly fellBack?: Fallback | undefined;
  readonly qualityJson: string | null;
  readonly now: number;
}

export async function recordRewrite(
  db: Database,
  { datasetId, questions, options, usage, fellBack, qualityJson, now }: RecordedRewrite,
): Promise<DatasetRow> {
  return db
    .updateTable("datasets")
    .set((eb) => ({
      revision: eb("revision", "+", 1),
      questionCount: eb("questionCount", "+", questions),
      optionCount: eb("optionCount", "+", options),
      modelCalls: eb("modelCalls", "+", usage?.calls ?? 0),
      inputTokens: eb("inputTokens", "+", usage?.inputTokens ?? 0),
      outputTokens: eb("outputTokens", "+", usage?.outputTokens ?? 0),
      ...(fellBack && { fellBack }),
      qualityJson,
      updatedAt: now,
    }))
    .where("id", "=", datasetId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type SearchedRow = Pick<Selectable<QuestionsTable>, "id" | "text" | "optionsJson">;

/** Makes questions findable by the words of their stems and options. */
export async function makeFindable(
  db: Database,
  accountId: string,
  questions: readonly SearchedRow[],
): Promise<void> {
  await storeSearched(
    db,
    questions.map(({ id, text, optionsJson }) => {
      const options = (JSON.parse(optionsJson) as { text: string }[]).map((option) => option.text);
      return { id: Number(id), accountId, words: wordsToStore([text, ...options].join("\n")) };
    }),
  );
}

/** Sets whose questions cannot be found yet, in the order of their ids. */
export async function findUnsearchable(db: Database, after: string, most: number) {
  return db
    .selectFrom("datasets")
    .select(["id", "accountId"])
    .where("isSearchable", "=", sql.lit(0))
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Has all sets made findable anew. */
export async function forgetFindable(db: Database): Promise<void> {
  await db.updateTable("datasets").set({ isSearchable: 0 }).execute();
}

/** Questions made findable in one transaction: some 10 ms. */
const MADE_FINDABLE = 100;

/**
 * Makes the questions of a set after this one findable, as many as one transaction takes. Returns the last of them, or
 * null if all are, or the set is gone. The locks keep its questions from being changed or deleted meanwhile.
 */
export async function makePartFindable(
  db: Database,
  { accountId, id }: Owned,
  after: number,
): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const setSearchable = (isSearchable: 0 | 1) =>
      tx
        .updateTable("datasets")
        .set({ isSearchable })
        .where("id", "=", id)
        .where("accountId", "=", accountId)
        .executeTakeFirst();
    const { numUpdatedRows } = await setSearchable(0);
    if (numUpdatedRows === 0n) return null;
    const rows = await tx
      .selectFrom("questions")
      .select(["id", "text", "optionsJson"])
      .where("datasetId", "=", id)
      .where("id", ">", after)
      .orderBy("id")
      .limit(MADE_FINDABLE)
      .execute();
    await makeFindable(tx, accountId, rows);
    const last = rows.at(-1);
    if (last !== undefined && rows.length === MADE_FINDABLE) return Number(last.id);
    await setSearchable(1);
    return null;
  });
}

/**
 * Ends a set: READY without a code; with a code PARTIAL if there are questions, else FAILED. One that had ended early
 * before a document was added to it keeps the code of then. Returns undefined if the set is gone.
 */
export async function endDataset(
  db: Database,
  end: { id: string; code: ErrorCode | null; fellBack?: Fallback; now: number },
): Promise<DatasetRow | undefined> {
  return db
    .updateTable("datasets")
    .set((eb) => ({
      status: eb
        .case()
        .when(eb.and(end.code === null ? [eb("failureCode", "is", null)] : [eb.lit(false)]))
        .then("READY" as const)
        .when("questionCount", ">", 0)
        .then("PARTIAL" as const)
        .else("FAILED" as const)
        .end(),
      ...(end.code !== null && { failureCode: end.code }),
      ...(end.fellBack && { fellBack: end.fellBack }),
      updatedAt: end.now,
    }))
    .where("id", "=", end.id)
    .returningAll()
    .executeTakeFirst();
}
