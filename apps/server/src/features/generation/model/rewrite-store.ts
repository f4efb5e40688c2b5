import type { QuizSession } from "@quizmill/contract";
import type { Database } from "../../../platform/database/open.ts";
import { type DatasetRow, QUESTION_COLUMNS, type QuestionRow, toQuestion } from "../../datasets/entities.ts";
import { isUnreported } from "../../datasets/questions-store.ts";

/** The SQL of which questions a model may replace. `db` may be a transaction. */

export type ReplaceableQuestion = QuestionRow;

/**
 * The questions that the embedded engine wrote and that their owner has not touched: neither changed, deleted, reported,
 * answered, nor chosen an option of; nor is it the one they are at. Those of least worth first; of one passage, or of all.
 */
export async function findReplaceable(
  db: Database,
  { id, accountId }: Pick<DatasetRow, "id" | "accountId">,
  passage?: number,
): Promise<ReplaceableQuestion[]> {
  const rows = await db
    .selectFrom("questions")
    .select(QUESTION_COLUMNS)
    .where("datasetId", "=", id)
    .$if(passage !== undefined, (query) => query.where("passage", "=", passage ?? 0))
    .where("writtenBy", "=", "embedded")
    .where("version", "=", 1)
    .where("isAdded", "is", null)
    .where("deletedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("answers")
            .select("answers.id")
            .where("answers.accountId", "=", accountId)
            .whereRef("answers.questionId", "=", "questions.id"),
        ),
      ),
    )
    .where(isUnreported)
    .orderBy("worth")
    .orderBy("id")
    .execute();
  const inUse = await findInUse(db, { accountId, datasetId: id });
  return rows.filter((row) => !inUse.has(row.id));
}

/** The question that the quiz of the set is at, and those an option was chosen of, which is before it is an answer. */
async function findInUse(
  db: Database,
  { accountId, datasetId }: { accountId: string; datasetId: string },
): Promise<ReadonlySet<number>> {
  const row = await db
    .selectFrom("quizSessions")
    .select("sessionJson")
    .where("accountId", "=", accountId)
    .where("datasetId", "=", datasetId)
    .executeTakeFirst();
  if (row === undefined) return new Set();
  const { idx, selectedByQ } = JSON.parse(row.sessionJson) as QuizSession;
  const shown = await db
    .selectFrom("questions")
    .select("id")
    .where("datasetId", "=", datasetId)
    .where("deletedAt", "is", null)
    .orderBy("passage")
    .orderBy("ordinal")
    .limit(1)
    .offset(idx)
    .execute();
  return new Set([...Object.keys(selectedByQ).map(Number), ...shown.map(({ id }) => id)]);
}

/** The quotes behind the other questions of a passage, or of all, deleted ones included. */
export async function findStaying(
  db: Database,
  of: { datasetId: string; passage?: number; replaced: readonly { readonly id: number }[] },
): Promise<string[]> {
  const { datasetId, passage } = of;
  const rows = await db
    .selectFrom("questions")
    .select(QUESTION_COLUMNS)
    .where("datasetId", "=", datasetId)
    .$if(passage !== undefined, (query) => query.where("passage", "=", passage ?? 0))
    .execute();
  const replaced = new Set(of.replaced.map(({ id }) => id));
  return rows.flatMap((row) => (replaced.has(row.id) ? [] : [toQuestion(row).source?.quote ?? ""]));
}
