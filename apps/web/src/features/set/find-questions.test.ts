import type { Question } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { findQuestions } from "./find-questions.ts";

const question = (id: number, text: string, options: readonly string[], tags?: string[]): Question => ({
  id,
  text,
  options: options.map((option, at) => ({ id: at + 1, label: "", text: option })),
  groundTruthOptionId: 1,
  aiChosenOptionId: null,
  aiExplanation: null,
  aiConfidence: null,
  aiOptionProbs: null,
  source: null,
  ...(tags && { tags }),
});
const SET = [
  question(7, "What is osmosis?", ["Diffusion of water", "A cell"]),
  question(9, "Which plant is named?", ["Ｍaize", "Wheat"], ["Botany"]),
];
const found = (words: string) => findQuestions(SET, words).map(({ number }) => number);

describe("finding questions of a set", () => {
  it("looks at stems, options and tags, whatever the case and the width of letters", () => {
    expect(found("OSMOSIS")).toEqual([1]);
    expect(found("maize")).toEqual([2]);
    expect(found("botany")).toEqual([2]);
  });

  it("wants every word, in any order, and gives all for none", () => {
    expect(found("water osmosis")).toEqual([1]);
    expect(found("water botany")).toEqual([]);
    expect(found("  ")).toEqual([1, 2]);
  });
});
