import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { askedParts } from "../testing/asked-parts.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

function definitionsIn(sentence: string, language: Language): string[] {
  const plan = planPassages(sourceOf([sentence], language));
  return readDocument(plan, { seed: 1, mode: "study" }).definitions.map(({ definition }) => definition);
}

describe("a definition", () => {
  it.each([["pl", "Napad paniki to często przerażające doświadczenie."]] as const)(
    "is neither a clause without its subject nor a remark (%s: %s)",
    (language, sentence) => {
      expect(definitionsIn(sentence, language)).toEqual([]);
    },
  );

  it.each([
    ["uk", "Парсек – це відстань, на якій річний паралакс зорі дорівнює одній секунді."],
    ["pl", "Przechowalnia to prosty plik, zwykle przechowywany w katalogu Git."],
  ] as const)("says what its term is (%s: %s)", (language, sentence) => {
    expect(definitionsIn(sentence, language)).toHaveLength(1);
  });
});

describe("a number behind letters", () => {
  it("is half of a name, and not asked for (pl)", () => {
    const sentence = "Jedna z bomb SC 250 eksplodowała blisko dziobu okrętu, a druga wybuchła na rufie.";
    const plan = planPassages(sourceOf([sentence, ...LESSONS.pl], "pl"));
    expect(askedParts(plan).map(({ text }) => text)).not.toContain("250");
  });
});

/** What a text of a page gives where twenty questions were asked. */
function draftsOf(lines: readonly string[], language: Language): Candidate[] {
  const plan = planPassages(sourceOf([lines.join(" ")], language), { count: 20 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
}

const UPRISING = [
  "Na czele stronnictwa umiarkowanych stanął Andrzej Zarzycki.",
  "Oddziałami na wschodzie dowodził Romuald Trawiński, a na zachodzie Ludwik Mierzewicz.",
  "Manifest do narodu ułożył Marian Langer.",
  "Zbrojownie w miastach zaopatrywał Konstanty Kalinka.",
  "Poselstwo do Paryża wysłał Zygmunt Sierpiński.",
];

describe("a gap in a definition of a page", () => {
  it("is not for what the thing is a sort of, which many are", () => {
    const lines = [
      "Вестибюль – приміщення, де гостей зустрічають і розміщують.",
      "Гардероб – приміщення для верхнього одягу гостей.",
      "Кожне приміщення має власний вихід і освітлення.",
    ];
    expect(draftsOf(lines, "uk").map(({ key }) => key)).not.toContain("приміщення");
  });
});

describe("Polish questions", () => {
  it("of outcomes are not made of what a thing is", () => {
    const drafts = draftsOf(
      [...UPRISING, "Złota godzina to czas tuż po wschodzie słońca, gdy światło jest miękkie i ciepłe."],
      "pl",
    );
    expect(drafts.map(({ stem }) => stem).filter((stem) => stem.startsWith("Co się dzieje"))).toEqual([]);
  });
});
