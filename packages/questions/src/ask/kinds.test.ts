import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

describe("what a set is made of", () => {
  it.each(["en", "pl", "de", "es", "uk", "ja"] as const)(
    "is gaps for no more than half, where the text defines as much (%s)",
    async (language) => {
      const plan = planPassages(sourceOf(LESSONS[language], language), { count: 8 });
      const batches = await Array.fromAsync(
        generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
      );
      const items = batches.flatMap(({ items }) => items);
      expect(items).toHaveLength(8);
      expect(items.filter(({ kind }) => kind === "cloze").length).toBeLessThanOrEqual(4);
    },
  );
});
