/** Documents in, annotated sentences out. Knows nothing of questions. */
export { annotate, type Sentence } from "./annotate.ts";
export type { DefinitionCue, GroupCues } from "./groups.ts";
export { GROUP_CUES } from "./lang/groups.ts";
export { LANGUAGES, MATERIAL } from "./lang/index.ts";
export type { Language, Tagger } from "./language.ts";
export type { MaterialWords } from "./material.ts";
export type {
  AskedPart,
  AskedPerson,
  Phrases,
  Phrasing,
  SemanticClass,
  SemanticClassWords,
  TypedCue,
} from "./phrasing.ts";
export { type SentenceRules, sentencesOf } from "./sentences.ts";
export type { Features, NounPhrase, Pos, Token, TokenSpan } from "./token.ts";
export type { Wording } from "./wording.ts";
