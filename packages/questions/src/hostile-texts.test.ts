/** @module-tag thorough */
import { LANGUAGES, type Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { embeddedEngine, generateQuestions, planPassages } from "./index.ts";
import { LESSONS, sourceOf } from "./testing/sample-texts.ts";

/** Texts that are made to hold the engine up: its thread is everybody's, and is ended when a step takes too long. */

const CHARS = 12_000;
/** Ordinary text of this length takes a tenth; one that takes the square of its length, more than six times as much. */
const MOST_MS = 525;

/** Of signs, words and sentences without an end, each with what a pattern that looks for an end does not find. */
const EVERYWHERE = [
  ...[
    ".",
    ". ",
    "...",
    "_____ ",
    "( ",
    ")",
    "- ",
    " – ",
    "a",
    "A ",
    "aa. A",
    "that, ",
    "Ab, ",
    "Ab of Cd ",
    "1. ",
  ],
  ...[
    "z. B. ",
    "IN, I. A.",
    "http://",
    "a\t",
    "« ",
    "“a",
    "{=",
    "[1]",
    "\\frac{",
    "a: ",
    "?",
    "Q1. a?\nA) a\n",
  ],
];
const OF_A_LANGUAGE: Record<Language, readonly string[]> = {
  en: ["if x, ", "these ws and ", " is called a x when "],
  pl: ["aaaa", "określanynazywany", "znajdujs ", " do ucia oraz "],
  de: ["ist s, des ", "der die das, ", "und gewarte ", "die Anlage, die man sah, und "],
  es: ["es as que ", "no y, también ", "se llama que "],
  uk: ["яяяя", "уA", "не , такі як я ", "використовує "],
  ja: ["既に", "ため、が", "と員", "にはる、個に", "「日"],
};

/** The processor time that a set takes; whatever stands beside the lesson, that is asked about. */
async function spentMs(paragraphs: readonly string[], language: Language): Promise<number> {
  const source = sourceOf(paragraphs, language);
  const spentNow = processorTime();
  const plan = planPassages(source);
  const how = { engine: embeddedEngine, mode: "test", seed: 1 } as const;
  const batches = await Array.fromAsync(generateQuestions(plan, how));
  const ms = spentNow();
  expect(batches.flatMap(({ items }) => items).length, paragraphs.at(-1)?.slice(0, 20)).toBeGreaterThan(0);
  return ms;
}

describe.each(LANGUAGES)("in %s", (language) => {
  it("no text takes time that grows faster than its length", async () => {
    // Loads the language.
    await spentMs(LESSONS[language], language);
    const slow: [string, number][] = [];
    for (const unit of [...EVERYWHERE, ...OF_A_LANGUAGE[language]]) {
      const noise = unit.repeat(CHARS / unit.length);
      const ms = await spentMs([...LESSONS[language].slice(0, 2), `${noise} Ωx`], language);
      if (ms > MOST_MS) slow.push([unit, Math.round(ms)]);
    }
    expect(slow).toEqual([]);
  });
});

/** More than a call takes as arguments, of which there may be some 120,000. */
it.each(["1. a", "Key: 1. a", "| a | b |", "- a: b"])("a document may hold 130,000 lines of %j", (line) => {
  const source = sourceOf(
    Array.from({ length: 130_000 }, () => line),
    "en",
  );
  expect(planPassages(source).passages).toEqual(expect.any(Array));
});
