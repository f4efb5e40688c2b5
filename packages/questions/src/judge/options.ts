import { anyOf, type LanguageProfile } from "@quizmill/language";
import { onceOf } from "../memo.ts";
import { soleNumber } from "../text/spans.ts";
import { coarseKey, contentKeys, phraseKey, visibleLength, wordsOf } from "../text/words.ts";
import type { ItemCase } from "./item-case.ts";

/**
 * Options such as "all of the above". In all languages at once, because a model may use another language than the
 * document's.
 */
const ALL_OR_NONE = new RegExp(anyOf("allOrNone"), "iu");
/** A letter by which options are told. */
const LETTER = "\\(?[A-F\\u0410-\\u0415]\\)?";
/** "A and B": an option that combines other options. */
const combinedIn = onceOf(({ conjunctions }: LanguageProfile) => {
  const link = `\\s*[,&、・\\p{Script=Hiragana}]\\s*|\\s+(?:${conjunctions.source})\\s+`;
  return new RegExp(`^(?:\\p{L}{3,7} )?${LETTER}(?:(?:${link})${LETTER})+\\.?$`, "u");
});
const TRUE_OR_FALSE = new RegExp(`^(?:${anyOf("trueOrFalse")})$`, "u");
/** Longer options may share most words and still differ in meaning. */
const SHORT_OPTION_CHARS = 40;
/** Options as short as this are of one length: "ebb" stands beside "neap tide" as "tide" does. */
const SHORT_CHARS = 4;
/** Bounds of an option's length relative to the key's. */
const LENGTH_RATIO = { min: 0.28, max: 3.6 };
/** An option of so many words is a phrase rather than a term. */
const PHRASE_WORDS = 3;

/** An option is "all of the above" or "none of the above". */
export function hasAllOrNone({ options }: ItemCase): boolean {
  return options.some((option) => ALL_OR_NONE.test(option.trim()));
}

/** Options stand for combinations of others ("A and C"). */
export function areCombined({ options, profile }: ItemCase): boolean {
  return options.some((option) => combinedIn(profile).test(option.trim()));
}

/** The options are yes and no, or true and false. */
export function areTrueOrFalse({ options }: ItemCase): boolean {
  const bare = options.map((option) =>
    option
      .trim()
      .toLowerCase()
      .replace(/[.。]$/u, ""),
  );
  return bare.filter((option) => TRUE_OR_FALSE.test(option)).length >= 2;
}

/**
 * The same words in another form, other spelling or other order. What an engine words itself are no forms of the
 * document's terms: such options may begin alike.
 */
export function hasDuplicates({ draft, options: given, profile }: ItemCase): boolean {
  const isOwn = draft.kind === "asked";
  const options = given.map(inEnglishSingular);
  const keys = options.map((option) => phraseKey(option, profile) || option.trim().toLowerCase());
  if (new Set(keys).size < keys.length) return true;
  if (options.some((option) => option.length > SHORT_OPTION_CHARS || /\d/u.test(option))) return false;
  if (!isOwn && new Set(options.map((option) => coarseKey(option, profile))).size < keys.length) return true;
  return hasSameWords(options, profile);
}

/** Only to compare: the stemmer leaves "sample" and "samples", "memory" and "memories" apart. */
function inEnglishSingular(option: string): string {
  return option.replace(/ies\b/gu, "y").replace(/(?<=[^s\s])s\b/gu, "");
}

/** Small words aside that one has and another lacks; but "more light" and "less light" are two. */
function hasSameWords(options: readonly string[], profile: LanguageProfile): boolean {
  const plain = options.filter((option) => !profile.negation.test(option));
  const told = plain.map((option) => ({
    words: contentKeys(option, profile).sort().join(" "),
    small: new Set(
      wordsOf(option, profile).flatMap(({ lower }) => (profile.stopWords.has(lower) ? [lower] : [])),
    ),
  }));
  return told.some(
    (one, i) =>
      one.words !== "" &&
      told.some((other, j) => i !== j && one.words === other.words && one.small.isSubsetOf(other.small)),
  );
}

/** One option contains another: both may be right, or the shorter one gives the longer away. */
export function hasOverlap({ options, profile }: ItemCase): boolean {
  const phrases = options.map((option) => phraseKey(option, profile));
  if (options.every((option) => /\d/u.test(option))) return false;
  return phrases.some((a, i) =>
    phrases.some((b, j) => i !== j && a.length > 2 && profile.writing.holds(b, a)),
  );
}

/** So many words in a model's own say something together, however general each of them is. */
const SAYS_SOMETHING = 5;

/** The key has only function words and words that are too general. */
export function isTrivial({ draft, key, profile }: ItemCase): boolean {
  // "--since" is a switch, whatever its word says.
  if (/\d|^-{1,2}\p{L}/u.test(key)) return false;
  const words = wordsOf(key, profile);
  if (words.length === 0) return true;
  if (draft.kind === "asked" && words.length >= SAYS_SOMETHING) return false;
  if (profile.numerals?.some((group) => group.includes(key)) === true) return false;
  const dull = ({ lower }: { lower: string }) =>
    profile.stopWords.has(lower) || profile.generic.has(lower) || profile.phraseBoundaries.has(lower);
  return words.every(dull);
}

/** "1,500 million people of the town": what goes on is a statement that begins with its year. */
const LONGEST_AMOUNT = 32;

/** Options must be alike: all numbers or none, of similar length, all terms or phrases, all names or none. */
export function areUnlike({ key, others, options, profile }: ItemCase): boolean {
  const numeric = (text: string) =>
    visibleLength(text, profile) <= LONGEST_AMOUNT && soleNumber(text) !== null && /^[^\p{L}]*\d/u.test(text);
  if (options.some(numeric) && !options.every(numeric)) return true;
  const lengthOf = (text: string) => Math.max(SHORT_CHARS, visibleLength(text, profile));
  const ratios = others.map((other) => lengthOf(other) / lengthOf(key));
  if (ratios.some((ratio) => ratio > LENGTH_RATIO.max || ratio < LENGTH_RATIO.min)) return true;
  if (others.every((other) => isOtherwiseLong(other, key, profile))) return true;
  const capital = (text: string) => /^\p{Lu}/u.test(text);
  return !profile.capitalNouns && others.every((other) => capital(other) !== capital(key));
}

/** One is a phrase, one a term; but "ramas de seguimiento" is as long as "ramas estables", small words aside. */
function isOtherwiseLong(one: string, other: string, { stopWords }: LanguageProfile): boolean {
  const [a = [], b = []] = [one, other].map((text) => text.trim().toLowerCase().split(/\s+/u));
  const telling = (words: readonly string[]) => words.filter((word) => !stopWords.has(word)).length;
  return a.length >= PHRASE_WORDS !== b.length >= PHRASE_WORDS && telling(a) !== telling(b);
}
