import type { LanguageProfile } from "../../profile.ts";

/**
 * A language we do not speak: only items that need none of our words, so the gap of a sentence.
 * Short lower-case words are taken for function words by their frequency, not from a list.
 */
export const und: LanguageProfile = {
  code: "und",
  script: "spaced",
  blank: "_____",
  stopWords: new Set(),
  phraseBoundaries: new Set(),
  phraseBoundaryShape: null,
  adjectiveShape: null,
  trailingParticiple: null,
  generic: new Set(),
  abbreviations: new Set(["dr", "prof", "st", "etc", "cf", "p", "pp", "vol", "nr", "no", "ca"]),
  endings: [],
  capitalNouns: false,
  endingLetters: 1,
  agreeing: new Set(),
  connective: null,
  anaphoricStart: null,
  deictic: null,
  pronouns: new Set(),
  personalPronouns: new Set(),
  articles: new Set(),
  nounLeads: new Set(),
  verbLeads: new Set(),
  headFirst: false,
  copulas: new Set(),
  negation: null,
  qualifiers: new Set(),
  naming: null,
  relative: null,
  groups: null,
  definitions: [],
  units: null,
  months: [],
  phrases: null,
};
