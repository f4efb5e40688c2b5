import { randomUUID } from "node:crypto";
import type { AttemptAnswers, ExamQuestion, NewAnswer } from "@quizmill/contract";
import { NO_ANSWERS } from "@quizmill/study";
import type { AttemptsTable } from "../../platform/database/schema.ts";

export interface Caller {
  readonly accountId: string;
  /** When the account was made. */
  readonly since: number;
  readonly now: number;
}

export function answersIn({ answersJson }: Pick<AttemptsTable, "answersJson">): AttemptAnswers {
  return { ...NO_ANSWERS, ...(JSON.parse(answersJson) as Partial<AttemptAnswers>) };
}

/** For the log. What was left open is not counted as forgotten: there may have been no time for it. */
export function answersOf(
  questions: readonly ExamQuestion[],
  { chosen, times }: AttemptAnswers,
  at: number,
): NewAnswer[] {
  return questions.flatMap(({ id: questionId, version }) => {
    const chosenOptionId = chosen[questionId];
    if (chosenOptionId === undefined) return [];
    return {
      ...(version !== undefined && { questionVersion: version }),
      id: randomUUID(),
      questionId,
      chosenOptionId,
      confidence: null,
      source: "exam",
      usualMs: null,
      durationMs: times[questionId] ?? 0,
      answeredAt: new Date(at).toISOString(),
      deviceId: "exam",
    };
  });
}

/** Without answers to questions or options that the attempt does not have. */
export function ofQuestions(answers: AttemptAnswers, row: AttemptsTable): AttemptAnswers {
  const questions = JSON.parse(row.questionsJson) as ExamQuestion[];
  const options = new Map(
    questions.map(({ id, options }) => [id, new Set(options.map((option) => option.id))]),
  );
  const known = (byQuestion: Record<string, number>) =>
    Object.fromEntries(Object.entries(byQuestion).filter(([id]) => options.has(Number(id))));
  return {
    chosen: Object.fromEntries(
      Object.entries(answers.chosen).filter(([id, option]) => options.get(Number(id))?.has(option) === true),
    ),
    marked: [...new Set(answers.marked)].filter((id) => options.has(id)),
    times: known(answers.times),
    chosenAt: known(answers.chosenAt),
    markedAt: known(answers.markedAt),
  };
}
