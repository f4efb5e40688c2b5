import { describe, expect, it } from "vitest";
import {
  chosenFirst,
  type ExamDraft,
  FIRST_DRAFT,
  faultsIn,
  rulesOf,
  withSection,
  withSet,
} from "./draft.ts";

const ALL = [0, 2, 5];
const choose = (section: number) => ({ section, all: ALL });
const one = withSet(FIRST_DRAFT.sets, "a");
const chosen: ExamDraft = { ...FIRST_DRAFT, sets: one };

describe("a new exam", () => {
  it("begins with the two sets studied last that have questions", () => {
    const studied = ["gone", "c", "a", "b"].map((datasetId) => ({ datasetId }));
    const there = ["a", "b", "c"].map((id) => ({ id }));
    expect([...chosenFirst(there, studied)]).toEqual([
      ["c", null],
      ["a", null],
    ]);
  });

  it("needs a set, and takes all of its sections", () => {
    expect(faultsIn(FIRST_DRAFT)).toEqual({ sets: "noSet" });
    expect(faultsIn(chosen)).toEqual({});
    expect(rulesOf(chosen, "Midterm")).toEqual({
      name: "Midterm",
      sets: [{ datasetId: "a", sections: null }],
      count: 20,
      minutes: 30,
      passPercent: 60,
    });
  });

  it("leaves a set out that is chosen twice", () => {
    const both = withSet(one, "b");
    expect([...both.keys()]).toEqual(["a", "b"]);
    expect([...withSet(both, "a").keys()]).toEqual(["b"]);
  });

  it("takes sections out one by one, in the order of the document, and back in", () => {
    const without = withSection(one, "a", choose(2));
    expect(without.get("a")).toEqual([0, 5]);
    expect(withSection(without, "a", choose(5)).get("a")).toEqual([0]);
    expect(withSection(without, "a", choose(2)).get("a")).toBeNull();
  });

  it("needs a section of each set", () => {
    const sets = ALL.reduce((left, section) => withSection(left, "a", choose(section)), one);
    expect(faultsIn({ ...chosen, sets })).toEqual({ sets: "noSection" });
  });

  it("takes whole numbers within the limits only", () => {
    const faults = (changes: Partial<ExamDraft>) => Object.keys(faultsIn({ ...chosen, ...changes }));
    expect(faults({ count: "0" })).toEqual(["count"]);
    expect(faults({ count: "201", minutes: "601", passPercent: "101" })).toHaveLength(3);
    expect(faults({ minutes: "1.5" })).toEqual(["minutes"]);
    expect(faults({ passPercent: "" })).toEqual(["passPercent"]);
    expect(faults({ count: "200", minutes: "1", passPercent: "0" })).toEqual([]);
  });

  it("has no more than twenty sets", () => {
    const ids = Array.from({ length: 21 }, (_, at) => `set-${at}`);
    expect(faultsIn({ ...chosen, sets: ids.reduce(withSet, new Map()) })).toEqual({ sets: "tooManySets" });
  });
});
