import { type AnswerCounts, itemId, optionId } from "@quizmill/questions/measure";
import { describe, expect, it } from "vitest";
import { markOf, marksFromAnswers, parseAnswerCounts } from "./answer-marks.ts";

const DRAFT = {
  stem: "Which hormone lowers blood sugar?",
  key: "insulin",
  distractors: ["glucagon", "cortisol", "keratin", "thyroxine"],
};

/** As an installation would export it: the set has shown its options with capitals. */
const COUNTS: AnswerCounts = {
  format: "quizmill-answer-counts",
  version: 1,
  items: {
    [itemId({ stem: DRAFT.stem, key: "Insulin" })]: {
      answers: 60,
      people: 3,
      options: {
        [optionId("Insulin")]: { shown: 60, chosen: 55, isKey: true },
        [optionId("Glucagon")]: { shown: 60, chosen: 5 },
        [optionId("Keratin")]: { shown: 60, chosen: 0 },
        [optionId("Thyroxine")]: { shown: 20, chosen: 0 },
      },
    },
  },
};

describe("the mark of an option by answers", () => {
  it.each([
    ["works from 5 % on", { shown: 40, chosen: 2 }, 1],
    ["is taken by hardly anybody below 2 %", { shown: 51, chosen: 1 }, 0],
    ["is not known between the two", { shown: 50, chosen: 1 }, null],
    ["is not known of fewer than thirty answers", { shown: 29, chosen: 0 }, null],
    ["is none for the key", { shown: 40, chosen: 0, isKey: true }, null],
  ] as const)("%s", (_what, count, mark) => {
    expect(markOf(count)).toBe(mark);
  });
});

describe("the marks of a draft by answers", () => {
  it("are those of its distractors, whatever their capitals", () => {
    expect(marksFromAnswers(DRAFT, COUNTS)).toEqual([1, null, 0, null]);
  });

  it("add up what was shown with and without capitals", () => {
    const item = { answers: 30, people: 1, options: { [optionId("thyroxine")]: { shown: 30, chosen: 0 } } };
    const items = { ...COUNTS.items, [itemId(DRAFT)]: item };
    expect(marksFromAnswers(DRAFT, { ...COUNTS, items })).toEqual([1, null, 0, 0]);
  });

  it("are none for another item, or where no option has enough answers", () => {
    expect(marksFromAnswers({ ...DRAFT, key: "glucagon" }, COUNTS)).toBeNull();
    expect(marksFromAnswers({ ...DRAFT, distractors: ["thyroxine"] }, COUNTS)).toBeNull();
  });
});

describe("a file of counts", () => {
  it("is read as it was written, and another file is refused", () => {
    expect(parseAnswerCounts(JSON.stringify(COUNTS))).toEqual(COUNTS);
    for (const other of [{}, { ...COUNTS, version: 2 }, { format: COUNTS.format, version: 1 }])
      expect(() => parseAnswerCounts(JSON.stringify(other))).toThrow("no file of");
  });
});
