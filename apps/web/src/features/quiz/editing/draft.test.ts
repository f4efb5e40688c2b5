import { type Question, QuestionWordsSchema } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { BLANK_DRAFT, type Draft, draftOf, isSameDraft, problemsIn, reduceDraft, wordsIn } from "./draft.ts";

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

const after = (draft: Draft, ...actions: Parameters<typeof reduceDraft>[1][]) =>
  actions.reduce(reduceDraft, draft);

describe("a draft of a question", () => {
  it("keeps the ids of the options that stay", () => {
    const draft = after(
      draftOf(QUESTION),
      { type: "remove", row: 0 },
      { type: "add" },
      { type: "option", row: 3, text: "New" },
    );
    expect(wordsIn(draft)).toEqual({
      text: "Which?",
      key: 0,
      explanation: "Because.",
      options: [{ id: 4, text: "Option 4" }, { id: 9, text: "Option 9" }, { text: "New" }],
      tags: [],
    });
    expect(QuestionWordsSchema.safeParse(wordsIn(draft)).success).toBe(true);
  });

  it("has two to eight options", () => {
    const many = after(draftOf(QUESTION), ...Array.from({ length: 9 }, () => ({ type: "add" }) as const));
    expect(many.options).toHaveLength(8);
    const few = after(many, ...many.options.map(({ row }) => ({ type: "remove", row }) as const));
    expect(few.options).toHaveLength(2);
  });

  it("has no key once its option is removed", () => {
    expect(after(draftOf(QUESTION), { type: "remove", row: 1 }).keyRow).toBeNull();
  });

  it("tells what is missing before it can be stored", () => {
    expect(problemsIn(BLANK_DRAFT, true)).toEqual(["stemMissing", "optionMissing", "keyMissing"]);
    expect(problemsIn(draftOf(QUESTION), true)).toEqual([]);
    expect(problemsIn(draftOf({ ...QUESTION, groundTruthOptionId: null }), false)).toEqual([]);
  });

  it("has the tags that commas part, no more and no longer than can be stored", () => {
    const draft = draftOf({ ...QUESTION, tags: ["cells", "exam 1"] });
    expect(draft.tags).toBe("cells, exam 1");
    const typed = (text: string) => after(draft, { type: "tags", text });
    expect(wordsIn(typed(" cells,, 生物、cells; exam 1 ,")).tags).toEqual(["cells", "生物", "exam 1"]);
    expect(isSameDraft(draft, typed("cells,exam 1,"))).toBe(true);
    expect(problemsIn(typed("x".repeat(61)), true)).toEqual(["tagsTooMany"]);
    const many = Array.from({ length: 20 }, (_, i) => `tag ${i}`).join(",");
    expect(problemsIn(typed(many), true)).toEqual([]);
    expect(QuestionWordsSchema.safeParse(wordsIn(typed(many))).success).toBe(true);
    expect(problemsIn(typed(`${many}, one more`), true)).toEqual(["tagsTooMany"]);
  });

  it("is the same as before if only the order of pressing differs", () => {
    const draft = draftOf(QUESTION);
    const back = after(draft, { type: "text", text: "Other" }, { type: "text", text: "Which?" });
    expect(isSameDraft(draft, back)).toBe(true);
    expect(isSameDraft(draft, after(draft, { type: "key", row: 2 }))).toBe(false);
  });
});
