import { describe, expect, it } from "vitest";
import { type Draft, embeddedEngine, planPassages } from "../../index.ts";
import { sourceOf } from "../../sample-texts.ts";

const FIELD = "The magnetic field causes the hydrogen atoms in all cells of the body to move.";
const OTHERS = [
  "The pituitary gland releases the hormones that control the growth of bones and muscles.",
  "The spinal cord delivers the messages of the brain to the muscles of arms and legs.",
  "The hippocampus helps the brain with the memories of places and of the way to them.",
  "The retina turns the light that falls into the eye into the signals of a nerve.",
];
/** So that each of them is spoken of more than once. */
const AGAIN =
  "Doctors study the magnetic field, the pituitary gland, the spinal cord, the hippocampus and the retina.";

/** What is asked about the field with the others in its section, or in one of their own. */
function askedOfField(isOneSection: boolean): Draft | undefined {
  const paragraphs = [FIELD, ...OTHERS, AGAIN];
  const whole = sourceOf(paragraphs, "en", "Scans");
  const sections = isOneSection
    ? whole.sections
    : [
        ...sourceOf([FIELD, AGAIN], "en", "Scans").sections,
        ...sourceOf(OTHERS, "en", "Parts of the brain").sections,
      ];
  const plan = planPassages({ ...whole, sections });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages
    .flatMap((passage) => embeddedEngine.write(passage, context) as Draft[])
    .find(({ kind, quote }) => kind === "statement" && quote === FIELD);
}

describe("a statement that is to be told from others", () => {
  it("is worth less among what other sections say of other things", () => {
    const [near, far] = [askedOfField(true), askedOfField(false)];
    expect(near?.distractors).toHaveLength(far?.distractors.length ?? -1);
    expect(far?.score).toBeLessThan((near?.score ?? 0) / 2);
  });
});
