import type { AttemptAnswers, ExamQuestion, ExamResult, ExamRules, Remark } from "@quizmill/contract";
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

/**
 * The result of an attempt, by section in the order of the draw. Sections of different sets or documents are not
 * joined, whatever their headings.
 */
export function resultOf(
  asked: readonly ExamQuestion[],
  { chosen }: Pick<AttemptAnswers, "chosen">,
  { passPercent, isTimeOver }: { passPercent: number; isTimeOver: boolean },
): ExamResult {
  const all = scoreOf(asked.filter(hasKey), chosen);
  const share = all.questions === 0 ? 0 : (100 * all.correct) / all.questions;
  return {
    ...all,
    percent: Math.round(share),
    // Not by the rounded figure: 59.5 % does not pass 60.
    isPassed: share >= passPercent,
    isTimeOver,
    sections: sectionsOf(asked, { chosen }),
  };
}

const hasKey = ({ groundTruthOptionId }: ExamQuestion) => groundTruthOptionId !== null;

function scoreOf(some: readonly ExamQuestion[], chosen: AttemptAnswers["chosen"]): Score {
  return {
    questions: some.length,
    correct: some.filter(({ id, groundTruthOptionId }) => chosen[id] === groundTruthOptionId).length,
    unanswered: some.filter(({ id }) => chosen[id] === undefined).length,
  };
}

/** The part of a result that is of sections, without those of sets that are gone. */
export function sectionsOf(
  asked: readonly ExamQuestion[],
  { chosen }: Pick<AttemptAnswers, "chosen">,
): ExamResult["sections"] {
  const sections = Map.groupBy(
    asked.filter(hasKey).filter(({ text }) => text !== ""),
    sectionOf,
  );
  return [...sections.values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const { datasetName, source } = first;
    return {
      datasetName,
      heading: source?.heading ?? null,
      ...(source?.part !== undefined && { part: source.part }),
      ...scoreOf(some, chosen),
    };
  });
}

/** A result in the place of an earlier one, which it names. */
export function resultAnew(
  { remarks = [], tooLate, ...earlier }: ExamResult,
  anew: ExamResult,
  why: Omit<Remark, "before">,
): ExamResult {
  const { questions, correct, unanswered, percent, isPassed } = earlier;
  return {
    ...anew,
    ...(tooLate !== undefined && { tooLate }),
    remarks: [...remarks, { ...why, before: { questions, correct, unanswered, percent, isPassed } }],
  };
}

/** What tells the section of a question from all others. */
export function sectionOf({ datasetId, source }: Pick<ExamQuestion, "datasetId" | "source">): string {
  return JSON.stringify([datasetId, source?.part ?? null, source?.heading ?? null]);
}
