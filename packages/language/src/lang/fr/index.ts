import { dictionaryIn, treebankLanguage } from "../../treebank-language.ts";
import { ABBREVIATIONS, ELIDED, ENCLITICS, MONTHS, STOP_WORDS } from "./words.ts";

export const french = treebankLanguage({
  sentences: {
    ...{ code: "fr", script: "spaced" },
    ...{ stopWords: STOP_WORDS, abbreviations: ABBREVIATIONS, months: MONTHS },
  },
  phrases: { hasAdjectivesBehind: true, hasBareGenitive: true },
  contractions: {
    ...{ du: ["de", "le"], des: ["de", "les"], au: ["à", "le"], aux: ["à", "les"] },
    ...{ duquel: ["de", "lequel"], desquels: ["de", "lesquels"], desquelles: ["de", "lesquelles"] },
    ...{ auquel: ["à", "lequel"], auxquels: ["à", "lesquels"], auxquelles: ["à", "lesquelles"] },
  },
  words: {
    ...{ abbreviations: ABBREVIATIONS, initialsKeepStop: true, ordinalsKeepStop: false },
    ...{ elided: ELIDED, hasHyphens: true, enclitics: ENCLITICS },
  },
  capitalized: new Set(["PROPN"]),
  readDictionary: dictionaryIn(import.meta.resolve("dictionary-fr")),
  weightsUrl: new URL("./weights.json", import.meta.url),
});
