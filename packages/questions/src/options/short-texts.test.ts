import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";

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

describe("a capital inside a sentence", () => {
  it("tells the country from its language", async () => {
    const text =
      "Stacja kolejowa stanowi ważny węzeł dla podróżnych. Obecnie z miasta kursują pociągi do wielu ośrodków miejskich regionu i Polski.";
    const item = (await itemsOf(text, "pl")).find(({ key }) => key === "Polski");
    expect(item?.others?.length ?? 0).toBeGreaterThan(1);
    for (const other of item?.others ?? []) expect(other).not.toMatch(/ki$/u);
  });
});

describe("a word with a capital behind a preposition of place", () => {
  it.each([
    [
      "the text also writes small",
      "Niektóre partie apokryfu mają bardziej pierwotny charakter niż ich odpowiedniki w Ewangeliach kanonicznych. Apokryf ten mógł powstać przed ewangeliami synoptycznymi.",
      "Ewangeliach",
    ],
    ["is a body", "Zatrudnienie w Instytucie znaleźli wybitni matematycy z całego miasta.", "Instytucie"],
  ])("stands among no towns where it %s", async (_, text, key) => {
    const item = (await itemsOf(text, "pl")).find((found) => found.key === key);
    expect(item).toBeUndefined();
  });
});

describe("a thing that neither text nor lexicon has others for", () => {
  it("is not asked for, whatever else of its subject the text speaks of", async () => {
    const text =
      "The heart pumps blood to the lungs. Muscles are attached to the skeleton by cords called tenacula.";
    expect((await itemsOf(text, "en")).map(({ key }) => key)).not.toContain("tenacula");
  });

  it("is not asked for among words of a subject that the text names one of by the way", async () => {
    const text =
      "In the cup final the club beat Swansea. It was the young Dane Sonny Anderson who became its new planet, and after the long season the team had earned a trevalin.";
    const asked = (await itemsOf(text, "en")).filter(({ key }) => key !== "planet");
    const others = asked.flatMap((item) => item.others);
    expect(others).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:comet|asteroid|star|moon)s?$/u)]),
    );
  });

  it("is no month, though the text names two", async () => {
    const text =
      "El tajinaste florece entre mayo y junio en las laderas. Para subir hasta la cima se necesita un permiso que concede la administración del parque.";
    const others = (await itemsOf(text, "es"))
      .filter(({ key }) => key === "parque")
      .flatMap((item) => item.others);
    expect(others).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:abril|septiembre|enero|agosto)$/u)]),
    );
  });

  it("is not taken for what another word only begins with", async () => {
    const text =
      "Пластиди – це двомембранні органели, властиві лише рослинам і деяким одноклітинним організмам. Розрізняють кілька типів пластид, що мають свої особливості будови й функцій.";
    const others = (await itemsOf(text, "uk")).flatMap((item) => item.others);
    expect(others).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:легені|нирки|кістки)$/u)]));
  });

  it("is no word of another matter that a text with cases touches (pl)", async () => {
    const text =
      "Mały obieg rozpoczyna się w prawej komorze i prowadzi do płuc. Krew oddaje w nich dwutlenek węgla i pobiera tlen, a na oddziale leży chory na gruźlicę.";
    const others = (await itemsOf(text, "pl"))
      .filter(({ key }) => /^(?:mały )?obieg$|komor/iu.test(key))
      .flatMap((item) => item.others);
    expect(others).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:metan|amoniak|choler)/u)]));
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
    expect(found.length).toBeGreaterThan(0);
    const [before = ""] = text.split(/(?<=\.) /u);
    for (const { stem } of found) expect(stem.startsWith(before)).toBe(true);
  });
});
