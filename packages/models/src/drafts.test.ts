import type { Language } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import { profileOf } from "@quizmill/questions/for-engines";
import { describe, expect, it } from "vitest";
import { draftOf } from "./drafts.ts";
import type { ModelItem } from "./schema.ts";

const SAID = "Kneading links the proteins of wheat into an elastic net that holds the bubbles of gas.";
const RYE = "Rye has hardly any of these proteins, so its bread stays dense.";
const passage = (ordinal: number, ...texts: string[]): Passage => ({
  ordinal,
  section: 0,
  heading: null,
  expected: 1,
  blocks: texts.map((text) => ({ kind: "paragraph" as const, text })),
});
const item = (more: Partial<ModelItem>, distractors: readonly string[]): ModelItem => ({
  idea: "gluten",
  bloom: "understand",
  quote: SAID,
  second: "",
  explanation: "Its proteins form a net.",
  stem: "Why does kneaded wheat dough rise so well?",
  key: "Its proteins form a net that keeps gas inside",
  distractors: distractors.map((text) => ({ text, why: more.explanation ?? "The net holds the gas." })),
  ...more,
});
const draftIn = (given: ModelItem, passages: Passage[] = [passage(0, SAID)], language: Language = "en") =>
  draftOf(given, passages, profileOf(language));

const SHORT = [
  "Its starch turns into a gas inside the oven",
  "Its sugar melts into a kind of sticky glue",
  "Its yeast grows into a web of thin threads",
];
const LONG = "Its bubbles are pressed together until they burst";

describe("the options of a model's item", () => {
  it("are chosen so that the key is not the longest, where one that is longer was written", () => {
    const { draft, flaw } = draftIn(item({}, [...SHORT, LONG]));
    expect(flaw).toBeNull();
    expect(draft.distractors).toContain(LONG);
    expect(draft.distractors).toContain(SHORT[0]);
    const without = draftIn(item({}, SHORT));
    expect(without.draft.score).toBeLessThan(draft.score);
  });

  it("are chosen so that the key shares no word with a Japanese question alone", () => {
    const said = "塩は水の凝固点を下げるため、塩をまいた道の氷は零度より低くても融ける。";
    const given = item(
      {
        quote: said,
        explanation: "凝固点が下がるからである。",
        key: "水の凝固点が下がるから",
        stem: "塩をまくと凝固点はどうなり、道の氷はなぜ融けるのですか。",
      },
      ["塩が熱を多く出すから", "塩が氷を硬くするから", "塩が道を風から守るから", "水の凝固点が上がるから"],
    );
    const { draft, flaw } = draftIn(given, [passage(0, said)], "ja");
    expect(flaw).toBeNull();
    expect(draft.distractors).toContain("水の凝固点が上がるから");
  });
});

describe("the quotes of a model's item", () => {
  it("may be from any passage of the group", () => {
    const { passage: from, draft } = draftIn(item({}, [...SHORT, LONG]), [
      passage(0, RYE),
      passage(3, RYE, SAID),
    ]);
    expect([from.ordinal, draft.block, draft.quote]).toEqual([3, 1, SAID]);
  });

  it("may be two for a comparison, both in the passage's own wording", () => {
    const both = item({ second: "Rye has hardly any of these  proteins, so its bread stays dense" }, [
      ...SHORT,
      LONG,
    ]);
    expect(draftIn(both, [passage(0, SAID, RYE)]).draft.secondQuote).toBe(RYE);
    for (const second of ["", SAID, "Rye has plenty of these proteins, so it rises."]) {
      const { draft, flaw } = draftIn(item({ second }, [...SHORT, LONG]), [passage(0, SAID, RYE)]);
      expect(flaw).toBeNull();
      expect(draft.secondQuote).toBeUndefined();
    }
  });
});
