import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Candidate } from "./engine.ts";
import {
  type Batch,
  type Engine,
  embeddedEngine,
  generateQuestions,
  type Plan,
  planPassages,
} from "./index.ts";
import { recordedOf } from "./testing/recorded.ts";
import { LESSONS, sourceOf } from "./testing/sample-texts.ts";

async function batchesOf(
  plan: Plan,
  options: Partial<Parameters<typeof generateQuestions>[1]> = {},
): Promise<Batch[]> {
  return Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7, ...options }),
  );
}

/** An ordinary engine that proposes what it is told to, once per passage. */
function engineOf(...drafts: Candidate[]): Engine {
  return { prepare: (plan) => ({ plan }), write: () => drafts };
}

const TEXT =
  "The heart pumps blood through the body. The lungs take in oxygen from the air. The liver cleans the blood of poisons. The kidneys filter waste into urine. A bone is a rigid organ that supports the body.";
const SOUND: Candidate = {
  kind: "subject",
  stem: "Which of the following pumps blood through the body?",
  key: "heart",
  distractors: ["lungs", "liver", "kidneys"],
  quote: "The heart pumps blood through the body.",
  block: 0,
  score: 0.9,
};
const bodyPlan = (count = 4) => planPassages(sourceOf([TEXT], "en"), { count });

async function refusalsOf(draft: Partial<Candidate>): Promise<Batch["refused"]> {
  const [batch] = await batchesOf(bodyPlan(), { engine: engineOf({ ...SOUND, ...draft }) });
  return batch?.refused ?? {};
}

describe("the pipeline", () => {
  it("gives one batch per passage, in order, also where nothing comes of it", async () => {
    const plan = planPassages(sourceOf([TEXT.repeat(30)], "en"));
    const batches = await batchesOf(plan, { engine: engineOf() });
    expect(batches.map(({ passage, done, total }) => [passage, done, total])).toEqual(
      plan.passages.map((_, i) => [i, i + 1, plan.passages.length]),
    );
  });

  it("lays out, solves and explains a sound draft with its evidence", async () => {
    const [batch] = await batchesOf(bodyPlan(), { engine: engineOf(SOUND) });
    const [item] = batch?.items ?? [];
    const options = item?.options ?? [];
    expect(options.map(({ text }) => text).sort()).toEqual(["heart", "kidneys", "liver", "lungs"]);
    expect(options.map(({ id, label }) => `${id}${label}`)).toEqual(["1A", "2B", "3C", "4D"]);
    expect(options.find(({ id }) => id === item?.groundTruthOptionId)?.text).toBe("heart");
    expect(item?.aiChosenOptionId).toBe(item?.groundTruthOptionId);
    expect(item?.aiOptionProbs?.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
    expect(item?.aiConfidence).toBe(Math.max(...(item?.aiOptionProbs ?? [])));
    expect(item?.source).toEqual({ quote: SOUND.quote });
    expect(item?.aiExplanation).toContain(SOUND.quote);
  });

  it.each([
    ["quote_missing", { quote: "The heart pumps blood through the whole body." }],
    ["bad_structure", { distractors: ["lungs"] }],
    ["duplicate_options", { distractors: ["lungs", "lung", "liver"] }],
    ["overlapping_options", { distractors: ["heart valve", "liver", "kidneys"] }],
    ["all_or_none", { distractors: ["lungs", "liver", "none of the above"] }],
    ["options_unlike", { distractors: ["lungs", "42", "kidneys"] }],
    ["qualifier_cue", { distractors: ["lungs always", "liver", "kidneys"] }],
    ["answer_in_stem", { stem: "Which organ, the heart or another, pumps blood?" }],
    ["dangling_stem", { kind: "cloze", stem: "This organ is the _____ that pumps blood." }],
    ["deictic_stem", { stem: "Which organ pumps blood, as shown in Figure 3 of the book?" }],
    ["stem_length", { stem: "Which?" }],
    ["broken_text", { stem: "Which organ pumps **blood** through the body?" }],
    ["trivial_key", { key: "which", stem: "What word stands between blood and body?" }],
    ["wrong_language", { stem: "Какой орган качает кровь по телу человека?" }],
    [
      "solver_disagrees",
      {
        key: "liver",
        distractors: ["lungs", "heart", "kidneys"],
        quote: "A bone is a rigid organ that supports the body.",
      },
    ],
  ] satisfies [string, Partial<Candidate>][])("refuses a draft with the flaw %s", async (flaw, change) => {
    expect(await refusalsOf(change)).toEqual({ [flaw]: 1 });
  });

  it("refuses an item that repeats, overuses or gives away another", async () => {
    const air: Candidate = {
      ...SOUND,
      stem: "Which of the following takes in oxygen from the air?",
      key: "lungs",
      distractors: ["heart", "liver", "kidneys"],
      quote: "The lungs take in oxygen from the air.",
    };
    const again = {
      ...SOUND,
      stem: "Which of the following pumps blood through the body, then?",
      quote: "The liver cleans the blood of poisons.",
    };
    const telling = {
      ...air,
      stem: "Where does oxygen go from the air when the heart pumps blood through the body?",
    };
    const [batch] = await batchesOf(bodyPlan(), {
      engine: engineOf(
        SOUND,
        { ...SOUND, score: 0.8 },
        { ...again, score: 0.7 },
        { ...telling, score: 0.6 },
        { ...air, score: 0.5 },
      ),
    });
    expect(batch?.items.map(({ source }) => source?.quote)).toEqual([SOUND.quote, air.quote]);
    expect(batch?.refused).toEqual({ near_duplicate: 1, gives_away: 1 });
  });

  it("asks once for what the document says twice, whatever the words around it", async () => {
    const meaning = "the share of the supplied heat that becomes work in an engine";
    const quotes = [`Efficiency is ${meaning}.`, `Efficiency: ${meaning}.`] as const;
    const draft = (stem: string, quote: string, score: number): Candidate => ({
      ...SOUND,
      kind: "term",
      key: "efficiency",
      distractors: ["entropy", "pressure", "volume"],
      stem,
      quote,
      score,
    });
    const text = `${quotes[0]} Entropy, pressure and volume are told elsewhere. ${quotes[1]}`;
    const [batch] = await batchesOf(planPassages(sourceOf([text], "en"), { count: 4 }), {
      engine: engineOf(
        draft(`Which term fits this definition: “${meaning}”?`, quotes[0], 0.9),
        draft(`What do people call “${meaning}”?`, quotes[1], 0.8),
      ),
    });
    expect(batch?.items).toHaveLength(1);
    expect(batch?.refused).toEqual({ near_duplicate: 1 });
  });

  it("puts numbers in rising order wherever the key then stands", async () => {
    const text = "The adult human body has 206 bones in all of its parts together.";
    const draft: Candidate = {
      ...SOUND,
      kind: "table",
      stem: "How many bones does the adult human body have?",
      key: "206",
      distractors: ["180", "230", "250", "300", "150"],
      quote: text,
    };
    const [batch] = await batchesOf(planPassages(sourceOf([text], "en"), { count: 1 }), {
      engine: engineOf(draft),
    });
    const values = batch?.items[0]?.options.map((option) => Number(option.text)) ?? [];
    expect(values).toContain(206);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it("stops with the signal's reason", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(batchesOf(bodyPlan(), { signal })).rejects.toThrow("enough");
  });
});

describe("the same text, plan and seed", () => {
  const plan = planPassages(
    sourceOf([...LESSONS.en, ...LESSONS.en.map((text) => text.toLowerCase()), TEXT.repeat(20)], "en"),
    { count: 30 },
  );

  it("give the same items", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        expect(await batchesOf(plan, { seed })).toEqual(
          await batchesOf(JSON.parse(JSON.stringify(plan)), { seed }),
        );
      }),
      { numRuns: 5 },
    );
  });

  it("give the very same batches when resumed at any passage", async () => {
    const whole = await batchesOf(plan);
    await fc.assert(
      fc.asyncProperty(fc.nat(plan.passages.length), async (passages) => {
        const after = recordedOf(whole.slice(0, passages));
        expect(await batchesOf(plan, { after })).toEqual(whole.slice(passages));
      }),
      { numRuns: 10 },
    );
  });

  it("keep most items when a paragraph is added", async () => {
    const stems = async (paragraphs: readonly string[]) =>
      (await batchesOf(planPassages(sourceOf(paragraphs, "en")))).flatMap(({ items }) =>
        items.map(({ text }) => text),
      );
    const before = await stems(LESSONS.en);
    const after = new Set(await stems([...LESSONS.en, TEXT]));
    expect(before.filter((stem) => after.has(stem)).length / before.length).toBeGreaterThanOrEqual(0.75);
  });
});

describe("a document in several languages", () => {
  const section = (language: "en" | "ja" | "pl") =>
    sourceOf(LESSONS[language], language).sections.map((one) =>
      language === "en" ? one : { ...one, language },
    );
  const source = { ...sourceOf([], "en"), sections: [...section("en"), ...section("pl"), ...section("ja")] };

  it("is asked about in the language of each section, as if that stood alone", async () => {
    const plan = planPassages(source, { count: 9 });
    const batches = await batchesOf(plan);
    const languages = plan.passages.map(({ language = plan.language }) => language);
    expect(languages).toEqual(["en", "pl", "ja"]);
    for (const [index, { items }] of batches.entries()) {
      expect(items.length).toBeGreaterThanOrEqual(2);
      const language = languages[index] as "en" | "ja" | "pl";
      const text = LESSONS[language].join("\n");
      for (const item of items) expect(text).toContain(item.source?.quote);
    }
    const [, polish, japanese] = batches.map(({ items }) => items.map(({ text }) => text).join("\n"));
    expect(japanese).toMatch(/[か。（]/u);
    expect(polish).not.toMatch(/Which|What|_____ is/u);
    expect(batches[1]?.items[0]?.aiExplanation).not.toMatch(/The document/u);
  });

  it("is taken for what the caller says it is in", () => {
    const plan = planPassages(source, { language: "en" });
    expect(plan.passages.every(({ language }) => language === undefined)).toBe(true);
  });
});

describe("the sentences of a short text", () => {
  const timesAsked = async (
    options: { count?: number },
    text: readonly string[] = LESSONS.en.slice(0, 4),
  ) => {
    const plan = planPassages(sourceOf(text, "en"), options);
    const items = (await batchesOf(plan)).flatMap((batch) => batch.items);
    return Map.groupBy(items, ({ source }) => source?.quote)
      .values()
      .map(({ length }) => length)
      .toArray();
  };

  it("are asked once each: two gaps in one give each other away", async () => {
    expect(Math.max(...(await timesAsked({})))).toBe(1);
  });
});
