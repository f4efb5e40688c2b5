import type { Draft } from "../engine.ts";
import type { Document } from "./document.ts";
import { isPressed } from "./kinds/kind.ts";

const HAN = /\p{Script=Han}/gu;
/** One character that a word and what is told of it share says little: many definitions have one. */
const LEAST_SPELLED = 2;
/** Of a key's characters, the share from which the stem spells it. */
const SPELLED_FROM = 0.5;
const SHOWN = 3;

/**
 * Whether a stem spells its key: "地下" and "電気" hold half of "地熱発電", where no other option shown has as much of
 * its own in the stem. For a script without spaces, whose words the judge cannot part to compare them.
 */
export function isSpelledOut({ stem, key, distractors }: Draft, document: Document): boolean {
  // With kana in it, it is no compound but a clause.
  if (document.profile.script === "spaced" || isPressed(document) || /\p{Script=Hiragana}/u.test(key))
    return false;
  const spelled = (text: string) => (text.match(HAN) ?? []).filter((char) => stem.includes(char)).length;
  const own = spelled(key);
  if (own < LEAST_SPELLED || own < SPELLED_FROM * key.length) return false;
  return distractors.slice(0, SHOWN).every((other) => spelled(other) < own);
}
