import { expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../sample-texts.ts";

const PARAGRAPHS = Array.from({ length: 12 }, (_, i) => [
  `In the ${i + 3} jars of shelf ${i + 20} the gardener keeps some seeds that a neighbour brought one day.`,
  `The basket by door ${i + 40} holds what was left of the summer, and the boy took ${i + 13} of the lids away.`,
  ...LESSONS.en,
]).flat();

it("looks for no options for what will not be asked, and the set is the same", async () => {
  const plan = planPassages(sourceOf(PARAGRAPHS, "en"));
  const drafts = { all: 0, some: 0 };
  const made = async (which: keyof typeof drafts) => {
    const engine: typeof embeddedEngine = {
      ...embeddedEngine,
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
