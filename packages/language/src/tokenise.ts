/** A word or a sign by its place: offsets in characters (UTF-16). */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
}

/** What is one word in a language. */
export interface WordRules {
  /** Abbreviations that keep their full stop inside a sentence; in small letters, without it. */
  readonly abbreviations: ReadonlySet<string>;
  /** "J. Verne" has two words. */
  readonly initialsKeepStop: boolean;
  /** "19. Jahrhundert" has two words. */
  readonly ordinalsKeepStop: boolean;
  /** Words that end in an apostrophe before the next one ("l'eau"); in small letters, without it. */
  readonly elided: ReadonlySet<string>;
  /** A word with a hyphen is one ("week-end"), not three. */
  readonly hasHyphens: boolean;
  /** Words that stand behind another with their hyphen ("est-il"); in small letters, without the first hyphen. */
  readonly behindHyphen: ReadonlySet<string>;
}

/**
 * Letters with stops between them, words with their inner apostrophes, numbers with their separators and unit, runs of
 * dots, hyphens and half quotation marks, degrees, and single signs.
 */
const WORD = new RegExp(
  [
    /(?:\p{L}\.)+\p{L}(?!\p{L})/u,
    /\p{L}[\p{L}\p{M}]*(?:[’']\p{L}+)*/u,
    /\d+(?:[.,:]\d+)*\p{L}*/u,
    /\.{2,}|-{2,}|''|``|°\p{Lu}(?!\p{L})|\S/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** The words and signs of a text whose words are separated by spaces. */
export function wordsOf(text: string, rules: WordRules): WordSpan[] {
  const spans: WordSpan[] = [];
  const scan = new RegExp(WORD);
  for (let found = scan.exec(text); found !== null; found = scan.exec(text)) {
    const start = found.index;
    const end = endOfWord(text, start, start + found[0].length, rules);
    spans.push({ start, end });
    scan.lastIndex = end;
  }
  return spans;
}

/** Where the word from `start` ends that has no hyphen and no full stop up to `end`. */
function endOfWord(text: string, start: number, end: number, rules: WordRules): number {
  const elision = ELISION.exec(text.slice(start, end + 1))?.[1];
  if (elision !== undefined && rules.elided.has(elision.toLowerCase())) return start + elision.length + 1;
  const behind = rules.hasHyphens
    ? (HYPHENED.exec(text.slice(end, end + MAX_HYPHENED_CHARS))?.[0] ?? "")
    : "";
  if (text.charAt(start) === "-" && end === start + 1) return endBehindHyphen(text, start, rules) ?? end;
  if (behind !== "" && endBehindHyphen(text, end, rules) === null)
    return endOfWord(text, start, end + behind.length, rules);
  const word = text.slice(start, end);
  return text.charAt(end) === "." && keepsStop(word, end + 1 === text.length, rules) ? end + 1 : end;
}

const ELISION = /^(\p{L}+)[’']/u;
const HYPHENED = /^-\p{L}[\p{L}\p{M}]*/u;
const MAX_HYPHENED_CHARS = 60;
const HYPHEN_AND_WORD = /^-((?:t-)?\p{L}+)(?![\p{L}-])/u;

/** Where a word ends that begins with this hyphen; null if there is none. */
function endBehindHyphen(text: string, hyphen: number, { behindHyphen }: WordRules): number | null {
  const word = HYPHEN_AND_WORD.exec(text.slice(hyphen, hyphen + MAX_HYPHENED_CHARS))?.[1];
  return word !== undefined && behindHyphen.has(word.toLowerCase()) ? hyphen + 1 + word.length : null;
}

/** An abbreviation of more than a letter keeps its stop where that ends the sentence too. */
function keepsStop(word: string, isLast: boolean, rules: WordRules): boolean {
  if (rules.abbreviations.has(word.toLowerCase()) && !(isLast && word.length === 1)) return true;
  if (isLast) return false;
  const isInitial = rules.initialsKeepStop && /^(?:\p{Lu}|.*\.\p{L})$/u.test(word);
  return isInitial || (rules.ordinalsKeepStop && /^\d{1,3}$/u.test(word));
}
