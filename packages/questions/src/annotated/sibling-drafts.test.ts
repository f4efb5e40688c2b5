import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import type { Draft } from "../engine.ts";
import { planPassages } from "../passages.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { RULE_IDS } from "./rule-books.ts";
import { siblingDrafts, windowsOf } from "./sibling-drafts.ts";

const ROCKS = `An igneous rock is a rock that forms when molten material cools. A sedimentary rock is a rock that forms when layers of sand and mud are pressed together. A metamorphic rock is a rock that heat and pressure have changed deep below the surface. A volcanic rock is a rock that cools within days on the open ground.

Many cathedrals of northern France were built of sedimentary rock from quarries nearby. Hard floors in old railway stations often consist of metamorphic rock with bright veins. Road builders crush igneous rock because of its great hardness. Gardeners like volcanic rock for its many small holes.

It is heavier than water. You can find the rocks in the figure above. However, rain slowly wears them away.`;

const ORGANS = `An artery is a vessel that leads blood away from the heart. A vein is a vessel that leads blood back to the heart. A capillary is a vessel that is finer than a hair. The pulse is a wave that runs through the body with each beat. A hormone is a substance that tells organs what to do.

Surgeons sew an artery within minutes. Nurses draw blood from a vein of the arm. Each capillary lets oxygen through its wall. Runners feel the pulse at the wrist. A hormone travels far.`;

const ATOMS = `Los átomos se componen de electrones, protones y neutrones. El protón es una partícula con carga positiva que se encuentra en el núcleo. El electrón es una partícula con carga negativa que rodea el núcleo del átomo. El neutrón es una partícula sin carga que se encuentra en el núcleo. El positrón es una partícula con carga positiva y muy poca masa.

La masa de un electrón es mil ochocientas veces menor que la masa de un núcleo de hidrógeno. El número de cada protón del núcleo determina las propiedades químicas de un elemento.`;

function draftsOf(
  text: string,
  language: Language,
  { off = new Set() }: { off?: ReadonlySet<string> } = {},
): Draft[] {
  const plan = planPassages(sourceOf(text.split("\n\n"), language), { language });
  const windows = windowsOf(plan);
  return plan.passages.flatMap((passage) => siblingDrafts(passage, windows, off).drafts);
}

const askedFor = (drafts: readonly Draft[], key: string) => drafts.filter((draft) => draft.key === key);

describe("questions on what has siblings", () => {
  const drafts = draftsOf(ROCKS, "en");

  it("ask for a term among others of its kind", () => {
    const stems = askedFor(drafts, "sedimentary rock").map(({ stem }) => stem);
    expect(stems).toContain("Many cathedrals of northern France were built of _____ from quarries nearby.");
    for (const { distractors } of askedFor(drafts, "sedimentary rock"))
      expect(distractors.toSorted()).toEqual(["igneous rock", "metamorphic rock", "volcanic rock"]);
  });

  it("ask by the meaning that the document gives, both ways", () => {
    expect(drafts.map(({ stem }) => stem)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Which (?:of these|rock) is a rock that forms when molten material cools\?$/u),
        "What is an igneous rock?",
      ]),
    );
    const [meaning] = drafts.filter(({ kind }) => kind === "definition");
    expect(meaning?.distractors).toHaveLength(3);
    expect(meaning?.key).toMatch(/^a rock that/u);
  });

  it("have three options where two others are surely of the key's kind and the rest may not be", () => {
    const [meaning] = askedFor(draftsOf(ORGANS, "en"), "a vessel that leads blood away from the heart");
    expect(meaning?.distractors.toSorted()).toEqual([
      "a vessel that is finer than a hair",
      "a vessel that leads blood back to the heart",
    ]);
    const asked = draftsOf(ORGANS, "en").map(({ key }) => key);
    expect(asked).toContain("a wave that runs through the body with each beat");
  });

  it("write a name small that the text writes small", () => {
    const text = `Hardness | Metamorphic rock | Seven\n\n${ROCKS}`;
    const options = draftsOf(text, "en").flatMap(({ key, distractors }) => [key, ...distractors]);
    expect(options).toContain("metamorphic rock");
    expect(options).not.toContain("Metamorphic rock");
  });

  it("rest on a sentence of the document, and on none that cannot stand alone", () => {
    expect(drafts.length).toBeGreaterThan(5);
    for (const { quote } of drafts) {
      expect(ROCKS).toContain(quote);
      expect(quote).not.toMatch(/^It|You|However/u);
    }
  });

  it("are more where a rule is switched off", () => {
    const more = draftsOf(ROCKS, "en", {
      off: new Set(["points-back", "unknown-subject", "sentence-length"]),
    });
    expect(RULE_IDS).toContain("points-back");
    expect(more.length).toBeGreaterThanOrEqual(drafts.length);
    expect(draftsOf(ROCKS, "en", { off: new Set(RULE_IDS) }).length).toBeGreaterThan(drafts.length);
  });

  it("are asked in Spanish, with options of the key's form", () => {
    const spanish = draftsOf(ATOMS, "es");
    const ofProton = askedFor(spanish, "protón");
    expect(ofProton.map(({ stem }) => stem)).toContain(
      "El número de cada _____ del núcleo determina las propiedades químicas de un elemento.",
    );
    for (const { distractors } of ofProton)
      expect(distractors).toEqual(expect.arrayContaining(["electrón", "neutrón"]));
  });

  it("are none in a language that is not annotated", () => {
    expect(draftsOf(ROCKS, "uk")).toEqual([]);
    expect(drafts.length).toBeGreaterThan(0);
  });

  it("are the same for the same text", () => {
    expect(draftsOf(ROCKS, "en")).toEqual(drafts);
  });
});
