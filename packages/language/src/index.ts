/** What is known of each language, as data, and the sentences of a text. Knows nothing of documents. */
export type { DefinitionCue, GroupCues } from "./groups.ts";
export { GROUP_CUES } from "./lang/groups.ts";
export { MATERIAL, WORDS } from "./lang/index.ts";
export type { MaterialWords } from "./material.ts";
export type {
  Phrases,
  SemanticClass,
  SemanticClassWords,
} from "./phrasing.ts";
export { type SentenceRules, sentencesOf } from "./sentences.ts";
