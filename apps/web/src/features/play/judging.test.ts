import { describe, expect, it } from "vitest";
import { correctOption, isDoubtful, judge } from "./judging.ts";
import { normaliseQuestions, type RawQuestion } from "./questions.ts";

function question(parts: Partial<RawQuestion>) {
  const [made] = normaliseQuestions([
    { id: 1, text: "?", options: [{ text: "a" }, { text: "b" }, { text: "c" }], ...parts },
  ]);
  if (!made) throw new Error("no question");
  return made;
}

describe("the correct answer", () => {
  it("is the ground truth, also against the solver", () => {
    expect(correctOption(question({ groundTruthOptionId: 2, aiChosenOptionId: 3 }))?.id).toBe(2);
  });

  it("is the solver's choice where there is no ground truth", () => {
    expect(correctOption(question({ aiChosenOptionId: 3 }))?.id).toBe(3);
    expect(correctOption(question({ groundTruthOptionId: 9, aiChosenOptionId: 3 }))?.id).toBe(3);
  });

  it("is unknown if there is neither", () => {
    expect(correctOption(question({}))).toBeNull();
  });
});

describe("judging an answer", () => {
  it("distinguishes right from wrong", () => {
    expect(judge(question({ groundTruthOptionId: 2 }), 2)).toBe("correct");
    expect(judge(question({ groundTruthOptionId: 2 }), 1)).toBe("wrong");
  });

  it("stays neutral if the key is unknown", () => {
    expect(judge(question({}), 1)).toBe("neutral");
  });
});

describe("a question worth a second look", () => {
  it("is one the solver was unsure of", () => {
    expect(isDoubtful(question({ groundTruthOptionId: 1, aiChosenOptionId: 1, aiConfidence: 0.49 }))).toBe(
      true,
    );
    expect(isDoubtful(question({ groundTruthOptionId: 1, aiChosenOptionId: 1, aiConfidence: 0.5 }))).toBe(
      false,
    );
  });

  it("is one on which solver and key disagree", () => {
    expect(isDoubtful(question({ groundTruthOptionId: 1, aiChosenOptionId: 2, aiConfidence: 0.9 }))).toBe(
      true,
    );
  });

  it("is not one that the solver did not answer", () => {
    expect(isDoubtful(question({ groundTruthOptionId: 1 }))).toBe(false);
    expect(isDoubtful(question({}))).toBe(false);
  });
});
