import type { LanguageProfile } from "@quizmill/language";
import type { Document } from "../read/document.ts";
import { memoizedByText } from "../read/memoized-reading.ts";
import { phraseKey } from "../text/words.ts";

/**
 * The word of a phrase that says what it names. Where adjectives stand on either side, the first that is none: what
 * follows it is its genitive. Without spaces, the phrase.
 */
export function headNoun(text: string, profile: LanguageProfile): string {
  const words = text.split(" ");
  if (profile.headFirst) return words[0] ?? text;
  if (!profile.hasCases) return words.at(-1) ?? text;
  return words.find((word) => !profile.adjectiveShape.test(word)) ?? text;
}

/**
 * Whether two phrases themselves say that they are of one kind: "発散境界" and "収束境界", "Verdampfungswärme" and
 * "Schmelzwärme", "договір страхування" and "договір оренди". "Störungen" and "Richtungen" share an ending, "kontrola
 * wersji" and "nowsza wersja" a word that is no head of the one.
 */
export function shareHead(text: string, key: string, { profile, terms }: Document): boolean {
  if (!profile.writing.hasCapitals) return isJapaneseHead(sharedTail(text, key), text, key);
  const [own, other] = [headOf(key, profile), headOf(text, profile)];
  if (profile.headFirst) return own.key === other.key && key.includes(" ");
  if (own.key === other.key) return true;
  const tail = sharedTail(own.noun, other.noun);
  return tail.length >= SURE_LETTERS || (tail.length >= PART_LETTERS && terms.get(tail) !== undefined);
}

/** The head in lower case, and as it is compared. */
const headOf = memoizedByText((text, profile): { noun: string; key: string } => {
  const noun = headNoun(text, profile).toLowerCase();
  return { noun, key: phraseKey(noun, profile) };
});

/** So many letters at the end of two words may be a part of both; so many are, and fewer are if they are a word. */
const PART_LETTERS = 5;
const SURE_LETTERS = 7;
/** Of "長期休館", "保護団体" and "海外派兵" the last two characters are the head: an even run falls into words of two. */
const EVEN_RUN = /(?<!\p{Script=Han})(?:\p{Script=Han}{2})+$/u;
/** What is one character long wherever it stands: "付着藻類" is a "類", "名古屋市" a "市". */
const ALWAYS_ONE = /[類市町村県府州]$/u;

const endsInTwo = (text: string) => EVEN_RUN.test(text) && !ALWAYS_ONE.test(text);

/**
 * "岩" of "安山岩" and "玄武岩" says what they are, "プレート" too; "震" of "免震" and "余震", or "ション", does not, nor
 * does the last character of a word of two.
 */
function isJapaneseHead(tail: string, text: string, key: string): boolean {
  if (/\p{Script=Han}{2}$/u.test(tail)) return true;
  if (/\p{Script=Han}$/u.test(tail))
    return [text, key].every((phrase) => phrase.length > 2 && !endsInTwo(phrase));
  return (
    /[\p{Script=Katakana}ー]{3}$/u.test(tail) && !/^(?:ー?ション|.?ティー?|.?メント|.?ィング)$/u.test(tail)
  );
}

/** What two texts end in alike. */
function sharedTail(a: string, b: string): string {
  let n = 0;
  while (n < a.length && n < b.length && a.at(-1 - n) === b.at(-1 - n)) n++;
  return n === 0 ? "" : a.slice(-n);
}
