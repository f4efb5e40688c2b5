import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { nameFromInstrumental } from "./nominative-names.ts";

function draftsOf(paragraphs: readonly string[], language: Language): Candidate[] {
  const plan = planPassages(sourceOf(paragraphs, language), { count: 20 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages.flatMap((passage) => {
    return allWritten(embeddedEngine.write(passage, context));
  });
}

describe("a term that the document has in the instrumental alone", () => {
  it.each([
    ["uk", "перигелієм", "перигелій"],
    ["pl", "ekologią", "ekologia"],
    ["pl", "erozją", "erozja"],
    ["pl", "tkanką łączną", "tkanka łączna"],
    ["pl", "kwaśnym odczynnikiem", "kwaśny odczynnik"],
    ["pl", "parowaniem wody", "parowanie wody"],
    ["uk", "зоологією", "зоологія"],
    ["uk", "в’язкістю", "в’язкість"],
    ["uk", "сполучною тканиною", "сполучна тканина"],
    ["uk", "зволоженням", "зволоження"],
    ["uk", "барометром", "барометр"],
  ] as const)("is named where its ending leaves no choice (%s: %s)", (language, form, name) => {
    expect(nameFromInstrumental(form, profileOf(language))).toBe(name);
  });

  it.each([
    ["pl", "jeziorem"],
    ["pl", "kamieniem"],
    ["pl", "nocą"],
    ["pl", "Litwą wojnę"],
    ["uk", "озером"],
    ["uk", "залізом"],
    ["uk", "ніччю"],
  ] as const)("keeps its form where it may be one of several nouns (%s: %s)", (language, form) => {
    expect(nameFromInstrumental(form, profileOf(language))).toBeNull();
  });
});

describe("what stands beside a term of a Polish text on one matter", () => {
  const notes = [
    "Wysokie napięcie w uzwojeniu powoduje przebicie, które niszczy izolację silnika.",
    "Stojan to nieruchoma część silnika, w której powstaje wirujące pole.",
    "Wirnik to ruchoma część silnika osadzona na wale.",
    "Komutator to pierścień podzielony na wycinki, po którym ślizgają się szczotki.",
    "Szczotka to grafitowy styk doprowadzający prąd do pierścienia.",
    "Rozrusznik to opornik włączany w obwód na czas uruchamiania.",
    "Uzwojenie to cewka nawinięta na rdzeń.",
    "Izolacja cewki chroni silnik przed zwarciem i pożarem.",
    "Kwadrat natężenia prądu mnoży się przez opór przewodu.",
    "Koło pasowe przenosi ruch silnika na maszynę.",
    "Łożysko podtrzymuje wał silnika z obu stron.",
    "Wentylator chłodzi uzwojenia w czasie długiej pracy.",
    "Prąd rozruchowy bywa kilka razy większy od prądu znamionowego.",
    "Poślizg określa różnicę między prędkością pola a prędkością wirnika.",
    "Tabliczka znamionowa podaje moc, napięcie i prędkość silnika.",
    "Stycznik włącza silnik z oddali.",
  ];

  it("is of the text, by its name, before shapes or stars of the lexicon in its case", () => {
    const drafts = draftsOf(notes, "pl").filter(({ quote }) => quote.startsWith("Kwadrat") === false);
    const shapes = /^(?:prostokąt|romb|ostrosłup|walec|stożek|trójkąt)/iu;
    const shown = drafts
      .filter(({ score }) => score > 0.3)
      .flatMap(({ distractors }) => distractors.slice(0, 3));
    expect(shown.filter((text) => shapes.test(text))).toEqual([]);
  });
});
