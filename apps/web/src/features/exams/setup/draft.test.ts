import { describe, expect, it } from "vitest";
import { type ExamDraft, FIRST_DRAFT, faultsIn, rulesOf, withSection, withSet } from "./draft.ts";

const ALL = [0, 2, 5];
const choose = (section: number) => ({ section, all: ALL });
const chosen = withSet(FIRST_DRAFT, "a");
const sectionsIn = (draft: ExamDraft) => draft.sets.get("a");

describe("a new exam", () => {
  it("needs a set, and takes all of its sections", () => {
    expect(faultsIn(FIRST_DRAFT)).toEqual(["noSet"]);
    expect(faultsIn(chosen)).toEqual([]);
    expect(rulesOf(chosen, "Midterm")).toEqual({
      name: "Midterm",
      sets: [{ datasetId: "a", sections: null }],
      count: 20,
      minutes: 30,
      passPercent: 60,
    });
  });

  it("leaves a set out that is chosen twice", () => {
    const both = withSet(chosen, "b");
    expect([...both.sets.keys()]).toEqual(["a", "b"]);
    expect([...withSet(both, "a").sets.keys()]).toEqual(["b"]);
  });

  it("takes sections out one by one, in the order of the document, and back in", () => {
    const without = withSection(chosen, "a", choose(2));
    expect(sectionsIn(without)).toEqual([0, 5]);
    expect(sectionsIn(withSection(without, "a", choose(5)))).toEqual([0]);
    expect(sectionsIn(withSection(without, "a", choose(2)))).toBeNull();
  });

  it("needs a section of each set", () => {
    const none = ALL.reduce((draft, section) => withSection(draft, "a", choose(section)), chosen);
    expect(faultsIn(none)).toEqual(["noSection"]);
  });

  it("takes whole numbers within the limits only", () => {
    const faults = (changes: Partial<ExamDraft>) => faultsIn({ ...chosen, ...changes });
    expect(faults({ count: "0" })).toEqual(["count"]);
    expect(faults({ count: "201", minutes: "601", passPercent: "101" })).toHaveLength(3);
    expect(faults({ minutes: "1.5" })).toEqual(["minutes"]);
    expect(faults({ passPercent: "" })).toEqual(["passPercent"]);
    expect(faults({ count: "200", minutes: "1", passPercent: "0" })).toEqual([]);
  });

  it("has no more than twenty sets", () => {
    const ids = Array.from({ length: 21 }, (_, at) => `set-${at}`);
    expect(faultsIn(ids.reduce(withSet, FIRST_DRAFT))).toEqual(["tooManySets"]);
  });
});
