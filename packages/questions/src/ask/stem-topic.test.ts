import { describe, expect, it } from "vitest";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

/** What is proposed for the second of an article's sentences, which names nothing of what the article is about. */
function askedOf(paragraphs: readonly string[], language: "en" | "de" | "es", title: string): string[] {
  const plan = planPassages({ ...sourceOf(paragraphs, language), title });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages
    .flatMap((passage) => allWritten(embeddedEngine.write(passage, context)))
    .filter(({ quote, kind }) => quote === paragraphs[1] && kind === "cloze")
    .map(({ stem }) => stem);
}

const STATES = {
  en: [
    "The railways of Nova Scotia are run by one company on behalf of its government.",
    "The interstate trunk routes in the west of the state have been converted to 1,435 mm gauge.",
    "Most of the narrow lines in Nova Scotia were closed, but two of them carry tourists again.",
  ],
  de: [
    "Die Eisenbahnen werden in Nova Scotia von einer Firma im Auftrag der Regierung betrieben.",
    "Die Hauptstrecken im Westen des Staates wurden auf eine Spurweite von 1435 mm umgebaut.",
    "Die meisten schmalen Strecken wurden in Nova Scotia stillgelegt, zwei fahren für Touristen.",
  ],
  es: [
    "Los ferrocarriles de Nova Scotia los gestiona una empresa por encargo de su gobierno.",
    "Las rutas principales del oeste del estado se han convertido a un ancho de vía de 1435 mm.",
    "La mayoría de las líneas estrechas de Nova Scotia cerraron, pero dos llevan a turistas.",
  ],
} as const;

const LARGE_OAK = "A large oak tree in the park has about 340,000 leaves in the month of July.";

describe("a question on an article about somebody or some place", () => {
  it.each([
    ["en", "Topic: Nova Scotia. "],
    ["de", "Thema: Nova Scotia. "],
    ["es", "Tema: Nova Scotia. "],
  ] as const)("says first whom or what it is on, where its sentence does not (%s)", (language, lead) => {
    const stems = askedOf(STATES[language], language, "Nova_Scotia");
    expect(stems).not.toEqual([]);
    expect(stems.filter((stem) => !stem.startsWith(lead))).toEqual([]);
  });

  it("stands as it is where articles show what is meant, and the title names a matter", () => {
    const sentences = LESSONS.en.flatMap((paragraph) => paragraph.split(/(?<=\.) /u)).slice(4);
    const stems = askedOf(sentences.toSpliced(1, 0, LARGE_OAK), "en", "Chlorophyll");
    expect(stems).not.toEqual([]);
    expect(stems.filter((stem) => stem.startsWith("Topic:"))).toEqual([]);
  });

  it("is named where the sentence has but a part of its name in small letters", () => {
    const stems = askedOf(
      [
        "The Northern Forest covers the lowlands of four countries and two of their islands.",
        "The majority of the forest is contained within Gabon, which has 60 % of its trees.",
        "Rivers of the Northern Forest carry more water than those of the south of Gabon.",
      ],
      "en",
      "Northern Forest",
    );
    expect(stems).not.toEqual([]);
    expect(stems.filter((stem) => !stem.startsWith("Topic: Northern Forest. "))).toEqual([]);
  });
});
