import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import {
  type Draft,
  embeddedEngine,
  generateQuestions,
  planPassages,
  rankDistractors,
  signedKeys,
} from "../index.ts";
import { LESSONS, sourceOf } from "../sample-texts.ts";

/** All that the engine proposes for a sentence among those of a lesson. */
function draftsFor(sentence: string, language: Language, others: readonly string[] = []): Draft[] {
  const plan = planPassages(sourceOf([sentence, ...others, ...LESSONS[language]], language), { count: 30 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => embeddedEngine.write(passage, context) as Draft[]);
  return drafts.filter(({ quote }) => quote.includes(sentence));
}

/** Other aims, to stand beside one that is asked for. */
const AIMS = [
  "Młynarz otwiera śluzę, aby napełnić staw świeżą wodą.",
  "Rolnicy palą słomę, aby oczyścić pola przed siewem.",
  "Przewodnicy noszą linę, aby bezpiecznie przejść przez lodowiec.",
];

describe("a question", () => {
  it.each([
    [
      "pl",
      "Aby rozpocząć śledzenie nowego pliku, użyj polecenia z tego samego katalogu.",
      /^W jakim celu użyj/u,
    ],
    [
      "pl",
      "W okresie od 24 kwietnia 1997 do 20 listopada 1997 Jan Nowak kierował ministerstwem paliw.",
      /^Kiedy/u,
    ],
    ["uk", "26 квітня 1986 р. позначене чорними барвами в історії України.", /^Коли/u],
    [
      "es",
      "La única diferencia real es que el comando nuevo existe por conveniencia de los usuarios.",
      /^¿Qué es que/u,
    ],
    [
      "de",
      "Nur deshalb darf man mit einem Thermometer die Temperaturen der Körper vergleichen.",
      /^Nur darf/u,
    ],
    [
      "ja",
      "コンフリクトが発生して統合できなかったのがどのファイルなのかを知るには専用の命令を実行します。",
      /^何が/u,
    ],
    ["ja", "タイではラーマ5世の1888年に古い暦が廃止された。", /5世の何年/u],
    [
      "en",
      "Rosa Miller suggested that the cause was a worm, and Karl Brandt thought it was a mould.",
      /^Who/u,
    ],
  ] as const)("is not made where it would not read well (%s: %s)", (language, sentence, odd) => {
    const others = language === "pl" ? AIMS : [];
    for (const { stem } of draftsFor(sentence, language, others)) expect(stem).not.toMatch(odd);
  });

  it.each([
    ["en", "A more common way is to take advantage of the chloroplast in the leaf."],
    ["en", "All the steps together can be written as one equation of photosynthesis."],
    ["en", "The word chlorophyll stands for the green colour in that pigment."],
    ["es", "Ésta debe ser siempre la última opción de la lista de la clorofila y del cloroplasto."],
    ["de", "Anschließend wird es verdichtet, damit die Flüssigkeit im Chloroplasten wieder Energie abgibt."],
    ["uk", "Близькою до неї є типологія рослин, яку запровадив ботанік Іван Гнатюк."],
    [
      "de",
      "Ein Bericht über das Chlorophyll aus dem Jahr (2013) legt nahe, dass Blätter länger grün bleiben.",
    ],
  ] as const)("is not asked of a sentence that points out of itself (%s: %s)", (language, sentence) => {
    // Behind the sentence it leans on it may be; here it is the first.
    expect(draftsFor(sentence, language)).toEqual([]);
  });

  it("takes no letter of an abbreviation for an initial", () => {
    const text =
      "Freileitungen in der Nähe der Häuser tragen hohe Spannungen, wie z. B. Hochspannungsleitungen. Die Hochspannungsleitungen am Wald hängen hoch.";
    const keys = signedKeys(planPassages(sourceOf([text], "de"))).map(({ text: key }) => key);
    expect(keys).toContain("Hochspannungsleitungen");
    for (const key of keys) expect(key).not.toMatch(/^\p{Lu}\. /u);
  });
});

describe("an option", () => {
  it("is no person beside a river that bears a given name", () => {
    const text = "Die alte Brücke führt über den Charles River. Die Fischer kommen aus der Nähe.";
    const given = rankDistractors({
      answer: "Charles River",
      stem: "Die alte Brücke führt über den _____.",
      text,
      language: "de",
      count: 8,
    });
    expect(given).toEqual([]);
  });

  it("is no adjective beside a noun, though a glossary lists both", () => {
    const text =
      `Adiabatisch: ohne Austausch von Wärme mit der Umgebung. Supraleitung: das Verschwinden des Widerstands bei
tiefer Temperatur. Wirkungsgrad: das Verhältnis der gewonnenen Arbeit zur Wärme.`.replace(/\n/g, " ");
    const stem = "Welcher Begriff wird so erklärt: „das Verhältnis der gewonnenen Arbeit zur Wärme“?";
    const given = rankDistractors({ answer: "Wirkungsgrad", stem, text, language: "de", count: 8 });
    expect(given).not.toContain("Adiabatisch");
  });

  it("is no verb that ends like a plural", () => {
    const text =
      "The light reactions take place in the membrane. The mesophyll lies between them. The mesophyll lies below.";
    const stem = "The _____ take place in the membrane.";
    const given = rankDistractors({ answer: "light reactions", stem, text, language: "en", count: 8 });
    expect(given.filter((option) => option.includes("lies"))).toEqual([]);
  });

  it.each([
    [
      "pl",
      "Psychoza",
      "_____ była dawniej częstą diagnozą w szpitalach.",
      "Wynika z badań, że psychoza trwa długo. Wynika stąd, że leczenie pomaga. Wynikać może z tego wiele.",
      "wynika",
    ],
    [
      "uk",
      "Футуризм",
      "_____ був напрямом мистецтва, який оспівував швидкість і машини.",
      "Очолив гурток поетів Михайль Семенко. Очолив спілку митців Іван Гнатюк. Очолити журнал мав Петро Бойко.",
      "очолив",
    ],
  ] as const)("is no verb (%s, beside %s)", (language, answer, stem, text, verb) => {
    const given = rankDistractors({
      answer,
      stem,
      text: `${text} ${stem.replace("_____", answer)}`,
      language,
      count: 8,
    });
    expect(given.map((option) => option.toLowerCase())).not.toContain(verb);
  });
});

describe("a text of some length", () => {
  const PARAGRAPHS = Array.from({ length: 12 }, (_, i) => [
    `In the ${i + 3} jars of shelf ${i + 20} the gardener keeps some seeds that a neighbour brought one day.`,
    `The basket by door ${i + 40} holds what was left of the summer, and the boy took ${i + 13} of the lids away.`,
    ...LESSONS.en,
  ]).flat();

  it("gives nothing of little worth, unless so many questions were asked for", async () => {
    const source = sourceOf(PARAGRAPHS, "en");
    const worst = async (plan: ReturnType<typeof planPassages>) => {
      const options = { engine: embeddedEngine, mode: "study", seed: 1 } as const;
      const batches = await Array.fromAsync(generateQuestions(plan, options));
      return Math.min(...batches.flatMap(({ items }) => items.map(({ score }) => score)));
    };
    expect(await worst(planPassages(source))).toBeGreaterThanOrEqual(0.33);
    expect(await worst(planPassages(source, { count: 200 }))).toBeLessThan(0.33);
  });
});
