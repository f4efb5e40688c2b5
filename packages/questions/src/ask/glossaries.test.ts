import type { Language } from "@quizmill/contract";
import { LANGUAGES } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { upperFirst, writerIn } from "../../../../fixtures/made-up-writer.ts";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "../index.ts";

const TERMS = 600;
const LOOKED_AT = 40;

/** A glossary of invented terms, as its points, and of which kind each term and each meaning is. */
function glossaryIn(language: Language) {
  const writer = writerIn(language, 7);
  const kinds = writer.stock.kindsOfThings.split(",");
  const kindOf = new Map<string, number>();
  const blocks = Array.from({ length: TERMS }, (_, at) => {
    const kind = at % kinds.length;
    const [name, meaning] = [upperFirst(writer.fresh()), writer.meaning(kind)];
    for (const text of [name, meaning]) kindOf.set(text.toLowerCase(), kind);
    return { kind: "listItem" as const, text: `${name}: ${meaning}` };
  });
  const plan = planPassages({
    title: null,
    language,
    format: "txt",
    pageCount: null,
    pagesWithText: null,
    warnings: [],
    sections: [{ heading: null, level: 1, blocks }],
  });
  return { plan, kindOf };
}

describe("a glossary of hundreds of terms", () => {
  it.each(LANGUAGES)(
    "is asked for meanings and for terms, among those of the same kind (%s)",
    async (language) => {
      const { plan, kindOf } = glossaryIn(language);
      const items: Item[] = [];
      for await (const batch of generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 })) {
        items.push(...batch.items);
        if (items.length >= LOOKED_AT) break;
      }
      const forMeaning = items.filter(({ kind }) => kind === "definition");
      expect(forMeaning.length).toBeGreaterThan(items.length / 5);
      expect(items.length - forMeaning.length).toBeGreaterThan(items.length / 5);
      const kinds = items.map(({ options }) => options.map(({ text }) => kindOf.get(text.toLowerCase())));
      expect(kinds.flat()).not.toContain(undefined);
      const mixed = kinds.filter((own) => new Set(own).size > 1);
      expect(mixed.length).toBeLessThanOrEqual(items.length / 10);
    },
  );
});
