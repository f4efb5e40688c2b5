import type { Question } from "@quizmill/contract";
import { expect, it } from "vitest";
import { carriedSet, withTags } from "./stored-set.ts";

const question: Question = {
  id: 7,
  text: "q",
  groundTruthOptionId: 2,
  aiChosenOptionId: 2,
  aiExplanation: null,
  aiConfidence: 0.9,
  aiOptionProbs: [0.1, 0.9],
  options: [
    { id: 1, label: "A", text: "a" },
    { id: 2, label: "B", text: "b" },
  ],
  source: { quote: "It is b.", page: 3, heading: "B", picture: 0 },
};

it("carries the quote and its place, and not the number of a picture that only the set has", () => {
  const { questions } = carriedSet({ id: "s", name: "n", language: "en", questions: [question] });
  expect(questions[0]?.source).toEqual({ quote: "It is b.", page: 3, heading: "B" });
  expect(questions[0]?.section).toBe("B");
});

it("carries tags, and tells the questions that have one of some", () => {
  const questions = [question, { ...question, id: 8, tags: ["b", "c"] }];
  const carried = carriedSet({ id: "s", name: "n", language: "en", questions }).questions;
  expect(carried.map(({ tags }) => tags)).toEqual([undefined, ["b", "c"]]);
  expect(withTags(carried, ["c", "d"]).map(({ id }) => id)).toEqual(["8"]);
});
