import { describe, expect, it } from "vitest";
import { normaliseQuestions } from "./questions.ts";

const options = [{ text: "yes" }, { text: "no" }];

describe("questions from the server", () => {
  it("keep their own values", () => {
    const whole = {
      id: 7,
      text: "Why?",
      options: [{ id: 3, label: "X", text: "because" }],
      groundTruthOptionId: 3,
      aiChosenOptionId: 3,
      aiExplanation: "So it is.",
      aiConfidence: 0.9,
      aiOptionProbs: [1],
      source: { quote: "Because.", page: 2 },
      context: "Year | Loaves",
      needsPicture: true,
      writtenBy: "model",
      isWeak: true,
    } as const;
    expect(normaliseQuestions([whole])).toEqual([whole]);
  });

  it("get a temporary negative id if theirs is missing or not positive", () => {
    const made = normaliseQuestions([
      { text: "none", options },
      { id: 0, text: "zero", options },
      { id: 5, text: "fine", options },
      { id: -9, text: "negative", options },
    ]);
    expect(made.map((question) => question.id)).toEqual([-1, -2, 5, -4]);
  });

  it("keep their temporary ids when more arrive", () => {
    const first = [
      { text: "one", options },
      { text: "two", options },
    ];
    const ids = normaliseQuestions(first).map((question) => question.id);
    const later = normaliseQuestions([...first, { text: "three", options }]);
    expect(later.slice(0, 2).map((question) => question.id)).toEqual(ids);
  });

  it("number and letter their options by position if the options do not", () => {
    const [made] = normaliseQuestions([{ id: 1, text: "?", options: [{ text: "a" }, { id: 8, text: "b" }] }]);
    expect(made?.options).toEqual([
      { id: 1, label: "A", text: "a" },
      { id: 8, label: "B", text: "b" },
    ]);
  });
});
