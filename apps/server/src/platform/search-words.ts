import { LIMITS } from "@quizmill/contract";

/**
 * Words as they are stored for finding, and looked up: the same for both databases and all languages. A word is folded
 * (case, width, accents, letters that not every keyboard has). Scripts without spaces are cut into pairs of characters, so that a word is found wherever it
 * stands in a run.
 */

/** Marks of Latin, Greek and Cyrillic letters. Those of kana make other letters, so they stay. */
const MARKS = /[\u0300-\u036f]/gu;
/** Letters that are no other letter with a mark, as they are typed without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");
/** Apostrophes that Unicode calls letters: they part words like any other. */
const LETTER_APOSTROPHES = /[\u02b9-\u02bf]/gu;
const SIGNS = /[+#]+$/u;
/** Neither database keeps these signs in a word, so others stand for them in the index. */
const STORED_SIGNS: Readonly<Record<string, string>> = { "+": "\ue000", "#": "\ue001" };
const UNSPACED_CHARACTER = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々〆ヶー]";
const PARTS = new RegExp(`${UNSPACED_CHARACTER}+|(?:(?!${UNSPACED_CHARACTER}).)+`, "gu");
const UNSPACED = new RegExp(`^${UNSPACED_CHARACTER}`, "u");
/** Letters and digits, and the signs at the end of a name ("C++", "F#", "Ca2+"). */
const RUN = new RegExp(
  `[\\p{L}\\p{M}\\p{N}]+(?:[+#]{1,2}(?=${UNSPACED_CHARACTER}|[^\\p{L}\\p{M}\\p{N}+#]|$))?`,
  "gu",
);
const { stemMaxChars, optionsMax, optionMaxChars } = LIMITS.question;
/** Cut before it is folded: sets from before there were bounds may have questions of megabytes. */
const STORED_MAX_CHARS = stemMaxChars + optionsMax * (optionMaxChars + 1);
/** Longer words are cut: nobody looks for the rest. */
const WORD_MAX_CHARS = 40;
/** A shorter word is only found whole: with its beginning alone it would match half of all questions. */
const LEAST_PREFIX_CHARS = 3;
/** What one asks for at most. */
const TERMS_MAX = 8;

export function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(MARKS, "")
    .normalize("NFC")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(LETTER_APOSTROPHES, "'");
}

/** The folded words of what is looked for, to find them in a folded text wherever they stand. */
export function wordsIn(query: string): string[] {
  return folded(query).match(RUN) ?? [];
}

function partsOf(text: string): string[] {
  return wordsIn(text).flatMap((run) => (run.match(PARTS) ?? []).filter((part) => !/^[+#]/u.test(part)));
}

/** A word of a spaced script as the index has it. */
function stored(word: string): string {
  const signs = SIGNS.exec(word)?.[0] ?? "";
  const letters = word.slice(0, word.length - signs.length).slice(0, WORD_MAX_CHARS);
  return letters + [...signs].map((sign) => STORED_SIGNS[sign]).join("");
}

/** The pairs of a run, and its last character, so that each character begins something. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ""));
}

/** The words of a text, in their order. Of a longer one than a question's stem and options may be, only the first. */
export function wordsToStore(text: string): string[] {
  return partsOf(text.slice(0, STORED_MAX_CHARS)).flatMap((part) => {
    if (UNSPACED.test(part)) return pairsOf(part);
    // Found with its signs and without.
    return [...new Set([stored(part.replace(SIGNS, "")), stored(part)])];
  });
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
        const word = stored(part);
        return { words: [word], isPrefix: word.length >= LEAST_PREFIX_CHARS };
      }
      const pairs = pairsOf(part);
      return pairs.length === 1
        ? { words: pairs, isPrefix: true }
        : { words: pairs.slice(0, -1), isPrefix: false };
    });
}
