import type { Passage } from "@quizmill/questions";
import { type OptionProbability, profileOf } from "@quizmill/questions/for-engines";
import { describe, expect, it } from "vitest";
import { CALL_SIZES } from "./call-sizes.ts";
import type { Reply } from "./calls.ts";
import type { ModelClient } from "./client.ts";
import { fenced } from "./prompts.ts";
import { type AskedQuestion, NO_READING, readQuestions } from "./readings.ts";
import { DEFAULT_TIMING } from "./settings.ts";
import { questionsIn } from "./testing/written-answers.ts";
import { createTokenMeter } from "./token-meter.ts";

const KEY = "chemical energy";
const PLANTS = {
  stem: "What do plants turn light into?",
  options: [KEY, "heat", "sound", "motion"],
  key: KEY,
};
const WATER = {
  stem: "What splits water?",
  options: ["light", "salt", "wind", "cold"],
  key: "light",
};
const passage: Passage = {
  ordinal: 0,
  section: 0,
  heading: null,
  expected: 1,
  blocks: [{ kind: "paragraph", text: "Plants turn light into chemical energy. Light splits water." }],
};

type Shown = AskedQuestion & { readonly nth: number };
/** The answer to one of the questions of a call, told from its options as they were shown. */
type Answering = (shown: Shown, call: number) => string;

const letterOf = ({ options }: AskedQuestion, option: string) =>
  String.fromCharCode(65 + options.indexOf(option));
const says =
  (option: string): Answering =>
  (shown) =>
    letterOf(shown, option);

function clientOf(reply: (shown: readonly Shown[], call: number) => Reply, more: Partial<ModelClient> = {}) {
  const calls: Shown[][] = [];
  const client: ModelClient = {
    timing: DEFAULT_TIMING,
    concurrency: 4,
    form: "full",
    callSize: CALL_SIZES.full,
    calibration: null,
    answer: async ({ prompt }) => {
      const shown = questionsIn(prompt.user).map((question, nth) => ({ ...question, nth }));
      calls.push(shown);
      return reply(shown, calls.length - 1);
    },
    check: async () => undefined,
    isResting: false,
    pauseMs: 0,
    writeItems: () => {
      throw new Error("Nothing is to be written.");
    },
    ...more,
  };
  const task = {
    client,
    seed: 1,
    fenced: fenced([passage], { title: null }, profileOf("en")),
    ask: { meter: createTokenMeter(), signal: new AbortController().signal, rank: () => 0 },
  };
  return { calls, task };
}

const inPlain =
  (answering: Answering) =>
  (shown: readonly Shown[], call: number): Reply => ({
    text: shown.map((one, i) => `${i + 1}=${answering(one, call)}`).join(", "),
    tokens: null,
  });

/** One question, answered as told. */
async function read(
  reply: (shown: readonly Shown[], call: number) => Reply,
  calibration: ModelClient["calibration"] = null,
  question: AskedQuestion = PLANTS,
) {
  const { calls, task } = clientOf(reply, { calibration });
  const [reading] = await readQuestions([question], task);
  const solution = reading?.solutionAmong(question.options) ?? [];
  const of = (option: string) => solution.find((share) => share.option === option)?.probability ?? 0;
  return { calls: calls.length, of, solution, chosen: reading?.chosen, defended: reading?.defended };
}

const surestOf = (solution: readonly OptionProbability[] | null | undefined) =>
  Math.max(...(solution ?? []).map(({ probability }) => probability));

/** An answer with the probabilities of its letter. */
const withShares =
  (shares: Record<string, number>) =>
  ([shown]: readonly Shown[]): Reply => {
    const likely = Object.entries(shares).map(([option, p]) => ({
      token: letterOf(shown as Shown, option),
      logprob: Math.log(p),
    }));
    const [letter] = likely;
    const tokens = [{ token: "1" }, { token: "=" }, { ...letter, top_logprobs: likely }];
    return { text: `1=${letter?.token}`, tokens };
  };

describe("several questions", () => {
  it("are answered in one call", async () => {
    const { calls, task } = clientOf(
      inPlain((shown) => letterOf(shown, shown.stem === WATER.stem ? "light" : KEY)),
    );
    const readings = await readQuestions([PLANTS, WATER], task);
    expect(calls.map((shown) => shown.length)).toEqual([2]);
    for (const [i, { solutionAmong, defended }] of readings.entries()) {
      expect(surestOf(solutionAmong([PLANTS, WATER][i]?.options ?? []))).toBeCloseTo(0.625);
      expect(defended).toEqual([]);
    }
  });

  it("are asked again only where an answer is missing, in another order", async () => {
    const more = { ...WATER, stem: "What drives the splitting of water?" };
    const { calls, task } = clientOf((shown, call) =>
      call === 0
        ? { text: `1=${letterOf(shown[0] as Shown, KEY)}`, tokens: null }
        : inPlain(says("light"))(shown, call),
    );
    const [plants, water] = await readQuestions([PLANTS, WATER, more], task);
    expect(calls.map((shown) => shown.map(({ stem }) => stem))).toEqual([
      [PLANTS.stem, WATER.stem, more.stem],
      [WATER.stem, more.stem],
    ]);
    expect(calls[1]?.[0]?.options).not.toEqual(calls[0]?.[1]?.options);
    expect(plants?.chosen).toBe(KEY);
    expect(water?.chosen).toBe("light");
    expect(surestOf(water?.solutionAmong(WATER.options))).toBeCloseTo(0.625);
  });

  it("are not asked again for a single one of several: that would cost as much as all", async () => {
    const { calls, task } = clientOf(([shown]) => ({
      text: `1=${letterOf(shown as Shown, KEY)}`,
      tokens: null,
    }));
    const [, water] = await readQuestions([PLANTS, WATER], task);
    expect(calls).toHaveLength(1);
    expect(water?.solutionAmong(WATER.options)).toBeNull();
  });

  it("that all have the same letter as their answer are asked again", async () => {
    const third = { ...WATER, stem: "What drives the splitting of water in plants?" };
    const { calls, task } = clientOf(() => ({ text: "1=B, 2=B, 3=B", tokens: null }));
    const readings = await readQuestions([PLANTS, WATER, third], task);
    expect(calls.length).toBe(3);
    for (const { solutionAmong } of readings)
      expect(surestOf(solutionAmong(WATER.options))).toBeLessThan(0.5);
  });

  it("stay unanswered where nothing can be read, and the others do not", async () => {
    const { task } = clientOf(
      inPlain((shown) => (shown.stem === WATER.stem ? "none" : letterOf(shown, KEY))),
    );
    const [plants, water] = await readQuestions([PLANTS, WATER], task);
    expect(plants?.chosen).toBe(KEY);
    expect(water).toBe(NO_READING);
  });
});

describe("an answer by votes", () => {
  it("is one where it is the key, and never quite sure", async () => {
    const { calls, of } = await read(inPlain(says(KEY)));
    expect(calls).toBe(1);
    expect(of(KEY)).toBeCloseTo(0.625);
    expect(of("heat")).toBeCloseTo(0.125);
  });

  it("is asked for again where it differs, and two alike settle it", async () => {
    const { calls, of } = await read(inPlain(says("heat")));
    expect(calls).toBe(2);
    expect(of("heat")).toBeCloseTo(0.75);
  });

  it("is decided by a third where the first two differ", async () => {
    const wrongOnce: Answering = (shown, call) => letterOf(shown, call === 0 ? "heat" : KEY);
    const { calls, of } = await read(inPlain(wrongOnce));
    expect(calls).toBe(3);
    expect(of(KEY)).toBeCloseTo(0.5625);
    expect(of("heat")).toBeCloseTo(0.3125);
  });

  it("is one, whatever it is, where the key is not told", async () => {
    const unknownKey = { stem: PLANTS.stem, options: PLANTS.options };
    expect((await read(inPlain(says("heat")), null, unknownKey)).calls).toBe(1);
  });

  it("says which other option could be defended, where that is said each time", async () => {
    const both: Answering = (shown) => `${letterOf(shown, KEY)}(${letterOf(shown, "heat")})`;
    const twice = await read(inPlain(both));
    expect(twice).toMatchObject({ calls: 2, defended: ["heat"] });
    expect(twice.of(KEY)).toBeGreaterThan(twice.of("heat"));
    const onceOnly: Answering = (shown, call) => (call === 0 ? both(shown, call) : letterOf(shown, KEY));
    expect(await read(inPlain(onceOnly))).toMatchObject({ calls: 3, defended: [] });
  });

  it("says so too where another one is named each time, or the answers are split", async () => {
    const others = ["heat", "sound", "motion"];
    const another: Answering = (shown, call) =>
      `${letterOf(shown, KEY)}(${letterOf(shown, others[call] ?? "")})`;
    expect(await read(inPlain(another))).toMatchObject({ calls: 2, defended: ["heat", "sound"] });
    const exchanged: Answering = (shown, call) => {
      const [first, second] = call === 0 ? [KEY, "heat"] : ["heat", KEY];
      return `${letterOf(shown, first)}(${letterOf(shown, second)})`;
    };
    expect(await read(inPlain(exchanged))).toMatchObject({ calls: 2, chosen: KEY, defended: ["heat"] });
    const eachTime: Answering = (shown, call) => letterOf(shown, [KEY, "heat", "sound"][call] ?? "");
    const withoutKey = await read(inPlain(eachTime), null, { ...PLANTS, key: "motion" });
    expect(withoutKey.calls).toBe(3);
    expect([withoutKey.chosen, ...(withoutKey.defended ?? [])].toSorted()).toEqual(
      [KEY, "heat", "sound"].toSorted(),
    );
  });

  it("says so where no further call is made for a single question that was answered in two ways", async () => {
    const stems = ["What is light turned into?", "What do leaves make of light?"];
    const questions = [PLANTS, ...stems.map((stem) => ({ ...PLANTS, stem }))];
    const { calls, task } = clientOf(
      inPlain((shown, call) => letterOf(shown, call === 0 && shown.nth > 0 ? "heat" : KEY)),
    );
    const readings = await readQuestions(questions, task);
    expect(calls.map((shown) => shown.length)).toEqual([3, 2, 2]);
    for (const { chosen, defended } of readings) expect([chosen, defended]).toEqual([KEY, []]);

    const split = clientOf(
      inPlain((shown, call) => letterOf(shown, call === 0 && shown.nth === 1 ? "heat" : KEY)),
    );
    const [, doubtful] = await readQuestions([PLANTS, { ...PLANTS, stem: stems[0] ?? "" }], split.task);
    expect([doubtful?.chosen, split.calls.length]).toEqual(["heat", 1]);

    const weather = { ...WATER, stem: "What drives the splitting of water?" };
    const halfway = clientOf(
      inPlain((shown, call) => {
        if (shown.stem === PLANTS.stem) return letterOf(shown, call === 0 ? "heat" : KEY);
        if (shown.stem === WATER.stem) return call === 0 ? "none" : letterOf(shown, "light");
        return letterOf(shown, "light");
      }),
    );
    const [plants, water] = await readQuestions([PLANTS, WATER, weather], halfway.task);
    expect(halfway.calls.map((shown) => shown.length)).toEqual([3, 2]);
    expect([plants?.chosen, plants?.defended]).toEqual([KEY, ["heat"]]);
    expect([water?.chosen, water?.defended]).toEqual(["light", []]);
  });
});

describe("options that tempt nobody", () => {
  const naming =
    (...fillers: string[]): Answering =>
    (shown) =>
      `${letterOf(shown, KEY)}-${fillers.map((option) => letterOf(shown, option)).join("")}`;

  it("are told with the answer, in the same call, and the others share what is left of its chance", async () => {
    const { calls, task } = clientOf(inPlain(naming("sound", "motion")));
    const [reading] = await readQuestions([PLANTS], task);
    expect(calls).toHaveLength(1);
    expect(reading).toMatchObject({ chosen: KEY, defended: [], fillers: ["sound", "motion"] });
    const solution = reading?.solutionAmong([KEY, "heat", "sound"]) ?? [];
    expect(solution.map(({ probability }) => Number(probability.toFixed(2)))).toEqual([0.71, 0.14, 0.14]);
  });

  it("are none where fewer than half of the answers say so, nor where one could be defended", async () => {
    const once: Answering = (shown, call) =>
      call === 0 ? `${letterOf(shown, "heat")}-${letterOf(shown, "sound")}` : letterOf(shown, KEY);
    const changing = clientOf(inPlain(once));
    expect((await readQuestions([PLANTS], changing.task))[0]).toMatchObject({ chosen: KEY, fillers: [] });
    const both: Answering = (shown) =>
      `${letterOf(shown, KEY)}(${letterOf(shown, "heat")})-${letterOf(shown, "heat")}`;
    const [reading] = await readQuestions([PLANTS], clientOf(inPlain(both)).task);
    expect(reading).toMatchObject({ defended: ["heat"], fillers: [] });
  });
});

describe("an answer by the server's own probabilities", () => {
  it("is one call, and less sure than the server says", async () => {
    const { calls, of } = await read(withShares({ [KEY]: 0.97, heat: 0.01, sound: 0.01, motion: 0.01 }));
    expect(calls).toBe(1);
    expect(of(KEY)).toBeGreaterThan(0.7);
    expect(of(KEY)).toBeLessThan(0.9);
  });

  it("is asked for again, in another order, where it leaves much doubt", async () => {
    const { calls, of } = await read(withShares({ [KEY]: 0.5, heat: 0.4, sound: 0.05, motion: 0.05 }));
    expect(calls).toBeGreaterThan(1);
    expect(of(KEY)).toBeGreaterThan(of("heat"));
    expect(of(KEY)).toBeLessThan(0.5);
  });
});

describe("an answer of a model that was measured", () => {
  const bands = [
    { from: 0, right: 0.4 },
    { from: 0.6, right: 0.62 },
    { from: 0.8, right: 0.97 },
  ];

  it("is as sure as such answers turned out to be, also where that is surer than it says", async () => {
    const shares = { [KEY]: 0.97, heat: 0.01, sound: 0.01, motion: 0.01 };
    for (const reply of [withShares(shares), inPlain(says(KEY))]) {
      const { of, solution } = await read(reply, bands);
      expect(of(KEY)).toBeCloseTo(0.62);
      expect(solution.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    }
    const higher = await read(withShares(shares), [{ from: 0, right: 0.97 }]);
    expect(higher.of(KEY)).toBeCloseTo(0.97);
  });
});
