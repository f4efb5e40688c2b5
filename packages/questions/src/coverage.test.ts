import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import type { Draft } from "./engine.ts";
import { type Engine, generateQuestions, type Passage, type Plan, planPassages } from "./index.ts";
import { leastForLength, minimumQuestionsOf } from "./rounds.ts";
import { sourceOf } from "./testing/sample-texts.ts";

const TOOLS = ["hammer", "chisel", "bradawl", "drill", "clamp", "rasp", "plane", "gouge", "mallet", "auger"];
const MATTERS = ["oak", "copper", "marble", "leather", "glass", "ivory", "granite", "cotton", "clay", "tin"];
const TOWNS = ["Turin", "Basel", "Genoa", "Riga", "Lyon", "Ghent", "Cadiz", "Odense", "Porto", "Split"];
const FILLING = "Whoever comes here first looks about for a while and asks what all of it may be good for. ";

/** A manual: each section tells what some tool is for, and where something comes from. */
function manualOf(sections: number, fillings: (section: number) => number): SourceText {
  const source = sourceOf([], "en");
  return {
    ...source,
    sections: Array.from({ length: sections }, (_, i) => ({
      heading: `Part ${i}`,
      level: 2,
      blocks: [
        {
          kind: "paragraph" as const,
          text: `${sentenceOf(i)} ${secondOf(i)} ${FILLING.repeat(fillings(i))}`,
        },
      ],
    })),
  };
}

const sentenceOf = (section: number) =>
  `The ${TOOLS[section]} shapes ${MATTERS[section]} in the workshop of a master.`;

const secondOf = (section: number) =>
  `A merchant from ${TOWNS[section]} brings the ${MATTERS[section]} every autumn.`;

/** On the other sentence of the section. */
function secondOn(passage: Passage, parts: Partial<Draft> = {}): Draft {
  const { section } = passage;
  const stem = `From which town does a merchant bring the ${MATTERS[section]} every autumn?`;
  const distractors = [1, 2, 3].map((step) => TOWNS[(section + step) % TOWNS.length] ?? "");
  return draftOn(passage, {
    stem,
    key: TOWNS[section] ?? "",
    distractors,
    quote: secondOf(section),
    ...parts,
  });
}

function draftOn({ section }: Passage, parts: Partial<Draft> = {}): Draft {
  return {
    kind: "subject",
    stem: `Which of the following shapes ${MATTERS[section]} in the workshop of a master?`,
    key: TOOLS[section] ?? "",
    distractors: [1, 2, 3].map((step) => TOOLS[(section + step) % TOOLS.length] ?? ""),
    quote: sentenceOf(section),
    block: 0,
    score: 0.9,
    ...parts,
  };
}

function engineOf(write: (passage: Passage) => Draft[]): Engine {
  return { name: "given", prepare: (plan) => ({ plan }), write };
}

async function askedIn(plan: Plan, write: (passage: Passage) => Draft[]): Promise<number[]> {
  const options = { engine: engineOf(write), mode: "study", seed: 1 } as const;
  const batches = await Array.fromAsync(generateQuestions(plan, options));
  return batches.map(({ items }) => items.length);
}

describe("the sections of a document", () => {
  it("that were to give nothing take the question of one that has none to give", async () => {
    const plan = planPassages(
      manualOf(6, (i) => (i === 4 ? 5 : 20)),
      { count: 5 },
    );
    expect(plan.passages.map(({ expected }) => expected)).toEqual([1, 1, 1, 1, 0, 1]);
    const twice = (passage: Passage) => [draftOn(passage), secondOn(passage)];
    const asked = await askedIn(plan, (passage) => (passage.section === 1 ? [] : twice(passage)));
    expect(asked).toEqual([1, 0, 1, 1, 1, 1]);
  });

  it("have their best question where no number was asked for, though it is worth little; one, not more", async () => {
    const plan = planPassages(manualOf(8, () => 16));
    const weak = (passage: Passage) => [
      draftOn(passage, { score: 0.24 }),
      secondOn(passage, { score: 0.23 }),
    ];
    expect(plan.passages.every(({ expected }) => expected >= 2)).toBe(true);
    expect(await askedIn(plan, weak)).toEqual(plan.passages.map(() => 1));
    const fair = (passage: Passage) => [
      draftOn(passage, { score: 0.28 }),
      secondOn(passage, { score: 0.27 }),
    ];
    expect(await askedIn(plan, fair)).toEqual(plan.passages.map(() => 2));
  });

  it("have none of what is worth too little, but for the few that somebody waits for, at the end", async () => {
    const plan = planPassages(manualOf(8, () => 16));
    const poor = (score: number) => askedIn(plan, (passage) => [draftOn(passage, { score })]);
    expect(await poor(0.15)).toEqual(plan.passages.map((_, i) => (i === 7 ? 5 : 0)));
    expect(await poor(0.05)).toEqual(plan.passages.map((_, i) => (i === 7 ? 1 : 0)));
  });

  it("give what is worth a little more up to the fewest that a text of such a length is asked", async () => {
    const plan = planPassages(manualOf(4, () => 40));
    const little = (passage: Passage) => [
      draftOn(passage, { score: 0.24 }),
      secondOn(passage, { score: 0.23 }),
    ];
    const asked = await askedIn(plan, little);
    const fewest = minimumQuestionsOf(plan);
    expect([fewest > 4, fewest < 8]).toEqual([true, true]);
    expect(asked.reduce((sum, n) => sum + n, 0)).toBe(fewest);
    const long = planPassages(manualOf(TOOLS.length, () => 200));
    expect([long.totalEstimated > 100, minimumQuestionsOf(long)]).toEqual([true, 20]);
  });

  it("give a long text half of what its length bears before they are held to what is worth more", async () => {
    const plan = planPassages(manualOf(TOOLS.length, () => 24));
    const planned = plan.passages.reduce((sum, { expected }) => sum + expected, 0);
    const givenOf = async (score: number) => {
      const asked = await askedIn(plan, (passage) => [
        draftOn(passage, { score: 0.25 }),
        secondOn(passage, { score }),
      ]);
      return asked.reduce((sum, n) => sum + n, 0);
    };
    expect([planned > 30, planned < 40]).toEqual([true, true]);
    const dense = await givenOf(0.24);
    expect(dense).toBeGreaterThan(TOOLS.length);
    expect(dense).toBeLessThanOrEqual(leastForLength(planned));
    expect(await givenOf(0.19)).toBe(TOOLS.length);
  });

  it("may ask a third time for what others asked for, where they have nothing else", async () => {
    const plan = planPassages(
      manualOf(4, () => 16),
      { count: 4 },
    );
    const sameKey = (passage: Passage) => {
      const matter = MATTERS[passage.section];
      const stem = `What is the best tool of all for shaping ${matter}?`;
      return draftOn(passage, { key: "lathe", stem });
    };
    const told = plan.passages.map((passage) => {
      const blocks = passage.blocks.map((block) => ({
        ...block,
        text: block.text.replace(TOOLS[passage.section] ?? "", "lathe"),
      }));
      return { ...passage, blocks };
    });
    const quoted = (passage: Passage) => ({
      ...sameKey(passage),
      quote: sentenceOf(passage.section).replace(TOOLS[passage.section] ?? "", "lathe"),
    });
    const only = await askedIn({ ...plan, passages: told }, (passage) => [quoted(passage)]);
    expect(only).toEqual([1, 1, 1, 1]);
  });
});

describe("a number of questions asked for", () => {
  const LOW = 0.15;
  const plan = planPassages(
    manualOf(8, () => 16),
    { count: 4 },
  );
  const items = async (worthOf: (section: number) => number, of: Plan = plan) => {
    const write = (passage: Passage) => [
      draftOn(passage, { score: worthOf(passage.section) }),
      secondOn(passage, { score: LOW }),
    ];
    const options = { engine: engineOf(write), mode: "study", seed: 1 } as const;
    return (await Array.fromAsync(generateQuestions(of, options))).flatMap((batch) => batch.items);
  };

  it("is filled by passages that hold something worth asking, not by those it was spread over", async () => {
    const wanted = plan.passages.filter(({ expected }) => expected > 0).map(({ section }) => section);
    expect(wanted).toHaveLength(4);
    const better = await items((section) => (wanted.includes(section) ? LOW : 0.6));
    expect(better.map(({ score }) => score)).toEqual([0.6, 0.6, 0.6, 0.6]);
  });

  it("waits for what is good once there are a few, where a text is long enough to hold as much", async () => {
    const long = planPassages(
      manualOf(10, () => 60),
      { count: 6 },
    );
    expect(long.passages.filter(({ expected }) => expected > 0).at(-1)?.section).toBeLessThan(9);
    const scores = (await items((section) => (section === 9 ? 0.6 : 0.35), long)).map(({ score }) => score);
    expect(scores).toEqual([0.35, 0.35, 0.35, 0.35, 0.35, 0.6]);
  });

  it("is reached with what is worth less where nothing better is left", async () => {
    const scores = (await items((section) => (section === 6 ? 0.6 : 0.18))).map(({ score }) => score);
    expect(scores.sort()).toEqual([0.18, 0.18, 0.18, 0.6]);
  });

  it("has one asked in another way where all are asked in the same", async () => {
    const of = planPassages(
      manualOf(10, () => 40),
      { count: 10 },
    );
    const write = (passage: Passage) => [draftOn(passage), secondOn(passage)];
    const rephrase = ({ key, ...draft }: Draft): Draft => {
      const told = (part: string) => `A merchant comes here in autumn with a ${part}`;
      return { ...draft, kind: "statement", key: told(key), distractors: draft.distractors.map(told) };
    };
    const kindsFor = async (engine: Engine, plan: Plan) => {
      const batches = await Array.fromAsync(generateQuestions(plan, { engine, mode: "study", seed: 1 }));
      return batches.flatMap(({ items }) => items.map(({ kind }) => kind)).sort();
    };
    const all = Array.from({ length: 10 }, () => "subject");
    expect(await kindsFor(engineOf(write), of)).toEqual(all);
    expect(await kindsFor({ ...engineOf(write), rephrase }, of)).toEqual(["statement", ...all.slice(1)]);
    expect(await kindsFor({ ...engineOf(write), rephrase }, plan)).toEqual(all.slice(0, 4));
  });

  it("is reached by the same items when a run goes on after any passage", async () => {
    const write = (passage: Passage) => [
      draftOn(passage, { score: passage.section % 3 === 1 ? 0.6 : 0.18 }),
      secondOn(passage, { score: LOW }),
    ];
    const options = { engine: engineOf(write), mode: "study", seed: 1 } as const;
    const whole = await Array.fromAsync(generateQuestions(plan, options));
    expect(whole.at(-1)?.items.length).toBeGreaterThan(1);
    for (const passages of [1, 4, 7]) {
      const recorded = { passages, items: whole.slice(0, passages).flatMap((batch) => batch.items) };
      const rest = await Array.fromAsync(generateQuestions(plan, { ...options, after: recorded }));
      expect(rest).toEqual(whole.slice(passages));
    }
  });
});
