/** A word of one letter and the space after it: the prepositions and conjunctions of Polish and Ukrainian. */
const SHORT_WORD = /(?<![\p{L}\p{N}\p{M}'’])([aiouwz]|[авзійоуєя]) (?=\S)/giu;

/** Between the parts of a reference in Polish law, and between a number and what it counts. */
const REFERENCE = /(?<![\p{L}])(art\.|ust\.|lit\.|ul\.) (?=\S)|(?<=\d) (?=\p{L})/giu;

const LANGUAGES: readonly string[] = ["pl", "uk"];

/**
 * Ties words of one letter to the next, as Polish and Ukrainian typesetting asks: none may end a line; nor may a
 * number without what it counts. Goes through whatever holds the texts; those of other languages stay as they are.
 */
export function withTiedWords<T>(language: string, texts: T): T {
  return LANGUAGES.includes(language) ? (tied(texts) as T) : texts;
}

function tied(value: unknown): unknown {
  if (typeof value === "string") return value.replace(SHORT_WORD, "$1\u00a0").replace(REFERENCE, "$1\u00a0");
  if (Array.isArray(value)) return value.map(tied);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tied(inner)]));
}
