import { describe, expect, it } from "vitest";
import { allWritten } from "../../candidates.ts";
import type { Draft } from "../../engine.ts";
import { embeddedEngine, planPassages } from "../../index.ts";
import { sourceOf } from "../../testing/sample-texts.ts";

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
    .flatMap((passage) => allWritten(embeddedEngine.write(passage, context)))
    .find(({ kind, quote }) => kind === "statement" && quote === FIELD);
}

describe("a statement that is to be told from others", () => {
  it("is worth less among what other sections say of other things", () => {
    const [near, far] = [askedOfField(true), askedOfField(false)];
    expect(near?.distractors).toHaveLength(far?.distractors.length ?? -1);
    expect(far?.score).toBeLessThan((near?.score ?? 0) / 2);
  });
});

const KIDNEY = "腎臓は、血液をろ過して不要な物質を尿として体の外へ送り出す。";
const ORGANS = [
  "肝臓は、小腸から運ばれた栄養分を別の形に変えて蓄える。",
  "心臓は、四つの部屋を順に縮めて全身へ酸素を届ける。",
  "膵臓は、脂肪やデンプンを細かくする酵素を腸に注ぐ。",
];
const ORGANS_AGAIN = "この章では腎臓、肝臓、心臓、膵臓、ナイチンゲールについて学ぶ。";

function askedOfKidney(others: readonly string[]): Draft | undefined {
  const plan = planPassages(sourceOf([KIDNEY, ...others, ORGANS_AGAIN], "ja", "体のつくり"));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages
    .flatMap((passage) => allWritten(embeddedEngine.write(passage, context)))
    .find(({ kind, quote }) => kind === "statement" && quote === KIDNEY);
}

describe("a Japanese statement that is to be told from others", () => {
  it("has beside it what is said of other things, told of its own", () => {
    const asked = askedOfKidney(ORGANS);
    expect(asked?.stem).toBe("「腎臓」に関する記述として正しいものはどれか。");
    expect(asked?.key).toBe("腎臓は、血液をろ過して不要な物質を尿として体の外へ送り出す");
    expect(asked?.distractors).toContain("腎臓は、四つの部屋を順に縮めて全身へ酸素を届ける");
  });

  it("has none that is of another tense, of a person, or told of the same thing in other words", () => {
    const [liver = "", heart = ""] = ORGANS;
    expect(
      askedOfKidney([liver, heart, "膵臓は、脂肪やデンプンを細かくする酵素を腸に注いだ。"]),
    ).toBeUndefined();
    expect(
      askedOfKidney([liver, heart, "看護者は、病室の窓を開けて新しい空気を入れ替える。"]),
    ).toBeUndefined();
    expect(askedOfKidney([liver, heart, "膵臓は、血液をろ過して不要な物質を胆汁に混ぜる。"])).toBeUndefined();
  });
});
