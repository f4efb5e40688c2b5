import { LANGUAGES, type Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { generateQuestions } from "../generate.ts";
import { adviceOn, embeddedEngine, type Item, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { writeMore } from "./more.ts";

const settings = { engine: embeddedEngine, mode: "study", seed: 7 } as const;

async function setIn(language: Language) {
  const plan = planPassages(sourceOf(LESSONS[language], language));
  const items: (Item & { passage: number })[] = [];
  for await (const batch of generateQuestions(plan, settings))
    items.push(...batch.items.map((item) => ({ ...item, passage: batch.passage })));
  return { plan, items };
}

const keyOf = ({ options, groundTruthOptionId: key }: Item) =>
  options.find(({ id }) => id === key)?.text ?? "";

describe.each(LANGUAGES)("another item like one (%s)", (language) => {
  it("is from the text around it, has evidence, and repeats none that the set has or had", async () => {
    const { plan, items } = await setIn(language);
    const [first] = items;
    if (first === undefined) throw new Error("The lesson gives no question.");
    const like = { passage: first.passage, quote: first.source?.quote ?? "" };
    const known: Item[] = [...items];
    const text = plan.passages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join("\n");
    for (let count = 0; count < 6; count++) {
      const [another] = await writeMore(plan, { ...settings, items: known, from: like, count: 1 });
      if (another === undefined) break;
      const { item } = another;
      expect(text).toContain(item.source?.quote);
      expect(known.some((one) => one.text === item.text && keyOf(one) === keyOf(item))).toBe(false);
      known.push(item);
    }
    expect(known.length).toBeGreaterThan(items.length);
  });
});

describe.each(LANGUAGES)("more items of a section (%s)", (language) => {
  it("are from its passages, all different, and as many as are wanted at most", async () => {
    const { plan, items } = await setIn(language);
    const passages = plan.passages.slice(-1).map(({ ordinal }) => ordinal);
    const from = { passages };
    const more = await writeMore(plan, { ...settings, items, from, count: 3 });
    expect(more.length).toBeGreaterThan(0);
    expect(more.length).toBeLessThanOrEqual(3);
    const texts = plan.passages
      .filter(({ ordinal }) => passages.includes(ordinal))
      .flatMap(({ blocks }) => blocks);
    const all: Item[] = [...items];
    for (const { item, passage } of more) {
      expect(passages).toContain(passage);
      expect(texts.some(({ text }) => text.includes(item.source?.quote ?? "-"))).toBe(true);
      expect(all.some((one) => one.text === item.text && keyOf(one) === keyOf(item))).toBe(false);
      all.push(item);
    }
  });
});

it("gives none for a passage that has no sentence", async () => {
  const plan = planPassages(sourceOf(LESSONS.en, "en"));
  const like = { passage: plan.passages.length + 5, quote: "" };
  expect(await writeMore(plan, { ...settings, items: [], from: like, count: 1 })).toEqual([]);
});

describe("advice on an item that somebody words", () => {
  const good = {
    stem: "Which pigment of the leaf absorbs light?",
    options: ["Chlorophyll", "Haemoglobin", "Melanin", "Keratin"],
    key: 0,
    quote: "",
  };

  it("has nothing to say on a good one, with any number of options", () => {
    expect(adviceOn(good, "en")).toEqual([]);
    expect(adviceOn({ ...good, options: good.options.slice(0, 2) }, "en")).toEqual([]);
    expect(adviceOn({ ...good, options: [...good.options, "Carotene", "Elastin"] }, "en")).toEqual([]);
  });

  it.each([
    ["all_or_none", { options: ["Chlorophyll", "Melanin", "All of the above"] }],
    ["duplicate_options", { options: ["Chlorophyll", "Melanin", "melanin"] }],
    ["answer_in_stem", { stem: "Which pigment is chlorophyll, which absorbs light?" }],
    ["negative_stem", { stem: "Which pigment does not absorb light in a leaf?" }],
    [
      "key_too_long",
      { options: ["Chlorophyll, the green pigment in each leaf of a plant", "Melanin", "Keratin"] },
    ],
    ["unfocused_stem", { stem: "The pigment of the leaf that absorbs light" }],
    ["distractor_in_quote", { quote: "Chlorophyll absorbs light, as melanin does." }],
  ] as const)("says %s", (code, changed) => {
    expect(adviceOn({ ...good, ...changed }, "en")).toContain(code);
  });
});
