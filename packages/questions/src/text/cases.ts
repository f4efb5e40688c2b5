import type { LanguageProfile } from "@quizmill/language";
import { memoized } from "../memo.ts";

/** Cached forms: a long document tries the same ones repeatedly. */
const OBLIQUE_KEPT = 4_096;

/**
 * Whether a phrase is in a case other than the nominative. Its first word shows that. A noun after it has a case of
 * its own ("доходи бюджету"), an adjective has its noun's ("szpitali psychiatrycznych").
 */
export const isOblique = memoized(OBLIQUE_KEPT, (phrase: string, profile: LanguageProfile): boolean => {
  const { oblique, adjectiveShape, adjectiveCases = [] } = profile;
  if (oblique === undefined && adjectiveCases.length === 0) return false;
  const [head = "", behind, more] = phrase.split(" ");
  if (oblique?.test(head) === true) return true;
  if (behind === undefined || more !== undefined || adjectiveShape?.test(behind) !== true) return false;
  return adjectiveCases.some(([ending]) => ending.test(behind));
});
