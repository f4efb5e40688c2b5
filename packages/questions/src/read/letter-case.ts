import { type LanguageProfile, lowerFirst } from "@quizmill/language";
import type { Steps } from "../steps.ts";
import { phraseKey, wordsOf } from "../text/words.ts";
import type { Line } from "./lines.ts";

/** What a document shows of capitals that only the start of a sentence explains. */
export interface LetterCase {
  /** A sentence with its first letter as it would be inside a sentence. */
  lowerCased(text: string): string;
  /** Whether the document shows how its first word is written inside a sentence. */
  isSure(text: string): boolean;
}

/** "AppArmor", "JavaScript": a name, also where a command or an address writes it small. */
const CAPITAL_INSIDE = /^\p{Lu}\p{Ll}+\p{Lu}/u;

/** Lowers the first letter of words the document also writes small, or that are function words. Line by line. */
export function* readCase(lines: readonly Line[], profile: LanguageProfile): Steps<LetterCase> {
  // Where words change with their case, one form written small stands for all of them.
  const asCompared = (word: string) => (!profile.hasCases ? word : phraseKey(word, profile));
  const { small, capital } = yield* formsInside(lines, asCompared);
  // There, or where nouns have capitals, one form with a capital speaks against.
  const keepsCapitals = profile.hasCases || profile.capitalNouns;
  const isSmall = (lower: string) =>
    profile.stopWords.has(lower) ||
    profile.phraseBoundaries.has(lower) ||
    (small.has(asCompared(lower)) && !(keepsCapitals && capital.has(asCompared(lower))));
  const firstOf = (text: string) => {
    const first = wordsOf(text.slice(0, 60), profile)[0];
    return first === undefined || first.start > 0 ? undefined : first;
  };
  return {
    lowerCased(text) {
      const first = firstOf(text);
      const isLowered = first !== undefined && isSmall(first.lower) && !CAPITAL_INSIDE.test(text);
      return isLowered ? lowerFirst(text) : text;
    },
    isSure(text) {
      const first = firstOf(text);
      if (first === undefined || profile.capitalNouns || !/^\p{Lu}(?!\p{Lu})/u.test(text)) return true;
      if (CAPITAL_INSIDE.test(text)) return true;
      return isSmall(first.lower) || capital.has(asCompared(first.lower));
    },
  };
}

function* formsInside(
  lines: readonly Line[],
  asCompared: (word: string) => string,
): Steps<{ small: Set<string>; capital: Set<string> }> {
  const small = new Set<string>();
  const capital = new Set<string>();
  for (const { text } of lines) {
    yield;
    for (const [word] of text.matchAll(/(?<=\s)\p{L}[\p{L}’'-]*/gu))
      (/^\p{Ll}/u.test(word) ? small : capital).add(asCompared(word.toLowerCase()));
  }
  return { small, capital };
}
