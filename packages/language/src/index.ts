/** What is known of each language, as data, and the sentences of a text. Knows nothing of documents. */
export type { DefinitionCue, GroupCues } from "./groups.ts";
export type { LanguageCode } from "./lang/codes.ts";
export { profileOf } from "./lang/index.ts";
export { lowerFirst, upperFirst } from "./letters.ts";
export { anyOf, MATERIAL } from "./material.ts";
export { closed, type Phrases, type SemanticClass, type SemanticClassWords } from "./phrasing.ts";
export type { LanguageProfile } from "./read-profile.ts";
export { NEVER } from "./sections.ts";
export { type SentenceRules, sentencesOf } from "./sentences.ts";
export { matchedWords, type Phrase, type Word, type Writing } from "./writing.ts";
