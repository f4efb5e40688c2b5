import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "../index.ts";
import { phrasesOf } from "../read/phrases.ts";
import { rankDistractors } from "../testing/rank-distractors.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

const en = profileOf("en");

async function setOf(paragraphs: readonly string[], count = 25): Promise<Item[]> {
  const plan = planPassages(sourceOf(paragraphs, "en"), { count });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items);
}

const inAnyOrder = ({ options }: Item) =>
  options
    .map(({ text }) => text.toLowerCase())
    .sort()
    .join("|");

describe("the questions of one set", () => {
  const ROCKS = [
    "Basalt is a dark rock that forms where lava cools quickly on the sea floor.",
    "Granite is a light rock that forms where magma cools slowly deep in the crust.",
    "Marble is a hard rock that forms where limestone is heated under great pressure.",
    "Slate is a thin rock that forms where clay is pressed for millions of years.",
    "Gneiss is a banded rock that forms where older layers are folded and heated.",
    "Sandstone is a grainy rock that forms where grains of quartz are cemented together.",
    "Pumice is a porous rock that forms where gas escapes from lava in an eruption.",
  ];

  it("do not offer the very same four options twice where the text has more of a kind", async () => {
    const items = await setOf(ROCKS, 20);
    const offered = items.map(inAnyOrder);
    expect(items.length).toBeGreaterThan(4);
    expect(new Set(offered).size).toBe(offered.length);
  });
});

describe("phrases", () => {
  const unitsIn = (sentence: string) =>
    phrasesOf(sentence, en)
      .filter(({ bounded }) => bounded)
      .map(({ text }) => text);

  it("end before a verb that is no noun, and before 'away'", () => {
    expect(unitsIn("The central bank cannot print gold.")).toContain("central bank");
    expect(unitsIn("Large cells clear away dead tissue.")).toContain("dead tissue");
    expect(unitsIn("The guards recognise strangers at once.")).toContain("guards");
    expect(unitsIn("It moved eleven kilometres upstream.")).not.toContain("eleven kilometres");
  });
});

describe("the options", () => {
  it("of what a text defines are no words of another matter that it never names", () => {
    const others = rankDistractors({
      stem: "Which of the following is the place where a river enters the sea?",
      answer: "mouth",
      text: `The mouth is the place where a river enters the sea. The source is the place where a river rises. The gorge is a
valley with steep walls. The meander is a bend that swings from side to side. The levee is a bank that floods raise.
The confluence is the point where two rivers meet. An estuary is a wide opening in which salt water and fresh water mix.`,
      language: "en",
      count: 3,
    });
    expect(others.sort()).toEqual(["confluence", "meander", "source"]);
  });

  it("hold nothing that is somebody's by the way", async () => {
    const items = await setOf([
      "The child’s reading gap worries the village school.",
      "A neighbour's tax burden falls with the harvest.",
      ...LESSONS.en,
    ]);
    const options = items.flatMap((item) => item.options.map(({ text }) => text));
    expect(options.filter((text) => /^(?:child|neighbour)[’']s /iu.test(text))).toEqual([]);
  });
});
