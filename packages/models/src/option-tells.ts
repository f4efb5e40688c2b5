import type { Candidate, LanguageProfile } from "@quizmill/questions/for-engines";
import { visibleLength } from "@quizmill/questions/for-engines";

/**
 * How many things about a draft's options give its key away without being a flaw that the judge refuses: another
 * choice of distractors may be without them.
 */
export function tellsOf({ stem, key, distractors }: Candidate, profile: LanguageProfile): number {
  return [isLongest(key, distractors, profile), hasOwnWordOfStem(stem, key, distractors)].filter(Boolean)
    .length;
}

/** Longer than each of the others, in characters. */
function isLongest(key: string, others: readonly string[], profile: LanguageProfile): boolean {
  const length = visibleLength(key, profile);
  return others.every((other) => visibleLength(other, profile) < length);
}

/** Words of Japanese as far as characters show them: of Chinese characters, or of katakana. */
const UNSPACED_WORD = /\p{Script=Han}{2,}|[\p{Script=Katakana}ー]{2,}/gu;

/** A word that of all options only the key shares with the stem. In other scripts the judge refuses it. */
function hasOwnWordOfStem(stem: string, key: string, others: readonly string[]): boolean {
  const words = key.match(UNSPACED_WORD) ?? [];
  return words.some((word) => stem.includes(word) && others.every((other) => !other.includes(word)));
}
