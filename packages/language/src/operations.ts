import type { Writing } from "./writing.ts";

/** How a language is written and forms words, where its data cannot say it. */
export interface Operations {
  readonly writing: Writing;
  /** Splits a sentence into clauses that can be asked about. */
  readonly clausesOf: (text: string) => string[];
  /** Puts a sentence into the style of questions. */
  readonly plainStyle: (text: string) => string;
  /** Whether what two nouns end in alike is their head, by itself. */
  readonly isHead: (tail: string, nouns: readonly string[]) => boolean;
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
