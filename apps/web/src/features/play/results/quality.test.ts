import type { QualityReport, Question } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { modelFigures, qualityFigures } from "./quality.ts";

const REPORT: QualityReport = {
  written: 4,
  imported: 1,
  refused: {},
  keyPositions: [1, 1, 1, 1],
  withQuote: 5,
  sections: { covered: 2, total: 3 },
};

describe("the figures of a set's quality", () => {
  it("count what was checked, without questions that were imported", () => {
    const refused = { key_too_long: 2, near_duplicate: 5 };
    expect(qualityFigures({ ...REPORT, refused })).toMatchObject({ checked: 11, questions: 5 });
  });

  it("group flaws that mean the same to a learner, the most frequent first", () => {
    const refused = { key_too_long: 2, near_duplicate: 5, verbal_cue: 4, sentence_used: 0, stem_length: 1 };
    expect(qualityFigures({ ...REPORT, refused })?.refused).toEqual([
      { reason: "giveaway", count: 6 },
      { reason: "repeated", count: 5 },
      { reason: "unclear", count: 1 },
    ]);
  });

  it("are missing for a set without a report, and before the first question", () => {
    expect(qualityFigures(null)).toBeNull();
    expect(qualityFigures({ ...REPORT, written: 0, imported: 0, refused: { stem_length: 3 } })).toBeNull();
  });
});

describe("the figures of a model's part in a set", () => {
  const question = { text: "?" } as Question;
  const questions: Question[] = [
    { ...question, writtenBy: "model" },
    { ...question, writtenBy: "model" },
    { ...question, writtenBy: "embedded" },
    { ...question, writtenBy: "document" },
    question,
  ];
  const usage = { calls: 9, inputTokens: 12_345, outputTokens: 5_400 };

  it("say who wrote how many, the tokens used and why the model stopped", () => {
    const model = { isOwn: false, usage, fellBack: "budget_spent", expected: null } as const;
    expect(modelFigures({ model, questions })).toEqual({
      byModel: 2,
      byModelOptions: 0,
      byEmbedded: 1,
      isOwn: false,
      used: usage,
      expected: null,
      fellBack: "budget_spent",
    });
  });

  it("are missing if no model was requested", () => {
    expect(modelFigures({ questions })).toBeNull();
  });
});
