import type { Features } from "./token.ts";

/** What an engine that asks must know of a language beyond its annotation. Words are in small letters, verbs by their lemmas. */
export interface Wording {
  /** What options must share with the key to fit its place. */
  readonly agreeing: readonly (keyof Features)[];
  /** The noun of a phrase stands before what belongs to it: "układ krążeniowy". */
  readonly hasHeadFirst: boolean;
  /** Behind a class, before its members: "such as". */
  readonly introducing: readonly string[];
  /** Behind members, before their class: "and other". */
  readonly closing: readonly string[];
  /** "kind" of "a kind of rock". */
  readonly kinds: ReadonlySet<string>;
  readonly copulas: ReadonlySet<string>;
  /** Lemmas of nouns too general to be a class or an answer. */
  readonly tooGeneral: ReadonlySet<string>;
  /** Lemmas of adjectives that stand before a name without being part of it: "other", "large". */
  readonly looseAdjectives: ReadonlySet<string>;
  /** Words that point at what another sentence says. */
  readonly pointing: ReadonlySet<string>;
  /** Those of them that mean a noun before them in the same sentence, if there is one. */
  readonly pronouns: ReadonlySet<string>;
  /** Words that speak to the reader, or of the writer. */
  readonly addressing: ReadonlySet<string>;
  /** Words that begin a sentence which continues another one. */
  readonly continuing: ReadonlySet<string>;
  /** Words that speak of the document: "figure", "chapter". */
  readonly ofDocument: ReadonlySet<string>;
  /** Adverbs that lean on what was said before: "also", "soon". */
  readonly leaning: ReadonlySet<string>;
  /** Articles of what is new. */
  readonly indefinite: ReadonlySet<string>;
  /** Articles of what is known already. */
  readonly definite: ReadonlySet<string>;
  /** Before a name that is given: "known as"; each word by lemma or as it is written. */
  readonly naming: readonly string[];
  /** Lemmas of a verb and its preposition before a meaning: "refer to". */
  readonly meaning: ReadonlySet<string>;
  /** Pronouns and particles that stand between a subject and its verb: French "se", "ne". */
  readonly clitics: ReadonlySet<string>;
  /** Articles and prepositions whose form depends on the name behind them; they belong to an option then. */
  readonly leads: Leads | null;
  /** Conjunctions before a second clause. */
  readonly conjunctions: ReadonlySet<string>;
  /** An article whose form depends on what follows, and what stands before a gap in its place. */
  readonly articleBeforeGap: readonly [RegExp, string] | null;
  /** The question for a subject; null where it cannot be asked for in its form. `predicate` has no last stop. */
  readonly askSubject: (predicate: string, about: Subject) => string | null;
  /** The question for a term, given its meaning. */
  readonly askTerm: (meaning: string) => string;
  /** The question for a name in a sentence that gives it, by what stands before and behind it; null for another wording. */
  readonly askName: (before: string, behind: string) => string | null;
  /** The question for what something is; `copula` is the word that said it. */
  readonly askMeaning: (term: string, about: Subject & { readonly copula: string }) => string;
}

/** French "le" and "de" in "la paroi du cœur", which are "de" and "l'" before "estomac". */
export interface Leads {
  /** By lemma. */
  readonly words: ReadonlySet<string>;
  /** The lead of one name as another of its number needs it: "du" before "estomac" is "de l'". With its space. */
  readonly before: (name: string, lead: string, isFeminine: boolean) => string;
}

/** What the form of a question depends on. */
export interface Subject {
  readonly isPlural: boolean;
  /** A value of Universal Dependencies ("Fem"), of the subject and of the class; null where it is not known. */
  readonly gender: string | null;
  readonly classGender: string | null;
  /** It is a name, and known to be a person's. */
  readonly isName: boolean;
  readonly isPerson: boolean;
  /** The class of all options, where the document names it. */
  readonly className: string | null;
  /** The first word of the predicate. */
  readonly verb: string;
}

/** The words of a list, separated by spaces or line breaks. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));
