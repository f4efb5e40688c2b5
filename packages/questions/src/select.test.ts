import { describe, expect, it } from "vitest";
import type { Candidate, Engine, Item, Passage } from "./engine.ts";
import { generateQuestions, planPassages } from "./index.ts";
import { GOOD_WORTH } from "./select.ts";
import { sourceOf } from "./testing/sample-texts.ts";

const ORGANS = ["heart", "liver", "stomach", "brain", "gullet", "spleen"];
const QUOTES = [
  "The heart pumps blood through all vessels of the body, and rests for half a second between two beats.",
  "The liver cleans poisons out of every meal, and keeps a store of sugar for the hours of the night.",
  "The stomach churns what was eaten with acid, and hands it on in very small portions after an hour.",
  "The brain takes in a fifth of all oxygen, and sorts what eyes and ears have told it in deep sleep.",
  "The gullet carries each bite down in ten seconds, even where somebody drinks upside down from a straw.",
  "The spleen stores platelets against deep wounds, and takes old red cells out of the stream for good.",
];

function draftOn(at: number, score: number): Candidate {
  const [key = "", quote = ""] = [ORGANS[at], QUOTES[at]];
  const stem = quote.replace(/^The \w+/u, "Which of the following").replace(/\.$/u, "?");
  const distractors = ORGANS.filter((other) => other !== key);
  return { kind: "subject", stem, key, distractors, quote, block: 0, score };
}

async function itemsOf(
  drafts: readonly Candidate[],
  count?: number,
  quotes: readonly string[] = QUOTES,
): Promise<Item[]> {
  const engine: Engine = { prepare: (plan) => ({ plan }), write: () => drafts };
  const source = sourceOf([quotes.join(" ")], "en");
  const plan = planPassages(source, count === undefined ? {} : { count });
  const batches = await Array.fromAsync(generateQuestions(plan, { engine, mode: "study", seed: 1 }));
  return batches.flatMap(({ items }) => items);
}

const scoresOf = (items: readonly Item[]) => items.map(({ score }) => score);
const [good, weak] = [GOOD_WORTH + 0.1, GOOD_WORTH - 0.1];

describe("a set", () => {
  it("takes all that is good, however little was planned, and nothing weaker", async () => {
    const drafts = [good, good, good, good, good, weak].map((score, at) => draftOn(at, score));
    expect(scoresOf(await itemsOf(drafts))).toEqual([good, good, good, good, good]);
  });

  it("has a few weaker ones where the text has fewer good ones than somebody waits for, and has them last", async () => {
    const drafts = [weak, weak, weak, good, weak, weak].map((score, at) => draftOn(at, score));
    expect(scoresOf(await itemsOf(drafts))).toEqual([good, weak, weak, weak, weak]);
  });

  it("of a requested number takes the best, and makes up for good ones with weaker ones, which stand last", async () => {
    const drafts = [weak, good, 0.9, weak, good, weak].map((score, at) => draftOn(at, score));
    expect(scoresOf(await itemsOf(drafts, 1))).toEqual([0.9]);
    expect(scoresOf(await itemsOf(drafts, 6))).toEqual([good, 0.9, good, weak, weak, weak]);
  });

  it("of a requested number asks once more about its sentences where nothing else is left", async () => {
    const first = draftOn(0, good);
    const vessels = ["vessels", "nerves", "muscles", "tendons", "glands"];
    const [key = "", ...distractors] = vessels;
    const stem = "Through which of these does blood reach all of the body?";
    const second: Candidate = { ...first, stem, key, distractors, score: weak };
    expect(await itemsOf([first, second])).toHaveLength(1);
    expect(scoresOf(await itemsOf([first, second], 2))).toEqual([good, weak]);
  });

  it("of a requested number looks for what is missing in all of a long text", async () => {
    const section = Array.from({ length: 5 }, () => QUOTES.join(" ")).join(" ");
    const source = sourceOf(
      Array.from({ length: 12 }, () => section),
      "en",
    );
    const plan = planPassages(source, { count: 1 });
    const last = plan.passages.length - 1;
    const write = ({ ordinal }: Passage) => (ordinal === last ? [draftOn(0, weak)] : []);
    const engine: Engine = { prepare: (given) => ({ plan: given }), write };
    const batches = await Array.fromAsync(generateQuestions(plan, { engine, mode: "study", seed: 1 }));
    expect(last).toBe(11);
    expect(scoresOf(batches.flatMap(({ items }) => items))).toEqual([weak]);
  });

  it("has one question on a sentence, and a gap gives way to another question there", async () => {
    const asked = draftOn(0, good);
    const gap: Candidate = {
      ...asked,
      kind: "cloze",
      stem: "The _____ pumps blood through all vessels.",
      score: good + 0.05,
    };
    const items = await itemsOf([gap, asked]);
    expect(items.map(({ kind }) => kind)).toEqual(["subject"]);
  });

  it("lets no draft be written that would not be taken", async () => {
    const written: number[] = [];
    const lazy = (at: number, score: number): Candidate => {
      const draft = draftOn(at, score);
      const write = () => {
        written.push(at);
        return draft;
      };
      return { ...draft, distractors: [], score, write };
    };
    const more = { ...lazy(0, good - 0.05), quote: QUOTES[0] ?? "" };
    await itemsOf([lazy(0, good), more, ...[1, 2, 3, 4].map((at) => lazy(at, good)), lazy(5, weak)]);
    expect(written.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });

  it("searches no options for an answer that the set has often enough", async () => {
    const quotes = [
      "The heart beats some hundred thousand times on each ordinary day.",
      "The heart has four chambers, parted by valves of strong tissue.",
      "The heart rests below the breastbone, a little to the left.",
      "The heart feeds itself first, by two arteries of its own.",
    ];
    let searched = 0;
    const onHeart = quotes.map((quote, at): Candidate => {
      const stem = quote.replace("The heart", "Which of the following").replace(/\.$/u, "?");
      const draft = { ...draftOn(0, good - 0.02 * at), quote, stem };
      const write = () => {
        searched += 1;
        return draft;
      };
      return { ...draft, distractors: [], write };
    });
    expect(await itemsOf(onHeart, undefined, quotes)).toHaveLength(2);
    expect(searched).toBe(2);
  });
});
