import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { hasSameGovernment } from "./same-government.ts";

describe("a form whose ending tells little of its case", () => {
  it.each([
    // "liczby zwierząt" takes "ochrony roślin", not "jako badacz".
    ["pl", "liczby", "", ["ochrony"], true],
    ["pl", "liczby", "", ["", "jako"], false],
    // "w danym eksperymencie" takes "w nowym szkicu", not "to zrozumienie".
    ["pl", "danym", "ie", ["nowym"], true],
    ["pl", "danym", "ie", ["w"], true],
    ["pl", "danym", "ie", ["to"], false],
    ["pl", "bez", "", ["do"], true],
    ["pl", "bez", "", [""], false],
    ["uk", "першого", "у", ["головного"], true],
    ["uk", "першого", "у", ["при"], false],
    // At the start of a sentence what was met there, or after a conjunction, fits.
    ["uk", "", "а", ["та"], true],
    ["uk", "", "а", ["для"], false],
    // "під час соціалізації": a preposition of two words, whose second looks like a noun.
    ["uk", "час", "і", ["від"], true],
    ["uk", "час", "і", ["в"], false],
    ["pl", "pomocą", "y", ["do"], true],
    ["pl", "pomocą", "y", ["przez"], false],
    // Where the ending tells the case, nothing else has to.
    ["pl", "liczby", "ów", [""], true],
  ] as const)(
    "(%s) can stand after %j with the ending %j, seen after %j: %j",
    (language, before, ending, seen, fits) => {
      expect(hasSameGovernment(new Set(seen), before, ending, profileOf(language))).toBe(fits);
    },
  );
});
