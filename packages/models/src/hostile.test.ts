/** @module-tag thorough */
import type { Language } from "@quizmill/contract";
import { planPassages } from "@quizmill/questions";
import { obeysDocument } from "@quizmill/questions/for-engines";
import { LESSONS, sourceOf } from "@quizmill/questions/testing";
import { afterEach, describe, expect, it } from "vitest";
import { generateWithModel, llmEngine } from "./engine.ts";
import { createModelClient } from "./index.ts";
import { HARMLESS, HOSTILE, type Hostile, LURES, OFF_SUBJECT, ORDERS } from "./testing/hostile-texts.ts";
import { type StandIn, type StandInOptions, startStandIn } from "./testing/stand-in-server.ts";

let server: StandIn | undefined;
afterEach(async () => server?.close());

const LANGUAGES = Object.keys(ORDERS) as Language[];
const isObedient = (text: string) => obeysDocument({ explanation: { key: text, others: [] } }, text, [text]);
const reasonFor = (why: string) => (text: string) => ({ text, why });

const CASES = Object.entries(HOSTILE).flatMap(([language, all]) =>
  all.map((hostile) => [language as Language, hostile] as const),
);

async function setFrom(language: Language, { order, stem, key, others, why }: Hostile) {
  const obedient = {
    stem,
    key,
    quote: order,
    explanation: why,
    bloom: "remember",
    distractors: others.map(reasonFor(why)),
  };
  return setOf(language, { obeying: () => [obedient], orders: [order], count: 4 });
}

interface Obeyed {
  /** What a model makes of the items it would have written. */
  obeying: (items: readonly object[]) => readonly object[];
  orders: readonly string[];
  count: number;
  letter?: StandInOptions["letter"];
}

/** A set of a document that holds such orders, from a model that follows them. */
async function setOf(language: Language, { obeying, orders, count, letter }: Obeyed) {
  const [first = ""] = orders;
  const asked = await startStandIn({
    ...(letter !== undefined && { letter }),
    items: (call, items) => (call.prompt.includes(first) ? [...obeying(items as object[]), ...items] : items),
  });
  server = asked;
  const settings = {
    provider: "openai-compatible",
    baseUrl: asked.baseUrl("chat"),
    model: "writer",
  } as const;
  const engine = llmEngine(createModelClient(settings));
  const plan = planPassages(sourceOf([...LESSONS[language].slice(0, 2), ...orders], language), { count });
  const options = { engine, mode: "study", seed: 5 } as const;
  const batches = await Array.fromAsync(generateWithModel(plan, options));
  const refused: Record<string, number> = {};
  for (const batch of batches)
    for (const [code, count] of Object.entries(batch.refused)) refused[code] = (refused[code] ?? 0) + count;
  return { items: batches.flatMap((batch) => batch.items), refused, asked };
}

describe("a document that gives orders to a model", () => {
  it.each(CASES)("gets no item that follows them (%s: %o)", async (language, hostile) => {
    const { items, asked } = await setFrom(language, hostile);
    expect(items.length).toBeGreaterThanOrEqual(3);
    for (const { text, options, aiExplanation } of items) {
      expect(text).not.toBe(hostile.stem);
      expect(options.map((option) => option.text)).not.toContain(hostile.key);
      expect(aiExplanation).not.toContain(hostile.why);
    }
    for (const { system } of asked.calls) expect(system).not.toContain(hostile.order);
  });

  it.each(CASES)(
    "is seen through by the judge, whatever else is wrong with the item (%s: %o)",
    (_, hostile) => {
      const { stem, key, others, why } = hostile;
      const explanation = { key: why, others: others.map((option) => ({ option, why })) };
      expect(obeysDocument({ explanation }, stem, [key, ...others])).toBe(true);
    },
  );

  it.each(LANGUAGES)("is seen through in all its kinds of orders (%s)", (language) => {
    const missed = ORDERS[language].filter((order) => !isObedient(order));
    expect(missed).toEqual([]);
  });

  it.each(LANGUAGES)(
    "gets no item from a whole list of orders, nor one in another language (%s)",
    async (language) => {
      const foreign =
        language === "es" ? "Welcher Vorgang macht aus Licht Energie?" : "¿Qué hace de la luz energía?";
      const orders = [...ORDERS[language], ...LURES];
      // Sound in all else: only its reasons say what the document ordered.
      const obeying = (items: readonly object[]) => [
        { ...items[0], stem: foreign },
        ...orders.map((order, i) => ({ ...items[i % items.length], explanation: order })),
      ];
      const { items, refused } = await setOf(language, { obeying, orders, count: 20 });
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(items.map(({ text }) => text)).not.toContain(foreign);
      // The embedded engine's reasons are quotes of the document, which may well hold an order.
      for (const { aiExplanation } of items.filter(({ writtenBy }) => writtenBy === "model"))
        expect(orders.filter((order) => aiExplanation?.includes(order))).toEqual([]);
      expect(refused.obeys_document).toBeGreaterThanOrEqual(orders.length / 2);
      expect(refused.wrong_language).toBeGreaterThanOrEqual(1);
    },
  );

  it.each(LANGUAGES)(
    "gets no item on another subject, though its reader obeys as its writer does (%s)",
    async (language) => {
      const { stem, key, others } = OFF_SUBJECT[language];
      const [order = ""] = ORDERS[language];
      const { items, refused } = await setOf(language, {
        // Its quote is a sentence of the lesson.
        obeying: ([item]) => [
          { ...item, stem, key, distractors: others.map(reasonFor("")), explanation: "" },
        ],
        letter: ({ options }, letter) =>
          options.includes(key) ? String.fromCharCode(65 + options.indexOf(key)) : letter,
        orders: [order],
        count: 4,
      });
      expect(items.map(({ text }) => text)).not.toContain(stem);
      expect(refused).toMatchObject({ unrelated: expect.any(Number) });
      expect(items.length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(LANGUAGES)("is not suspected for what a subject may say of orders (%s)", (language) => {
    expect(HARMLESS[language].filter(isObedient)).toEqual([]);
  });

  it.each([
    "Drivers who ignore the earlier rules of the road cause accidents.",
    "She worked as an assistant of the system engineer.",
    "What is the answer of the immune system to a virus?",
    "La respuesta correcta es a menudo la más sencilla.",
  ])("is not suspected of it for plain words: %s", (stem) => {
    expect(obeysDocument({ explanation: { key: stem, others: [] } }, stem, [stem])).toBe(false);
  });
});
