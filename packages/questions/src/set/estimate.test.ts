/** @module-tag thorough */
import { describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../../fixtures/made-up-lecture.ts";
import {
  type Batch,
  embeddedEngine,
  estimateTotal,
  generateQuestions,
  type Plan,
  planPassages,
} from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

const OPTIONS = { engine: embeddedEngine, mode: "study", seed: 8 } as const;
const LANGUAGES = Object.keys(LESSONS) as (keyof typeof LESSONS)[];

const batchesOf = (plan: Plan) => Array.fromAsync(generateQuestions(plan, OPTIONS));
const givenBy = (batches: readonly Batch[]) => batches.reduce((sum, { items }) => sum + items.length, 0);

describe("the number of questions that a set is said to come to", () => {
  it("is more than none before the first of a lesson, and what was given in the end", async () => {
    for (const language of LANGUAGES) {
      const plan = planPassages(sourceOf(LESSONS[language], language));
      expect(estimateTotal(plan)).toBeGreaterThan(0);
      const batches = await batchesOf(plan);
      expect(batches.at(-1)?.estimated).toBe(givenBy(batches));
    }
  });

  it("is none for a text of nothing to ask about", () => {
    expect(estimateTotal(planPassages(sourceOf([], "en")))).toBe(0);
  });

  it("is within a fifth of what comes once a third of a lecture is worked on", async () => {
    const plan = planPassages(sourceOf([madeUpNotes(2, 60_000)], "en"));
    const batches = await batchesOf(plan);
    const given = givenBy(batches);
    const later = batches.slice(Math.floor(batches.length / 3));
    for (const { estimated } of later) expect(Math.abs(estimated - given)).toBeLessThan(0.2 * given);
  });

  it("falls where most of a text leans on what is not there", async () => {
    const talk = "He did it with them and so they said that it was theirs. ".repeat(12);
    const paragraphs = Array.from({ length: 40 }, (_, i) =>
      i % 10 === 3 ? (LESSONS.en[i % 4] ?? "") : talk + i,
    );
    const plan = planPassages(sourceOf(paragraphs, "en"));
    const batches = await batchesOf(plan);
    const given = givenBy(batches);
    expect(given).toBeGreaterThan(0);
    expect(estimateTotal(plan)).toBeGreaterThan(2 * given);
    const halfway = batches[Math.floor(batches.length / 2)]?.estimated ?? 0;
    expect(halfway).toBeLessThan(0.7 * estimateTotal(plan));
  });

  it("counts each question that stands in the document already", () => {
    const question = { text: "Q?", options: ["a", "b"], key: 0, explanation: null, quote: "Q?" };
    const passage = { ordinal: 0, section: 0, heading: null, blocks: [], expected: 2 };
    const passages = [{ ...passage, imported: [question, question] }];
    expect(estimateTotal({ language: "en", title: null, passages, totalEstimated: 2 })).toBe(2);
  });

  it("is what was asked for where a number was", async () => {
    const plan = planPassages(sourceOf(LESSONS.en, "en"), { count: 4 });
    for (const { estimated } of await batchesOf(plan)) expect(estimated).toBe(4);
  });
});
