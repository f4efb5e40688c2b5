import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { phrasesOf } from "../read/phrases.ts";
import { rankDistractors } from "../testing/rank-distractors.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

const es = profileOf("es");

type Tongue = "en" | "es";

/** Names again what the sentences below define, so that it is a term of the document. */
const MORE = "Los barcos de pesca buscan la plataforma continental.";

/** What is asked about one sentence that stands before a lesson. */
async function askedOf(sentence: string, language: Tongue): Promise<Item | undefined> {
  const source = sourceOf([sentence, ...LESSONS[language], ...(language === "es" ? [MORE] : [])], language);
  const plan = planPassages(source, { count: 25 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items).find((item) => item.source?.quote === sentence);
}

describe("sentences that lean on others", () => {
  it.each([
    ["en", "The release of carbon dioxide in 1966 is greater than the release voltages of"],
    ["en", "Transactions of the Botany Society,vol. 10 issue 6,pp. 947-959, 2003."],
    ["en", "In Vienna the leaves were weighed in 1941 by one of the following:,,, and."],
    ["es", "La información sobre los elementos de Juan Torres se encuentra en la."],
  ] as const)("are left alone (%s: %s)", async (language, sentence) => {
    expect(await askedOf(sentence, language)).toBeUndefined();
  });
});

describe("a stem", () => {
  it("does not turn a sentence round that has a second verb and year", async () => {
    const item = await askedOf("The Bank of Newport was founded in 1694 and became free in 1797.", "en");
    expect(item?.text ?? "").not.toMatch(/^In which year/u);
  });

  it("takes no clause for a definition", async () => {
    const item = await askedOf(
      "Fixation: the enzyme rubisco attaches carbon dioxide to a small sugar.",
      "en",
    );
    expect(item?.text ?? "").not.toContain("definition");
  });
});

describe("a name", () => {
  it("is not asked for where a range of years is cut", async () => {
    const item = await askedOf("Attacks on teachers in Wales rose sharply between 2005 and 2010.", "en");
    expect(item?.text ?? "").not.toContain("between _____ and 2010");
  });
});

describe("a name at the start of a sentence", () => {
  it("does not take in what contrasts it", async () => {
    const sentence = "Unlike Rosa Miller and Karl Brandt, the gardeners of Vienna found support in the city.";
    const item = await askedOf(sentence, "en");
    for (const { text } of item?.options ?? []) expect(text).not.toContain("Unlike");
  });
});

describe("a series of like clauses", () => {
  it.each([
    "El perclorato de Torres es una sal, el clorato es otra sal del mar y el hipoclorito es la tercera.",
    "El nombre de la sal es el mismo que el del metal de Torres, por lo que la sal del mar se llama plataforma continental.",
  ])("is not asked for as one thing (%s)", async (sentence) => {
    expect((await askedOf(sentence, "es"))?.text ?? "").not.toMatch(/^¿(?:Qué es|Cómo se llama el nombre)/u);
  });
});

describe("a year in a further clause", () => {
  it.each([
    ["en", "The Vienna Society is led by Karl Brandt after Rosa Miller founded it in 1941."],
    ["en", "Rosa Miller grew up in Vienna and discovered the second step in 1941."],
    [
      "en",
      "The impetus behind the bystander effect was the murder of a young woman named Kitty Genovese in 1964.",
    ],
    [
      "en",
      "The affected region was approximate 1,160,000 square miles of rainforest, compared to 734,000 square miles in 2005.",
    ],
    [
      "es",
      "El canal de Suez reemplazó a una ruta anterior construida originalmente en 1808 por Juan Torres.",
    ],
    ["es", "Los puertos de Chile fueron ampliados en la costa y una gran torre fue terminada en 1989."],
  ] as const)("is not asked for as if it were the sentence's own (%s: %s)", async (language, sentence) => {
    expect((await askedOf(sentence, language))?.text ?? "").not.toMatch(/which year|qué año/u);
  });
});

describe("what a text goes on to list", () => {
  it("is not counted", async () => {
    const sentence = "There are two common variations for removing chlorophyll from a leaf.";
    expect((await askedOf(sentence, "en"))?.text ?? "").not.toMatch(/^How many/u);
  });
});

describe("a Spanish gap", () => {
  /** Options are looked for in a text too long to be a note. */
  const others = (stem: string, answer: string, text: string, before = "") =>
    rankDistractors({ stem: `${before}${stem}`, answer, text, language: "es", count: 6 });

  it("for a thing holds no participle, and one for a participle no thing", () => {
    const text = `Los archivos del sistema se guardan. El archivo modificado y el preparado están en el directorio. Los
usuarios crean directorios. El usuario lee los directorios y los archivos. Los
servidores guardan los archivos de los usuarios. Los preparados y los modificados son de los usuarios. La lista nombra
los usuarios, los directorios y los servidores.`;
    const given = others(
      "El sistema tiene valores para todos los _____ y sus repositorios.",
      "usuarios",
      text,
    );
    expect(given).toContain("directorios");
    expect(given.join()).not.toMatch(/preparados|modificados/u);
  });

  it("behind an article holds no name that takes none", async () => {
    const item = await askedOf("En la Tierra hay unos 1386 millones de kilómetros cúbicos de agua.", "es");
    expect(item?.options.map(({ text }) => text) ?? []).not.toContain("Marte");
  });
});

describe("what an English sentence says of two things", () => {
  it("is not asked for as one", async () => {
    const sentence =
      "A tributary is a smaller river that flows into a larger one, and the point where they meet is called a confluence.";
    const stem = (await askedOf(sentence, "en"))?.text ?? "";
    expect(stem).not.toMatch(/^What is a tributary is|the point where they meet\?$/u);
  });

  it("defines it by the first", () => {
    const sentence = "The liver is the largest inner organ and weighs about as much as a loaf of bread.";
    const plan = planPassages(sourceOf([`${sentence} The liver stores sugar.`], "en"));
    const { definitionOf } = readDocument(plan, { seed: 1, mode: "study" });
    expect(definitionOf("liver")?.definition).toBe("the largest inner organ");
  });
});

describe("an English sentence", () => {
  it.each(["Place it in a glass of water that holds sodium hydrogen carbonate."])(
    "that leans on another is not asked about by itself (%s)",
    async (sentence) => {
      expect(await askedOf(sentence, "en")).toBeUndefined();
    },
  );
});

it("a Spanish phrase ends before a verb in the conditional", () => {
  const phrases = phrasesOf("La llegada de distintos colaboradores podría cambiar el proyecto.", es);
  expect(phrases.map(({ text }) => text)).toContain("distintos colaboradores");
});

describe("a Spanish verb", () => {
  const phrasesIn = (text: string) => {
    const { lines, profile } = readDocument(planPassages(sourceOf([text], "es")), { seed: 1, mode: "study" });
    return lines.flatMap((line) => phrasesOf(line.text, profile).map(({ text: phrase }) => phrase));
  };

  it("is not found in an adjective that ends before the subject", () => {
    const phrases = phrasesIn("En la fase luminosa la planta capta energía. Existe otra fase luminosa.");
    expect(phrases).toContain("fase luminosa");
  });
});

describe("a Spanish singular in -s", () => {
  it("stands among singulars and no plural", () => {
    const text = `La hemólisis daña la sangre. La simbiosis une a dos especies. La prótesis apoya la pierna. Los
peces nadan en los ríos. Los árboles dan sombra. La estenosis cierra una vena. Los autobuses cruzan la ciudad.
El libro trata de la hemólisis, la simbiosis, la prótesis y la estenosis.`;
    const others = rankDistractors({
      stem: "¿Qué cierra una vena?",
      answer: "estenosis",
      text,
      language: "es",
      count: 5,
    });
    expect(others).toEqual(expect.arrayContaining(["hemólisis", "simbiosis", "prótesis"]));
    expect(others.filter((other) => /(?:eces|oles|uses)$/u.test(other))).toEqual([]);
  });
});
