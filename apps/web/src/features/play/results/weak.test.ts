import type { Question } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { weakQuestions } from "./weak.ts";

const OPTIONS = ["One", "Two", "Three"].map((text, i) => ({ id: i + 1, label: "ABC".charAt(i), text }));
const question = (id: number, version?: number) =>
  ({ id, text: `Question ${id}?`, options: OPTIONS, ...(version && { version }) }) as Question;
const told = (questionId: number, version: number) => ({
  questionId,
  version,
  answers: 42,
  optionIds: [2, 3],
});

describe("the questions with options that were never chosen", () => {
  it("are told with their places in the set", () => {
    const set = { questions: [question(7, 1), question(8, 2), question(9)] };
    expect(weakQuestions(set, { questions: [told(9, 1), told(8, 2)] })).toEqual([
      { id: 8, position: 2, text: "Question 8?", answers: 42, options: OPTIONS.slice(1) },
      { id: 9, position: 3, text: "Question 9?", answers: 42, options: OPTIONS.slice(1) },
    ]);
  });

  it("are left out where the question has changed since, or is gone", () => {
    const set = { questions: [question(7, 2)] };
    expect(weakQuestions(set, { questions: [told(7, 1), told(8, 1)] })).toEqual([]);
  });
});
