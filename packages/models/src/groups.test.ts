import type { Passage, Plan } from "@quizmill/questions";
import { describe, expect, it } from "vitest";
import { CALL_SIZES } from "./call-sizes.ts";
import { callsFor, groupFrom, sharesOf } from "./groups.ts";

const passage = (ordinal: number, more: Partial<Passage> & { chars?: number } = {}): Passage => {
  const { chars = 1_000, ...rest } = more;
  const blocks = [{ kind: "paragraph" as const, text: "x".repeat(chars) }];
  return { ordinal, section: ordinal, heading: null, expected: 2, blocks, ...rest };
};
const planOf = (passages: Passage[]): Plan => ({ language: "en", title: null, passages, totalEstimated: 0 });
const ordinalsFrom = (passages: Passage[], first = 0) =>
  groupFrom(planOf(passages), passages[first] as Passage, CALL_SIZES.full).map(({ ordinal }) => ordinal);

describe("the passages of one call", () => {
  it("are as many as give a call's items, from the first one asked about", () => {
    const four = [0, 1, 2, 3].map((ordinal) => passage(ordinal));
    expect(ordinalsFrom(four)).toEqual([0, 1]);
    expect(ordinalsFrom(four, 1)).toEqual([1, 2]);
    expect(ordinalsFrom(four, 3)).toEqual([3]);
  });

  it("are of one language and not too long", () => {
    expect(ordinalsFrom([passage(0), passage(1, { language: "pl" })])).toEqual([0]);
    expect(ordinalsFrom([passage(0, { chars: 2_500 }), passage(1, { chars: 2_500 })])).toEqual([0]);
  });

  it("leave out those without questions of their own, and the document's own questions", () => {
    const some = [passage(0), passage(1, { expected: 0 }), passage(2, { imported: [] }), passage(3)];
    expect(ordinalsFrom(some)).toEqual([0, 3]);
  });

  it("may be one with more items than a call may have", () => {
    const [long] = [passage(0, { expected: 9 })];
    expect(ordinalsFrom([long, passage(1)])).toEqual([0]);
    expect(callsFor(9, CALL_SIZES.full)).toEqual([5, 5]);
  });
});

describe("the items that are asked for", () => {
  it.each([
    [1, [2]],
    [2, [3]],
    [4, [5]],
    [5, [5]],
    [6, [4, 4]],
    [8, [5, 5]],
    [11, [5, 5, 4]],
  ])("for %i planned are some more, and no more than five in a call", (expected, calls) => {
    expect(callsFor(expected, CALL_SIZES.full)).toEqual(calls);
  });

  it.each([
    [5, [3, 2], [3, 2]],
    [6, [3, 2], [4, 2]],
    [2, [0, 1, 0, 1], [0, 1, 0, 1]],
    [4, [3], [4]],
  ])("are of each passage as many as it should have of them (%i)", (count, wanted, shares) => {
    expect(sharesOf(count, wanted)).toEqual(shares);
  });
});
