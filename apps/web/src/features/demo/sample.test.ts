import { describe, expect, it } from "vitest";
import { answerInWords, sampleQuestions } from "./sample.ts";

const options = [
  { label: "A", text: "one" },
  { label: "B", text: "two", isCorrect: true },
];
const keyOf = (extra: object) =>
  sampleQuestions({ questions: [{ question: "?", options, explanation: "", ...extra }] })[0]
    ?.groundTruthOptionId;

describe("sampleQuestions", () => {
  it("keeps the context of questions", () => {
    const [made] = sampleQuestions({
      questions: [{ question: "?", options: [], explanation: "", context: "Row", needsPicture: true }],
    });
    expect(made).toMatchObject({ context: "Row", needsPicture: true });
  });

  it("numbers questions and options from one", () => {
    const two = sampleQuestions({
      questions: [
        { question: "first", options, explanation: "" },
        { question: "second", options, explanation: "why" },
      ],
    });
    expect(two.map(({ id }) => id)).toEqual([1, 2]);
    expect(two[1]?.options.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("takes the key from the index, else from the mark, else has none", () => {
    expect(keyOf({ correctIndex: 0 })).toBe(1);
    expect(keyOf({ correctIndex: -1 })).toBe(2);
    expect(keyOf({})).toBe(2);
    expect(keyOf({ options: [{ label: "A", text: "one" }] })).toBeNull();
  });
});

describe("answerInWords", () => {
  const questions = sampleQuestions({
    questions: [
      { question: "first", options, explanation: "" },
      { question: "open", options: options.map(({ label, text }) => ({ label, text })), explanation: "" },
    ],
  });
  const given = (questionId: number, chosenOptionId: number) =>
    answerInWords({ questionId, chosenOptionId, confidence: null, durationMs: 900 }, questions);

  it("says what was asked, chosen and right", () => {
    expect(given(1, 1)).toEqual({ stem: "first", key: "two", chosen: "one", durationMs: 900 });
    expect(given(2, 2)).toEqual({ stem: "open", key: null, chosen: "two", durationMs: 900 });
  });

  it("is null for an option or a question that was not asked", () => {
    expect(given(1, 3)).toBeNull();
    expect(given(3, 1)).toBeNull();
  });
});
