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
}
