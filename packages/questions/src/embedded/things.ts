import type { ThingClass } from "../languages/lexicon/things.ts";
import type { LanguageProfile } from "../languages/profile.ts";
import { phraseKey } from "../text/words.ts";

/** The class of one noun, by the list of the language and then by its ending; null where neither tells. */
export function classOfNoun(word: string, profile: LanguageProfile): ThingClass | null {
  if (profile.things === undefined) return null;
  return listedClass(phraseKey(word, profile), profile) ?? classByEnding(word, profile);
}

/** Two things that cannot be taken for one another: a substance and a process, as far as both are known. */
export function areOfOtherClass(a: ThingClass | null, b: ThingClass | null): boolean {
  return a !== null && b !== null && a !== b;
}

/** By its ending alone: all that tells in Japanese. */
export function classByEnding(word: string, { things }: LanguageProfile): ThingClass | null {
  return things?.endings.find(([ending]) => ending.test(word))?.[1] ?? null;
}

const listed = new WeakMap<LanguageProfile, ReadonlyMap<string, ThingClass>>();

/** By the list of the language, the noun given as words are compared. */
export function listedClass(key: string, profile: LanguageProfile): ThingClass | null {
  let known = listed.get(profile);
  if (known === undefined) {
    const entries = Object.entries(profile.things?.listed ?? {}) as [ThingClass, string][];
    known = new Map(
      entries.flatMap(([thing, words]) =>
        words.split(" ").map((word) => [phraseKey(word.toLowerCase(), profile), thing] as const),
      ),
    );
    listed.set(profile, known);
  }
  return known.get(key) ?? compoundClass(key, profile, known);
}

/** So many letters at the end of a compound are its head, and no ending. */
const HEAD_LETTERS = 5;

/** "materialeigenschaft" is an "eigenschaft". */
function compoundClass(
  key: string,
  { capitalNouns }: LanguageProfile,
  known: ReadonlyMap<string, ThingClass>,
): ThingClass | null {
  if (!capitalNouns) return null;
  for (let at = 1; key.length - at >= HEAD_LETTERS; at++) {
    const found = known.get(key.slice(at));
    if (found !== undefined) return found;
  }
  return null;
}
