import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "./index.ts";
import { LESSONS, sourceOf } from "./testing/sample-texts.ts";

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

  it("tells what a year of the document belongs to", async () => {
    const text =
      "In 1789, the French Revolution began in Paris. In 1804, Napoleon crowned himself emperor of the French. In 1815, Napoleon was defeated at Waterloo in Belgium.";
    const plan = planPassages(sourceOf([text], "en"), { count: 3 });
    const batches = await Array.fromAsync(
      generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7 }),
    );
    const told = batches.flatMap(({ items }) => items.map(({ aiExplanation }) => aiExplanation)).join("\n");
    expect(told).toMatch(/^The answer “(1\d{3})” belongs to something else: “In \1, [^”]+”$/mu);
  });
});
