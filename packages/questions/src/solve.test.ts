import { describe, expect, it } from "vitest";
import { planPassages } from "./index.ts";
import { createSolver } from "./solve.ts";
import { LESSONS, sourceOf } from "./testing/sample-texts.ts";

const solver = createSolver(planPassages(sourceOf(LESSONS.en, "en")));
const OPTIONS = ["stroma", "cuticle", "chlorophyll", "nucleus"];

describe("the solver", () => {
  it.each([
    ["What is the fluid inside a chloroplast called?", "stroma"],
    ["Which waxy layer protects the leaf from drying out?", "cuticle"],
    ["What stores the genetic material of the cell?", "nucleus"],
  ])("answers from the document alone: %s", (stem, right) => {
    for (const options of [OPTIONS, OPTIONS.toReversed()]) {
      const { choice, probabilities, confidence } = solver.solve(stem, options);
      expect(options[choice]).toBe(right);
      expect(probabilities.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
      expect(confidence).toBe(Math.max(...probabilities));
    }
  });

  it("is surer of what the document says in the same words than of what it only touches", () => {
    const literal = solver.solve("The fluid inside a chloroplast is called the _____.", OPTIONS);
    const vague = solver.solve("Which thing would a gardener in Breda notice about a green leaf?", OPTIONS);
    expect(literal.confidence).toBeGreaterThan(0.9);
    expect(vague.confidence).toBeLessThan(0.75);
  });

  it("finds all options alike where the document says nothing", () => {
    const { probabilities, confidence } = solver.solve("Who won the match on Sunday?", ["Rovers", "United"]);
    expect(probabilities).toEqual([0.5, 0.5]);
    expect(confidence).toBe(0.5);
  });
});
