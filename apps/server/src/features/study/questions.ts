import type { StudyQuestion } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { toQuestion } from "../datasets/entities.ts";
import { findStudyQuestions } from "./store.ts";

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
