import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

const SENTENCE = "Most of the daylight passes through the periderm before it meets a green cell.";
const DEFINED = [
  "The periderm is the outer layer of a stem that keeps the water in.",
  "The periderm lets light through and is covered with wax on its upper side.",
];
const MENTIONED = ["Under the lens of Robert Hooke the periderm was seen, and drawn, in 1665."];

/** Sets the words beside others. */
const LISTED = [
  "The atlas shows the periderm, the cambium and the phloem. The trunk and the root are drawn beside them.",
  "The cambium divides. The phloem carries sugar. The trunk is drawn. The root is drawn.",
];
/** Long enough to be no short note. */
const FILLING = Array.from({ length: 40 }, (_, i) => `${LESSONS.en[i % 4]} Sample ${i} came later.`);

function draftsOf(paragraphs: readonly string[], language: Language = "en"): Candidate[] {
  const plan = planPassages(sourceOf(paragraphs, language), { count: 20 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages.flatMap((passage) => {
    return allWritten(embeddedEngine.write(passage, context));
  });
}

/**
 * The worth of asking for a word in a sentence, in a long document that also says this; 0 where it is not asked for.
 */
function worthIn(sentence: string, word: string, others: readonly string[]): number {
  const drafts = draftsOf([sentence, ...others, ...LISTED, ...FILLING]);
  const asked = drafts.filter(({ quote, key }) => quote === sentence && key === word);
  return Math.max(0, ...asked.map(({ score }) => score));
}

describe("a term", () => {
  it("is worth more where the document defines it and writes about it than where it mentions it", () => {
    const mentioned = worthIn(SENTENCE, "periderm", MENTIONED);
    expect(mentioned).toBeGreaterThan(0);
    expect(worthIn(SENTENCE, "periderm", DEFINED)).toBeGreaterThan(mentioned * 1.1);
  });

  it("is worth less where the document mostly names something longer by it", () => {
    const alone = [
      "The periderm keeps the water in.",
      "Wax covers the periderm.",
      "Light passes the periderm.",
    ];
    const within = alone.map((sentence) => sentence.replace("periderm", "periderm layer"));
    const least = worthIn(SENTENCE, "periderm", within);
    expect(least).toBeGreaterThan(0);
    expect(worthIn(SENTENCE, "periderm", alone)).toBeGreaterThan(least * 1.1);
  });

  it("that everybody knows is asked for where the document gives a thing that name", () => {
    const sentence = "In a dense old forest most of the daylight stays within the crown of an oak.";
    expect(worthIn(sentence, "crown", ["The oak lost its crown in the storms of the winter."])).toBe(0);
    expect(
      worthIn(sentence, "crown", [
        "Oaks have a wide part known as the crown, which shades the ground.",
        "The crown, the trunk and the root are drawn in the atlas.",
      ]),
    ).toBeGreaterThan(0);
  });
});
