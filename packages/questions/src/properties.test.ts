import { readFileSync } from "node:fs";
import path from "node:path";
import { type Item, LANGUAGES, type Language, type Section } from "@quizmill/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import type { Candidate } from "./engine.ts";
import { type Batch, type Engine, embeddedEngine, generateQuestions, planPassages } from "./index.ts";
import { LESSONS, sourceOf } from "./testing/sample-texts.ts";

/** What holds for every set, whatever the text, the seed and whoever writes. */

type Source = ReturnType<typeof sourceOf>;

async function batchesOf(
  source: Source,
  { engine = embeddedEngine, seed = 1, count }: { engine?: Engine; seed?: number; count?: number } = {},
): Promise<Batch[]> {
  const plan = planPassages(source, count === undefined ? {} : { count });
  return Array.fromAsync(generateQuestions(plan, { engine, mode: "study", seed }));
}

const itemsIn = (batches: readonly Batch[]) => batches.flatMap(({ items }) => items);

function expectSound(item: Item, text: string): void {
  const { options, groundTruthOptionId, aiChosenOptionId, aiOptionProbs, aiConfidence, source } = item;
  const texts = options.map((option) => option.text.trim().toLowerCase());
  expect([3, 4]).toContain(options.length);
  expect(new Set(texts).size).toBe(options.length);
  expect(texts).not.toContain("");
  expect(options.filter(({ id }) => id === groundTruthOptionId)).toHaveLength(1);
  expect(aiChosenOptionId).toBe(groundTruthOptionId);
  expect(source?.quote).not.toBe("");
  expect(text).toContain(source?.quote);
  expect(aiOptionProbs).toHaveLength(options.length);
  expect(aiOptionProbs?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(aiOptionProbs?.[(aiChosenOptionId ?? 0) - 1]).toBe(Math.max(...(aiOptionProbs ?? [])));
  expect(aiConfidence).toBe(Math.max(...(aiOptionProbs ?? [])));
}

const stemsIn = (batches: readonly Batch[]) => itemsIn(batches).map(({ text }) => text);

/** Lectures written for the reader's tests, one in each language. */
const TEXTS: Partial<Record<Language, string>> = {
  de: "de-thermodynamik",
  es: "es-ciclo-del-agua",
  ja: "ja-jishin-kazan",
  pl: "pl-historia-druku",
};

function sectionsOf(markdown: string): Section[] {
  const parts = markdown.split(/^#+ /mu).slice(1);
  return parts.map((part) => {
    const [heading = "", ...lines] = part.replaceAll("**", "").split("\n");
    const paragraphs = lines.join("\n").split(/\n{2,}/u);
    const blocks = paragraphs.map((text) => text.replaceAll("\n", " ").trim()).filter(Boolean);
    return { heading, level: 1, blocks: blocks.map((text) => ({ kind: "paragraph" as const, text })) };
  });
}

function textOf(name: string, language: string): Source {
  const file = path.join(import.meta.dirname, "../../../fixtures/texts", `${name}.md`);
  return { ...sourceOf([], language), sections: sectionsOf(readFileSync(file, "utf8")) };
}

/** Paragraphs of one language's lessons, any of them, cut and put together anew. */
const lesson = fc.constantFrom<Language>(...LANGUAGES).chain((language) => {
  const sentences = LESSONS[language].flatMap((text) => text.split(/(?<=[.。])\s*/u)).filter(Boolean);
  const paragraph = fc.subarray(sentences, { minLength: 2 }).map((some) => some.join(" "));
  return fc.record({
    language: fc.constant(language),
    paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 4 }),
  });
});

describe("every item", () => {
  it("has one key, three or four options that differ, its quote in the text and probabilities that sum to 1", async () => {
    await fc.assert(
      fc.asyncProperty(lesson, fc.nat(), async ({ language, paragraphs }, seed) => {
        const items = itemsIn(await batchesOf(sourceOf(paragraphs, language), { seed }));
        for (const item of items) expectSound(item, paragraphs.join("\n"));
      }),
      { numRuns: 8 },
    );
  });

  it("is as sound when the engine proposes anything at all", async () => {
    const [first = "", ...rest] = LESSONS.en;
    const words = fc.constantFrom(
      ...["chlorophyll", "stroma", "cuticle", "Stroma", "the stroma", "", " ", "light", "a process", "1779"],
    );
    const draft: fc.Arbitrary<Candidate> = fc.record({
      kind: fc.constantFrom("cloze", "term", "asked"),
      stem: fc.oneof(
        fc.string(),
        fc.constantFrom(
          ...first.split(". ").map((part) => `${part} _____?`),
          "What is it?",
          "_____ and _____.",
        ),
      ),
      key: words,
      distractors: fc.array(words, { maxLength: 6 }),
      quote: fc.constantFrom("", first, first.slice(0, 40), "nowhere"),
      block: fc.nat(2),
      score: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(draft, { maxLength: 12 }), async (drafts) => {
        const engine: Engine = { prepare: (plan) => ({ plan }), write: () => drafts };
        const batches = await batchesOf(sourceOf([first, ...rest], "en"), { engine });
        for (const item of itemsIn(batches)) expectSound(item, first);
        const refused = batches.flatMap((batch) => Object.values(batch.refused));
        expect(refused.reduce((sum, n) => sum + n, itemsIn(batches).length)).toBeLessThanOrEqual(
          drafts.length,
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe("every set", () => {
  it("keeps most of its items when a paragraph comes in anywhere", async () => {
    const kept: number[] = [];
    for (const [language, name] of Object.entries(TEXTS)) {
      const source = textOf(name, language);
      const before = stemsIn(await batchesOf(source));
      expect(before.length, language).toBeGreaterThan(4);
      for (const at of [0, source.sections.length - 1]) {
        const more = { kind: "paragraph" as const, text: LESSONS[language as Language][0] ?? "" };
        const sections = source.sections.map((section, i) =>
          i === at ? { ...section, blocks: [...section.blocks, more] } : section,
        );
        const after = new Set(stemsIn(await batchesOf({ ...source, sections })));
        kept.push(before.filter((stem) => after.has(stem)).length / before.length);
      }
    }
    expect(kept.reduce((sum, share) => sum + share, 0) / kept.length).toBeGreaterThanOrEqual(0.8);
  });

  it("covers the sections of a lecture in turn, with keys in every place and no question twice", async () => {
    const source = { ...sourceOf([], "en"), sections: sectionsOf(madeUpNotes(5, 25_000)) };
    const batches = await batchesOf(source, { count: 40 });
    const covered = new Set(batches.filter(({ items }) => items.length > 0).map(({ section }) => section));
    expect(covered.size / source.sections.length).toBeGreaterThanOrEqual(0.9);
    const items = itemsIn(batches);
    expect(items.length).toBeGreaterThan(25);
    expect(new Set(items.map(({ text }) => text)).size).toBe(items.length);
    const positions = [1, 2, 3, 4].map(
      (id) => items.filter((item) => item.groundTruthOptionId === id).length,
    );
    expect(Math.max(...positions) / items.length).toBeLessThanOrEqual(0.35);
  });

  it("is planned with two questions a page of prose or more, and asks each section before any twice", () => {
    const source = { ...sourceOf([], "en"), sections: sectionsOf(madeUpNotes(6, 300_000)) };
    expect(planPassages(source).totalEstimated).toBeGreaterThanOrEqual(200);
    const { passages } = planPassages(source, { count: source.sections.length });
    expect(new Set(passages.map(({ expected }) => expected))).toEqual(new Set([1]));
  });
});
