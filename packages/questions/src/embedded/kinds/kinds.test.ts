import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages, type WrittenItem } from "../../index.ts";
import { LESSONS, sourceOf } from "../../testing/sample-texts.ts";

/** What is asked about one sentence that stands before others and a lesson. */
async function askedOf(
  sentence: string,
  language: Language,
  others: readonly string[] = [],
): Promise<WrittenItem | undefined> {
  const plan = planPassages(sourceOf([sentence, ...others, ...LESSONS[language]], language), { count: 30 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items).find(({ source }) => source?.quote === sentence);
}

describe("a part of a sentence", () => {
  it.each([
    [
      "en",
      "The old nursery sold about 1,250 seedlings in that season.",
      "How many seedlings did the old nursery sell in that season?",
    ],
    [
      "de",
      "Die alte Mühle besitzt rund 340 Zahnräder aus hartem Eichenholz.",
      "Wie viele Zahnräder besitzt die alte Mühle aus hartem Eichenholz?",
    ],
    [
      "es",
      "El museo conserva unas 4500 monedas en la sala del archivo.",
      "¿Cuántas monedas conserva el museo en la sala del archivo?",
    ],
    [
      "pl",
      "Około 340 gatunków porostów rośnie w wilgotnych lasach północnej wyspy.",
      "Ile gatunków porostów rośnie w wilgotnych lasach północnej wyspy?",
    ],
    [
      "uk",
      "Близько 340 видів лишайників росте у вологих лісах острова.",
      "Скільки видів лишайників росте у вологих лісах острова?",
    ],
  ] as const)(
    "is asked for by its question word where the grammar is sure (%s: %s)",
    async (language, sentence, stem) => {
      expect((await askedOf(sentence, language))?.text).toBe(stem);
    },
  );
});

describe("what a set is made of", () => {
  it.each(["en", "pl", "de", "es", "uk", "ja"] as const)(
    "is gaps for no more than half (%s)",
    async (language) => {
      const plan = planPassages(sourceOf(LESSONS[language], language), { count: 14 });
      const batches = await Array.fromAsync(
        generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
      );
      const items = batches.flatMap(({ items }) => items);
      expect(items.filter(({ kind }) => kind === "cloze").length).toBeLessThanOrEqual(7);
      expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    },
  );
});
