import type { Option } from "@quizmill/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawExam, type ExamCandidate, shuffledQuestion } from "./draw.ts";

const pool = (sizes: readonly number[]): ExamCandidate[] =>
  sizes.flatMap((size, section) =>
    Array.from({ length: size }, (_, i) => ({
      questionId: section * 1_000 + i + 1,
      section: `s${section}`,
      sentence: `${section} ${i}`,
      same: `${section} ${i}`,
    })),
  );
const sectionsOf = (ids: readonly number[]) =>
  Map.groupBy(ids, (id) => Math.floor(id / 1_000))
    .values()
    .map(({ length }) => length)
    .toArray()
    .sort();

describe("the draw of an exam", () => {
  it("takes of each section its share", () => {
    expect(sectionsOf(drawExam(pool([60, 30, 10]), 20, "a"))).toEqual([12, 2, 6]);
    expect(sectionsOf(drawExam(pool([5, 5, 5]), 4, "a"))).toEqual([1, 1, 2]);
  });

  it("is the same for the same seed, another for another, and in another order", () => {
    const all = pool([40, 40]);
    expect(drawExam(all, 10, "a")).toEqual(drawExam(all.toReversed(), 10, "a"));
    expect(drawExam(all, 10, "a")).not.toEqual(drawExam(all, 10, "b"));
    const ids = drawExam(all, 10, "a");
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
  });

  it("never asks two that are the same, in whichever sets they stand", () => {
    const all = pool([6, 6]).map((question, i) => ({ ...question, same: String(i % 6) }));
    const drawn = drawExam(all, 12, "a").map((id) => all.find(({ questionId }) => questionId === id)?.same);
    expect(drawn.toSorted()).toEqual(["0", "1", "2", "3", "4", "5"]);
  });

  it("never asks one sentence twice, nor more than there is", () => {
    const candidates = fc.array(
      fc.record({ section: fc.constantFrom("a", "b", "c"), sentence: fc.nat(12).map(String) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: 50 }), fc.string(), (some, count, seed) => {
        const all = some.map((one, i) => ({ ...one, questionId: i + 1, same: String(i) }));
        const drawn = drawExam(all, count, seed);
        const sentences = drawn.map((id) => all[id - 1]?.sentence);
        expect(new Set(sentences).size).toBe(drawn.length);
        expect(drawn).toHaveLength(Math.min(count, new Set(all.map(({ sentence }) => sentence)).size));
      }),
    );
  });
});

describe("shuffled options", () => {
  const question = { text: "Which one is a metal?", aiExplanation: null, aiOptionProbs: null };
  const shuffledOptions = (options: Option[], seed: string) =>
    shuffledQuestion({ ...question, options }, seed).options;
  const optionsOf = (...texts: string[]) =>
    texts.map((text, i) => ({ id: i + 1, label: "ABCDEF".charAt(i), text }));

  it("stand in another order for another seed, with letters anew and the same ids", () => {
    const options = optionsOf("iron", "copper", "zinc", "lead");
    const orders = new Set(
      Array.from({ length: 40 }, (_, i) => {
        const mixed = shuffledOptions(options, `seed ${i}`);
        expect(mixed.map(({ label }) => label)).toEqual(["A", "B", "C", "D"]);
        for (const { id, text } of mixed) expect(options[id - 1]?.text).toBe(text);
        return mixed.map(({ id }) => id).join("");
      }),
    );
    expect(orders.size).toBeGreaterThan(10);
    expect(shuffledOptions(options, "x")).toEqual(shuffledOptions(options, "x"));
  });

  it("take their probabilities along", () => {
    const options = optionsOf("iron", "copper", "zinc", "lead");
    const aiOptionProbs = [0.4, 0.3, 0.2, 0.1];
    for (let i = 0; i < 10; i++) {
      const mixed = shuffledQuestion({ ...question, options, aiOptionProbs }, `seed ${i}`);
      expect(mixed.aiOptionProbs).toEqual(mixed.options.map(({ id }) => aiOptionProbs[id - 1]));
    }
  });

  it.each([
    "All of the above",
    "Both A and B",
    "None of these",
    "Alle genannten Antworten",
    "Keine der Antworten ist richtig",
    "Todas las anteriores",
    "Ninguna de las anteriores",
    "Wszystkie powyższe",
    "Żadna z odpowiedzi",
    "Усі перелічені",
    "Жодна з відповідей",
    "上記のすべて",
    "AとB",
  ])("stay where one of them speaks of the others: %s", (last) => {
    const options = optionsOf("iron", "copper", "zinc", last);
    for (let i = 0; i < 10; i++) expect(shuffledOptions(options, `seed ${i}`)).toEqual(options);
  });

  it("stay where the explanation names one of them by its letter", () => {
    const options = optionsOf("iron", "copper", "zinc", "lead");
    const explained = { ...question, options, aiExplanation: "C) is wrong: zinc is not magnetic." };
    for (let i = 0; i < 10; i++) expect(shuffledQuestion(explained, `seed ${i}`)).toEqual(explained);
  });

  it.each(["Vitamin A", "blood group A", "ambassador"])("move where none does: %s", (last) => {
    const options = optionsOf("iron", "copper", "zinc", last);
    const isMoved = [1, 2, 3, 4, 5, 6].some((i) => shuffledOptions(options, `s${i}`)[3]?.id !== 4);
    expect(isMoved).toBe(true);
  });
});
