import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages, type WrittenItem } from "../index.ts";
import { LESSONS, sourceOf } from "../sample-texts.ts";

async function itemsOf(paragraphs: readonly string[], language: string): Promise<WrittenItem[]> {
  const plan = planPassages(sourceOf(paragraphs, language), { count: 25 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items);
}

/** What is asked about one sentence that stands before a lesson. */
async function askedOf(sentence: string, language: "en" | "es" = "en"): Promise<WrittenItem | undefined> {
  const items = await itemsOf([sentence, ...LESSONS[language]], language);
  return items.find(({ source }) => sentence.includes(source?.quote ?? "?"));
}

describe("a gap", () => {
  it("is not made for a noun that the document makes no term of", async () => {
    const item = await askedOf(
      "On most mornings the gardener walks past a fence of some kind with a bucket.",
    );
    expect(item).toBeUndefined();
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
