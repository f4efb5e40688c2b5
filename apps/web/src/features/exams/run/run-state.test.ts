import { NO_ANSWERS } from "@quizmill/study/attempt-answers";
import { describe, expect, it } from "vitest";
import { openQuestions, type RunAction, type RunState, reduceRun } from "./run-state.ts";

const START: RunState = { idx: 0, answers: NO_ANSWERS };
const after = (...actions: RunAction[]) => actions.reduce((run, action) => reduceRun(run, action, 3), START);

describe("an attempt in the browser", () => {
  it("keeps the last option that was chosen for each question", () => {
    const { answers } = after(
      { type: "choose", questionId: 7, optionId: 1, at: 1 },
      { type: "choose", questionId: 8, optionId: 4, at: 1 },
      { type: "choose", questionId: 7, optionId: 2, at: 1 },
    );
    expect(answers.chosen).toEqual({ 7: 2, 8: 4 });
    expect(openQuestions([{ id: 7 }, { id: 8 }, { id: 9 }], answers)).toBe(1);
  });

  it("does not change for the option that is chosen already", () => {
    const chosen = after({ type: "choose", questionId: 7, optionId: 1, at: 1 });
    expect(reduceRun(chosen, { type: "choose", questionId: 7, optionId: 1, at: 1 }, 3)).toBe(chosen);
  });

  it("marks a question for later, and takes the mark away again", () => {
    const mark: RunAction = { type: "toggleMark", questionId: 8, at: 1 };
    expect(after(mark).answers.marked).toEqual([8]);
    expect(after(mark, mark).answers.marked).toEqual([]);
  });

  it("adds up the time that a question was visible, in whole milliseconds", () => {
    const { answers } = after(
      { type: "spend", questionId: 7, ms: 1_200.4 },
      { type: "spend", questionId: 7, ms: 800 },
    );
    expect(answers.times).toEqual({ 7: 2_000 });
  });

  it("stays within its questions", () => {
    expect(after({ type: "jump", idx: 2 }).idx).toBe(2);
    expect(after({ type: "jump", idx: 3 })).toBe(START);
    expect(after({ type: "jump", idx: -1 })).toBe(START);
  });
});

describe("what another device has answered", () => {
  const mine = after({ type: "choose", questionId: 7, optionId: 1, at: 50 });

  it("is taken where it is later, and stays out where it is not", () => {
    const other = { ...NO_ANSWERS, chosen: { 7: 2, 8: 3 }, chosenAt: { 7: 40, 8: 30 } };
    const { answers } = reduceRun(mine, { type: "takeOver", answers: other }, 3);
    expect(answers.chosen).toEqual({ 7: 1, 8: 3 });
    const later = reduceRun(mine, { type: "takeOver", answers: { ...other, chosenAt: { 7: 60 } } }, 3);
    expect(later.answers.chosen).toEqual({ 7: 2, 8: 3 });
  });

  it("changes nothing when it is known already", () => {
    expect(reduceRun(mine, { type: "takeOver", answers: mine.answers }, 3)).toBe(mine);
    expect(reduceRun(mine, { type: "takeOver", answers: NO_ANSWERS }, 3)).toBe(mine);
  });
});
