import type { LanguageProfile } from "../languages/profile.ts";

/** Where a form is to stand. */
export interface Place {
  /** The word before the gap, lower case; "" where there is none. */
  before: string;
  /** A question without a gap: the form must name the thing, in the nominative. */
  isQuestion: boolean;
  /** The key is a plural. */
  isPlural: boolean;
  /** The key itself is in another case than the nominative. */
  isOblique: boolean;
}

/**
 * Whether a noun's form, seen after these words, can stand in a place: told by its ending (Polish),
 * or, where articles tell case and number and endings mostly do not, by them (German). True where
 * the language has no such signs.
 */
export function fitsPlace(
  form: string,
  seen: ReadonlySet<string>,
  place: Place,
  profile: LanguageProfile,
): boolean {
  const { caseLeads, oblique } = profile;
  if (place.isQuestion && oblique !== undefined && oblique.test(form) !== place.isOblique) return false;
  if (caseLeads === undefined) return true;
  return place.isQuestion ? namesThing(form, seen, place, caseLeads) : fitsGap(seen, place.before, profile);
}

function namesThing(
  form: string,
  seen: ReadonlySet<string>,
  { isPlural }: Place,
  { singular, oblique }: NonNullable<LanguageProfile["caseLeads"]>,
): boolean {
  // Nothing before a noun proves a plural: only what was a subject can stand beside one.
  if (isPlural || seen.isDisjointFrom(singular)) return false;
  return !(/(?:n|s)$/u.test(form) && seen.isSubsetOf(oblique));
}

/** After an adjective only what was seen after one that ends alike; without any article what was so seen too. */
function fitsGap(seen: ReadonlySet<string>, before: string, profile: LanguageProfile): boolean {
  if (profile.agreeing.has(before)) return seen.has(before);
  const isBare = (word: string) => word === "" || profile.stopWords.has(word);
  if (isBare(before)) return [...seen].some((word) => isBare(word) && !profile.agreeing.has(word));
  return [...seen].some((word) => !isBare(word) && word.slice(-2) === before.slice(-2));
}
