/** A word or a sign by its place: offsets in characters (UTF-16). */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
}

/** Which full stops inside a sentence belong to the word before them. */
export interface StopRules {
  /** In small letters, without the last stop: "etc." */
  readonly abbreviations: ReadonlySet<string>;
  /** "J. Verne" */
  readonly initials: boolean;
  /** "19. Jahrhundert" */
  readonly ordinals: boolean;
}

/**
 * Letters with stops between them, words with their inner apostrophes, numbers with their separators and unit, runs of
 * dots, hyphens and half quotation marks, and single signs.
 */
const WORD =
  /(?:\p{L}\.)+\p{L}(?!\p{L})|\p{L}[\p{L}\p{M}]*[²³]?(?:[’']\p{L}+)*|\d+(?:[.,:]\d+)*\p{L}*|\.{2,}|-{2,}|°\p{Lu}(?!\p{L})|''|``|\S/gu;

/** The words and signs of a text whose words are separated by spaces. Words with a hyphen are several. */
export function wordsOf(text: string, stops: StopRules): WordSpan[] {
  const spans: WordSpan[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < at) continue;
    at = index + word.length;
    if (text.charAt(at) === "." && keepsStop(word, at + 1 === text.length, stops)) at += 1;
    spans.push({ start: index, end: at });
  }
  return spans;
}

/** An abbreviation of more than a letter keeps its stop where that ends the sentence too. */
function keepsStop(word: string, isLast: boolean, { abbreviations, initials, ordinals }: StopRules): boolean {
  if (abbreviations.has(word.toLowerCase()) && !(isLast && word.length === 1)) return true;
  if (isLast) return false;
  return (initials && /^(?:\p{Lu}|.*\.\p{L})$/u.test(word)) || (ordinals && /^\d{1,3}$/u.test(word));
}
