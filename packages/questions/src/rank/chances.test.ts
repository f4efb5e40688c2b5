import { describe, expect, it } from "vitest";
import { allWritten, type Candidate } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { chanceOf, withPlausibility } from "./chances.ts";
import { OPTION_WEIGHTS } from "./option-weights.ts";

describe("a chance", () => {
  it("is a logistic regression", () => {
    expect(chanceOf({ bias: 0, weights: {} }, { any: 1 })).toBe(0.5);
    expect(chanceOf({ bias: 1, weights: { a: 2, b: -3 } }, { a: 0.5, b: 1, c: 9 })).toBeCloseTo(
      1 / (1 + Math.exp(1)),
    );
  });
});

const DRAFT: Candidate = {
  kind: "term",
  stem: "Which is it?",
  key: "ebb",
  quote: "It is ebb.",
  block: 0,
  score: 0.7,
  distractors: ["first", "second", "third"],
};

describe("distractors", () => {
  it("come in the order of their chances, which the draft tells", () => {
    const { weights } = OPTION_WEIGHTS;
    const [best = ""] = Object.keys(weights).toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
    const ranked = withPlausibility(DRAFT, [{}, {}, { [best]: 1 }]);
    expect(ranked.distractors).toEqual(["third", "first", "second"]);
    const chances = ranked.distractors.map((text) => ranked.plausibility?.get(text) ?? -1);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(ranked).toMatchObject({ key: "ebb", score: 0.7 });
  });
});

const TEXT = `The tides of a bay are called ebb and flood. A spring tide is a tide that comes at new moon and at full moon. A neap tide is a tide that comes at half moon. A storm surge is a tide that strong wind drives ashore.

Boats leave the harbour with the ebb. Fishers wait for the spring tide, when the sea comes highest. The neap tide leaves most of the sand dry. Dykes keep the storm surge out of the fields behind them.`;

describe("drafts of the engine", () => {
  const plan = planPassages(sourceOf(TEXT.split("\n\n"), "en"), { language: "en" });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));

  it("tell how plausible their distractors are", () => {
    expect(drafts.length).toBeGreaterThan(3);
    for (const { distractors, plausibility } of drafts) {
      const chances = distractors.map((text) => plausibility?.get(text) ?? -1);
      for (const chance of chances) {
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
      }
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    }
  });

  it("have what the text lists or defines beside the key before other words", () => {
    const tides = ["spring tide", "neap tide", "storm surge"];
    const asked = drafts.filter(({ key, kind }) => kind === "term" && tides.includes(key));
    expect(asked.length).toBeGreaterThan(0);
    for (const { key, distractors } of asked) {
      const others = tides.filter((text) => text !== key);
      expect(distractors.slice(0, 2).some((text) => others.includes(text))).toBe(true);
    }
  });
});
