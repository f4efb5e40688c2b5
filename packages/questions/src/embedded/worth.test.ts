import { expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { allWritten } from "../offers.ts";
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

it("counts less what stands later in a short text of which so many were asked", async () => {
  const names = ["Margaret Ludlow", "Edith Moreno", "Helen Parker"];
  const told = names.map(
    (name) => `The observatory on the hill was visited in autumn by ${name} with many guests.`,
  );
  const plan = planPassages(sourceOf([told.join(" ")], "en"), { count: 10 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
  const worths = names.map((name) => drafts.find(({ key }) => key === name)?.score ?? 0);
  expect(worths.every((worth) => worth > 0)).toBe(true);
  expect(worths.toSorted((a, b) => b - a)).toEqual(worths);
  expect((worths[0] ?? 0) - (worths[2] ?? 0)).toBeGreaterThan(0.08);
});
