import type { LanguageProfile } from "@quizmill/language";
import { memoized } from "../memo.ts";

/** Cached forms: a long document tries the same ones repeatedly. */
const OBLIQUE_KEPT = 4_096;

/**
 * Whether a phrase is in a case other than the nominative. Its first word shows that. A noun after it has a case of
 * its own ("доходи бюджету"), an adjective has its noun's ("szpitali psychiatrycznych").
 */
export const isOblique = memoized(OBLIQUE_KEPT, (phrase: string, profile: LanguageProfile): boolean => {
  return profile.hasCases && profile.oblique.test(phrase.split(" ")[0] ?? "");
});
