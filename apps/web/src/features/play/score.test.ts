import { describe, expect, it } from "vitest";
import { normaliseQuestions } from "./questions.ts";
import { questionState, scoreOf, wrongQuestions } from "./score.ts";
import type { Session } from "./session.ts";

const options = [{ text: "a" }, { text: "b" }];
const questions = normaliseQuestions([
  { id: 1, text: "right", options, groundTruthOptionId: 1 },
  { id: 2, text: "wrong", options, groundTruthOptionId: 1 },
  { id: 3, text: "chosen, not checked", options, groundTruthOptionId: 1 },
  { id: 4, text: "without a key", options },
  { id: 5, text: "untouched", options, groundTruthOptionId: 1 },
  { id: 6, text: "untouched", options, groundTruthOptionId: 1 },
]);
const playing: Session = {
  idx: 0,
  selectedByQ: { 1: 1, 2: 2, 3: 1, 4: 2 },
  revealedByQ: { 1: true, 2: true, 4: true },
  finished: false,
};
const nothingFlagged = new Set<number>();

describe("a question's state", () => {
  it("does not reveal whether an unchecked answer is right before the end", () => {
    expect(questions.map((question) => questionState(question, playing))).toEqual([
      "correct",
      "wrong",
      "selected",
      "neutral",
      "unanswered",
      "unanswered",
    ]);
  });
});

describe("the score", () => {
  it("counts checked answers while playing", () => {
    expect(scoreOf(questions, playing, nothingFlagged)).toEqual({
      total: 6,
      answered: 4,
      checked: 3,
      correct: 1,
      wrong: 1,
      flagged: 0,
      unjudged: 1,
      accuracyPercent: 20,
    });
  });

  it("counts every answer once the quiz is finished", () => {
    const score = scoreOf(questions, { ...playing, finished: true }, nothingFlagged);
    expect(score).toMatchObject({ answered: 4, checked: 3, correct: 2, wrong: 1, accuracyPercent: 40 });
  });

  it("leaves flagged questions out of everything", () => {
    expect(scoreOf(questions, playing, new Set([2, 5]))).toMatchObject({
      total: 4,
      answered: 3,
      wrong: 0,
      flagged: 2,
      accuracyPercent: 33,
    });
  });

  it("is 100 % if every question with a key is answered correctly", () => {
    const paper = normaliseQuestions([
      { id: 1, text: "Which two are fruits? (Choose two.)", options },
      { id: 2, text: "Which is a root?", options, groundTruthOptionId: 2 },
      { id: 3, text: "Select all that apply.", options },
      { id: 4, text: "Which is a leaf?", options, groundTruthOptionId: 1 },
      // A key that matches no option is no key.
      { id: 5, text: "Which is a stem?", options, groundTruthOptionId: 9 },
    ]);
    const handedIn = { ...playing, selectedByQ: { 1: 1, 2: 2, 3: 1, 4: 1, 5: 2 }, finished: true };
    expect(scoreOf(paper, handedIn, nothingFlagged)).toMatchObject({
      total: 5,
      correct: 2,
      wrong: 0,
      unjudged: 3,
      accuracyPercent: 100,
    });
    // Flagged questions are left out already and not counted a second time.
    expect(scoreOf(paper, handedIn, new Set([1]))).toMatchObject({ flagged: 1, unjudged: 2 });
  });

  it("has no percentage if nothing can be judged", () => {
    expect(scoreOf([], playing, nothingFlagged)).toMatchObject({ total: 0, accuracyPercent: null });
    const keyless = normaliseQuestions([{ id: 1, text: "no key", options }]);
    expect(scoreOf(keyless, playing, nothingFlagged)).toMatchObject({ unjudged: 1, accuracyPercent: null });
  });
});

it("selects the wrong answers for practice, not the unanswered or flagged ones", () => {
  const finished = { ...playing, selectedByQ: { ...playing.selectedByQ, 3: 2 }, finished: true };
  const ids = (flagged: Set<number>) => wrongQuestions(questions, finished, flagged).map(({ id }) => id);
  expect(ids(nothingFlagged)).toEqual([2, 3]);
  expect(ids(new Set([3]))).toEqual([2]);
});
