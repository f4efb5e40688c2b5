import { parseRichText } from "@quizmill/contract";
import { expect, it } from "vitest";
import { markAnswer } from "./mark-answer.ts";

/** The quote with brackets around the marked words. */
function marked(quote: string, answer: string): string {
  return markAnswer(parseRichText(quote), answer)
    .map(({ isMarked, parts }) => {
      const words = parts.map(({ source }) => source).join("");
      return isMarked ? `[${words}]` : words;
    })
    .join("");
}

it.each([
  ["Light is absorbed by chlorophyll.", "chlorophyll", "Light is absorbed by [chlorophyll]."],
  ["Die Kraft ist $F = ma$ nach Newton.", "$F = ma$", "Die Kraft ist [$F = ma$] nach Newton."],
  ["Die Kraft ist $F = ma$ nach Newton.", "F = ma", "Die Kraft ist [$F = ma$] nach Newton."],
  ["the force $F$ of gravity, and $F$", "force $F$ of gravity", "the [force $F$ of gravity], and $F$"],
  ["`len(x)` gives 3", "`len(x)`", "[`len(x)`] gives 3"],
  ["Nothing of it is here: $x$.", "chlorophyll", "Nothing of it is here: $x$."],
])("in %j marks %j", (quote, answer, expected) => {
  expect(marked(quote, answer)).toBe(expected);
});
