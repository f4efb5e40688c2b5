import type { StudyQuestion } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { QUESTION_COLUMNS, toQuestion } from "../datasets/entities.ts";

/** In the order of their ids as given. */
export async function readStudyQuestions(
  db: Database,
  accountId: string,
  ids: readonly number[],
): Promise<StudyQuestion[]> {
  const rows = new Map((await findStudyQuestions(db, accountId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const { datasetId, datasetName, language, lastReviewAt } = row;
    return {
      ...toQuestion(row),
      datasetId,
      datasetName,
      language: language === "und" ? null : language,
      lastAnsweredAt: lastReviewAt === null ? null : new Date(Number(lastReviewAt)).toISOString(),
    };
  });
}

/** Whole questions with their sets, in no order. */
async function findStudyQuestions(db: Database, accountId: string, ids: readonly number[]) {
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
