import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { tieBeside } from "../testing/kinship.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { FEWEST_OTHERS } from "./layout.ts";

const FILLING = "It was so and it is so, and it will be so again. ".repeat(120);
const tieIn = (text: string, key: string, other: string) => {
  const document = readDocument(planPassages(sourceOf([text, FILLING], "en")), { seed: 1, mode: "study" });
  return tieBeside(other, { key, stem: "Which of the following is it?" }, document);
};

describe("an option is tied to the key", () => {
  it.each([
    ["group", "Buyers ask for umber, sienna and ochre. The kiln is old.", "ochre", "umber"],
    [
      "kind",
      "The ghostpipe is a plant that lives on dead wood. The broomrape is a plant that feeds on clover.",
      "ghostpipe",
      "broomrape",
    ],
    ["name", "Edwin Pargeter drew the map. Walter Ludlow sold it.", "Edwin Pargeter", "Walter Ludlow"],
    ["lexicon", "The insulin lowers the sugar. The glucagon raises it.", "insulin", "glucagon"],
    [
      "head",
      "The kiln shaft is short. The kiln shaft ends soon. The ledger shaft is long. People fear the ledger shaft. The ledger shaft is old.",
      "kiln shaft",
      "ledger shaft",
    ],
  ])("by %s", (tie, text, key, other) => {
    expect(tieIn(text, key, other)).toBe(tie);
  });

  it("by nothing where both only stand near each other", () => {
    expect(tieIn("The kiln stands beside the ledger. The trader sells ochre.", "ochre", "ledger")).toBeNull();
    expect(
      tieIn("Edwin Pargeter drew the map. Lowick lies in the south.", "Edwin Pargeter", "Lowick"),
    ).toBeNull();
  });
});

it.each(Object.keys(LESSONS) as Language[])(
  "no draft has fewer options than an item needs (%s)",
  (language) => {
    const plan = planPassages(sourceOf(LESSONS[language], language));
    const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
    const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
    expect(drafts.length).toBeGreaterThan(0);
    for (const { distractors } of drafts) expect(distractors.length).toBeGreaterThanOrEqual(FEWEST_OTHERS);
  },
);
