import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

async function itemsOf(sentences: readonly string[], language: "de" | "pl"): Promise<Item[]> {
  const plan = planPassages(sourceOf([sentences.join(" "), ...LESSONS[language]], language), { count: 30 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 3 }),
  );
  return batches.flatMap(({ items }) => items);
}

async function itemFor(quote: string, language: "de" | "pl", others: readonly string[] = []) {
  return (await itemsOf([quote, ...others], language)).find(({ source }) => source?.quote === quote);
}

const optionsOf = (item: Item | undefined) => item?.options.map(({ text }) => text) ?? [];
const keyOf = (item: Item | undefined) =>
  item?.options.find(({ id }) => id === item.groundTruthOptionId)?.text;

describe("sentences that lean on others", () => {
  it.each([
    ["de", "Ein Körper enthält also keine Arbeit im Sinn der Physik, er enthält innere Energie."],
    ["de", "Die Akademie von Paris weigerte sich schon 1775, solche Vorschläge noch zu prüfen."],
    ["pl", "Wyprzedza ona najstarszą Biblię Gutenberga o niemal osiemdziesiąt lat."],
  ] satisfies [Language, string][])("are refused (%s: %s)", async (language, sentence) => {
    expect(await itemFor(sentence, language)).toBeUndefined();
  });

  it.each([
    ["de", "Im Jahr 1798 führten Messungen an Kanonen dazu, dass man die alte Lehre aufgab."],
    ["pl", "W 1440 roku w Moguncji zbudowano prasę, na której można było odbijać całe arkusze."],
  ] satisfies [Language, string][])(
    "are told from those that only look so (%s: %s)",
    async (language, sentence) => {
      expect(await itemFor(sentence, language)).toBeDefined();
    },
  );
});

describe("options", () => {
  it("hold no adverb that has its capital from the start of a sentence, and no genitive", async () => {
    const items = await itemsOf(
      [
        "Der Wirkungsgrad ist das Verhältnis der gewonnenen Arbeit zur zugeführten Wärme.",
        "Anschließend wird der Dampf im Kessel wieder verdichtet.",
        "Die Länge des Jahres hängt von der Bahn ab.",
      ],
      "de",
    );
    const options = items.filter(({ text }) => !text.includes("_____")).flatMap(optionsOf);
    expect(options).not.toContain("Anschließend");
    expect(options).not.toContain("Jahres");
  });

  it("name things in the nominative below a Polish question", async () => {
    const items = await itemsOf(
      [
        "Pergamin to odpowiednio wyprawiona skóra zwierzęca, na której dawniej pisano.",
        "Historykom pomaga pergamin z Bawarii.",
        "Rzemieślnicy handlowali pergaminem w Hiszpanii i we Włoszech.",
      ],
      "pl",
    );
    const asked = items.filter(({ kind }) => kind === "term" || kind === "subject");
    expect(asked.length).toBeGreaterThan(1);
    for (const option of asked.flatMap(optionsOf)) expect(option).not.toMatch(/(?:[^s]om|ami|iem|ach)$/u);
  });

  it("all take a capital where one has it", async () => {
    for (const item of await itemsOf([], "pl")) {
      const capitals = optionsOf(item).filter((option) => /^\p{Lu}/u.test(option)).length;
      expect([0, optionsOf(item).length]).toContain(capitals);
    }
  });
});

describe("a line of a glossary", () => {
  it.each([
    [
      "de",
      "Supraleitung: das Verschwinden des elektrischen Widerstands bei tiefer Temperatur.",
      "Supraleitung",
    ],
    [
      "pl",
      "Transpiracja: utrata wody w postaci pary, którą liść wydziela przez aparaty szparkowe.",
      "Transpiracja",
    ],
  ] satisfies [Language, string, string][])(
    "is asked as a definition (%s: %s)",
    async (language, line, term) => {
      const item = await itemFor(line, language);
      expect(item?.kind).toMatch(/^(?:term|definition)$/u);
      expect(item?.kind === "term" ? keyOf(item) : item?.text).toContain(term);
    },
  );
});

describe("a year in a further clause", () => {
  it.each([
    ["de", "Der Rhein wurde im Süden begradigt und mündete 1941 in die Nordsee."],
    ["pl", "Kopernik wrócił do Fromborka i wydał główne dzieło w 1543 roku."],
  ] as const)("is not asked for as if it were the sentence's own (%s: %s)", async (language, sentence) => {
    expect((await itemFor(sentence, language))?.text ?? "").not.toMatch(/welchem Jahr|którym roku/u);
  });
});

describe("what a German sentence shows somewhere", () => {
  it.each([
    ["Seitlich ist ein üblicher Ablauf der kurzen Verbindung dargestellt", false],
    ["Die Entropie ist ein Maß für die Unordnung der Teilchen in einem Körper", true],
    ["Das Hygrometer ist ein Gerät, das die Feuchte der Luft misst", true],
  ] as const)("is no definition (%s)", (sentence, isDefined) => {
    expect(profileOf("de").groups.definitions.some(({ pattern }) => pattern.test(sentence))).toBe(isDefined);
  });
});
