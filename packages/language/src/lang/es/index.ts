import { dictionaryIn, treebankLanguage } from "../../treebank-language.ts";
import { WORDING } from "./wording.ts";
import { ABBREVIATIONS, MONTHS, STOP_WORDS } from "./words.ts";

/** Spanish. */
export const spanish = treebankLanguage({
  sentences: {
    code: "es",
    script: "spaced",
    stopWords: STOP_WORDS,
    abbreviations: ABBREVIATIONS,
    months: MONTHS,
  },
  wording: WORDING,
  phrasing: null,
  phrases: { hasAdjectivesBehind: true, hasBareGenitive: true },
  contractions: { del: ["de", "el"], al: ["a", "el"] },
  enclitics: "me te se lo la le los las les nos os".split(" "),
  words: {
    abbreviations: ABBREVIATIONS,
    initialsKeepStop: true,
    ordinalsKeepStop: false,
    elided: new Set(),
    hasHyphens: false,
    behindHyphen: new Set(),
  },
  capitalized: new Set(["PROPN"]),
  readDictionary: dictionaryIn(import.meta.resolve("dictionary-es")),
  weightsUrl: new URL("./weights.json", import.meta.url),
});
