import type { AttemptAnswers, ExamQuestion, ExamResult, ExamRules } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { findLastResult } from "./store.ts";

/** How the last exam of an account ended; null if none has. */
export async function lastExam(db: Database, accountId: string) {
  const row = await findLastResult(db, accountId);
  if (row === undefined || row.resultJson === null) return null;
  const { name } = JSON.parse(row.rulesJson) as ExamRules;
  const { percent } = JSON.parse(row.resultJson) as ExamResult;
  return { kind: "exam" as const, id: row.id, name, percent, at: Number(row.submittedAt) };
}

type Score = Pick<ExamResult, "questions" | "correct" | "unanswered">;

/** The result of an attempt, by section in the order of the sets' names and of the draw. */
export function resultOf(
  questions: readonly ExamQuestion[],
  { chosen }: Pick<AttemptAnswers, "chosen">,
  { passPercent, isTimeOver }: { passPercent: number; isTimeOver: boolean },
): ExamResult {
  const scoreOf = (some: readonly ExamQuestion[]): Score => ({
    questions: some.length,
    correct: some.filter(({ id, groundTruthOptionId }) => chosen[id] === groundTruthOptionId).length,
    unanswered: some.filter(({ id }) => chosen[id] === undefined).length,
  });
  const all = scoreOf(questions);
  const share = all.questions === 0 ? 0 : (100 * all.correct) / all.questions;
  const sections = Map.groupBy(questions, (question) => JSON.stringify(placeOf(question)));
  return {
    ...all,
    percent: Math.round(share),
    // Not by the rounded figure: 59.5 % does not pass 60.
    isPassed: share >= passPercent,
    isTimeOver,
    sections: [...sections].map(([place, some]) => {
      const [datasetName, heading] = JSON.parse(place) as ReturnType<typeof placeOf>;
      return { datasetName, heading, ...scoreOf(some) };
    }),
  };
}

function placeOf({ datasetName, source }: ExamQuestion): [string, string | null] {
  return [datasetName, source?.heading ?? null];
}
