import { EMPTY_DICTIONARY } from "../../hunspell.ts";
import { treebankLanguage } from "../../treebank-language.ts";
import { ABBREVIATIONS, MONTHS, STOP_WORDS } from "./words.ts";

/** Without a dictionary: none of German is under a licence that this project may use. */
export const german = treebankLanguage({
  sentences: {
    code: "de",
    script: "spaced",
    stopWords: STOP_WORDS,
    abbreviations: ABBREVIATIONS,
    months: MONTHS,
    dottedOrdinals: true,
  },
  wording: null,
  phrasing: null,
  phrases: { hasAdjectivesBehind: false, hasBareGenitive: true },
  contractions: {
    im: ["in", "dem"],
    am: ["an", "dem"],
    zum: ["zu", "dem"],
    zur: ["zu", "der"],
    vom: ["von", "dem"],
    beim: ["bei", "dem"],
    ins: ["in", "das"],
    ans: ["an", "das"],
    aufs: ["auf", "das"],
    fürs: ["für", "das"],
    durchs: ["durch", "das"],
    ums: ["um", "das"],
    vors: ["vor", "das"],
    übers: ["über", "das"],
    unters: ["unter", "das"],
    hinters: ["hinter", "das"],
  },
  enclitics: [],
  words: {
    abbreviations: ABBREVIATIONS,
    initialsKeepStop: true,
    ordinalsKeepStop: true,
    elided: new Set(),
    hasHyphens: false,
    behindHyphen: new Set(),
  },
  capitalized: new Set(["NOUN", "PROPN"]),
  readDictionary: () => EMPTY_DICTIONARY,
  weightsUrl: new URL("./weights.json", import.meta.url),
});
