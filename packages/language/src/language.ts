import type { SentenceRules } from "./sentences.ts";
import type { NounPhrase, Token } from "./token.ts";

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

export type Tagger = (sentence: string) => Tagged;

/** All that annotation knows of one language. */
export interface Language {
  readonly code: string;
  readonly sentences: SentenceRules;
  /** The tagger for the sentences of one document. It may look at the whole of it: a name is never in small letters. */
  taggerFor(document: string): Tagger;
}
