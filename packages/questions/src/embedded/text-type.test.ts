import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { linesOf } from "./lines.ts";
import { textTypeFactorOf } from "./text-type.ts";

const en = profileOf("en");

const STEPS = [
  "Run tally --all and you will see what has been counted so far, with your own totals at the end.",
  "If you leave the option out, you get what you had before, which you may want to keep for later.",
  "The counter keeps a list of all folders in the file named tally.conf in your home.",
  "Now you can go back to your folder and look at what you have done in the last hour.",
];

const textTypeFactor = (paragraphs: readonly string[]) =>
  textTypeFactorOf(linesOf(planPassages(sourceOf(paragraphs, "en")), en));
const times = (count: number, paragraphs: readonly string[]) =>
  Array.from({ length: count }, (_, i) => paragraphs.map((text) => `${text} (${i})`)).flat();

describe("the factor of a text by its type", () => {
  it("is that of a manual where it shows what is typed and mostly speaks to its reader", () => {
    expect(textTypeFactor(times(20, STEPS))).toBeGreaterThan(1.2);
  });

  it("is that of other texts where it tells what is so, or is too short to tell", () => {
    expect(textTypeFactor(times(20, LESSONS.en))).toBe(1);
    expect(textTypeFactor(times(4, STEPS))).toBe(1);
  });

  it("changes little by little with what it holds", () => {
    const mixed = [8, 12, 16].map((count) =>
      textTypeFactor([...times(20 - count, LESSONS.en.slice(0, 4)), ...times(count, STEPS)]),
    );
    expect(mixed).toEqual(mixed.toSorted((a, b) => a - b));
  });
});
