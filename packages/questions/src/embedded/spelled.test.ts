import { describe, expect, it } from "vitest";
import { type Draft, embeddedEngine, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../sample-texts.ts";

/** What is asked for of a sentence that stands before a lesson, and others of its words in other places. */
function keysOn(sentence: string, others: readonly string[] = []): readonly string[] {
  const plan = planPassages(sourceOf([[sentence, ...others].join(" "), ...LESSONS.de], "de"));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages
    .flatMap((passage) => embeddedEngine.write(passage, context) as Draft[])
    .filter(({ quote }) => quote === sentence)
    .map(({ key }) => key);
}

const COMPOUND = "Geräte, die Ladungen trennen und elektrische Spannung liefern, heißen Spannungsquellen.";
const PLAIN = "Geräte, die Ladungen trennen und elektrische Arbeit liefern, heißen Spannungsquellen.";
const OTHERS = [
  "Eine Batterie gehört zu den Spannungsquellen und treibt den Strom durch die Leitungen.",
  "Alle Spannungsquellen haben zwei Pole, die man mit einem Draht verbinden kann.",
];

describe("a German compound", () => {
  it("is asked for where the question does not have half of it", () => {
    expect(keysOn(PLAIN, OTHERS)).toContain("Spannungsquellen");
  });

  it("is not where the question spells it", () => {
    expect(keysOn(COMPOUND, OTHERS)).not.toContain("Spannungsquellen");
  });
});
