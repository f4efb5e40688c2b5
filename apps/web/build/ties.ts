/** A word of one letter and the space after it: prepositions and conjunctions of Polish and Ukrainian. */
const SHORT_WORD = /(?<![\p{L}\p{N}\p{M}'’])([aiouwz]|[авзійоуєя]) (?=\S)/giu;
/** Between the parts of a reference in Polish law. */
const REFERENCE = /(?<!\p{L})(art\.|ust\.|lit\.|ul\.) (?=\S)/giu;
/** Between a number and the word it counts. */
const COUNT = /(?<=\d) (?=\p{L})/gu;

/** After a first part of one letter: the hyphen of "e-mail", where a line could otherwise break. */
const LETTER_HYPHEN = /(?<![\p{L}\p{N}\p{M}-])(\p{L}-)(?=\p{L})/gu;

const TIE = "\u00a0";
const JOINER = "\u2060";
const WITH_SHORT_WORDS: readonly string[] = ["pl", "uk"];

/**
 * Puts non-breaking spaces where a line must not break: between a number and the word it counts; in Polish and
 * Ukrainian also after a word of one letter. Works on any structure of texts.
 */
export function withTies<T>(language: string, texts: T): T {
  const inText = WITH_SHORT_WORDS.includes(language) ? tieAll : tieCounts;
  return inTexts(texts, inText) as T;
}

/**
 * Keeps "e-mail" in one piece by an invisible word joiner. For long texts only: people mostly search for or copy labels
 * and messages, so those stay as they are written.
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
