import { expect, it } from "vitest";
import { allWritten } from "../candidates.ts";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { LESSONS_AMONG_TRIVIA, sourceOf } from "../testing/sample-texts.ts";
import { readDocument } from "./document.ts";
import { draftWorth } from "./worth.ts";

it("looks for no options for what will not be asked, and the set is the same", async () => {
  const plan = planPassages(sourceOf(LESSONS_AMONG_TRIVIA, "en"));
  const drafts = { all: 0, some: 0 };
  const made = async (which: keyof typeof drafts) => {
    const { prepareInSteps: _, ...inOneGo } = embeddedEngine;
    const engine: typeof embeddedEngine = {
      ...inOneGo,
      prepare: (of, { leastWorth = 0, ...options }) =>
        embeddedEngine.prepare(of, which === "all" ? options : { ...options, leastWorth }),
      write: (...args) => {
        const written = [...embeddedEngine.write(...args)];
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

it("counts less what stands later in a short text that must fill a quota", async () => {
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

it.each([
  ["en", "The old mill on the river has two wheels of oak and a roof of slate.", "two", "twenty"],
  ["de", "Die alte Mühle am Fluss hat zwei Räder aus Eiche und ein Dach aus Schiefer.", "zwei", "zwanzig"],
] as const)("counts less how many there are, told in a word (%s)", (language, sentence, count, other) => {
  const worthOf = (key: string, most?: number) => {
    const plan = planPassages(sourceOf([sentence], language), most === undefined ? {} : { count: most });
    const document = readDocument(plan, { seed: 1, mode: "study" });
    const [line] = document.lines;
    if (line === undefined) throw new Error("The sentence is not read.");
    return draftWorth(document, line, { kind: "cloze", key, about: null, score: 0.5 });
  };
  expect(worthOf(count)).toBeLessThan(0.8 * worthOf(other));
  expect(worthOf(count, 20)).toBe(worthOf(other, 20));
});
