import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../sample-texts.ts";

/** What is asked about one sentence of a manual that stands before a lesson. */
async function askedAbout(sentence: string, language: Language) {
  const plan = planPassages(sourceOf([sentence, ...LESSONS[language]], language), { count: 20 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 2 }),
  );
  return batches.flatMap(({ items }) => items.filter(({ source }) => source?.quote === sentence));
}

describe("a sentence that speaks to its reader", () => {
  it.each([
    ["en", "You can restore the old version of the chlorophyll table with 27 steps in 1994."],
    ["de", "Wenn du die Tabelle der Chloroplasten wiederherstellen willst, brauchst du dafür 27 Minuten."],
    ["uk", "Якщо ви відновлюєте стару таблицю хлоропластів, вам потрібно для цього 27 хвилин."],
  ] as const)("is asked as a gap in what it says, by itself (%s)", async (language, sentence) => {
    const items = await askedAbout(sentence, language);
    expect(items.length).toBeGreaterThan(0);
    for (const { kind, text } of items) {
      expect(kind).toBe("cloze");
      expect(text.slice(0, 9)).toBe(sentence.slice(0, 9));
    }
  });
});

describe("marks of code and stress", () => {
  it("are not shown in the question, and its evidence keeps them", async () => {
    const sentence =
      "The command `git fetch` was added to the _chloroplast_ repository in the summer of 1994.";
    const items = await askedAbout(sentence, "en");
    expect(items.length).toBeGreaterThan(0);
    for (const { text, options } of items)
      expect(text + options.map((option) => option.text).join()).not.toMatch(/[`]|(?<!_)_(?!_)/u);
  });
});

describe("a key", () => {
  it("comes a second time only where nothing else is left to ask", async () => {
    const keysOf = async (count: number) => {
      const plan = planPassages(sourceOf(LESSONS.en, "en"), { count });
      const batches = await Array.fromAsync(
        generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 2 }),
      );
      return batches.flatMap(({ items }) =>
        items.map(({ options, groundTruthOptionId }) =>
          options.find(({ id }) => id === groundTruthOptionId)?.text.toLowerCase(),
        ),
      );
    };
    const few = await keysOf(8);
    expect(new Set(few).size).toBe(few.length);
  });
});
