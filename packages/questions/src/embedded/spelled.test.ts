import { describe, expect, it } from "vitest";
import { type Draft, embeddedEngine, planPassages } from "../index.ts";
import { allWritten } from "../offers.ts";
import { LESSONS, sourceOf } from "../sample-texts.ts";
import { readDocument } from "./document.ts";
import { isSpelledOut } from "./spelled.ts";

/** What is asked for of a sentence that stands before a lesson, and others of its words in other places. */
function keysOn(sentence: string, others: readonly string[] = []): readonly string[] {
  const plan = planPassages(sourceOf([[sentence, ...others].join(" "), ...LESSONS.de], "de"));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages
    .flatMap((passage) => allWritten(embeddedEngine.write(passage, context)))
    .filter(({ quote }) => quote === sentence)
    .map(({ key }) => key);
}

const COMPOUND = "Geräte, die Ladungen trennen und elektrische Spannung liefern, heißen Spannungsquellen.";
const PLAIN = "Geräte, die Ladungen trennen und elektrische Arbeit liefern, heißen Spannungsquellen.";
const OTHERS = [
  "Eine Batterie gehört zu den Spannungsquellen und treibt den Strom durch die Leitungen.",
  "Alle Spannungsquellen haben zwei Pole, die man mit einem Draht verbinden kann.",
  "Die Leitungen führen zu den Lampen, den Motoren und den Klingeln. Die Lampen leuchten, und die Motoren drehen sich.",
];

describe("a German compound", () => {
  it("is asked for where the question does not have half of it", () => {
    expect(keysOn(PLAIN, OTHERS)).toContain("Spannungsquellen");
  });

  it("is not where the question spells it", () => {
    expect(keysOn(COMPOUND, OTHERS)).not.toContain("Spannungsquellen");
  });
});

it("nor a Japanese one that alone opens as a word of the question does", () => {
  const stem = "受賞者が学生作家であると話題性が高く、（　　）はしばしばベストセラーとなっている。";
  const isOut = (key: string, distractors: string[]) => {
    const document = readDocument(planPassages(sourceOf([stem], "ja")), { seed: 1, mode: "study" });
    return isSpelledOut(
      { kind: "cloze", quote: "", block: 0, stem, key, distractors, score: 1 } as Draft,
      document,
    );
  };
  expect(isOut("受賞作", ["話題作", "代表作", "連作"])).toBe(true);
  expect(isOut("代表作", ["話題作", "連作", "処女作"])).toBe(false);
  expect(isOut("受賞作", ["話題作", "作家賞", "連作"])).toBe(false);
});
