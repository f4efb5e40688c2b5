import type { Phrasing } from "./phrasing.ts";
import type { SentenceRules } from "./sentences.ts";
import type { NounPhrase, Token } from "./token.ts";
import type { Wording } from "./wording.ts";

/** One sentence taken apart. */
export interface Tagged {
  /** In order, with part of speech, lemma and features. */
  readonly tokens: readonly Token[];
  /**
   * Maximal noun phrases without relative clauses, in order: a noun with its determiners, adjectives and numerals, and
   * the nouns that depend on it. They do not overlap.
   */
  readonly nounPhrases: readonly NounPhrase[];
}

/** Finds the words of a sentence, with part of speech, features and lemma. */
export type Tagger = (sentence: string) => Tagged;

/** All that is known of one language. */
export interface Language {
  readonly code: string;
  readonly sentences: SentenceRules;
  /** How questions on its annotated sentences are worded; null where it is annotated only. */
  readonly wording: Wording | null;
  /** How questions are judged, explained and asked about numbers; null where `packages/questions` knows more of it. */
  readonly phrasing: Phrasing | null;
  /** The tagger for the sentences of one document. It may look at the whole of it: a name is never in small letters. */
  taggerFor(document: string): Tagger;
}
