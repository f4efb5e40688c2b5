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
  const [own, other] = [headOf(key, profile), headOf(text, profile)];
  if (profile.headFirst) return own.key === other.key && key.includes(" ");
  if (own.key === other.key) return true;
  const tail = sharedTail(own.noun, other.noun);
  if (profile.isHead(tail, [own.noun, other.noun])) return true;
  return tail.length >= PART_LETTERS && terms.get(tail) !== undefined;
}

/** The head in lower case, and as it is compared. */
const headOf = memoizedByText((text, profile): { noun: string; key: string } => {
  const noun = headNoun(text, profile).toLowerCase();
  return { noun, key: phraseKey(noun, profile) };
});

/** So many letters at the end of two words are a part of both if they are a word. */
const PART_LETTERS = 5;

/** What two texts end in alike. */
function sharedTail(a: string, b: string): string {
  let n = 0;
  while (n < a.length && n < b.length && a.at(-1 - n) === b.at(-1 - n)) n++;
  return n === 0 ? "" : a.slice(-n);
}
