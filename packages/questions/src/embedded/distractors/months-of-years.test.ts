import type { Language } from "@quizmill/contract";
import { expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../../index.ts";
import { sourceOf } from "../../testing/sample-texts.ts";

/** The options of all questions on a text of two sentences, the key first; so many are asked for, if any. */
async function optionsOn(text: string, language: Language, count?: number): Promise<string[][]> {
  const plan = planPassages(sourceOf([text], language), count === undefined ? {} : { count });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 3 }),
  );
  return batches
    .flatMap(({ items }) => items)
    .map(({ options, groundTruthOptionId }) =>
      options
        .toSorted((a, b) => Number(b.id === groundTruthOptionId) - Number(a.id === groundTruthOptionId))
        .map(({ text: option }) => option),
    );
}

const TEXTS = [
  [
    "en",
    "July 1961",
    "The observatory on the hill was closed for good in July 1961 by Margaret Ludlow. It had been opened on 8 February 1907.",
  ],
  [
    "de",
    "Juli 1961",
    "Die Sternwarte auf dem Hügel wurde im Juli 1961 von Margarete Ludwig geschlossen. Eröffnet wurde sie am 8. Februar 1907.",
  ],
  [
    "es",
    "julio de 1961",
    "El observatorio de la colina fue cerrado en julio de 1961 por Margarita Luna. Había sido inaugurado el 8 de febrero de 1907.",
  ],
  [
    "ja",
    "1961年7月",
    "丘の上の天文台は1961年7月に市の決定によって閉鎖された。天文台が開かれたのは1907年2月8日のことである。",
  ],
] as const satisfies [Language, string, string][];

it.each(TEXTS)(
  "where so many are asked for, a month is asked for with its year, among months (%s: %s)",
  async (language, month, text) => {
    const [key, ...others] = (await optionsOn(text, language, 10)).find(([own]) => own === month) ?? [];
    expect(key).toBe(month);
    const shape = month.replace(/\d{4}/u, "YEAR");
    expect(others.map((other) => other.replace(/\d{4}/u, "YEAR"))).toEqual([shape, shape, shape]);
    expect(new Set(others).size).toBe(3);
  },
);

it.each(TEXTS)("without a number none is (%s: %s)", async (language, month, text) => {
  expect((await optionsOn(text, language)).map(([own]) => own)).not.toContain(month);
});

it("which of the four is the earliest is left to chance", async () => {
  const places = new Set<number>();
  for (let year = 1931; year < 1943; year++) {
    const text = `The observatory on the hill was closed for good in July ${year} by Margaret Ludlow, who lived there.`;
    const found = (await optionsOn(text, "en", 10)).find(([own]) => own === `July ${year}`);
    if (found !== undefined) places.add(found.toSorted().indexOf(found[0] ?? ""));
  }
  expect([...places].sort()).toEqual([0, 1, 2, 3]);
});
