import { describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import {
  type Engine,
  embeddedEngine,
  estimatePlan,
  generateQuestions,
  type Plan,
  planPassages,
} from "./index.ts";
import { LESSONS, sourceOf } from "./sample-texts.ts";

const OPTIONS = { engine: embeddedEngine, mode: "study", seed: 3 } as const;
const LANGUAGES = Object.keys(LESSONS) as (keyof typeof LESSONS)[];

async function givenBy(plan: Plan): Promise<number> {
  const batches = await Array.fromAsync(generateQuestions(plan, { ...OPTIONS, seed: 8 }));
  return batches.reduce((sum, { items }) => sum + items.length, 0);
}

describe("the number of questions told beforehand", () => {
  it.each(LANGUAGES)("is about what comes of a lesson (%s)", async (language) => {
    const plan = await estimatePlan(planPassages(sourceOf(LESSONS[language], language)), OPTIONS);
    const given = await givenBy(plan);
    expect(given).toBeGreaterThan(0);
    expect(Math.abs(plan.totalEstimated - given)).toBeLessThanOrEqual(Math.max(1, 0.2 * given));
  });

  it("is far below what its length lets expect where most of a text leans on what is not there", async () => {
    const talk = (i: number) =>
      `He did it with them and so they said that it was theirs ${i} times. `.repeat(12);
    const paragraphs = Array.from({ length: 40 }, (_, i) =>
      i % 10 === 3 ? (LESSONS.en[i % 4] ?? "") : talk(i),
    );
    const byLength = planPassages(sourceOf(paragraphs, "en"));
    const plan = await estimatePlan(byLength, OPTIONS);
    const given = await givenBy(plan);
    expect(plan.totalEstimated).toBeLessThan(0.7 * byLength.totalEstimated);
    expect(Math.abs(plan.totalEstimated - given)).toBeLessThanOrEqual(Math.max(1, 0.2 * given));
  });

  it("counts on what the whole text shows of its terms, not the passages tried alone", async () => {
    const paragraphs = Array.from({ length: 160 }, (_, i) => `${LESSONS.en[i % 4]} `.repeat(4));
    const plan = planPassages(sourceOf(paragraphs, "en"));
    let most = 0;
    const engine: Engine = {
      name: "given",
      prepare(part) {
        most = Math.max(most, part.passages.length);
        return { plan: part };
      },
      write: () => [],
    };
    await estimatePlan(plan, { ...OPTIONS, engine });
    expect(plan.passages.length).toBeGreaterThan(50);
    expect(most).toBeGreaterThanOrEqual(plan.passages.length);
  });

  it("is as its length lets expect, once the first passages tried give plenty", async () => {
    const plan = planPassages(sourceOf([madeUpNotes(2, 60_000)], "en"));
    const written: number[] = [];
    const engine: Engine = {
      ...embeddedEngine,
      write(passage, ...rest) {
        written.push(passage.ordinal);
        return embeddedEngine.write(passage, rest[0]);
      },
    };
    const estimated = await estimatePlan(plan, { ...OPTIONS, engine });
    expect(estimated.totalEstimated).toBe(plan.totalEstimated);
    expect(new Set(written).size).toBeGreaterThan(1);
    expect(new Set(written).size).toBeLessThan(6);
  });

  it("is none for a text that nothing can be asked about", async () => {
    const listing = Array.from({ length: 40 }, (_, i) => `it was so and then he did that with them ${i};`);
    const plan = await estimatePlan(planPassages(sourceOf(listing, "en")), OPTIONS);
    expect([plan.totalEstimated, await givenBy(plan)]).toEqual([0, 0]);
  });

  it("changes nothing else, and is the same each time", async () => {
    const plan = planPassages(sourceOf(LESSONS.en, "en"));
    const estimated = await estimatePlan(plan, OPTIONS);
    expect(estimated).toEqual({ ...plan, totalEstimated: estimated.totalEstimated });
    expect(await estimatePlan(plan, OPTIONS)).toEqual(estimated);
  });

  it("stays as it is for a model, which would have to be paid for the trial", async () => {
    const plan = planPassages(sourceOf(LESSONS.en, "en"));
    const model = { ...embeddedEngine, isModel: true } as const;
    expect(await estimatePlan(plan, { ...OPTIONS, engine: model })).toBe(plan);
  });
});
