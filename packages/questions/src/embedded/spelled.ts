import type { Draft } from "../engine.ts";
import type { LanguageProfile } from "../languages/profile.ts";
import { contentKeys } from "../text/words.ts";
import { type Document, isPressed } from "./document.ts";

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
 * compounds as one word; a short text of which many were asked gives whatever it has.
 */
export function isSpelledOut({ stem, key, distractors }: Draft, document: Document): boolean {
  const { profile } = document;
  if (isPressed(document) || !isCompound(key, profile)) return false;
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
