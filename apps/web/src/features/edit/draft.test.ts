import { type Question, QuestionWordsSchema } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import {
  BLANK_DRAFT,
  type Draft,
  draftOf,
  isSameDraft,
  mixed,
  problemsIn,
  wordsIn,
  wordsWithKey,
} from "./draft.ts";

const QUESTION: Question = {
  id: 7,
  text: "Which?",
  groundTruthOptionId: 4,
  aiChosenOptionId: 4,
  aiExplanation: "Because.",
  aiConfidence: 1,
  aiOptionProbs: null,
  source: null,
  options: [2, 4, 9].map((id, i) => ({ id, label: "ABC"[i] ?? "", text: `Option ${id}` })),
};

describe("a question with another right option", () => {
  it("keeps what a person explained, and loses what was made for the one of before", () => {
    const keyAndWhy = (origin: Question["origin"]) => {
      const { key, explanation } = wordsWithKey({ ...QUESTION, origin }, 9);
      return [key, explanation];
    };
    expect(keyAndWhy("imported")).toEqual([2, "Because."]);
    expect(keyAndWhy("own")).toEqual([2, "Because."]);
    expect(keyAndWhy("generated")).toEqual([2, null]);
    expect(keyAndWhy("model")).toEqual([2, null]);
  });
});

describe("the options of a new question", () => {
  const words = wordsIn(draftOf(QUESTION));

  it("have the right one anywhere if it was written first", () => {
    const places = new Set<number | null>();
    for (let n = 0; n < 200; n += 1) {
      const { options, key } = mixed({ ...words, key: 0 });
      places.add(key);
      expect(options[key ?? -1]).toEqual(words.options[0]);
      expect(new Set(options)).toEqual(new Set(words.options));
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  it("stay in their order if another one is marked", () => {
    expect(mixed(words)).toEqual(words);
  });
});

describe("a draft of a question", () => {
  it("keeps the ids of the options that stay", () => {
    const begun = draftOf(QUESTION);
    const draft = { ...begun, options: [...begun.options.slice(1), { row: "new", text: "New" }] };
    expect(wordsIn(draft)).toEqual({
      text: "Which?",
      key: 0,
      explanation: "Because.",
      context: null,
      options: [{ id: 4, text: "Option 4" }, { id: 9, text: "Option 9" }, { text: "New" }],
      tags: [],
    });
    expect(QuestionWordsSchema.safeParse(wordsIn(draft)).success).toBe(true);
  });

  it("has the text before the question, until it is taken away", () => {
    const begun = draftOf({ ...QUESTION, context: "Read this." });
    expect(wordsIn(begun).context).toBe("Read this.");
    expect(wordsIn({ ...begun, context: " " }).context).toBeNull();
  });

  it("has no key once its option is removed", () => {
    const begun = draftOf(QUESTION);
    const draft = { ...begun, options: begun.options.filter(({ id }) => id !== 4) };
    expect(wordsIn(draft).key).toBeNull();
    expect(problemsIn(draft, true)).toEqual({ keyRow: "keyMissing" });
  });

  it("tells what is missing before it can be stored", () => {
    expect(problemsIn(BLANK_DRAFT, true)).toEqual({ text: "stemMissing", options: "optionMissing" });
    expect(problemsIn(draftOf(QUESTION), true)).toEqual({});
    expect(problemsIn(draftOf({ ...QUESTION, groundTruthOptionId: null }), false)).toEqual({});
  });

  it("has the tags that commas part, no more and no longer than can be stored", () => {
    const draft = draftOf({ ...QUESTION, tags: ["cells", "exam 1"] });
    expect(draft.tags).toBe("cells, exam 1");
    const typed = (tags: string): Draft => ({ ...draft, tags });
    expect(wordsIn(typed(" cells,, 生物、cells; exam 1 ,")).tags).toEqual(["cells", "生物", "exam 1"]);
    expect(isSameDraft(draft, typed("cells,exam 1,"))).toBe(true);
    expect(problemsIn(typed("x".repeat(61)), true)).toEqual({ tags: "tagsTooMany" });
    const many = Array.from({ length: 20 }, (_, i) => `tag ${i}`).join(",");
    expect(problemsIn(typed(many), true)).toEqual({});
    expect(QuestionWordsSchema.safeParse(wordsIn(typed(many))).success).toBe(true);
    expect(problemsIn(typed(`${many}, one more`), true)).toEqual({ tags: "tagsTooMany" });
  });

  it("is the same as before if all of it is", () => {
    const draft = draftOf(QUESTION);
    expect(isSameDraft(draft, draftOf(QUESTION))).toBe(true);
    expect(isSameDraft(draft, { ...draft, keyRow: "2" })).toBe(false);
  });
});
