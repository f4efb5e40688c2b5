import { dictionaryIn, treebankLanguage } from "../../treebank-language.ts";
import { PHRASING } from "./phrasing.ts";
import { WORDING } from "./wording.ts";
import { ABBREVIATIONS, BEHIND_HYPHEN, ELIDED, MONTHS, STOP_WORDS } from "./words.ts";

/** French. */
export const french = treebankLanguage({
  sentences: {
    code: "fr",
    script: "spaced",
    stopWords: STOP_WORDS,
    abbreviations: ABBREVIATIONS,
    months: MONTHS,
  },
  wording: WORDING,
  phrasing: PHRASING,
  phrases: { hasAdjectivesBehind: true, hasBareGenitive: true },
  contractions: {
    du: ["de", "le"],
    des: ["de", "les"],
    au: ["à", "le"],
    aux: ["à", "les"],
    duquel: ["de", "lequel"],
    desquels: ["de", "lesquels"],
    desquelles: ["de", "lesquelles"],
    auquel: ["à", "lequel"],
    auxquels: ["à", "lesquels"],
    auxquelles: ["à", "lesquelles"],
  },
  enclitics: [],
  words: {
    abbreviations: ABBREVIATIONS,
    initialsKeepStop: true,
    ordinalsKeepStop: false,
    elided: ELIDED,
    hasHyphens: true,
    behindHyphen: BEHIND_HYPHEN,
  },
  capitalized: new Set(["PROPN"]),
  readDictionary: dictionaryIn(import.meta.resolve("dictionary-fr")),
  weightsUrl: new URL("./weights.json", import.meta.url),
});
