import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../../index.ts";
import { PERSONS } from "../../languages/lexicon/persons.ts";
import { sourceOf } from "../../sample-texts.ts";

async function itemsOf(text: string, language: Language) {
  const plan = planPassages(sourceOf([text], language), { count: 10 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 3 }),
  );
  return batches.flatMap(({ items }) =>
    items.map(({ text: stem, options, groundTruthOptionId, source }) => ({
      stem,
      quote: source?.quote,
      key: options.find(({ id }) => id === groundTruthOptionId)?.text ?? "",
      others: options.filter(({ id }) => id !== groundTruthOptionId).map(({ text: other }) => other),
    })),
  );
}

const personsIn = (language: Language) => {
  const { men, women } = PERSONS[language];
  return { men: men.flat(), women: women.flat() };
};

describe("a person whom a short text names alone", () => {
  it.each([
    ["en", "The old mill was rebuilt by Edwin Pargeter in the spring.", "Edwin Pargeter", "men"],
    ["en", "The school for the deaf was opened by Harriet Ludlow.", "Harriet Ludlow", "women"],
    [
      "de",
      "Die alte Mühle am Bach wurde im Frühling von Edwin Pargeter wieder aufgebaut.",
      "Edwin Pargeter",
      "men",
    ],
    [
      "es",
      "El viejo molino del valle fue reconstruido en primavera por Enrique Pargeter.",
      "Enrique Pargeter",
      "men",
    ],
  ] as const)("stands among others of the same sex (%s: %s)", async (language, text, key, sex) => {
    const item = (await itemsOf(text, language)).find((found) => found.key === key);
    expect(item?.others).toHaveLength(3);
    expect(personsIn(language)[sex]).toEqual(expect.arrayContaining(item?.others ?? [""]));
  });

  it.each([
    [
      "pl",
      "Stary młyn nad rzeką odbudowano na polecenie Edwarda Pargetera.",
      "Edwarda Pargetera",
      /^\S+a \S+a$/u,
    ],
    [
      "uk",
      "Старий млин над річкою відбудували на прохання Едварда Паргетера.",
      "Едварда Паргетера",
      /^\S+[ая] \S+а$/u,
    ],
  ] as const)("stands among others in the same case (%s)", async (language, text, key, genitive) => {
    const item = (await itemsOf(text, language)).find((found) => found.key === key);
    expect(item?.others).toHaveLength(3);
    for (const other of item?.others ?? []) expect(other).toMatch(genitive);
  });
});

describe("a thing that neither text nor lexicon has others for", () => {
  it("stands among words of the subject the text speaks of", async () => {
    const text =
      "The heart pumps blood to the lungs. Muscles are attached to the skeleton by cords called tenacula.";
    const item = (await itemsOf(text, "en")).find(({ key }) => key === "tenacula");
    expect(item?.others).toHaveLength(3);
    const body = "brain stomach liver pancreas spleen bladder kidney skin lungs heart bone trachea".split(
      " ",
    );
    for (const other of item?.others ?? []) expect(body).toContain(other);
  });

  it("is not asked for where the text speaks of no such subject", async () => {
    const items = await itemsOf("The committee calls its yearly reports gradatims.", "en");
    expect(items).toEqual([]);
  });
});

describe("a sentence that leans on the one before", () => {
  it.each([
    ["en", "The football club was founded by miners. It moved to a new stadium in Grimsby in 1946."],
    [
      "de",
      "Der Fußballverein wurde von Bergleuten gegründet. Er zog 1946 in ein neues Stadion in Grimsby um.",
    ],
    ["es", "El club de fútbol fue fundado por mineros. Este se mudó en 1946 a un estadio nuevo en Grimsby."],
    [
      "pl",
      "Klub piłkarski założyli górnicy z kopalni. Jego nowy stadion otwarto dopiero w 1946 roku w Grimsby.",
    ],
    [
      "uk",
      "Футбольний клуб заснували місцеві шахтарі. Його новий стадіон відкрили лише у 1946 році в Ґрімсбі.",
    ],
  ] as const)("is asked behind that one, and both are its evidence (%s)", async (language, text) => {
    const found = (await itemsOf(text, language)).filter(({ quote }) => quote === text);
    expect(found.map(({ key }) => key).join()).toContain("1946");
    const [before = ""] = text.split(/(?<=\.) /u);
    for (const { stem } of found) expect(stem.startsWith(before)).toBe(true);
  });
});
