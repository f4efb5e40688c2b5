import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

const FIXTURES: Readonly<Record<Language, string>> = {
  en: "en-photosynthesis",
  pl: "pl-historia-druku",
  de: "de-thermodynamik",
  es: "es-ciclo-del-agua",
  uk: "uk-astronomiia",
  ja: "ja-jishin-kazan",
};

const paragraphsOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "../../../../fixtures/texts", `${name}.md`), "utf8")
    .split(/\n{2,}/u)
    .filter((paragraph) => !paragraph.startsWith("#"));

async function explanationsOf(language: Language, heading: string | null = null) {
  const source = sourceOf(LESSONS[language], language, heading);
  for (const section of source.sections) for (const block of section.blocks) block.page = 12;
  const plan = planPassages(source, { language, count: 20 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7 }),
  );
  return batches.flatMap(({ items }) => items);
}

describe("an explanation", () => {
  it.each([
    ["en", "The document says: “", "page 12"],
    ["pl", "W dokumencie czytamy: „", "str. 12"],
    ["de", "Im Dokument steht: „", "S. 12"],
    ["es", "El documento dice: «", "pág. 12"],
    ["uk", "У документі сказано: «", "с. 12"],
    ["ja", "文書には「", "12ページ"],
  ] as const)("opens with the evidence and where it stands (%s)", async (language, opening, page) => {
    for (const { aiExplanation = "", source } of await explanationsOf(language, "Botanik 1")) {
      const [first = ""] = (aiExplanation ?? "").split("\n");
      expect(first).toContain(opening + (source?.quote ?? ""));
      expect(first).toContain(page);
      expect(first).toContain("Botanik 1");
    }
  });

  it.each([
    ["en", "The document describes “", "The answer “"],
    ["pl", "Hasło „", "Odpowiedź „"],
    ["de", "beschreibt das Dokument anders: „", "Die Antwort „"],
    ["es", "El documento describe «", "La respuesta «"],
    ["uk", "Поняття «", "Відповідь «"],
    ["ja", "については、文書に「", "は別の事柄"],
  ] as const)("says of other options what the document says of them (%s)", async (language, ...openings) => {
    const sentences = LESSONS[language].flatMap((text) => text.split(/(?<=[.。]) ?/u));
    const lines = (await explanationsOf(language)).flatMap(({ aiExplanation, options }) => {
      const [, ...others] = (aiExplanation ?? "").split("\n");
      return others.map((line) => ({ line, options }));
    });
    expect(
      lines.filter(({ line }) => openings.some((opening) => line.includes(opening))).length,
    ).toBeGreaterThan(2);
    for (const { line, options } of lines) {
      expect(
        sentences.some((sentence) => line.includes(sentence)),
        line,
      ).toBe(true);
      expect(
        options.some(({ text: option }) => line.toLowerCase().includes(option.slice(0, 25).toLowerCase())),
      ).toBe(true);
    }
  });

  // 92 of 102; where only what it describes or names in one place was looked for, 44 were.
  it("speaks of nearly all wrong options that the document names, each with a quote of its own", async () => {
    const named = { spoken: 0, all: 0 };
    for (const [language, name] of Object.entries(FIXTURES)) {
      const texts = paragraphsOf(name);
      const plan = planPassages(sourceOf(texts, language as Language), { count: 20 });
      const batches = generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7 });
      for (const { items } of await Array.fromAsync(batches))
        for (const { options, groundTruthOptionId, aiExplanation, source } of items) {
          const [, ...lines] = (aiExplanation ?? "").split("\n");
          const lineOn = (option: string) =>
            lines.find((line) => line.slice(0, 25 + option.length).includes(option));
          const others = options.filter(({ id }) => id !== groundTruthOptionId).map(({ text }) => text);
          const quotes = others.flatMap((other) => lineOn(other)?.replaceAll(other, "") ?? []);
          expect(new Set(quotes).size).toBe(quotes.length);
          const isNamed = (other: string) => !/\d/u.test(other) && texts.some((text) => text.includes(other));
          const open = others.filter((other) => isNamed(other) && !source?.quote.includes(other));
          named.all += open.length;
          named.spoken += open.filter((other) => lineOn(other) !== undefined).length;
        }
    }
    expect(named.all).toBeGreaterThan(60);
    expect(named.spoken / named.all).toBeGreaterThan(0.8);
  });
});
