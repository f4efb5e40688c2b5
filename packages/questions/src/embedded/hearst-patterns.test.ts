import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { distractorsFor } from "./distractors/distractors-for.ts";
import { readDocument } from "./document.ts";

function documentOf(text: string, language: Language) {
  const source = sourceOf([text, ...LESSONS[language]], language);
  return readDocument(planPassages(source), { seed: 1, mode: "study" });
}

const SECRETIONS = `Die Bauchspeicheldrüse gibt das Hormon Velorin ab. Auch das Hormon Mastrin steuert den Schlaf.
Kortalin ist ein Hormon der Nebenniere, das bei Belastung ausgeschüttet wird. Das Enzym Pullasin spaltet Eiweiße.
Ubrolin, Trexin und andere Hormone beschleunigen den Puls.`;

describe("what a sentence calls a thing by the way", () => {
  it("is its kind where the noun stands right before it, and no part of a name (de)", () => {
    const { terms, hypernymsOf } = documentOf(SECRETIONS, "de");
    const [velorin, pullasin, trexin] = ["Velorin", "Pullasin", "Trexin"].map((word) => terms.get(word));
    if (velorin === undefined || pullasin === undefined || trexin === undefined)
      throw new Error("The text names them.");
    expect(velorin.type).toBe("term");
    expect(hypernymsOf(velorin).isDisjointFrom(hypernymsOf(trexin))).toBe(false);
    expect(hypernymsOf(velorin).isDisjointFrom(hypernymsOf(pullasin))).toBe(true);
  });

  it("brings what is of one kind together as options (de)", () => {
    const document = documentOf(SECRETIONS, "de");
    const line = document.lines.find(({ text }) => text.startsWith("Kortalin"));
    if (line === undefined) throw new Error("The text says what it is.");
    const stem =
      "Welcher Begriff bezeichnet ein Hormon der Nebenniere, das bei Belastung ausgeschüttet wird?";
    const others = distractorsFor({ key: "Kortalin", stem, line, before: "" }, document);
    const ofKind = others.filter(({ tie }) => tie === "kind" || tie === "group").map(({ text }) => text);
    expect(ofKind).toEqual(expect.arrayContaining(["Mastrin", "Velorin"]));
    expect(ofKind).not.toContain("Pullasin");
  });

  it("is its kind behind such as, called, others or a comma (es)", () => {
    const { terms, hypernymsOf } = documentOf(
      `El páncreas libera hormonas como la insulina y el glucagón. La tiroxina, una hormona que regula el
metabolismo, contiene yodo. El cuarzo y otros minerales forman la arena. Hay un mineral llamado talco.`,
      "es",
    );
    const kinds = ["insulina", "glucagón", "tiroxina", "cuarzo", "talco"].map((word) => {
      const term = terms.get(word);
      return term === undefined ? [] : [...hypernymsOf(term)];
    });
    expect(kinds).toEqual([["hormon"], ["hormon"], ["hormon"], ["mineral"], ["mineral"]]);
  });

  it("is none where it says too little to tell a kind (es)", () => {
    const { terms, hypernymsOf } = documentOf("Hay cosas como la pizarra y el yeso.", "es");
    const term = terms.get("pizarra");
    expect(term === undefined ? [] : [...hypernymsOf(term)]).toEqual([]);
  });
});
