/** @module-tag thorough */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@quizmill/contract";
import { planPassages } from "@quizmill/questions";
import { sourceOf } from "@quizmill/questions/testing";
import { afterEach, describe, expect, it } from "vitest";
import { LONG, runWith, startModelServer, stopModelServers } from "./testing/model-sets.ts";
import { WELL_WRITTEN } from "./testing/well-written-items.ts";

afterEach(stopModelServers);

const TEXTS: Readonly<Record<Language, string>> = {
  en: "en-photosynthesis",
  pl: "pl-historia-druku",
  de: "de-thermodynamik",
  es: "es-ciclo-del-agua",
  uk: "uk-astronomiia",
  ja: "ja-jishin-kazan",
};

/** Its paragraphs as a reader has them, without tables, formulas and glossary. */
function paragraphsOf(language: Language): string[] {
  const file = path.join(import.meta.dirname, "../../../fixtures/texts", `${TEXTS[language]}.md`);
  return readFileSync(file, "utf8")
    .split(/\n{2,}/u)
    .filter((part) => !/^(?:---|#|\||\$|\[\^|- \*\*)/u.test(part))
    .map((part) => part.replace(/\*\*|\[\^\d\]/gu, ""));
}

describe("a model's good questions", () => {
  it.each(Object.entries(WELL_WRITTEN))("all come into the set (%s)", async (language, items) => {
    const server = await startModelServer({
      items: ({ prompt }) =>
        items.filter(({ quote, stem }) => prompt.includes(quote) && !prompt.includes(`\n- ${stem}\n`)),
      letter: ({ stem, options }, letter) => {
        const place = options.indexOf(items.find((item) => item.stem === stem)?.key ?? "");
        return place < 0 ? letter : String.fromCharCode(65 + place);
      },
    });
    const plan = planPassages(sourceOf(paragraphsOf(language as Language), language));
    const { items: given, refused } = await runWith(server, {
      settings: { timing: LONG },
      plan,
      isAlone: true,
    });
    expect(refused).toEqual({});
    expect(given.map(({ text }) => text).toSorted()).toEqual(items.map(({ stem }) => stem).toSorted());
    for (const { text, options, groundTruthOptionId } of given) {
      const item = items.find(({ stem }) => stem === text);
      expect(options.find(({ id }) => id === groundTruthOptionId)?.text).toBe(item?.key);
    }
  });
});
