import type { Language } from "@quizmill/contract";
import { lowerFirst } from "@quizmill/language";
import { nameFamilies, personsOf } from "@quizmill/lexicon";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../../index.ts";
import { sourceOf } from "../../testing/sample-texts.ts";

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
  const { men, women } = personsOf(language);
  return { men: men.flat(), women: women.flat() };
};

describe("a person whom a short text names alone", () => {
  it.each([
    ["en", "The old mill was rebuilt by Edwin Pargeter in the spring.", "Edwin Pargeter", "men"],
    ["en", "The school for the deaf was opened by Harriet Jennings.", "Harriet Jennings", "women"],
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
    expect(item?.others?.length ?? 0).toBeGreaterThan(1);
    expect(personsIn(language)[sex]).toEqual(expect.arrayContaining(item?.others ?? [""]));
  });

  it("stands among men where the stem of his name is a woman's too", async () => {
    const text = "Antes la cadena nombró a Robert Kintner para ser presidente mientras duraba todo aquello.";
    const item = (await itemsOf(text, "es")).find(({ key }) => key === "Robert Kintner");
    expect(item?.others?.length ?? 0).toBeGreaterThan(1);
    expect(personsIn("es").men).toEqual(expect.arrayContaining(item?.others ?? [""]));
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
    expect(item?.others?.length ?? 0).toBeGreaterThan(1);
    for (const other of item?.others ?? []) expect(other).toMatch(genitive);
  });
});

describe("a person whose surname ends like another case", () => {
  it("does not stand among others in that case", async () => {
    const text =
      "Podczas Drużynowych Mistrzostw Polski w Snookerze był zawodnikiem warszawskiej drużyny „Smakosze” (w składzie: Arkadiusz Domański, Maksymilian Janicki, Janusz Strauch, Leszek Lichota), reprezentującej służewiecki klub Akademia Snookera. Zajęli 4. miejsce.";
    const others = (await itemsOf(text, "pl")).flatMap((item) => item.others);
    const genitives = personsOf("pl").men.map(([, genitive]) => genitive);
    expect(others.filter((other) => genitives.includes(other))).toEqual([]);
  });

  it("stands among others in the case of the whole name", async () => {
    const text = "Hefner zagrał siebie samego w filmie dokumentalnym z Gary Sinisem jako narratorem.";
    const item = (await itemsOf(text, "pl")).find(({ key }) => key === "Gary Sinisem");
    expect(item?.others?.length ?? 0).toBeGreaterThan(1);
    for (const other of item?.others ?? []) expect(other).toMatch(/em$/u);
  });
});

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

describe("a name that a short text holds no others of", () => {
  const keyed = async (language: Language, text: string, key: string) =>
    (await itemsOf(text, language)).find((item) => item.key === key)?.others ?? [];
  const called = (language: Language, cue: string) =>
    nameFamilies(language)
      .filter(({ hypernyms }) => hypernyms.includes(cue))
      .flatMap(({ members }) => members.map(({ text }) => text));

  it.each([
    ["en", "The officer lost his arm in the Battle of Kesseltal in May.", "Battle of Kesseltal", "battle"],
    [
      "es",
      "El joven oficial perdió el brazo izquierdo en la Batalla de Monteluz durante el verano.",
      "Batalla de Monteluz",
      "batalla",
    ],
  ] as const)(
    "stands among others that say the same of themselves (%s)",
    async (language, text, key, cue) => {
      const others = await keyed(language, text, key);
      expect(others?.length ?? 0).toBeGreaterThan(1);
      expect(called(language, cue)).toEqual(
        expect.arrayContaining(others.map((other) => lowerAs(other, language))),
      );
    },
  );
  // Spanish lists have their heads in lower case, as they are written inside a sentence.
  const lowerAs = (name: string, language: Language) => (language === "es" ? lowerFirst(name) : name);

  it.each([
    [
      "en",
      "The gardener of the valley wrote every spring for the newspaper Evening Herald.",
      "Evening Herald",
      "newspaper",
    ],
    [
      "es",
      "El grupo grabó en pocos días el álbum Noches Largas en una casa de campo.",
      "Noches Largas",
      "álbum",
    ],
    [
      "pl",
      "O ogrodach nad rzeką pisał przez lata tygodnik „Wieczorna Gazeta”.",
      "Wieczorna Gazeta",
      "tygodnik",
    ],
    ["uk", "Про сади над річкою щороку писала газета «Вечірній Вісник».", "Вечірній Вісник", "газета"],
  ] as const)(
    "stands among others of what the noun before it says (%s)",
    async (language, text, key, cue) => {
      const others = await keyed(language, text, key);
      expect(others?.length ?? 0).toBeGreaterThan(1);
      expect(called(language, cue)).toEqual(expect.arrayContaining([...others]));
    },
  );

  it.each([
    [
      "the English Channel",
      "With globally shrinking ice-cover, ocean water levels rose and the English Channel re-inundated the plains.",
    ],
    [
      "what a series is shown in",
      "Depictions of opulent American lifestyles in the soap opera Dallas changed the expectations of Romanians; a more recent example is the influence of smuggled South Korean drama series in North Korea.",
    ],
  ])("is no broadcaster and no series: %s", async (_, text) => {
    const others = (await itemsOf(text, "en")).flatMap((item) => item.others);
    const shown = [...called("en", "broadcaster"), ...called("en", "series")];
    expect(shown.length).toBeGreaterThan(5);
    expect(others.filter((other) => shown.includes(other))).toEqual([]);
  });

  it("is a person's behind a title, whatever the given name", async () => {
    const text = "The maps of the coast were copied by the historian Eustachy W. Pargeter in the spring.";
    const others = await keyed("en", text, "Eustachy W. Pargeter");
    expect(others?.length ?? 0).toBeGreaterThan(1);
    expect(personsIn("en").men).toEqual(expect.arrayContaining(others));
    expect(others.some((other) => other.split(" ").length === 3)).toBe(true);
  });

  it("has one of its own ending beside it in its case", async () => {
    const others = await keyed(
      "pl",
      "Pierwszą wystawę obrazów urządzono w Nowym Targu na początku lata.",
      "Nowym Targu",
    );
    expect(others.some((other) => other.endsWith("u"))).toBe(true);
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
