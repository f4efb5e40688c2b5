import { type Question, QuestionWordsSchema } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { BLANK_DRAFT, type Draft, draftOf, isSameDraft, problemsIn, wordsIn } from "./draft.ts";

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

describe("a draft of a question", () => {
  it("keeps the ids of the options that stay", () => {
    const begun = draftOf(QUESTION);
    const draft = { ...begun, options: [...begun.options.slice(1), { row: "new", text: "New" }] };
    expect(wordsIn(draft)).toEqual({
      text: "Which?",
      key: 0,
      explanation: "Because.",
      options: [{ id: 4, text: "Option 4" }, { id: 9, text: "Option 9" }, { text: "New" }],
      tags: [],
    });
    expect(QuestionWordsSchema.safeParse(wordsIn(draft)).success).toBe(true);
  });

  it("has no key once its option is removed", () => {
    const begun = draftOf(QUESTION);
    const draft = { ...begun, options: begun.options.filter(({ id }) => id !== 4) };
    expect(wordsIn(draft).key).toBeNull();
    expect(problemsIn(draft, true)).toEqual({ keyRow: "keyMissing" });
  });

  it("tells what is missing before it can be stored", () => {
    expect(problemsIn(BLANK_DRAFT, true)).toEqual({
      text: "stemMissing",
      options: "optionMissing",
      keyRow: "keyMissing",
    });
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
