import type { Language } from "../../language.ts";
import { ipadicTagger } from "./ipadic-tagger.ts";
import { japanesePhrases } from "./noun-phrases.ts";
import { STOP_WORDS } from "./words.ts";

/** Japanese. */
export const japanese: Language = {
  code: "ja",
  sentences: {
    code: "ja",
    script: "unspaced",
    stopWords: STOP_WORDS,
    abbreviations: new Set(),
    months: [],
  },
  wording: null,
  phrasing: null,
  taggerFor: () => {
    const tag = ipadicTagger();
    return (sentence) => {
      const tokens = tag(sentence);
      return { tokens, nounPhrases: japanesePhrases(tokens) };
    };
  },
};
