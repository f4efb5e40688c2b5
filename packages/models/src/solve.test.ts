import type { Passage } from "@quizmill/questions";
import type { Draft } from "@quizmill/questions/for-engines";
import { profileOf } from "@quizmill/questions/for-engines";
import { describe, expect, it } from "vitest";
import type { Reply } from "./calls.ts";
import type { ModelClient } from "./client.ts";
import { DEFAULT_TIMING } from "./settings.ts";
import { solveWithModel } from "./solve.ts";
import { createTokenMeter } from "./token-meter.ts";

const draft: Draft = {
  ...{ kind: "asked", stem: "What do plants turn light into?", key: "chemical energy", block: 0, score: 1 },
  ...{ distractors: ["heat", "sound", "motion"], quote: "Plants turn light into chemical energy." },
};
const passage: Passage = {
  ...{ ordinal: 0, section: 0, heading: null, expected: 1 },
  blocks: [{ kind: "paragraph", text: draft.quote }],
};

/** The options as they were shown, in their order. */
const shownIn = (prompt: string) => [...prompt.matchAll(/^[A-D]\. (.+)$/gmu)].map(([, text]) => text ?? "");
const letterOf = (options: readonly string[], option: string) =>
  String.fromCharCode(65 + options.indexOf(option));

type Answering = (options: readonly string[], nth: number) => Reply;

/** Confidence in each option, and how many answers were asked for. */
async function solved(
  answering: Answering,
  givesProbabilities = false,
  calibration: ModelClient["calibration"] = null,
) {
  let calls = 0;
  const client: ModelClient = {
    ...{ timing: DEFAULT_TIMING, concurrency: 4, givesProbabilities, calibration },
    answer: async ({ prompt }) => answering(shownIn(prompt.user), calls++),
    ...{ check: async () => undefined, isResting: false },
    hasAnsweredSince: () => true,
    writeItems: () => {
      throw new Error("Nothing is to be written.");
    },
  };
  const ask = { meter: createTokenMeter(), signal: new AbortController().signal, rank: () => 0 };
  const shares = await solveWithModel(draft, passage, { client, ask, profile: profileOf("en"), seed: 1 });
  return {
    calls,
    of: (option: string) => shares.find((share) => share.option === option)?.probability ?? 0,
    shares,
  };
}

const says = (text: string): Reply => ({ text, tokens: null });
const withShares = (options: readonly string[], shares: Record<string, number>): Reply => {
  const top = Object.entries(shares).map(([option, p]) => ({
    token: letterOf(options, option),
    logprob: Math.log(p),
  }));
  return { text: top[0]?.token ?? "", tokens: [{ top_logprobs: top }] };
};

describe("an answer by votes", () => {
  it("is settled by two alike, and never quite sure", async () => {
    const { calls, of } = await solved((options) => says(letterOf(options, draft.key)));
    expect(calls).toBe(2);
    expect(of(draft.key)).toBeCloseTo(0.75);
    expect(of("heat")).toBeCloseTo(0.083, 2);
  });

  it("says nothing where the model only likes a place: each option stands in each once", async () => {
    const { calls, shares } = await solved(() => says("A"));
    expect(calls).toBe(4);
    for (const { probability } of shares) expect(probability).toBeCloseTo(0.25);
  });

  it("is asked on for while votes differ, and is the less sure for it", async () => {
    const wrongOnce: Answering = (options, nth) => says(letterOf(options, nth === 0 ? "heat" : draft.key));
    const { calls, of } = await solved(wrongOnce);
    expect(calls).toBe(4);
    expect(of(draft.key)).toBeCloseTo(0.65);
    expect(of("heat")).toBeCloseTo(0.25);
  });

  it("does not count what names no option", async () => {
    const { of } = await solved((options, nth) =>
      says(nth < 2 ? "It depends." : letterOf(options, draft.key)),
    );
    expect(of(draft.key)).toBeCloseTo(0.75);
    await expect(solved(() => says("I cannot help."))).rejects.toMatchObject({ kind: "unusable" });
  });
});

describe("an answer in a sentence", () => {
  it.each([
    ["a mark behind it", (right: string) => `**${right}**) as the passage says`],
    [
      "its name before it",
      (right: string, wrong: string) => `The answer is ${right}, because ${wrong} is heat.`,
    ],
    [
      "its name in the document's language",
      (right: string, wrong: string) => `Odpowiedź: ${right}. Nie ${wrong}.`,
    ],
    ["a reason before it", (right: string) => `A plant makes it from light, so ${right}`],
    ["a reason behind it", (right: string, wrong: string) => `${right} is right because ${wrong} is heat.`],
    [
      "thoughts before it",
      (right: string, wrong: string) => `<think>Is it ${wrong}? ${wrong}.</think>\n${right}`,
    ],
    [
      "thoughts of a model told to think",
      (right: string, wrong: string) => `It is ${wrong}.</think>${right}`,
    ],
  ])("is read where it has %s", async (_, sentence) => {
    const { calls, of } = await solved((options) =>
      says(sentence(letterOf(options, draft.key), letterOf(options, "heat"))),
    );
    expect(of(draft.key)).toBeCloseTo(0.75);
    expect(calls).toBe(2);
  });

  it("is none where its thoughts had no end", async () => {
    await expect(solved(() => says("<think>It may be A"))).rejects.toMatchObject({ kind: "unusable" });
  });

  it("is no choice by how likely letters were among its thoughts", async () => {
    const { of } = await solved((options) => {
      const { tokens } = withShares(options, { heat: 0.99, [draft.key]: 0.01 });
      return { tokens, text: `<think>Perhaps heat.</think>${letterOf(options, draft.key)}` };
    }, true);
    expect(of(draft.key)).toBeCloseTo(0.75);
  });
});

describe("an answer by the server's own probabilities", () => {
  it("is one call, and less sure than the server says", async () => {
    const { calls, of } = await solved(
      (options) => withShares(options, { [draft.key]: 0.97, heat: 0.01, sound: 0.01, motion: 0.01 }),
      true,
    );
    expect(calls).toBe(1);
    expect(of(draft.key)).toBeGreaterThan(0.7);
    expect(of(draft.key)).toBeLessThan(0.9);
  });

  it("is asked for again, in another order, where it leaves much doubt", async () => {
    const { calls, of } = await solved(
      (options) => withShares(options, { [draft.key]: 0.5, heat: 0.4, sound: 0.05, motion: 0.05 }),
      true,
    );
    expect(calls).toBeGreaterThan(1);
    expect(of(draft.key)).toBeGreaterThan(of("heat"));
    expect(of(draft.key)).toBeLessThan(0.5);
  });
});

describe("an answer of a model that was measured", () => {
  const bands = [
    { from: 0, right: 0.4 },
    { from: 0.7, right: 0.62 },
    { from: 0.8, right: 0.97 },
  ];

  it("is as sure as such answers turned out to be, also where that is surer than it says", async () => {
    const sure: Answering = (options) =>
      withShares(options, { [draft.key]: 0.97, heat: 0.01, sound: 0.01, motion: 0.01 });
    const votes: Answering = (options) => says(letterOf(options, draft.key));
    for (const [answering, tells, right] of [
      [sure, true, 0.62],
      [votes, false, 0.62],
    ] as const) {
      const { of, shares } = await solved(answering, tells, bands);
      expect(of(draft.key)).toBeCloseTo(right);
      expect(shares.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    }
    const higher = await solved(sure, true, [{ from: 0, right: 0.97 }]);
    expect(higher.of(draft.key)).toBeCloseTo(0.97);
  });

  it("stays undecided where the votes are", async () => {
    const { of } = await solved(() => says("A"), false, bands);
    expect(of(draft.key)).toBeCloseTo(0.25);
  });
});
