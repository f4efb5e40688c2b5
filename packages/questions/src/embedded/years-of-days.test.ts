import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { allWritten } from "../candidates.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { keysWithFeatures } from "./keys-with-features.ts";

const FOUNDED: [Language, string, string, RegExp][] = [
  [
    "en",
    "1868",
    "The botanical garden of Newport was opened by the mayor on 3 March 1868.",
    /^In which year /,
  ],
  ["de", "1868", "Der botanische Garten von Neuburg wurde am 3. März 1868 eröffnet.", /^In welchem Jahr /],
  ["es", "1868", "El jardín botánico de Valdeluz fue inaugurado el 3 de marzo de 1868.", /^¿En qué año /],
  ["pl", "1868", "Ogród botaniczny w Nowogrodzie otwarto 3 marca 1868 roku.", /^W którym roku /],
  ["uk", "1868", "Ботанічний сад у Новгороді відкрили 3 березня 1868 року.", /^У якому році /],
];

describe("a year that tells of an end or a beginning beside", () => {
  it.each([
    ["de", "Der Verein hat seit seiner Gründung 1903 viele Leiter gehabt."],
    ["de", "Die Fabrik wurde nach dem Tod des Gründers 1911 verkauft."],
    ["en", "The society has had many leaders since its founding in 1903."],
    ["es", "La sociedad ha tenido muchos directores desde su fundación en 1903."],
    ["pl", "Towarzystwo miało wielu prezesów od swojego założenia w 1903 roku."],
    ["uk", "Фабрику продали після смерті засновника в 1911 році."],
  ] as const)("is not asked for as if all had happened then (%s: %s)", (language, sentence) => {
    const plan = planPassages(sourceOf([sentence, ...LESSONS[language]], language), { count: 30 });
    const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
    const drafts = plan.passages.flatMap((passage) => [
      ...allWritten(embeddedEngine.write(passage, context)),
    ]);
    const own = drafts.filter(({ quote }) => quote === sentence);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ kind }) => kind === "typed")).toEqual([]);
  });
});

describe("a day", () => {
  it.each(FOUNDED)("is asked for by its year (%s)", (language, year, sentence, asking) => {
    const plan = planPassages(sourceOf([sentence, ...LESSONS[language]], language));
    const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
    const drafts = plan.passages.flatMap((passage) => {
      return allWritten(embeddedEngine.write(passage, context));
    });
    const typed = drafts.filter(({ quote, kind }) => quote === sentence && kind === "typed");
    expect(typed.map(({ key }) => key)).toContain(year);
    expect(typed.find(({ key }) => key === year)?.stem).toMatch(asking);
  });

  it("leaves Japanese without its month and day", () => {
    const sentence = "新港の植物園は1868年3月3日に市長の手で開園した。";
    const keys = keysWithFeatures(planPassages(sourceOf([sentence, ...LESSONS.ja], "ja"))).map(
      ({ text }) => text,
    );
    expect(keys).toContain("1868年");
    expect(keys).not.toContain("1868年3月3日");
  });
});

describe("what leans on the sentence before, or runs into the next", () => {
  it.each([
    ["pl", "Sprawia to, że chlorofil pochłania więcej światła czerwonego w liściach roślin."],
    ["uk", "Означає це, що хлорофіл поглинає більше червоного світла в листках рослин."],
    ["ja", "市議会は同条約第6条において植物園の領事裁判権を認めた。"],
    ["es", "El rastro de las hojas cambia También la clorofila absorbe luz roja en las plantas."],
    ["de", "Der Verlauf der Blätter Jetzt ist das Chlorophyll in den Pflanzen der Farbstoff."],
  ] as [Language, string][])("is not asked about by itself (%s)", (language, sentence) => {
    const keys = keysWithFeatures(planPassages(sourceOf([sentence, ...LESSONS[language]], language)));
    expect(keys.filter((key) => key.sentence === 0)).toEqual([]);
  });
});

it("takes no heading for the title of a text that begins with one of many", () => {
  const source = sourceOf(LESSONS.en, "en");
  const [first] = source.sections;
  if (first === undefined) throw new Error("A lesson has a section.");
  const under = (heading: string, level: number) => ({ ...first, heading, level });
  const cut = { ...source, title: "Alias", sections: [under("Alias", 3), under("Undoing things", 3)] };
  expect(planPassages(cut).title).toBeNull();
  expect(planPassages({ ...cut, sections: [under("Alias", 1), under("Undoing", 2)] }).title).toBe("Alias");
  const chapters = ["Undoing", "Tagging", "Branching"].map((heading) => under(heading, 1));
  expect(planPassages({ ...cut, sections: [under("Alias", 1), ...chapters] }).title).toBeNull();
  expect(planPassages({ ...cut, sections: [{ ...under("Alias", 1), blocks: [] }, ...chapters] }).title).toBe(
    "Alias",
  );
});
