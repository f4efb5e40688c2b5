import type { Question } from "@quizmill/contract";
import { expect, it } from "vitest";
import { type Selection, sectionsIn, selected, tagsIn } from "./selections.ts";

const question = (id: number, heading?: string): Question => ({
  id,
  text: `Question ${id}`,
  options: ["yes", "no"].map((text, i) => ({ id: i + 1, label: "AB".charAt(i), text })),
  groundTruthOptionId: 1,
  aiChosenOptionId: null,
  aiExplanation: null,
  aiConfidence: null,
  aiOptionProbs: null,
  source: heading === undefined ? null : { quote: "It is so.", heading },
});
const questions = [question(1, "Cells"), question(2, "Cells"), question(3, "Soil"), question(4)];
const [first, second, ...others] = questions as [Question, Question, ...Question[]];
const tagged = [{ ...first, tags: ["exam", "bio"] }, { ...second, tags: ["exam"] }, ...others];
const ids = (all: readonly Question[]) => all.map(({ id }) => id);

it("selects all, one section, the flagged ones, or those that were answered wrong", () => {
  expect(sectionsIn(questions)).toEqual(["Cells", "Soil"]);
  const noted = { flagged: new Set([4, 1, 9]), wrong: new Set([2]) };
  const idsOf = (selection: Selection) => ids(selected(questions, selection, noted));
  expect(idsOf({ kind: "all" })).toEqual([1, 2, 3, 4]);
  expect(idsOf({ kind: "section", section: "Cells" })).toEqual([1, 2]);
  expect(idsOf({ kind: "flagged" })).toEqual([1, 4]);
  expect(idsOf({ kind: "unflagged" })).toEqual([2, 3]);
  expect(idsOf({ kind: "wrong" })).toEqual([2]);
});

it("selects those of a tag", () => {
  expect(tagsIn(tagged)).toEqual(["bio", "exam"]);
  const noted = { flagged: new Set<number>(), wrong: new Set<number>() };
  expect(ids(selected(tagged, { kind: "tag", tag: "exam" }, noted))).toEqual([1, 2]);
});
