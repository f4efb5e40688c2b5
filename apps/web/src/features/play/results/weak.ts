import type { DatasetDetail, Option, WeakOptions } from "@quizmill/contract";

/** A question with options that were never chosen. */
export interface WeakQuestion {
  readonly id: number;
  /** 1-based, in the set. */
  readonly position: number;
  readonly text: string;
  readonly answers: number;
  readonly options: readonly Option[];
}

/** What was told of a set's questions, as far as they are still those versions. */
export function weakQuestions(
  set: Pick<DatasetDetail, "questions">,
  { questions: told }: WeakOptions,
): WeakQuestion[] {
  const byId = new Map(told.map((one) => [one.questionId, one]));
  return set.questions.flatMap(({ id, version = 1, text, options }, index) => {
    const weak = byId.get(id);
    if (weak === undefined || weak.version !== version) return [];
    const never = options.filter((option) => weak.optionIds.includes(option.id));
    return [{ id, position: index + 1, text, answers: weak.answers, options: never }];
  });
}
