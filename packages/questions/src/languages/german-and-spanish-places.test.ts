import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

type Tongue = "de" | "es";

/** All that a text is asked, each with its options. */
async function askedOf(text: string, language: Tongue) {
  const source = sourceOf([text, ...LESSONS[language]], language);
  const batches = await Array.fromAsync(
    generateQuestions(planPassages(source, { count: 25 }), {
      engine: embeddedEngine,
      mode: "study",
      seed: 1,
    }),
  );
  return batches
    .flatMap(({ items }) => items)
    .map(({ text: stem, options, groundTruthOptionId }) => ({
      stem,
      options: options.map((option) => option.text),
      key: options.find(({ id }) => id === groundTruthOptionId)?.text,
    }));
}

const read = (text: string, language: Tongue) =>
  readDocument(planPassages(sourceOf([text], language)), { seed: 1, mode: "study" });

const usable = (text: string, language: Tongue) => read(text, language).lines[0]?.isUsable;

describe("a sentence about what another one names", () => {
  it.each([
    ["de", "Häufige Ursachen der Gicht sind eine fette Kost und ein Mangel an Bewegung."],
    ["de", "Die Folgen des Krieges waren Hunger und eine hohe Steuer in allen Städten."],
    ["es", "Las causas de la gota son una dieta rica en grasas y la falta de ejercicio."],
  ] as const)("is, where it says of what (%s: %s)", (language, text) => {
    expect(usable(text, language)).toBe(true);
  });
});

describe("a term that is named behind what it means", () => {
  it("is asked for where many words point at it (es)", async () => {
    const asked = await askedOf(
      `El calor rompe los enlaces de las proteínas de la clara. Este proceso de pérdida de la estructura se llama
desnaturalización y se observa al cocer un huevo.`.replace("\n", " "),
      "es",
    );
    expect(asked.find(({ key }) => key === "desnaturalización")?.stem).toMatch(
      /clara\. ¿Cómo se llama este proceso de pérdida de la estructura\?$/u,
    );
  });
});

describe("a ruler's number", () => {
  it("belongs to the name before it, and begins no other (de)", async () => {
    const asked = await askedOf(
      `Die Fürsten der Hansestädte boten dem König Erich Waldemar IV. die Krone an. Im Jahr 1442 berief König
Erich I. Otto von Rabenau zum Kanzler.`.replace("\n", " "),
      "de",
    );
    expect(asked.flatMap(({ options }) => options).filter((option) => /I\. Otto/u.test(option))).toEqual([]);
    expect(asked.filter(({ stem }) => stem.includes("_____. die"))).toEqual([]);
  });
});

describe("one of two ends that are written as words", () => {
  it("is not asked for (de, es)", async () => {
    const german = await askedOf("Eine Behandlung der Gicht dauert vier bis fünf Stunden am Tag.", "de");
    const spanish = await askedOf("El tratamiento de la gota dura cuatro o cinco horas al día.", "es");
    expect(
      [...german, ...spanish].filter(({ key }) => /^(?:vier|fünf|cuatro|cinco)$/u.test(key ?? "")),
    ).toEqual([]);
  });
});

describe("what only an earlier sentence dates or names", () => {
  it.each([
    ["de", "Zwei Jahre nach dem Krieg führte der Streit um die Verwaltung der Häfen zu einem Vertrag."],
    ["de", "Nach dem Tod des Königs begann zwei Jahre später ein Krieg um die Häfen."],
    ["es", "El gobernador Juan Torres se rebeló tres años después de la guerra y fundó un reino."],
    ["es", "El contador guardaba los nudos y era el único funcionario que sabía leerlos."],
  ] as const)("is, where the sentence does so itself (%s: %s)", (language, text) => {
    expect(usable(text, language)).toBe(true);
  });
});

describe("a definition", () => {
  it.each([
    [
      "es",
      "El curaca era el jefe de un clan y respondía ante los jueces del imperio. Todo clan tenía un curaca.",
      "el jefe de un clan",
    ],
    [
      "de",
      "Unter Besitz versteht man die tatsächliche Herrschaft über eine Sache, unter Eigentum die rechtliche.",
      "die tatsächliche Herrschaft über eine Sache",
    ],
  ] as const)("ends where its sentence goes on with something else (%s)", (language, text, definition) => {
    expect(read(text, language).definitions.map((one) => one.definition)).toContain(definition);
  });
});
