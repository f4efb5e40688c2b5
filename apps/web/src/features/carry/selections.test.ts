import type { Question } from "@quizmill/contract";
import { expect, it } from "vitest";
import { sectionsIn, selected } from "./selections.ts";

const question = (id: number, heading?: string): Question => ({
  id,
  text: `Question ${id}`,
  options: ["yes", "no"].map((text, i) => ({ id: i + 1, label: "AB".charAt(i), text })),
  ...{ groundTruthOptionId: 1, aiChosenOptionId: null, aiExplanation: null, aiConfidence: null },
  aiOptionProbs: null,
  source: heading === undefined ? null : { quote: "It is so.", heading },
});
const questions = [question(1, "Cells"), question(2, "Cells"), question(3, "Soil"), question(4)];
const ids = (all: readonly Question[]) => all.map(({ id }) => id);

it("selects all, one section, or those that were answered wrong", () => {
  expect(sectionsIn(questions)).toEqual(["Cells", "Soil"]);
  expect(ids(selected(questions, { kind: "all" }, null))).toEqual([1, 2, 3, 4]);
  expect(ids(selected(questions, { kind: "section", section: "Cells" }, null))).toEqual([1, 2]);
  const session = {
    ...{ idx: 0, finished: false },
    selectedByQ: { 1: 1, 2: 2, 3: 2 },
    revealedByQ: { 1: true, 2: true },
  };
  expect(ids(selected(questions, { kind: "wrong" }, session))).toEqual([2]);
  expect(selected(questions, { kind: "wrong" }, null)).toEqual([]);
});
