import type { Language } from "../../language.ts";
import { type Attaches, type NounPhraseRules, nounPhrasesOf } from "../../noun-phrases.ts";
import { winkTagger } from "./wink-tagger.ts";
import { WORDING } from "./wording.ts";
import { ABBREVIATIONS, MONTHS, STOP_WORDS } from "./words.ts";

const PHRASES: NounPhraseRules = { hasAdjectivesBehind: false, hasBareGenitive: false };

/** Prepositions that join a noun to a subject more often than to its verb ("the bridge over the river is …"). */
const JOIN_SUBJECTS = new Set(
  "in for between on with to from about at over against under within among into through".split(" "),
);
/** The same for objects. */
const JOIN_OBJECTS = new Set(["between", "about", "among"]);

const attaches: Attaches = ({ preposition, isBehindVerb }) =>
  preposition === "of" ||
  (preposition !== null && (isBehindVerb ? JOIN_OBJECTS : JOIN_SUBJECTS).has(preposition));

/** English. */
export const english: Language = {
  code: "en",
  sentences: {
    code: "en",
    script: "spaced",
    stopWords: STOP_WORDS,
    abbreviations: ABBREVIATIONS,
    months: MONTHS,
  },
  wording: WORDING,
  phrasing: null,
  taggerFor: (document) => {
    const tag = winkTagger(document);
    return (sentence) => {
      const tokens = tag(sentence);
      return { tokens, nounPhrases: nounPhrasesOf(tokens, PHRASES, attaches) };
    };
  },
};
