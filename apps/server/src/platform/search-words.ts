/**
 * Words as they are stored for finding, and looked up: the same for both databases and all languages. A word is folded
 * (case, width, accents). Scripts without spaces are cut into pairs of characters, so that a word is found wherever it
 * stands in a run.
 */

/** Marks of Latin, Greek and Cyrillic letters. Those of kana make other letters, so they stay. */
const MARKS = /[\u0300-\u036f]/gu;
const RUN = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED_CHARACTER = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々〆ヶー]";
const PARTS = new RegExp(`${UNSPACED_CHARACTER}+|(?:(?!${UNSPACED_CHARACTER}).)+`, "gu");
const UNSPACED = new RegExp(`^${UNSPACED_CHARACTER}`, "u");
/** Longer words are cut: nobody looks for the rest. */
const WORD_MAX_CHARS = 40;
/** A shorter word is only found whole: with its beginning alone it would match half of all questions. */
const LEAST_PREFIX_CHARS = 3;
/** What one asks for at most. */
const TERMS_MAX = 8;

export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFD").replace(MARKS, "").normalize("NFC");
}

function partsOf(text: string): string[] {
  return (folded(text).match(RUN) ?? []).flatMap((run) => run.match(PARTS) ?? []);
}

/** The pairs of a run, and its last character, so that each character begins something. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ""));
}

/** The words of a text, in their order. */
export function wordsToStore(text: string): string[] {
  return partsOf(text).flatMap((part) =>
    UNSPACED.test(part) ? pairsOf(part) : part.slice(0, WORD_MAX_CHARS),
  );
}

/** Words that follow each other, or one word; of a prefix, what a word begins with. */
export interface SearchTerm {
  readonly words: readonly string[];
  readonly isPrefix: boolean;
}

/** What has to be in a text, all of it. Empty if nothing is asked for. */
export function termsOf(query: string): SearchTerm[] {
  return partsOf(query)
    .slice(0, TERMS_MAX)
    .map((part) => {
      if (!UNSPACED.test(part)) {
        const word = part.slice(0, WORD_MAX_CHARS);
        return { words: [word], isPrefix: word.length >= LEAST_PREFIX_CHARS };
      }
      const pairs = pairsOf(part);
      return pairs.length === 1
        ? { words: pairs, isPrefix: true }
        : { words: pairs.slice(0, -1), isPrefix: false };
    });
}
