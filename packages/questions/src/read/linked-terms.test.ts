import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { readDocument } from "./document.ts";
import { phrasesOf } from "./phrases.ts";

/** The terms in the first of these sentences. */
function askable(sentences: readonly string[], language: Language): string[] {
  const text = [...sentences, ...Array.from({ length: 60 }, (_, i) => `${FILLING[language]} ${i + 100}.`)];
  const plan = planPassages(sourceOf([text.join(" ")], language), { count: 20 });
  const document = readDocument(plan, { seed: 1, mode: "study" });
  const said = phrasesOf(document.lines[0]?.text ?? "", document.profile);
  const isTerm = (phrase: string) => {
    const term = document.terms.get(phrase);
    return term !== undefined && document.hasTermhood(term);
  };
  return said.map(({ text: part }) => part).filter(isTerm);
}

const FILLING: Partial<Record<Language, string>> = {
  es: "El resto del capítulo repasa con calma los ejercicios del cuaderno número",
  en: "The rest of the chapter goes calmly through the exercises in notebook number",
};

describe("a term that small words join", () => {
  it("is asked for whole where the document says it more than once", () => {
    const law =
      "Las concentraciones de los gases disueltos en la sangre del buceador siguen la ley de Henry.";
    const again = "La ley de Henry relaciona la solubilidad de los gases con la presión.";
    expect(askable([law, again], "es")).toContain("ley de Henry");
  });

  it("has as many parts as its name", () => {
    const rule = "Cabe señalar que el principio de exclusión de Pauli limita los números cuánticos.";
    const again = "El principio de exclusión de Pauli ordena los electrones en cada orbital.";
    expect(askable([rule, again], "es")).toContain("principio de exclusión de Pauli");
    const theory = "The story of malaria fits well with the theory of natural selection.";
    const told = "The theory of natural selection tells who has children and who has none.";
    expect(askable([theory, told], "en")).toContain("theory of natural selection");
  });

  it("is none where the words stand beside each other but once", () => {
    const once = "El buceador observó la cubierta de Manolo desde el fondo arenoso del puerto.";
    expect(askable([once], "es")).not.toContain("cubierta de Manolo");
  });
});
