/**
 * How well an extracted text agrees with a reference: as bags of words, and in their order. Words are runs of letters,
 * marks and digits without case; scripts without spaces are counted by character.
 */
export interface Agreement {
  /** Share of the reference's words that were found. */
  readonly recall: number;
  /** Share of the found words that are in the reference. */
  readonly precision: number;
  /** Harmonic mean of the two. */
  readonly f1: number;
  /** Longest common subsequence, as a share of the reference's words: never above recall. */
  readonly order: number;
}

const UNSPACED = "\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af";
const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, "gu");
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const LINE_END_HYPHEN = /(?<=\p{L})-[ \t]*\r?\n[ \t]*(?=\p{Ll})/gu;

/** Words in order; width and ligature forms are folded, hyphens at line ends are joined on both sides. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKC").replace(INVISIBLE, "").replace(LINE_END_HYPHEN, "");
  return plain.toLowerCase().match(WORD) ?? [];
}

export function agreement(reference: string, found: string): Agreement {
  const expected = wordsOf(reference);
  const actual = wordsOf(found);
  const common = sharedWords(expected, actual);
  const recall = ratio(common, expected.length, actual.length);
  const precision = ratio(common, actual.length, expected.length);
  const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  const order = ratio(commonSubsequence(expected, actual), expected.length, 0);
  return { recall, precision, f1, order };
}

/** If nothing was expected, finding nothing is perfect, and finding something is not. */
function ratio(part: number, whole: number, other: number): number {
  if (whole > 0) return part / whole;
  return other === 0 ? 1 : 0;
}

function sharedWords(expected: readonly string[], actual: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of actual) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared++;
  }
  return shared;
}

/**
 * Length of the longest common subsequence, by Hunt and Szymanski (A fast algorithm for computing longest common
 * subsequences, CACM 20(5), 1977): `ends[k]` is the first place in `expected` where a common subsequence of k + 1 words
 * can end. Time grows with the pairs of equal words.
 */
function commonSubsequence(expected: readonly string[], actual: readonly string[]): number {
  const places = new Map<string, number[]>();
  for (let place = expected.length - 1; place >= 0; place--) {
    const word = expected[place] as string;
    const list = places.get(word);
    if (list) list.push(place);
    else places.set(word, [place]);
  }
  const ends: number[] = [];
  for (const word of actual) {
    for (const place of places.get(word) ?? []) ends[firstNotBelow(ends, place)] = place;
  }
  return ends.length;
}

/** Index of the first value that is not below; the length if all are. */
function firstNotBelow(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
