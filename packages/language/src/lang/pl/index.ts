import { dictionaryIn, treebankLanguage } from "../../treebank-language.ts";
import { WORDING } from "./wording.ts";
import { ABBREVIATIONS, MONTHS, STOP_WORDS } from "./words.ts";

/** Polish. */
export const polish = treebankLanguage({
  sentences: {
    code: "pl",
    script: "spaced",
    stopWords: STOP_WORDS,
    abbreviations: ABBREVIATIONS,
    months: MONTHS,
  },
  wording: WORDING,
  phrasing: null,
  phrases: { hasAdjectivesBehind: true, hasBareGenitive: true },
  contractions: {},
  enclitics: [],
  words: {
    abbreviations: new Set(),
    initialsKeepStop: false,
    ordinalsKeepStop: false,
    elided: new Set(),
    hasHyphens: false,
    behindHyphen: new Set(),
  },
  capitalized: new Set(["PROPN"]),
  readDictionary: dictionaryIn(import.meta.resolve("dictionary-pl")),
  weightsUrl: new URL("./weights.json", import.meta.url),
});
