import type { LanguageProfile } from "@quizmill/language";
import type { Candidate } from "../engine.ts";
import { contentKeys, wordsOf } from "../text/words.ts";
import type { Document } from "./document.ts";

const HAN = /\p{Script=Han}/gu;
/** One character that a word and what is told of it share says little: many definitions have one. */
const LEAST_CHARACTERS = 2;
/** A German word that is a part of a compound, and no ending or prefix. */
const LEAST_LETTERS = 5;
/** Of a key's characters, the share from which the stem spells it. */
const SPELLED_FROM = 0.5;
const SHOWN = 3;

/**
 * Whether a stem spells a compound that is its key, and no other option shown as much: "地下" and "電気" hold half of
 * "地熱発電", "Spannung" half of "Spannungsquelle". The judge compares whole words alone. For languages that write
 * compounds as one word.
 */
export function isSpelledOut({ stem, key, distractors }: Candidate, document: Document): boolean {
  const { profile } = document;
  if (!isCompound(key, profile)) return false;
  const spelled = profile.script === "unspaced" ? charactersIn(stem) : lettersIn(stem, profile);
  const own = spelled(key);
  if (own === 0 || own < SPELLED_FROM * key.length) return false;
  const asMuch = distractors.slice(0, SHOWN).filter((other) => spelled(other) >= own).length;
  return asMuch === 0 || (asMuch === 1 && profile.script === "unspaced" && opensAlike(key, stem));
}

/**
 * "受賞者が…、（　　）はしばしばベストセラーとなる": a word of the stem opens as "受賞作" does. One other whose characters
 * stand in it here and there hides little.
 */
function opensAlike(key: string, stem: string): boolean {
  return /^\p{Script=Han}{3}/u.test(key) && stem.includes(key.slice(0, 2));
}

/** Japanese with kana in it is a clause, German with a space in it a phrase. */
function isCompound(key: string, { script, capitalNouns }: LanguageProfile): boolean {
  if (script === "unspaced") return !/\p{Script=Hiragana}/u.test(key);
  return capitalNouns && /^\p{Lu}[\p{Ll}-]+$/u.test(key);
}

/** How many characters of a word the stem has, in whatever order. */
function charactersIn(stem: string): (text: string) => number {
  return (text) => {
    const count = (text.match(HAN) ?? []).filter((char) => stem.includes(char)).length;
    return count < LEAST_CHARACTERS ? 0 : count;
  };
}

/** How many letters of a word the longest of the stem's words makes up that opens or ends it. */
function lettersIn(stem: string, profile: LanguageProfile): (text: string) => number {
  const words = contentKeys(stem, profile).filter((word) => word.length >= LEAST_LETTERS);
  return (text) => {
    const lower = text.toLowerCase();
    const parts = words.filter((word) => lower.startsWith(word) || lower.endsWith(word));
    return Math.max(0, ...parts.map((word) => word.length));
  };
}

/** What is left of the worth of a question that shows the root of its key. */
export const ECHO_FACTOR = 0.6;
/** So many letters at the start of a word, and such a part of the shorter of two, are a root that both have. */
const ROOT = { letters: 4, share: 0.55 };

/**
 * Whether a word of the sentence in the stem has the root of a word of the key, and of no other option shown: "evaporación"
 * spells "vapor", "пульсар" and "імпульси" share one. Where words have no spaces between them, `isSpelledOut` tells.
 */
export function echoesKey({ stem, key, quote, distractors }: Candidate, document: Document): boolean {
  const { profile } = document;
  if (profile.script === "unspaced") return false;
  const told = new Set(rootedIn(quote, profile));
  const asked = rootedIn(stem, profile).filter((word) => told.has(word));
  const echoes = (option: string) =>
    rootedIn(option, profile).some((own) => asked.some((word) => shareRoot(own, word)));
  return echoes(key) && !distractors.slice(0, SHOWN).some(echoes);
}

/** Words that may have a root to show, without their accents. */
function rootedIn(text: string, profile: LanguageProfile): string[] {
  return wordsOf(text, profile)
    .map(({ lower }) => lower)
    .filter((lower) => lower.length >= ROOT.letters && !profile.stopWords.has(lower))
    .map((lower) => lower.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC"));
}

/** The start of one stands in the other, wherever: a shared ending ("inflación", "circulación") says nothing. */
function shareRoot(a: string, b: string): boolean {
  const least = Math.max(ROOT.letters, Math.ceil(ROOT.share * Math.min(a.length, b.length)));
  return [
    [a, b],
    [b, a],
  ].some(([word = "", other = ""]) => word.length >= least && other.includes(word.slice(0, least)));
}
