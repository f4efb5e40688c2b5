import type { AttemptAnswers } from "@quizmill/contract";
import { mergeAttemptAnswers } from "@quizmill/study/attempt-answers";

/** A person's place in an attempt, and what they have answered so far. */
export interface RunState {
  /** 0-based; the question that is shown. */
  readonly idx: number;
  readonly answers: AttemptAnswers;
}

export type RunAction =
  /** `at`: by the server's clock. */
  | { readonly type: "choose"; readonly questionId: number; readonly optionId: number; readonly at: number }
  | { readonly type: "toggleMark"; readonly questionId: number; readonly at: number }
  /** The question was visible for so long. */
  | { readonly type: "spend"; readonly questionId: number; readonly ms: number }
  | { readonly type: "jump"; readonly idx: number }
  /** What another tab or device has answered. */
  | { readonly type: "takeOver"; readonly answers: AttemptAnswers };

/** Gives the same object where nothing changes. `total` is the number of questions. */
export function reduceRun(run: RunState, action: RunAction, total: number): RunState {
  const { answers } = run;
  switch (action.type) {
    case "choose": {
      const { questionId, optionId, at } = action;
      if (answers.chosen[questionId] === optionId) return run;
      const chosen = { ...answers.chosen, [questionId]: optionId };
      return { ...run, answers: { ...answers, chosen, chosenAt: { ...answers.chosenAt, [questionId]: at } } };
    }
    case "toggleMark": {
      const { questionId, at } = action;
      const marked = toggled(answers.marked, questionId);
      return { ...run, answers: { ...answers, marked, markedAt: { ...answers.markedAt, [questionId]: at } } };
    }
    case "spend": {
      const ms = (answers.times[action.questionId] ?? 0) + Math.round(action.ms);
      return { ...run, answers: { ...answers, times: { ...answers.times, [action.questionId]: ms } } };
    }
    case "jump":
      return action.idx >= 0 && action.idx < total && action.idx !== run.idx
        ? { ...run, idx: action.idx }
        : run;
    case "takeOver": {
      const merged = mergeAttemptAnswers(answers, action.answers);
      return isSameAnswers(merged, answers) ? run : { ...run, answers: merged };
    }
  }
}

export function isSameAnswers(one: AttemptAnswers, other: AttemptAnswers): boolean {
  // Keys that are numbers are always in one order.
  const fields = ({ chosen, marked, times, chosenAt, markedAt }: AttemptAnswers) =>
    JSON.stringify([chosen, marked.toSorted((a, b) => a - b), times, chosenAt, markedAt]);
  return fields(one) === fields(other);
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** How many of these questions have no answer yet. */
export function openQuestions(questions: readonly { id: number }[], { chosen }: AttemptAnswers): number {
  return questions.filter(({ id }) => chosen[id] === undefined).length;
}
