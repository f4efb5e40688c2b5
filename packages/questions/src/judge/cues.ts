import type { LanguageProfile } from "@quizmill/language";
import { contentKeys, hasFormsOf, hasRelativesOf, mentions, visibleLength } from "../text/words.ts";
import type { ItemCase } from "./item-case.ts";

/**
 * How much longer than the mean of the others a key may be, and the difference that nobody notices among single
 * words.
 */
const LONGEST_RATIO = 1.3;
const UNSEEN_CHARS = 6;

/** The key is so much longer than the others that it shows itself. */
export function isTooLong({ key, others, profile }: ItemCase): boolean {
  const lengths = others.map((other) => visibleLength(other, profile));
  const mean = lengths.reduce((sum, n) => sum + n, 0) / lengths.length;
  const length = visibleLength(key, profile);
  return length > Math.max(...lengths) && length > LONGEST_RATIO * mean && length > mean + UNSEEN_CHARS;
}

/** "Always" often marks wrong options, "usually" the right one. */
export function hasQualifier({ options, profile }: ItemCase): boolean {
  return options.some((option) => isQualified(option, profile));
}

/** Has a word such as "always" or "often", by which right and wrong options are told. */
export function isQualified(text: string, profile: LanguageProfile): boolean {
  return profile.qualifier.test(text);
}

/** The stem says the key, or a word of it. */
export function answerInStem({ draft, stem, key, profile }: ItemCase): boolean {
  if (key.length < 2)
    return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(key)}(?![\\p{L}\\d])`, "u").test(stem);
  // 「選手権2007」 tells 2007年.
  const year = /^(\d{4})\p{sc=Han}$/u.exec(key)?.[1];
  if (year !== undefined && new RegExp(`(?<!\\d)${year}(?!\\d)`, "u").test(stem)) return true;
  if (/^[\d.,\s]+$/u.test(key)) return new RegExp(`(?<!\\d)${RegExp.escape(key)}(?!\\d)`, "u").test(stem);
  const isSaid = draft.kind === "cloze" ? hasRelativesOf : hasFormsOf;
  return mentions(stem, key, profile) || isSaid(stem, key, profile);
}

/**
 * A content word that only the key shares with the stem is a cue. Other forms of a word (geology, geologist) pass:
 * most definitions have one, and few readers use it.
 */
export function hasVerbalCue({ stem, key, others, profile }: ItemCase): boolean {
  const inStem = new Set(partsOf(stem, profile));
  const elsewhere = new Set(others.flatMap((other) => partsOf(other, profile)));
  return partsOf(key, profile).some((part) => inStem.has(part) && !elsewhere.has(part));
}

/** Content words without accents; hyphenated words in their parts. */
function partsOf(text: string, profile: LanguageProfile): string[] {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").replace(/[-‐‑]/gu, " ");
  return contentKeys(bare, profile).filter((word) => word.length >= 4);
}

/** Only the key fits the grammar around the gap, or only the key has its ending. */
export function hasGrammarCue({ draft, key, others, profile }: ItemCase): boolean {
  // The stem of a table item has no grammar that an option must fit.
  if (draft.kind === "table") return false;
  if (profile.articles.has("an")) return hasEnglishCue(draft.stem, key, others);
  // Where the noun is first, the last word need not be one.
  if (!profile.showsEnding || profile.headFirst || !draft.stem.includes("___")) return false;
  // "git remote" has no case.
  if (draft.quote.includes(`\`${key}\``)) return false;
  const vowelOf = (text: string) => profile.endsInVowel.exec(text)?.[0].toLowerCase() ?? "";
  // In a question, options may have different endings. Only three equal ones make another stand out.
  if (draft.stem.endsWith("?") && new Set(others.map(vowelOf)).size > 1) return false;
  return /\p{L}$/u.test(key) && others.every((other) => vowelOf(other) !== vowelOf(key));
}

function hasEnglishCue(stem: string, key: string, others: readonly string[]): boolean {
  const article = /\b(an?)\s+_{3,}/iu.exec(stem)?.[1];
  const vowel = (text: string) => /^[aeiou]/iu.test(text);
  if (article !== undefined && others.some((other) => vowel(other) !== vowel(key))) return true;
  const plural = (text: string) => /[^sui]s$/iu.test(text) && !/ics$/iu.test(text);
  return (
    key.split(" ").length <= 3 &&
    others.every((other) => other.split(" ").length <= 3 && plural(other) !== plural(key))
  );
}
