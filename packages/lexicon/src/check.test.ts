import { describe, expect, it } from "vitest";
import { linesOf, tables } from "./data.ts";
import { faultsOf } from "./testing/check.ts";

const HEADER = "id\tkind\ten\tde\tes\tpl\tuk\tja\tyear";
const ROWS = ["heart", "liver", "lung", "spleen"].map((organ) => `${organ}\tbody/organ\t${organ}`);
const faultsWith = (...rows: string[]) => faultsOf("body", [HEADER, ...ROWS, ...rows]);

describe("the check of a table", () => {
  it("takes names with articles, forms and aliases", () => {
    const row =
      "kidney\tbody/organ\tkidney|ren\tdie Niere\tel riñón\tner~ka/ki/ce/kę/ką/ce\tнир~ка/ки/ці/ку/кою/ці\t腎臓";
    expect(faultsWith("organ\tkind\torgan\tdas Organ", row)).toEqual([]);
  });

  it("takes a Latin word of the English name within a name of another script", () => {
    const row = "for-loop\tbody/organ\tfor loop\t\t\t\tцикл for\tforループ";
    expect(faultsWith("organ\tkind\torgan", row)).toEqual([]);
  });

  it("takes three rows of a kind that has no more", () => {
    const header = `${HEADER}\tfield`;
    const kind = "state\tkind\tstate\t\t\t\t\t\t\tclosed";
    const states = ["solid", "liquid", "gas"].map((state) => `${state}\tbody/state\t${state}`);
    expect(faultsOf("body", [header, kind, ...states])).toEqual([]);
    expect(faultsOf("body", [header, ...states])).toEqual(["body/state: only 3 rows"]);
  });

  it.each([
    ["kidney\tbody/organ\tkidney\tniere", "has no article"],
    ["kidney\tbody/organ\tkidney\t\t\tner~ka/ki/ce", "has 3 forms"],
    ["kidney\tbody/organ\tkidney\t\t\t\tнiрка", "is of another script"],
    ["kidney\tbody/organ\tkidney\t\t\t\t\tkidneys", "is of another script"],
    ["kidney\tbody/organ\tkidney (ren)", "has 1 forms or signs"],
    ["kidney\tbody/organ\tkidney\t\t\tner~ka/ki/ce/kę/k(ą)/ce", "has 6 forms or signs"],
    ["kidney\tbody/organ\tkidney~s/s/s/s/s/s", "has 6 forms or signs"],
    ["Kidney\tbody/organ\tkidney", "id is"],
    ["kidney\tbody/organ\tkidney\t\t\t\t\t\t19th", "year is"],
    ["kidney\tbody/organ", "no English name"],
    ["kidney\torgan\tkidney", "kind is"],
    ["kidney\tplant/part\tkidney", "of another subject"],
    ["heart\tbody/organ\tcor", "a second row"],
    ["kidney\tbody/organ\tkidney|liver", "names two"],
    ["kidney\tbody/gland\tkidney", "only 1 rows"],
    ["left-lung\tbody/organ\tleft lung", "a kind of"],
    ["gland\tkind\tgland", "a kind of nothing"],
    ["organ\tbody/organ\tpart", "also a kind of others"],
  ])("finds the fault of %j", (row, fault) => {
    expect(faultsWith(row).join("\n")).toContain(fault);
  });
});

describe("the tables of concepts", () => {
  it.each(tables())("have no fault (%s)", (file) => {
    expect(faultsOf(file.replace(".tsv", ""), linesOf(file))).toEqual([]);
  });
});
