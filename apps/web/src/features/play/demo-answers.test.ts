import type { Question } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import type { DemoAnswer } from "../../lib/demo-answers.ts";
import { matchAnswers, withDemoAnswers } from "./demo-answers.ts";
import { FRESH_SESSION } from "./session.ts";

/** The options of a set have ids of their own, and another order than those of the demo. */
function question(id: number, text: string, { key = "right", others = ["wrong"] } = {}): Question {
  const options = [...others, key].map((option, at) => ({ id: id * 10 + at, label: "A", text: option }));
  return {
    id,
    text,
    options,
    groundTruthOptionId: id * 10 + others.length,
    aiChosenOptionId: null,
    aiExplanation: null,
    aiConfidence: null,
    aiOptionProbs: null,
    source: null,
  };
}

const answer = (stem: string, chosen = "wrong", key: string | null = "right"): DemoAnswer => ({
  id: `id of ${stem}`,
  stem,
  key,
  chosen,
  durationMs: 900,
  answeredAt: "2026-11-27T10:00:00.000Z",
});

const stemsOf = (answers: readonly DemoAnswer[]) => answers.map(({ stem }) => stem);

describe("matchAnswers", () => {
  it("finds the questions by their words, whatever their ids and places", () => {
    const { taken, left } = matchAnswers(
      [answer("first"), answer("second", "right")],
      [question(3, "else"), question(7, "second"), question(9, "first")],
    );
    expect(taken.map(({ question: { id }, chosenOptionId }) => [id, chosenOptionId])).toEqual([
      [9, 90],
      [7, 71],
    ]);
    expect(left).toEqual([]);
  });

  it("leaves an answer for later whose question has another key, or not the option that was chosen", () => {
    const answers = [answer("rekeyed", "wrong"), answer("without it", "gone"), answer("not there yet")];
    const { taken, left } = matchAnswers(answers, [
      question(1, "rekeyed", { key: "wrong", others: ["right"] }),
      question(2, "without it"),
    ]);
    expect(taken).toEqual([]);
    expect(stemsOf(left)).toEqual(["rekeyed", "without it", "not there yet"]);
  });

  it("takes the solver's choice for the key where there is no other, and knows none where neither has one", () => {
    const solved = { ...question(1, "solved"), groundTruthOptionId: null, aiChosenOptionId: 11 };
    const open = { ...question(2, "open"), groundTruthOptionId: null };
    const { taken } = matchAnswers([answer("solved"), answer("open", "wrong", null)], [solved, open]);
    expect(taken).toHaveLength(2);
    expect(matchAnswers([answer("open")], [open]).taken).toEqual([]);
  });
});

describe("withDemoAnswers", () => {
  const questions = [question(1, "a"), question(2, "b"), question(3, "c")];
  const { taken } = matchAnswers([answer("a"), answer("b", "right")], questions);

  it("has the answers checked, and goes on at the first question without one", () => {
    expect(withDemoAnswers(FRESH_SESSION, taken, questions)).toEqual({
      idx: 2,
      selectedByQ: { 1: 10, 2: 21 },
      revealedByQ: { 1: true, 2: true },
      finished: false,
    });
  });

  it("stays at the last question as long as no other has arrived", () => {
    expect(withDemoAnswers(FRESH_SESSION, taken, questions.slice(0, 2)).idx).toBe(1);
  });

  it("keeps the place and the answers of a set that was begun", () => {
    const begun = { idx: 0, selectedByQ: { 2: 20 }, revealedByQ: {}, finished: false };
    expect(withDemoAnswers(begun, taken, questions)).toEqual({
      idx: 0,
      selectedByQ: { 1: 10, 2: 20 },
      revealedByQ: { 1: true },
      finished: false,
    });
  });
});
