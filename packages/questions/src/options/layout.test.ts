import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { openQuestionSet } from "../question-set.ts";
import { layOut } from "./layout.ts";

const OTHERS = ["copper", "silver", "nickel", "quartz"] as const;
const profile = profileOf("en");

function draftWith(chances?: readonly number[]): Candidate {
  return {
    kind: "cloze",
    stem: "Most wires are made of _____ today.",
    key: "cobalt",
    block: 0,
    score: 1,
    quote: "Most wires are made of cobalt today.",
    distractors: [...OTHERS],
    ...(chances && { plausibility: new Map(OTHERS.map((text, at) => [text, chances[at] ?? 0])) }),
  };
}

const untold = (options: number) => Array.from({ length: options }, () => 0);
const optionsOf = (draft: Candidate) => layOut(draft, untold, 1, profile)?.options.toSorted();

describe("an item", () => {
  it("has a third distractor where all three could be taken for the answer", () => {
    expect(optionsOf(draftWith([0.9, 0.8, 0.7]))).toEqual(["cobalt", "copper", "nickel", "silver"]);
  });

  it("has two where a third could not", () => {
    expect(optionsOf(draftWith([0.9, 0.8, 0.3]))).toEqual(["cobalt", "copper", "silver"]);
    expect(optionsOf(draftWith([0.2, 0.1]))).toEqual(["cobalt", "copper", "silver"]);
  });

  it("has three where nothing is known of them, and none with one alone", () => {
    expect(optionsOf(draftWith())).toHaveLength(4);
    expect(layOut({ ...draftWith(), distractors: ["copper"] }, untold, 1, profile)).toBeNull();
    expect(optionsOf({ ...draftWith(), distractors: ["copper", "silver"] })).toHaveLength(3);
  });

  it("has numbers in their order, two or three beside the key", () => {
    const years = { key: "1912", distractors: ["1901", "1920", "1931"], stem: "It opened in _____ or so." };
    const plausibility = new Map(years.distractors.map((text) => [text, 0.2]));
    expect(layOut({ ...draftWith(), ...years }, untold, 1, profile)?.options).toHaveLength(4);
    const few = layOut({ ...draftWith(), ...years, plausibility }, untold, 1, profile)?.options ?? [];
    expect(few).toHaveLength(3);
    expect(few).toEqual(few.toSorted());
  });
});

it("keys stand at each position as often, among three options as among four", () => {
  const set = openQuestionSet([], profile);
  for (let at = 0; at < 48; at++) {
    const draft = {
      ...draftWith(at % 2 === 0 ? [0.9, 0.9, 0.9] : [0.9, 0.9, 0]),
      stem: `Case ${at}: _____.`,
    };
    const laid = layOut(draft, set.positionsAmong, 7, profile);
    const options = (laid?.options ?? []).map((text, i) => ({ id: i + 1, label: "ABCD".charAt(i), text }));
    set.add({
      kind: "cloze",
      text: draft.stem,
      options,
      groundTruthOptionId: (laid?.key ?? 0) + 1,
      source: null,
    });
  }
  for (const options of [3, 4]) {
    const counts = set.positionsAmong(options);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(24);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  }
});
