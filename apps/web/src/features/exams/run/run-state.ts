import type { AttemptAnswers } from "@quizmill/contract";

/** A person's place in an attempt, and what they have answered so far. */
export interface RunState {
  /** 0-based; the question that is shown. */
  readonly idx: number;
  readonly answers: AttemptAnswers;
}

export type RunAction =
  | { readonly type: "choose"; readonly questionId: number; readonly optionId: number }
  | { readonly type: "toggleMark"; readonly questionId: number }
  /** The question was visible for so long. */
  | { readonly type: "spend"; readonly questionId: number; readonly ms: number }
  | { readonly type: "jump"; readonly idx: number }
  | { readonly type: "takeOver"; readonly answers: AttemptAnswers };

/** Gives the same object where nothing changes. `total` is the number of questions. */
export function reduceRun(run: RunState, action: RunAction, total: number): RunState {
  const { answers } = run;
  switch (action.type) {
    case "choose": {
      const { questionId, optionId } = action;
      if (answers.chosen[questionId] === optionId) return run;
      return { ...run, answers: { ...answers, chosen: { ...answers.chosen, [questionId]: optionId } } };
    }
    case "toggleMark":
      return { ...run, answers: { ...answers, marked: toggled(answers.marked, action.questionId) } };
    case "spend": {
      const ms = (answers.times[action.questionId] ?? 0) + Math.round(action.ms);
      return { ...run, answers: { ...answers, times: { ...answers.times, [action.questionId]: ms } } };
    }
    case "jump":
      return action.idx >= 0 && action.idx < total && action.idx !== run.idx
        ? { ...run, idx: action.idx }
        : run;
    case "takeOver":
      return { ...run, answers: mergeAnswers(answers, action.answers) };
  }
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** What `newer` says of a question wins; what only one of them knows is kept. */
export function mergeAnswers(older: AttemptAnswers, newer: AttemptAnswers): AttemptAnswers {
  const times = { ...older.times };
  for (const [id, ms] of Object.entries(newer.times)) times[id] = Math.max(times[id] ?? 0, ms);
  return { chosen: { ...older.chosen, ...newer.chosen }, marked: newer.marked, times };
}

/** How many of these questions have no answer yet. */
export function openQuestions(questions: readonly { id: number }[], { chosen }: AttemptAnswers): number {
  return questions.filter(({ id }) => chosen[id] === undefined).length;
}
