import { createHash } from "node:crypto";
import { LIMITS } from "@quizmill/contract";

/**
 * How often learners chose each option of items: no person and no text, only ids made of texts. `shown` counts the
 * answers to items that had the option, since an item may have other options in another set.
 */
export interface OptionCount {
  readonly shown: number;
  readonly chosen: number;
  readonly isKey?: true;
}

/** How often learners chose what in one item. */
export interface ItemCount {
  /** In which an option was chosen. */
  readonly answers: number;
  /** How many learners gave them. One alone soon knows the key. */
  readonly people: number;
  /** By the ids of options. */
  readonly options: Readonly<Record<string, OptionCount>>;
}

/** What an installation exports for learning. */
export interface AnswerCounts {
  readonly format: "quizmill-answer-counts";
  readonly version: 1;
  /** By the ids of items. */
  readonly items: Readonly<Record<string, ItemCount>>;
}

/** Fewer answers to an item tell nothing of its options. */
export const FEWEST_ANSWERS = LIMITS.study.weakFromAnswers;

function idOf(...texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
}

/** Tells items apart without their text; the same stem with the same key is the same item. */
export const itemId = ({ stem, key }: { readonly stem: string; readonly key: string }) => idOf(stem, key);
/** Tells options apart without their text. */
export const optionId = (text: string) => idOf(text);
