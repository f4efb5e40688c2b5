import type { AttemptAnswers } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { mergeAnswers, openQuestions, type RunAction, type RunState, reduceRun } from "./run-state.ts";

const NOTHING: AttemptAnswers = { chosen: {}, marked: [], times: {} };
const START: RunState = { idx: 0, answers: NOTHING };
const after = (...actions: RunAction[]) => actions.reduce((run, action) => reduceRun(run, action, 3), START);

describe("an attempt in the browser", () => {
  it("keeps the last option that was chosen for each question", () => {
    const { answers } = after(
      { type: "choose", questionId: 7, optionId: 1 },
      { type: "choose", questionId: 8, optionId: 4 },
      { type: "choose", questionId: 7, optionId: 2 },
    );
    expect(answers.chosen).toEqual({ 7: 2, 8: 4 });
    expect(openQuestions([{ id: 7 }, { id: 8 }, { id: 9 }], answers)).toBe(1);
  });

  it("does not change for the option that is chosen already", () => {
    const chosen = after({ type: "choose", questionId: 7, optionId: 1 });
    expect(reduceRun(chosen, { type: "choose", questionId: 7, optionId: 1 }, 3)).toBe(chosen);
  });

  it("marks a question for later, and takes the mark away again", () => {
    const mark: RunAction = { type: "toggleMark", questionId: 8 };
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

describe("merging answers", () => {
  it("lets the newer ones win, and loses none of the others", () => {
    const older = { chosen: { 1: 1, 2: 2 }, marked: [1], times: { 1: 900, 2: 300 } };
    const newer = { chosen: { 2: 3, 4: 1 }, marked: [4], times: { 2: 200, 4: 50 } };
    expect(mergeAnswers(older, newer)).toEqual({
      ...{ chosen: { 1: 1, 2: 3, 4: 1 }, marked: [4], times: { 1: 900, 2: 300, 4: 50 } },
    });
  });

  it("changes nothing when it is repeated", () => {
    const older = { chosen: { 1: 1 }, marked: [1], times: { 1: 900 } };
    const newer = { chosen: { 1: 2 }, marked: [], times: { 1: 1_000 } };
    const once = mergeAnswers(older, newer);
    expect(mergeAnswers(once, newer)).toEqual(once);
  });
});
