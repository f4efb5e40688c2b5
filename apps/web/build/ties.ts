/** A word of one letter and the space after it: the prepositions and conjunctions of Polish and Ukrainian. */
const SHORT_WORD = /(?<![\p{L}\p{N}\p{M}'’])([aiouwz]|[авзійоуєя]) (?=\S)/giu;
/** Between the parts of a reference in Polish law. */
const REFERENCE = /(?<!\p{L})(art\.|ust\.|lit\.|ul\.) (?=\S)/giu;
/** Between a number and what it counts. */
const COUNT = /(?<=\d) (?=\p{L})/gu;

/** Behind a first part of one letter: the hyphen of "e-mail", where a line may end otherwise. */
const LETTER_HYPHEN = /(?<![\p{L}\p{N}\p{M}-])(\p{L}-)(?=\p{L})/gu;

const TIE = "\u00a0";
const JOINER = "\u2060";
const WITH_SHORT_WORDS: readonly string[] = ["pl", "uk"];

/**
 * Ties together what may not be torn apart by the end of a line: a number and what it counts; in Polish and
 * Ukrainian also a word of one letter and the next. Goes through whatever holds the texts.
 */
export function withTies<T>(language: string, texts: T): T {
  const inText = WITH_SHORT_WORDS.includes(language) ? tieAll : tieCounts;
  return inTexts(texts, inText) as T;
}

/**
 * Keeps "e-mail" in one piece by a joiner that is not seen. For long texts only: what people search a page for, or
 * copy from it, is mostly a label or a message, and stays as it is written.
 */
export const withWholeCompounds = <T>(texts: T): T =>
  inTexts(texts, (text) => text.replace(LETTER_HYPHEN, `$1${JOINER}`)) as T;

const tieCounts = (text: string) => text.replace(COUNT, TIE);
const tieAll = (text: string) =>
  tieCounts(text).replace(SHORT_WORD, `$1${TIE}`).replace(REFERENCE, `$1${TIE}`);

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((inner) => inTexts(inner, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inTexts(inner, change)]));
}
