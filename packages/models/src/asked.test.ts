import type { Passage } from "@quizmill/questions";
import { profileOf } from "@quizmill/questions/for-engines";
import { expect, it } from "vitest";
import { openAsked } from "./asked.ts";

const passage = (text: string): Passage => ({
  ordinal: 0,
  section: 0,
  heading: null,
  expected: 2,
  blocks: [{ kind: "paragraph", text }],
});
const YEAST = passage("Yeast feeds on sugar and gives off gas, so that warm dough rises.");

it("names the questions that a passage might be asked again, nearest first, and none of the others", () => {
  const asked = openAsked(profileOf("en"));
  for (const stem of [
    "Why does a river carry more sand in spring?",
    "What does yeast leave behind in cold dough?",
    "Which gas does yeast give off?",
  ])
    asked.add(stem);
  expect(asked.near([YEAST])).toEqual([
    "Which gas does yeast give off?",
    "What does yeast leave behind in cold dough?",
  ]);
  expect(asked.near([passage("Clay holds water.")])).toEqual([]);
});

it("names one of several that are nearly alike, and no more than eight", () => {
  const asked = openAsked(profileOf("en"));
  asked.add("Why does warm dough rise with yeast and sugar?");
  asked.add("Why does dough rise with warm yeast and sugar?");
  expect(asked.near([YEAST])).toEqual(["Why does dough rise with warm yeast and sugar?"]);
  const words = Array.from({ length: 12 }, (_, i) => `${"abcdefghijkl".charAt(i)}word`);
  for (const word of words) asked.add(`What is ${word}?`);
  expect(asked.near([passage(words.join(" "))])).toHaveLength(8);
});
