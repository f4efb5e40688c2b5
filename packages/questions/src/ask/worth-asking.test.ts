import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

async function itemsOf(paragraphs: readonly string[], language: string): Promise<Item[]> {
  const plan = planPassages(sourceOf(paragraphs, language), { count: 25 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items);
}

/** What is asked about one sentence that stands before a lesson. */
async function askedOf(sentence: string, language: "en" | "es" = "en"): Promise<Item | undefined> {
  const items = await itemsOf([sentence, ...LESSONS[language]], language);
  return items.find(({ source }) => sentence.includes(source?.quote ?? "?"));
}

describe("a gap", () => {
  it("is not made for an everyday noun that the document makes no term of", async () => {
    const item = await askedOf(
      "On most days the man in the street walks past a window of some kind with a box.",
    );
    expect(item).toBeUndefined();
  });

  it.each([
    ["en", "There is a correlation between chlorophyll and photosynthesis in the leaf."],
    ["es", "Existe una relación entre la clorofila y la fotosíntesis en las hojas."],
  ] as const)("is not made in a sentence that only says what there is (%s)", async (language, sentence) => {
    expect(await askedOf(sentence, language)).toBeUndefined();
  });

  it("is not made for half of an amount", async () => {
    const item = await askedOf(
      "Wild hedgehogs in gardens mostly grow to 18 to 24 centimetres over the season.",
    );
    expect(item?.text ?? "").not.toContain("18 to _____");
  });
});

describe("a sentence that opens with a number", () => {
  it("is left alone, since the number is that of a note or a list", async () => {
    expect(await askedOf("2 The gardener Tom Brown planted 340 oaks near London in 1911.")).toBeUndefined();
  });
});

describe("a name cut at a hyphen", () => {
  it("is put together again in the question", async () => {
    const item = await askedOf("In 1862 the surveyor Jean- Baptiste Morel founded the city of Newport.");
    expect(item?.text).toContain("Jean-Baptiste Morel");
  });
});

describe("a note of a page", () => {
  // Real: the options came from stock, "Norden", "Christentum" and "Judentum".
  const sentence =
    "Berichten zufolge fällt in den letzten Jahren in Wales das Durchschnittsalter der Lehrkräfte.";

  async function quotesOf(paragraphs: readonly string[], options: { count?: number }): Promise<string[]> {
    const plan = planPassages(sourceOf(paragraphs, "de"), options);
    const batches = await Array.fromAsync(
      generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
    );
    return batches.flatMap(({ items }) => items.map(({ source }) => source?.quote ?? ""));
  }

  it("is asked something in any case", async () => {
    expect((await quotesOf([sentence, ...LESSONS.de.slice(0, 1)], {})).length).toBeGreaterThan(0);
  });
});
