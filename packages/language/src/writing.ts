import type { SentenceRules } from "./sentences.ts";

/** A word and its place in its text, in UTF-16 code units. */
export interface Word {
  text: string;
  start: number;
  end: number;
  lower: string;
}

/** A stretch of a sentence that may be a term or a name. */
export interface Phrase {
  text: string;
  start: number;
  end: number;
  /** Number of words; in a script without spaces 1. */
  words: number;
  /** Function words, punctuation or a change of case on both sides: the stretch is a unit. */
  bounded: boolean;
  /** Written as a name: capitals that the sentence's start does not explain. */
  name: boolean;
  /** The word before, lower case; "" at the start or after punctuation. */
  before: string;
  /** What stands before it leads a noun, so that it is surely no verb or clause. */
  licensed: boolean;
  /** Units joined by a small word ("threshold of excitation"): one term only if the document makes it one. */
  isLinked?: boolean;
}

/** What ends a phrase in a language, and leads and links them: as in its profile. */
export interface PhraseRules {
  readonly stopWords: ReadonlySet<string>;
  readonly phraseBoundaries: ReadonlySet<string>;
  readonly phraseBoundaryShape: RegExp;
  readonly nounLeads: ReadonlySet<string>;
  readonly capitalNouns: boolean;
  readonly termLink: RegExp;
}

/** How a language is written: what turns on spaces between words and on capitals. */
export interface Writing {
  /** Matches words; where nothing parts them, runs of characters that carry content. Global. */
  readonly word: RegExp;
  /** Letters that a character is as wide as, and tells as much as. */
  readonly lettersPerChar: number;
  /** Between two sentences. */
  readonly space: string;
  /** The full stop. */
  readonly stop: string;
  /** Capitals open sentences and mark names. */
  readonly hasCapitals: boolean;
  /** How often and in what form a document says a word shows how surely it is a term; else its making must. */
  readonly showsTerms: boolean;
  /** What a whole sentence looks like. */
  readonly sentence: RegExp;
  /** Cuts a text into its sentences, white space included. */
  sentences(text: string, rules: SentenceRules): string[];
  /** Candidate phrases of a sentence, longer units with those inside them. */
  phrases(text: string, rules: PhraseRules): Phrase[];
  /** The words of a term in lower case; where nothing parts them, the term. */
  wordsOfTerm(text: string): string[];
  /** How long a text is, in words. */
  countWords(text: string): number;
  /** What of a word is compared with other texts. */
  parts(word: string): string | string[];
  /** What texts are compared by, `formOf` being what a word is. */
  keyOf(text: string, formOf: (word: string) => string): string;
  /** Whether a text has a phrase, both given as such keys. */
  holds(text: string, phrase: string): boolean;
  /** The source of an expression for what parts two in a list; "last" is in it where the list may end behind it. */
  listLink(and: string, articles: string): string;
  /** The source of an expression for whole words, of one that matches them. */
  whole(source: string): string;
}

/** All words that an expression matches. */
export function matchedWords(text: string, word: RegExp): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(word)) {
    const found = match[0];
    words.push({
      text: found,
      start: match.index,
      end: match.index + found.length,
      lower: found.toLowerCase(),
    });
  }
  return words;
}
