import type { LanguageProfile, SemanticClass } from "@quizmill/language";
import { onceOf } from "../memo.ts";
import { phraseKey } from "../text/words.ts";

/** The class of one noun, by the list of the language and then by its ending; null where neither tells. */
export function classOfNoun(word: string, profile: LanguageProfile): SemanticClass | null {
  return listedClass(phraseKey(word, profile), profile) ?? classByEnding(word, profile);
}

/** Two things that cannot be taken for one another: a substance and a process, as far as both are known. */
export function areOfOtherClass(a: SemanticClass | null, b: SemanticClass | null): boolean {
  return a !== null && b !== null && a !== b;
}

/** By its ending alone: all that tells in Japanese. */
function classByEnding(word: string, { semanticClasses }: LanguageProfile): SemanticClass | null {
  return semanticClasses.endings.find(([ending]) => ending.test(word))?.[1] ?? null;
}

const listedIn = onceOf((profile: LanguageProfile): ReadonlyMap<string, SemanticClass> => {
  const { listed } = profile.semanticClasses;
  return new Map(listed.map(([word, thing]) => [phraseKey(word.toLowerCase(), profile), thing]));
});

/** By the list of the language, the noun given as words are compared. */
export function listedClass(key: string, profile: LanguageProfile): SemanticClass | null {
  const known = listedIn(profile);
  return known.get(key) ?? compoundClass(key, profile, known);
}

/** So many letters at the end of a compound are its head, and no ending. */
const HEAD_LETTERS = 5;

/** "materialeigenschaft" is an "eigenschaft". */
function compoundClass(
  key: string,
  { capitalNouns }: LanguageProfile,
  known: ReadonlyMap<string, SemanticClass>,
): SemanticClass | null {
  if (!capitalNouns) return null;
  for (let at = 1; key.length - at >= HEAD_LETTERS; at++) {
    const found = known.get(key.slice(at));
    if (found !== undefined) return found;
  }
  return null;
}
