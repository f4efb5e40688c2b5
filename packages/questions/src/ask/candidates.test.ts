import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { askedParts } from "../testing/asked-parts.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

/** What could be asked for in one sentence that stands before a lesson. */
function keysIn(sentence: string, language: Language): string[] {
  const keys = askedParts(planPassages(sourceOf([sentence, ...LESSONS[language]], language)));
  return keys.filter(({ sentence: id }) => id === 0).map(({ text }) => text);
}

/** What could be asked for in the first sentence of a text too long to be a note. */
function keysInBook(sentence: string, language: Language): string[] {
  const body = Array.from({ length: 24 }, (_, i) => LESSONS[language][i % 4] ?? "");
  const keys = askedParts(planPassages(sourceOf([sentence, ...body], language)));
  return keys.filter(({ sentence: id }) => id === 0).map(({ text }) => text);
}

describe("what can be asked for", () => {
  it("is no half of a product, whose exponent may have stood higher", () => {
    const keys = keysIn(
      "The barge weighs 298 t in all, which the log writes as 2,98 × 105 kg in a table.",
      "en",
    );
    expect(keys).toContain("298");
    expect(keys.join()).not.toMatch(/105|2,98/u);
  });

  it("ends before a verb that is cut short or shows its past, and is no adverb", () => {
    const keys = keysIn("In the harbour the ambulance wasn't late, and the ferryboat stopped perhaps.", "en");
    expect(keys).toContain("ferryboat");
    expect(keys.join()).not.toMatch(/wasn't|stopped|perhaps/u);
  });

  it.each([
    ["en", "A great number of plants in the garden make food by photosynthesis.", "photosynthesis", "number"],
    [
      "de",
      "In den Alpen findet man viele Arten von Gletschern und eine große Zahl von Tieren.",
      "Gletschern",
      "Zahl",
    ],
    [
      "es",
      "En las montañas de la región se observan los glaciares y una gran cantidad de ríos.",
      "glaciares",
      "cantidad",
    ],
    [
      "pl",
      "W górach na południu kraju badano krzepnięcie i widziano wiele innych rzeczy.",
      "krzepnięcie",
      "rzeczy",
    ],
    [
      "uk",
      "У горах на півдні країни вчені вимірювали випромінювання й бачили багато різних речей.",
      "випромінювання",
      "речей",
    ],
  ] as const)("in a note is what everyday language hardly has (%s)", (language, sentence, rare, everyday) => {
    const keys = keysIn(sentence, language);
    expect(keys).toContain(rare);
    expect(keys).not.toContain(everyday);
  });

  it.each([
    ["Muscle cells produce glycogen for the moments of effort.", "glycogen"],
    ["The bare ground of the valley is exposed to erosion.", "erosion"],
  ])(
    "may have no article before it: the subject, the object, what only a noun ends like (%s)",
    (sentence, key) => {
      expect(keysIn(sentence, "en")).toContain(key);
    },
  );

  it("in a book is a rare compound said once, but no everyday one said twice", () => {
    expect(keysInBook("The wall of the neuron is made of a semipermeable membrane.", "en")).toContain(
      "semipermeable membrane",
    );
    const twice =
      "Some students of the town fall asleep on a regular basis, and others read on a regular basis.";
    expect(keysInBook(twice, "en")).not.toContain("regular basis");
  });

  it.each([
    ["en", "In 1960 the voters of the country chose John F. Kennedy in a close election.", "John F. Kennedy"],
    ["pl", "W latach wojny listy Stephena J. Pattersona czytano w wielu krajach.", "Stephena J. Pattersona"],
    ["en", "Peyton Manning became the first quarterback to lead two teams to the title.", "Peyton Manning"],
    [
      "en",
      "Above a certain charge, called the threshold of excitation, the neuron becomes active.",
      "threshold of excitation",
    ],
    [
      "es",
      "La línea que separa dos cuencas se denomina divisoria de aguas y recorre las cumbres.",
      "divisoria de aguas",
    ],
  ] as const)("is a whole name or term (%s: %s)", (language, sentence, key) => {
    expect(keysIn(sentence, language)).toContain(key);
  });

  it.each([
    [
      "en",
      "Above a certain charge, called the threshold of excitation, the neuron becomes active.",
      "threshold",
    ],
    ["pl", "Dwaj badacze tego języka zajęli się tym tematem w latach 40 na uniwersytecie.", "40"],
    [
      "pl",
      "Meksykańskie kartele narkotykowe osiągnęły dominującą pozycję w handlu.",
      "kartele narkotykowe osiągnęły",
    ],
  ] as const)("is not half of one, nor a verb, nor a manner (%s: %s)", (language, sentence, part) => {
    expect(keysIn(sentence, language)).not.toContain(part);
  });

  it("is counted in Japanese by whatever counts it", () => {
    expect(keysIn("2019年の調査では、日本に拠点を置くオランダ企業の数は193社であった。", "ja")).toContain(
      "193社",
    );
  });
});

describe("a sentence", () => {
  it.each([
    ["de", "Der Rhein ist jedoch in der Nähe von Basel noch ein schmaler Fluss.", "Basel"],
    ["ja", "また1977年、日本の研究者がアフリカで新しい恐竜の化石を発見した。", "1977年"],
    [
      "en",
      "The Luther Bible influenced other translations, such as the version of William Tyndale.",
      "William Tyndale",
    ],
  ] as const)(
    "is asked about though a word in it looks back that can be cut or read at once (%s: %s)",
    (language, sentence, key) => {
      expect(keysIn(sentence, language)).toContain(key);
    },
  );

  it.each([
    ["de", "Und daher ist der Rhein in der Nähe von Basel noch ein schmaler Fluss."],
    ["de", "Die Werte können beim 160 meter$-Band aus mehreren Einträgen der Bundesnetzagentur bestehen."],
  ] as const)(
    "is left alone where it leans on another, or a heading or a formula ran into it (%s: %s)",
    (language, sentence) => {
      expect(keysIn(sentence, language)).toEqual([]);
    },
  );
});
