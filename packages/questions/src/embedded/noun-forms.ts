import type { LanguageProfile } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";
import { isOblique } from "../text/cases.ts";
import type { Term } from "./terms.ts";

/** Where a form is to stand. */
export interface Place {
  /** The key ends as German plurals and feminines mostly do. */
  isPluralLike: boolean;
  isFeminineLike: boolean;
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
  const { caseLeads } = profile;
  if (place.isQuestion && isOblique(form, profile) !== place.isOblique) return false;
  if (caseLeads === undefined) return true;
  if (place.isQuestion) return namesThing(form, seen, place, caseLeads);
  if (place.before === "" && isDativePlural(form, seen, caseLeads)) return false;
  return PLURAL_LIKE.test(form) === place.isPluralLike && fitsGap(form, seen, place, profile);
}

/** What stands behind a stem in other cases than that in -ie, of a masculine or a feminine noun. */
const BEHIND_STEM = ["", "a", "ę", "ą", "y", "u", "em", "ów", "om", "ami", "ach"];

/**
 * Polish "zmianie" of "zmiana", "kontakcie" of "kontakt": no nominative, though it ends as "zadanie" does, whose other
 * forms keep the i.
 */
export function isLocativeInIe(form: string, { forms }: Term): boolean {
  if (!/^\p{Ll}+ie$/u.test(form)) return false;
  const stem = form.slice(0, -2);
  const stems = [stem, stem.replace(/c$/u, "t"), stem.replace(/dz$/u, "d")];
  const shown = new Set([...forms.keys()].map((other) => other.toLowerCase()));
  return stems.some((base) => BEHIND_STEM.some((ending) => shown.has(base + ending)));
}

/** "emocji", but not "ogólny zespół": an adjective before a noun in the singular. */
const PLURAL = /^\p{L}+[iy](?= |$)(?! \p{L}*[bcdfghjklłmnprstwzżźń](?= |$))/u;

/** Polish and Ukrainian: whether a phrase looks like a plural, as far as its own form shows it. */
export function namesMany(form: string, { plural = PLURAL }: LanguageProfile): boolean {
  return plural.test(form);
}

function namesThing(
  form: string,
  seen: ReadonlySet<string>,
  { isPlural }: Place,
  { singular, oblique }: NonNullable<LanguageProfile["caseLeads"]>,
): boolean {
  if (/^\p{Lu}\S* \p{Lu}/u.test(form)) return !isPlural;
  // Nothing before a noun proves a plural: only what was a subject can stand beside one.
  if (isPlural || seen.isDisjointFrom(singular)) return false;
  return !(/(?:n|s)$/u.test(form) && seen.isSubsetOf(oblique));
}

/** "aus Wellenbergen und Wellentälern": no subject at the start of a sentence. */
function isDativePlural(
  form: string,
  seen: ReadonlySet<string>,
  { oblique }: NonNullable<LanguageProfile["caseLeads"]>,
): boolean {
  return form.endsWith("n") && [...seen].every((word) => oblique.has(word) || /^(?:und|oder)$/u.test(word));
}

/** German plurals, mostly: beside one, "die Frequenz" would fit no verb. */
const PLURAL_LIKE = /(?:en|eln|ern)$/u;

/** "der Atmosphäre" is no nominative as "der Passat" is: endings that nearly all feminines have, and few others. */
const FEMININE = /(?:e|ung|heit|keit|schaft|ion|tät|ik|ie|enz|anz|ur)$/u;

/** What the key itself shows of a place. */
export function placeLike(key: string): Pick<Place, "isPluralLike" | "isFeminineLike"> {
  return { isPluralLike: PLURAL_LIKE.test(key), isFeminineLike: FEMININE.test(key) };
}

/** After an adjective only what was seen after one that ends alike; without any article what was so seen too. */
function fitsGap(
  form: string,
  seen: ReadonlySet<string>,
  { before, isFeminineLike }: Place,
  profile: LanguageProfile,
): boolean {
  if (before === "der" && FEMININE.test(form) !== isFeminineLike) return false;
  if (profile.agreeing.has(before)) return seen.has(before);
  const isBare = (word: string) => word === "" || profile.stopWords.has(word);
  if (isBare(before)) return [...seen].some((word) => isBare(word) && !profile.agreeing.has(word));
  return [...seen].some((word) => !isBare(word) && word.slice(-2) === before.slice(-2));
}

/** "Вертикальна — …", "коректне лівобічне": of what, what stands elsewhere says. A colour is a thing by itself. */
export function isLoneQuality(text: string, { oblique, adjectiveShape, code }: LanguageProfile): boolean {
  if (oblique === undefined || text.includes("-")) return false;
  if (text.split(" ").some((word) => adjectiveShape?.test(word) !== true)) return false;
  return lexiconOf(code).find(text.toLowerCase()).length === 0;
}
