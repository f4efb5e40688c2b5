import { describe, expect, it } from "vitest";
import { allWritten } from "../../candidates.ts";
import type { Draft } from "../../engine.ts";
import { embeddedEngine, planPassages } from "../../index.ts";
import { sourceOf } from "../../testing/sample-texts.ts";

const TRANSISTOR = "Ein Transistor kann als Schalter oder als Verstärker eingesetzt werden.";
const TRANSISTORS = [
  TRANSISTOR,
  "Der Kondensator speichert Ladung, der Widerstand begrenzt den Strom, die Diode sperrt ihn.",
  "Ein Kondensator wird auf der Platine neben dem Widerstand verlötet, die Diode daneben.",
  "Die Spule und der Transistor werden im Gehäuse gekühlt.",
];
const OPERATOR = "The operator of an amplifier checks the antenna before every transmission.";
const OPERATORS = [
  OPERATOR,
  "The receiver and the oscillator stand beside the filter in the station.",
  "A filter protects the receiver, and the antenna feeds the oscillator of the station.",
  "The mixer follows the filter; an amplifier follows the mixer.",
];

/** What is asked of a text, and each as it is asked in another way. */
function toldOf(
  paragraphs: readonly string[],
  language: "de" | "en",
  heading: string | null,
  more: Partial<Draft> = {},
) {
  const plan = planPassages(sourceOf([...paragraphs], language, heading));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages.flatMap((passage) =>
    allWritten(embeddedEngine.write(passage, context)).map((draft) => ({
      draft,
      told: embeddedEngine.rephrase?.({ ...draft, ...more }, passage, context) ?? null,
    })),
  );
}

describe("a gap that is asked as a statement", () => {
  it("gives its sentence among the same with something else in its place", () => {
    const { draft, told } =
      toldOf(TRANSISTORS, "de", "Bauelemente").find(({ draft }) => draft.stem.startsWith("Ein _____")) ?? {};
    expect(draft?.kind).toBe("cloze");
    expect(told).toMatchObject({
      kind: "statement",
      quote: TRANSISTOR,
      stem: "Welche Aussage zum Thema „Bauelemente“ trifft zu?",
      key: "Ein Transistor kann als Schalter oder als Verstärker eingesetzt werden",
    });
    expect(told?.distractors).toContain(
      "Ein Kondensator kann als Schalter oder als Verstärker eingesetzt werden",
    );
    expect(told?.score).toBeLessThan(draft?.score ?? 0);
  });

  it("is of what it speaks of beside the gap, where no heading tells", () => {
    const stems = toldOf(OPERATORS, "en", null).map(({ told }) => told?.stem);
    expect(stems).toContain("Which statement about “filter” is correct?");
  });

  it("has none beside it that the article before it does not fit", () => {
    const ofAmplifier = toldOf(OPERATORS, "en", "Stations").find(({ draft }) => draft.stem.includes("a(n)"));
    expect(ofAmplifier?.draft.distractors).toContain("mixer");
    expect(ofAmplifier?.told?.distractors).toEqual([
      "The operator of an oscillator checks the antenna before every transmission",
    ]);
  });

  it("is none of a sentence that leans on others", () => {
    const made = toldOf(TRANSISTORS, "de", "Bauelemente", { context: "Sie werden oft gebraucht." });
    expect(made).not.toEqual([]);
    for (const { told } of made) expect(told).toBeNull();
  });

  it("is what only a gap gives, of a sentence that denies nothing and can stand as an option", () => {
    const made = toldOf(
      [...TRANSISTORS, "Ein Transistor ist keine Diode (und keine Spule)."],
      "de",
      "Bauelemente",
    );
    const denied = made.filter(({ draft }) => draft.quote.includes("keine"));
    const others = made.filter(({ draft }) => draft.kind !== "cloze");
    expect(others).not.toEqual([]);
    for (const { told } of [...denied, ...others]) expect(told).toBeNull();
  });
});
