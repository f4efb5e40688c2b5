import { QuestionSchema } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { type NewQuestion, toQuestion, toQuestionRow } from "./entities.ts";

const item: NewQuestion = {
  kind: "term",
  text: 'What is "ä"\n\u2028in \\ 日本?',
  writtenBy: "embedded",
  options: ["one", 'two "2"'].map((text, index) => ({ id: index + 1, label: "AB"[index] ?? "", text })),
  groundTruthOptionId: 1,
  aiChosenOptionId: 2,
  aiExplanation: "Because.\u0000",
  aiConfidence: 0.1 + 0.2,
  aiOptionProbs: [1e-7, 1 - 1e-7],
  source: { quote: "<b>&amp;</b> \ud83d\ude00", page: 3, heading: "H" },
  context: 'A "passage".\nRow | 表',
  needsPicture: true,
  tags: ["exam 1", "日本"],
};
const bare: NewQuestion = {
  ...item,
  groundTruthOptionId: null,
  aiChosenOptionId: null,
  aiExplanation: null,
  aiConfidence: null,
  aiOptionProbs: null,
  source: null,
  context: undefined,
  needsPicture: undefined,
  tags: undefined,
};
const place = { datasetId: "d", passage: 0, ordinal: 0 };
const rowOf = (question: NewQuestion) =>
  ({ ...toQuestionRow(question, place), id: 7, version: 1, origin: null, goneAt: null }) as never;

describe("a question's row", () => {
  it.each([
    ["with all there can be", item],
    ["with the least there can be", bare],
  ])("gives back the question %s", (_what, question) => {
    const { kind: _kind, ...rest } = question;
    expect(toQuestion(rowOf(question))).toEqual({ id: 7, ...rest, version: 1, origin: "generated" });
  });

  it("contains nothing that the contract does not declare", () => {
    const more = {
      ...item,
      score: 0.5,
      options: item.options.map((option) => ({ ...option, isKey: true })),
      source: { quote: "A quote", start: 17 },
    };
    const told = toQuestion(rowOf(more));
    expect(told).toEqual(QuestionSchema.parse(told));
    expect(JSON.stringify(told)).not.toMatch(/score|isKey|start/);
  });

  it("is not written if it is no valid question", () => {
    expect(() => toQuestionRow({ ...item, aiConfidence: 1.5 }, place)).toThrow();
    expect(() => toQuestionRow({ ...item, text: undefined as never }, place)).toThrow();
  });
});
