/** What is known of each language, as data, and the sentences of a text. Knows nothing of documents. */

export { anyOf, closed, endsInFew, lowerFirst, upperFirst } from "./building.ts";
export type { DefinitionCue, GroupCues } from "./groups.ts";
export type { LanguageCode } from "./lang/codes.ts";
export { GROUP_CUES } from "./lang/groups.ts";
export { MATERIAL, WORDS } from "./lang/index.ts";
export { profileOf } from "./lang/profiles.ts";
export type { MaterialWords } from "./material.ts";
export type {
  Phrases,
  SemanticClass,
  SemanticClassWords,
} from "./phrasing.ts";
export type { GenderedVerb, LanguageProfile } from "./profile.ts";
export { type SentenceRules, sentencesOf } from "./sentences.ts";
