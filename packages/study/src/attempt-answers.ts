import type { AttemptAnswers } from "@quizmill/contract";

/** Answers to nothing yet. */
export const NO_ANSWERS: AttemptAnswers = { chosen: {}, marked: [], times: {}, chosenAt: {}, markedAt: {} };

/**
 * What two devices know of one attempt: of each question the later answer and the later mark, and the longer time. What
 * has no time counts as the earliest; of two at the same time `newer` wins. What only one of them knows is kept. The
 * same answers always give the same JSON.
 */
export function mergeAttemptAnswers(older: AttemptAnswers, newer: AttemptAnswers): AttemptAnswers {
  const merged = { ...NO_ANSWERS, chosen: { ...older.chosen }, chosenAt: { ...older.chosenAt } };
  for (const [id, option] of Object.entries(newer.chosen)) {
    const at = newer.chosenAt[id] ?? 0;
    if (id in older.chosen && at < (older.chosenAt[id] ?? 0)) continue;
    merged.chosen[id] = option;
    if (at > 0) merged.chosenAt[id] = at;
  }
  const times = { ...older.times };
  for (const [id, ms] of Object.entries(newer.times)) times[id] = Math.max(times[id] ?? 0, ms);
  return { ...merged, ...mergeMarks(older, newer), times };
}

type Marks = Pick<AttemptAnswers, "marked" | "markedAt">;

function mergeMarks(older: Marks, newer: Marks): Marks {
  const ids = new Set(
    [older, newer].flatMap((one) => [...one.marked, ...Object.keys(one.markedAt).map(Number)]),
  );
  const markedAt: AttemptAnswers["markedAt"] = {};
  const marked = [...ids]
    .sort((one, other) => one - other)
    .filter((id) => {
      const [before, after] = [older.markedAt[id] ?? 0, newer.markedAt[id] ?? 0];
      if (before > 0 || after > 0) markedAt[id] = Math.max(before, after);
      return (after >= before ? newer : older).marked.includes(id);
    });
  return { marked, markedAt };
}

/** The answers with a time for each: `now` where none is told, and never later than that. */
export function stampedAnswers(answers: AttemptAnswers, now: number): AttemptAnswers {
  const stamped = (ids: readonly string[], told: AttemptAnswers["chosenAt"]) =>
    Object.fromEntries(ids.map((id) => [id, Math.min(now, told[id] ?? now)]));
  const marks = [...new Set([...answers.marked.map(String), ...Object.keys(answers.markedAt)])];
  return {
    ...answers,
    chosenAt: stamped(Object.keys(answers.chosen), answers.chosenAt),
    markedAt: stamped(marks, answers.markedAt),
  };
}
