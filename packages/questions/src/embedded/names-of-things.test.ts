import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { type Draft, embeddedEngine, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../sample-texts.ts";
import { readDocument } from "./document.ts";
import { keysOf } from "./keys.ts";
import { namedGap } from "./kinds/named-gap.ts";

function draftsOf(paragraphs: readonly string[], language: Language): Draft[] {
  const plan = planPassages(sourceOf(paragraphs, language), { count: 20 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages.flatMap((passage) => {
    const written = embeddedEngine.write(passage, context);
    return Array.isArray(written) ? written : [];
  });
}

/** Long enough to be no short note. */
const filling = (language: Language) =>
  Array.from({ length: 24 }, (_, i) => `${LESSONS[language][i % 4]} ${"XIV".slice(0, (i % 3) + 1)} ${i}.`);

const POLISH = [
  "Nadmiar neuroprzekaźników odpływa ze szczeliny synaptycznej, po czym rozpada się na nieaktywne pochodne. Szczelina synaptyczna dzieli dwa neurony.",
  "Po przekroczeniu progu pobudzenia neuron przesyła sygnał wzdłuż aksonu. Wysoki próg pobudzenia mają neurony ruchowe.",
  "Impuls elektryczny biegnie wzdłuż aksonu. Badacze opisali impuls elektryczny dopiero w dwudziestym wieku.",
  "Wychwyt zwrotny usuwa serotoninę spomiędzy neuronów. Leki hamują wychwyt zwrotny na wiele godzin.",
  "Osłonka mielinowa przyspiesza przepływ sygnału. Uszkodzona osłonka mielinowa spowalnia ruchy chorego.",
];

describe("a Polish term that no three others could stand for in its case", () => {
  const drafts = draftsOf([...POLISH, ...filling("pl")], "pl");
  const asked = drafts.filter(({ quote }) => POLISH[0]?.startsWith(quote));
  const named = asked.find(({ key }) => key.toLowerCase() === "szczelina synaptyczna");

  it("is asked for by its name, whatever form the sentence has of it", () => {
    expect(named?.stem).toBe(
      "Jakie pojęcie, w odpowiedniej formie, uzupełnia zdanie: „Nadmiar neuroprzekaźników odpływa ze _____, po czym rozpada się na nieaktywne pochodne”?",
    );
  });

  it("is not so asked for behind an adjective, which tells its number and gender", () => {
    const isAsked = (sentence: string) => {
      const source = sourceOf([sentence, ...POLISH, ...filling("pl")], "pl");
      const document = readDocument(planPassages(source), { seed: 1, mode: "study" });
      const [line] = document.lines;
      const key = line && keysOf(line, document).find(({ text }) => text === "szczeliny synaptyczne");
      return line !== undefined && key !== undefined && namedGap(key, line, document) !== null;
    };
    expect(isAsked("Do neuronów przylegają szczeliny synaptyczne, po czym rozpada się sygnał.")).toBe(true);
    expect(
      isAsked("Do neuronów przylegają normalne szczeliny synaptyczne, po czym rozpada się sygnał."),
    ).toBe(false);
  });

  it("stands beside the names of others, in whatever gender", () => {
    const others = (named?.distractors ?? []).map((text) => text.toLowerCase());
    expect(others).toEqual(expect.arrayContaining(["woskowa warstwa", "jądro komórkowe"]));
    expect(others).not.toContain("progu pobudzenia");
    expect(others).not.toContain("neurony ruchowe");
  });
});
