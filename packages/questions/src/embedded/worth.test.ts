import { expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { LESSONS_AMONG_TRIVIA, sourceOf } from "../sample-texts.ts";

it("looks for no options for what will not be asked, and the set is the same", async () => {
  const plan = planPassages(sourceOf(LESSONS_AMONG_TRIVIA, "en"));
  const drafts = { all: 0, some: 0 };
  const made = async (which: keyof typeof drafts) => {
    const { learn: _, ...inOneGo } = embeddedEngine;
    const engine: typeof embeddedEngine = {
      ...inOneGo,
      prepare: (of, { leastWorth = 0, ...options }) =>
        embeddedEngine.prepare(of, which === "all" ? options : { ...options, leastWorth }),
      write: (...args) => {
        const written = embeddedEngine.write(...args);
        if (!Array.isArray(written)) throw new TypeError("The embedded engine answers at once.");
        drafts[which] += written.length;
        return written;
      },
    };
    const batches = await Array.fromAsync(generateQuestions(plan, { engine, mode: "study", seed: 1 }));
    return batches.flatMap(({ items }) => items);
  };
  const all = await made("all");
  expect(all.length).toBeGreaterThan(5);
  expect(await made("some")).toEqual(all);
  expect(drafts.some).toBeGreaterThan(0);
  expect(drafts.some).toBeLessThan(0.95 * drafts.all);
});
