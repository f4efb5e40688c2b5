import { en } from "../../languages/en.ts";
import type { LanguageProfile } from "../../languages/profile.ts";
import { commonnessOf } from "../../text/commonness.ts";
import { coarseKey, phraseKey, searcherOf, wordsOf } from "../../text/words.ts";
import type { Asked } from "./wanted.ts";

/** "Melbourne's" of what? */
const POSSESSIVE = /['’]s$/u;
/** "Grad Celsius" beside Anders Celsius. */
const DEGREES = /^(?:degrees?|Grad|grados?|stopni\p{L}*|градус\p{L}*) /u;

/** Says nothing, or only how much or how surely: no option beside a thing. */
export function isDull(text: string, profile: LanguageProfile): boolean {
  if (profile.script === "unspaced")
    return profile.generic.has(text) || text.length < 2 || /[的用]$/u.test(text) || isCodeWord(text);
  if (profile.code === "uk" && isCodeWord(text)) return true;
  if (profile.describing?.test(text) === true || POSSESSIVE.test(text) || DEGREES.test(text)) return true;
  const words = wordsOf(text, profile);
  if (words.length === 1 && profile.adjectiveShape?.test(text) === true) return true;
  // Beside a month stand its like, from the lexicon; beside anything else it is part of a date.
  if (words.length === 1 && profile.months.includes(text.toLowerCase())) return true;
  if (words.length === 1 && text.length < 4 && !/^\p{Lu}{2,}$/u.test(text)) return true;
  if (
    text.length < 3 ||
    words.every(({ lower }) => profile.generic.has(lower) || profile.stopWords.has(lower))
  )
    return true;
  return words.some(({ lower }) => profile.qualifiers.has(lower));
}

/** "while" and "right" in a text of other letters come from commands and what they print. */
function isCodeWord(text: string): boolean {
  return /^[a-z]+$/u.test(text) && commonnessOf(text, en) === "everyday";
}

/**
 * The first `most` options that could not be right as well: none stands in the stem or beside the key,
 * is the heading, or overlaps the key or another option, as a part or as another form of it.
 */
export function apart<Option extends { text: string }>(
  options: Iterable<Option>,
  { key, stem, line }: Asked,
  profile: LanguageProfile,
  most: number,
): Option[] {
  const kept: Option[] = [];
  const inQuote = searcherOf(unhyphened(line.quote), profile);
  const inStem = searcherOf(unhyphened(stem), profile);
  const phrases = [phraseKey(unhyphened(key), profile)];
  const coarse = new Set([coarseKey(unhyphened(key), profile)]);
  for (const option of options) {
    if (kept.length >= most) break;
    const plain = unhyphened(option.text);
    const phrase = phraseKey(plain, profile);
    if (phrases.some((other) => overlaps(phrase, other, profile))) continue;
    if (inQuote(plain) || inStem(plain)) continue;
    if (line.heading !== null && phraseKey(line.heading, profile) === phrase) continue;
    const rough = coarseKey(plain, profile);
    if (coarse.has(rough)) continue;
    coarse.add(rough);
    phrases.push(phrase);
    kept.push(option);
  }
  return kept;
}

/** "sickle-cell anemia" and "sickle cell anemia" are one thing. */
function unhyphened(text: string): string {
  return text.replace(/(?<=\p{L})[‐‑-](?=\p{L})/gu, " ");
}

function overlaps(a: string, b: string, profile: LanguageProfile): boolean {
  if (a === b) return true;
  if (profile.script === "unspaced") return a.includes(b) || b.includes(a) || isThinned(a, b);
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

/** "明治政府" is "明治新政府" with a character left out: most likely the same thing. */
function isThinned(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  if (short.length < 3 || long.length - short.length > 2 || long.length === short.length) return false;
  let found = 0;
  for (const char of long) if (char === short.charAt(found)) found++;
  return found === short.length;
}
