import { describe, expect, it } from "vitest";
import { allWritten } from "../../candidates.ts";
import type { Draft } from "../../engine.ts";
import { embeddedEngine, planPassages } from "../../index.ts";
import { sourceOf } from "../../testing/sample-texts.ts";

/** What is made of the first sentence as an outcome, in a text too long to be a note; `elsewhere` is another section. */
function relationIn(sentences: readonly string[], elsewhere: readonly string[] = []): Draft | undefined {
  const filling = "It was so and it is so, and it will be so again. ".repeat(120);
  const source = sourceOf(sentences, "en");
  const [section] = source.sections;
  if (section === undefined) throw new Error("The text has no section.");
  const [other] = sourceOf([...elsewhere, filling], "en").sections;
  const sections = [section, ...(other === undefined ? [] : [{ ...other, heading: "The other matter" }])];
  const plan = planPassages({ ...source, sections });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
  return drafts.find(({ kind, quote }) => kind === "relation" && quote === sentences[0]);
}

describe("a question of an outcome", () => {
  const asked = "When the sun reaches the shallow lake, the young carp move to the deep water.";
  const ofLakes = [
    "When the rain fills the lake in spring, the old reeds drift to the shore.",
    "If the shallow water warms in summer, the green algae grow over the bay.",
    "When the carp leave the reeds, the herons move to the next river.",
    "When the ice breaks in March, the ferry returns to the upper bay.",
    "When the wind turns to the north, the big waves reach the old mill.",
  ];
  const ofOthers = [
    "When a law is passed by parliament, the president signs the printed copy.",
    "If the court rejects a claim, the lawyer writes to the upper court.",
    "When the tax is raised in autumn, the shops sell their old stock.",
    "When a party loses its seats, the leader resigns from his office.",
  ];

  it("is worth far less where the other outcomes are of other things", () => {
    const beside = relationIn([asked, ...ofLakes])?.score ?? 0;
    const apart = relationIn([asked], ofOthers)?.score ?? 0;
    expect(beside).toBeGreaterThan(1.5 * apart);
  });

  it("offers first what comes of like things", () => {
    const shown = relationIn([asked, ...ofLakes], ofOthers)
      ?.distractors.slice(0, 3)
      .join(" ");
    expect(shown).toMatch(/herons|ferry|waves/u);
    expect(shown).not.toMatch(/president|lawyer|shops|leader/u);
  });

  it("offers none in whose words one sees that it is wrong", () => {
    const always = "When the frost comes to the shallow lake, the grey herons always leave the deep water.";
    const others = relationIn([asked, always, ...ofLakes])?.distractors ?? [];
    expect(others.length).toBeGreaterThan(2);
    expect(others.join(" ")).not.toContain("always");
  });

  it("offers none told in another tense, whatever its verb", () => {
    const past = "When the learner touched the plate, the highest shock rate dropped to a third.";
    const others = relationIn([asked, past, ...ofLakes])?.distractors ?? [];
    expect(others.length).toBeGreaterThan(2);
    expect(others.join(" ")).not.toContain("dropped");
  });
});
