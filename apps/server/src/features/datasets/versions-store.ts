import type { Fallback, ModelUsage } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { sameKeyOf } from "../../platform/same-key.ts";
import {
  type DatasetRow,
  type NewQuestion,
  QUESTION_COLUMNS,
  type QuestionRow,
  toContentColumns,
  toQuestionRow,
  toVersionContent,
  type VersionContent,
} from "./entities.ts";
import { isUnreported } from "./questions-store.ts";
import { makeFindable } from "./search-store.ts";

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

export async function setDeleted(db: Database, id: number, deletedAt: number | null): Promise<void> {
  await db.updateTable("questions").set({ deletedAt }).where("id", "=", id).execute();
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
  /** Passages that a browser's model is through with. */
  readonly browserModelDone?: number;
  readonly qualityJson: string | null;
  readonly now: number;
}

export async function recordRewrite(
  db: Database,
  { datasetId, questions, options, usage, fellBack, browserModelDone, qualityJson, now }: RecordedRewrite,
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
      ...(browserModelDone !== undefined && { browserModelDone }),
      qualityJson,
      updatedAt: now,
    }))
    .where("id", "=", datasetId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
