import { describe, expect, it } from "vitest";
import type { Candidate } from "./engine.ts";
import { type Batch, type Engine, generateQuestions, type Passage, planPassages } from "./index.ts";
import { sourceOf } from "./testing/sample-texts.ts";

const ORGANS = ["heart", "lungs", "liver", "kidneys", "stomach", "spleen"] as const;
const DOES: Record<string, string> = {
  heart: "pumps blood through the body",
  lungs: "takes in oxygen from the air",
  liver: "cleans the blood of poisons",
  kidneys: "filters waste into urine",
  stomach: "digests food with acid",
  spleen: "stores cells against germs",
};
const TEXT = ORGANS.map((organ) => `The ${organ} ${DOES[organ]}.`).join(" ");
const plan = planPassages(
  {
    ...sourceOf([], "en"),
    sections: ["First", "Second", "Third"].map((heading) => ({
      heading,
      level: 1,
      blocks: [{ kind: "paragraph" as const, text: TEXT }],
    })),
  },
  { count: 6 },
);

/** An item about one of the organs, two of them in each passage. */
function draft(passage: Passage, index: number): Candidate {
  const key = ORGANS[passage.ordinal * 2 + index] ?? "heart";
  const others = ORGANS.filter((organ) => organ !== key).slice(0, 3);
  const does = DOES[key];
  return {
    kind: "asked",
    stem: `Which organ of the ${passage.heading?.toLowerCase()} animal ${does}?`,
    key,
    distractors: others,
    quote: `The ${key} ${does}.`,
    block: 0,
    score: 0.5,
    explanation: { key: `It ${does}.`, others: others.map((option) => ({ option, why: `no ${option}` })) },
    solution: [key, ...others].map((option) => ({ option, probability: option === key ? 0.7 : 0.1 })),
  };
}

/** Streams what `drafts` gives for a passage, and notes which passages it was asked to begin, and when. */
function streaming(drafts: (passage: Passage) => Iterable<Candidate>, lookahead = 0) {
  const began: number[] = [];
  const ended: number[] = [];
  const engine: Engine = {
    isModel: true,
    lookahead,
    prepare: (of) => ({ plan: of }),
    async *write(passage, _, signal) {
      began.push(passage.ordinal);
      signal?.addEventListener("abort", () => ended.push(passage.ordinal));
      yield* drafts(passage);
    },
    report: () => ({ usage: { calls: began.length, inputTokens: 10, outputTokens: 5 }, fellBack: null }),
  };
  return { engine, began, ended };
}

const run = (engine: Engine, more: Partial<Parameters<typeof generateQuestions>[1]> = {}) =>
  generateQuestions(plan, { engine, mode: "study", seed: 1, ...more });
const both = (passage: Passage) => [draft(passage, 0), draft(passage, 1)];

describe("an engine that streams", () => {
  it("has each item given as soon as it passes, and the passage ended by a last batch", async () => {
    const batches = await Array.fromAsync(run(streaming(both).engine));
    expect(batches.map(({ passage, isLast, items, done }) => [passage, isLast, items.length, done])).toEqual(
      [0, 1, 2].flatMap((passage) => [
        [passage, false, 1, passage],
        [passage, false, 1, passage],
        [passage, true, 0, passage + 1],
      ]),
    );
    expect(batches[0]?.usage).toEqual({ calls: 1, inputTokens: 10, outputTokens: 5 });
  });

  it("has its own reader's answer and its own words kept", async () => {
    const [batch] = await Array.fromAsync(run(streaming(both).engine));
    const [item] = batch?.items ?? [];
    expect(item?.writtenBy).toBe("model");
    expect(item?.aiConfidence).toBe(0.7);
    expect(item?.aiExplanation?.split("\n").slice(1).sort()).toEqual(
      [
        "It pumps blood through the body.",
        "kidneys: no kidneys",
        "liver: no liver",
        "lungs: no lungs",
      ].sort(),
    );
  });

  it("is refused where its own reader chose another option", async () => {
    const wrong = (passage: Passage): Candidate[] => [
      {
        ...draft(passage, 0),
        solution: ORGANS.map((option, i) => ({ option, probability: i === 3 ? 0.7 : 0.1 })),
      },
    ];
    const batches = await Array.fromAsync(run(streaming(wrong).engine));
    expect(batches[0]?.refused).toEqual({ solver_disagrees: 1 });
  });

  it("has its first calls on their way before the document is read for its answers", async () => {
    const { engine, began } = streaming(both, 1);
    const begunAtReading: number[][] = [];
    const passages = plan.passages.map(({ blocks, ...passage }) => ({
      ...passage,
      get blocks() {
        begunAtReading.push([...began]);
        return blocks;
      },
    }));
    await Array.fromAsync(generateQuestions({ ...plan, passages }, { engine, mode: "study", seed: 1 }));
    expect(begunAtReading[0]).toEqual([0]);
  });

  it("is asked to begin the passages that come next, and no more of them", async () => {
    const { engine, began, ended } = streaming(both, 1);
    const seen: number[][] = [];
    for await (const batch of run(engine)) if (batch.isLast) seen.push([...began]);
    expect(seen).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(ended).toContain(2);
  });

  it("is told to stop what it has begun when nobody reads on", async () => {
    const { engine, ended } = streaming(both, 2);
    for await (const _ of run(engine)) break;
    expect(ended.sort()).toEqual([0, 1, 2]);
  });
});

describe("an engine that writes a set anew", () => {
  const rewrite = { questions: [2, 2, 1], replaceable: [1, 0, 1] };
  const itemsOf = async (batches: AsyncIterable<Batch>) => {
    const counts = [0, 0, 0];
    for await (const { passage, items } of batches) counts[passage] = (counts[passage] ?? 0) + items.length;
    return counts;
  };

  it("gives each passage what may be replaced there, and what is missing of its plan", async () => {
    const uncounted = { ...plan, isCounted: false };
    const { engine, began } = streaming(both);
    const options = { engine, mode: "study", seed: 1, rewrite } as const;
    expect(await itemsOf(generateQuestions(uncounted, options))).toEqual([1, 0, 2]);
    expect(began).toEqual([0, 2]);
  });

  it("gives what it wrote beyond that as spare items, none of them twice, wherever it is", async () => {
    const [first] = plan.passages;
    if (first === undefined) throw new Error("There is no passage.");
    const repeating = (passage: Passage) => [draft(first, 1), ...both(passage), draft(first, 1)];
    const some = { questions: [2, 2, 2], replaceable: [1, 1, 0] };
    const batches = await Array.fromAsync(run(streaming(repeating).engine, { rewrite: some }));
    const keysOf = (items: Batch["items"] = []) =>
      items.map(
        ({ options, groundTruthOptionId }) => options.find(({ id }) => id === groundTruthOptionId)?.text,
      );
    expect(batches.flatMap(({ items }) => keysOf(items))).toEqual(["lungs", "liver"]);
    const last = batches.filter(({ isLast }) => isLast);
    expect(last.map(({ spare }) => keysOf(spare))).toEqual([["heart"], ["kidneys"], []]);
    const fresh = await Array.fromAsync(run(streaming(repeating).engine));
    expect(fresh.filter(({ spare }) => spare !== undefined)).toEqual([]);
  });

  it("does not exceed a number that was requested", async () => {
    expect(plan).toMatchObject({ isCounted: true, totalEstimated: 6 });
    const full = { questions: [2, 3, 1], replaceable: [1, 0, 1] };
    expect(await itemsOf(run(streaming(both).engine, { rewrite: full }))).toEqual([1, 0, 1]);
    expect(await itemsOf(run(streaming(both).engine, { rewrite }))).toEqual([1, 0, 2]);
  });

  it("repeats no question that stays, wherever it is", async () => {
    const [batch] = await Array.fromAsync(run(streaming(both).engine));
    const items = batch?.items ?? [];
    const all = { questions: [2, 2, 2], replaceable: [2, 2, 2] };
    const after = { done: [], items: items.map((item) => ({ ...item, passage: 0 })) };
    expect(await itemsOf(run(streaming(both).engine, { rewrite: all, after }))).toEqual([1, 2, 2]);
  });

  it("gives no question of the document again", async () => {
    const ready = { text: "Which one?", options: ["a", "b"], key: 0, explanation: null, quote: null };
    const [first, ...others] = plan.passages;
    if (first === undefined) throw new Error("There is no passage.");
    const imported = { ...plan, passages: [{ ...first, imported: [ready] }, ...others] };
    const options = { engine: streaming(both).engine, mode: "study", seed: 1 } as const;
    expect((await itemsOf(generateQuestions(imported, options)))[0]).toBe(1);
    expect((await itemsOf(generateQuestions(imported, { ...options, rewrite })))[0]).toBe(0);
  });

  it("leaves alone what an earlier version of the document gave", async () => {
    const all = { questions: [2, 2, 2], replaceable: [2, 2, 2] };
    const after = { done: [0, 2], items: [] };
    expect(await itemsOf(run(streaming(both).engine, { rewrite: all, after }))).toEqual([0, 2, 0]);
  });
});
