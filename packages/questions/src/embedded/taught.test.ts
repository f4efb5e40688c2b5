import { describe, expect, it } from "vitest";
import { embeddedEngine, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../sample-texts.ts";

const SENTENCE = "Most of the daylight passes through the periderm before it meets a green cell.";
const DEFINED = [
  "The periderm is the outer layer of a stem that keeps the water in.",
  "The periderm lets light through and is covered with wax on its upper side.",
];
const MENTIONED = ["Under the lens of Robert Hooke the periderm was seen, and drawn, in 1665."];

/** Long enough to be no short note. */
const FILLING = Array.from({ length: 40 }, (_, i) => `${LESSONS.en[i % 4]} Sample ${i} came later.`);

/** The worth of asking for the periderm in a sentence, in a document that also says this. */
function worthBeside(others: readonly string[], filling: readonly string[] = FILLING): number {
  const plan = planPassages(sourceOf([SENTENCE, ...others, ...filling], "en"), { count: 20 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => {
    const written = embeddedEngine.write(passage, context);
    return Array.isArray(written) ? written : [];
  });
  const asked = drafts.filter(({ quote, key }) => quote === SENTENCE && key === "periderm");
  return Math.max(0, ...asked.map(({ score }) => score));
}

describe("a term", () => {
  it("is worth more where the document defines it and writes about it than where it mentions it", () => {
    const mentioned = worthBeside(MENTIONED);
    expect(mentioned).toBeGreaterThan(0);
    expect(worthBeside(DEFINED)).toBeGreaterThan(mentioned + 0.1);
  });
});
