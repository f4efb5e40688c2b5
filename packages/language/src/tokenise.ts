/** A word or a sign by its place: offsets in characters (UTF-16). */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
}

/** Words with their inner apostrophes, numbers with their separators, runs of dots, and single signs. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’']\p{L}+)*|\d+(?:[.,:]\d+)*|\.{2,}|\S/gu;

/** The words and signs of a text whose words are separated by spaces. Words with a hyphen are several. */
export function wordsOf(text: string): WordSpan[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}
