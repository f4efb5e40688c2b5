/**
 * The similarity of two texts by their pairs of adjacent letters. It is a hundred times faster than trigram ranks,
 * and enough to see that a section is in the language of its document.
 */
export type LetterPairs = ReadonlyMap<number, number>;

const CODES = 0x10000;

/** Counts of the pairs. The last letter of a word is paired with a space. */
export function letterPairsOf(text: string): LetterPairs {
  const pairs = new Map<number, number>();
  const lower = text.toLowerCase();
  let before = 0;
  for (let index = 0; index < lower.length; index += 1) {
    const code = lower.charCodeAt(index);
    const letter = isLetter(code) ? code : 0;
    if (before !== 0) pairs.set(before * CODES + letter, (pairs.get(before * CODES + letter) ?? 0) + 1);
    before = letter;
  }
  return pairs;
}

/** Lower-case letters, and everything beyond the signs and spaces of Latin-1. */
function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && (code < 0x2000 || code > 0x303f));
}

/** Cosine similarity of both counts, 0..1. Texts of 400 letters in one language have 0.6 to 0.9. */
export function likeness(a: LetterPairs, b: LetterPairs): number {
  let [product, ofA, ofB] = [0, 0, 0];
  for (const [pair, count] of a) {
    ofA += count * count;
    product += count * (b.get(pair) ?? 0);
  }
  for (const count of b.values()) ofB += count * count;
  return ofA === 0 || ofB === 0 ? 0 : product / Math.sqrt(ofA * ofB);
}
