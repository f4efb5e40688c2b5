import type { LanguageProfile } from "../../languages/profile.ts";
import type { Document } from "../document.ts";
import { memoizedByTerm } from "../memoized-reading.ts";
import type { Term } from "../terms.ts";

/**
 * Whether a noun agrees in gender and number with the determiner before the gap, an adjective between them or not:
 * "einen _____" takes no "Batterie", "seiner ausführbaren _____" no "Befehl". True where nothing shows that.
 */
export function agreesInGender(
  text: string,
  { gapGenders }: { gapGenders: string | null },
  { gendersOf }: Document,
): boolean {
  if (gapGenders === null) return true;
  const own = gendersOf(text);
  return own === null || [...own].some((gender) => gapGenders.includes(gender));
}

/** "_____, der ein Jahr überdauert, …": the relative pronoun shows a gender too. */
const RELATIVE = /^, (\p{Ll}+) /u;
const LED = /(\p{L}+)(?: \p{Ll}+e[mnrs]?)? $/u;
/** "bei gleichbleibender _____": no verb stands behind such a word. */
const ADJECTIVE = /(?:^|\s)(?<lead>\p{L}+) (?<word>\p{Ll}{3,}e[mnrs]?) $/u;

/**
 * The genders that can stand in the gap of a stem, as letters; null where nothing tells. "Der" leads a masculine or,
 * in other cases, a feminine or a plural: which of them, the key shows. Where no determiner stands before it, the key's
 * own gender is asked for behind an adjective, and elsewhere its number, as by a question without a gap.
 */
export function gendersOfGap(
  key: string,
  stem: string,
  { profile, gendersOf }: Pick<Document, "profile" | "gendersOf">,
): string | null {
  if (profile.determiners === undefined) return null;
  const gap = stem.indexOf(profile.blank);
  const before = gap < 0 ? "" : stem.slice(0, gap);
  const [, far = ""] = LED.exec(before) ?? [];
  const near = /(\p{L}+) $/u.exec(before)?.[1] ?? "";
  const shown = profile.determiners.get(near.toLowerCase()) ?? profile.determiners.get(far.toLowerCase());
  const own = gendersOf(key);
  const told = profile.relatives?.get(
    RELATIVE.exec(gap < 0 ? "" : stem.slice(gap + profile.blank.length))?.[1] ?? "",
  );
  if (shown === undefined) {
    const left = hasAdjective(before, profile) ? own : numberOf(own);
    return told === undefined ? left : narrowed(told, own);
  }
  if (shown === "mn" && own === null) return shown;
  return narrowed(told === undefined ? shown : narrowed(shown, told), own);
}

/** What two signs leave together; the first where they are at odds. */
function narrowed(shown: string, own: string | null): string {
  const fitting = [...shown].filter((gender) => own?.includes(gender) !== false).join("");
  return fitting === "" ? shown : fitting;
}

function hasAdjective(before: string, { stopWords, phraseBoundaries }: LanguageProfile): boolean {
  const { lead = "", word = "" } = ADJECTIVE.exec(before)?.groups ?? {};
  return stopWords.has(lead.toLowerCase()) && !stopWords.has(word) && !phraseBoundaries.has(word);
}

/** All genders of its number, as letters; null where a noun shows none, or both. */
function numberOf(own: string | null): string | null {
  if (own === "p") return "p";
  return own === null || own.includes("p") ? null : "mfn";
}

/** The word right before a gap. */
const LED_BY_WORD = /(?<word>\p{L}+) $/u;

/**
 * "Dann erscheint _____ im Urin", "la presencia de _____": a singular that no article, number or adjective leads. Only
 * where the profile knows determiners, and the key shows that it is no plural.
 */
export function isBareGap(
  { key, stem }: { key: string; stem: string },
  { profile, gendersOf }: Pick<Document, "profile" | "gendersOf">,
): boolean {
  if (!hasDeterminers(profile) || isPlural(key, gendersOf(key), profile)) return false;
  const before = stem.slice(0, stem.indexOf(profile.blank));
  const word = LED_BY_WORD.exec(before)?.groups?.word ?? "";
  // What opens a sentence or follows a sign is bare as well; an adjective there may have an article before it.
  if (word === "") return true;
  return !isDeterminer(word, profile) && !hasAdjective(before, profile) && !/\d $/u.test(before);
}

function hasDeterminers({ determiners, headFirst, agreeing }: LanguageProfile): boolean {
  return determiners !== undefined || (headFirst && agreeing.size > 0);
}

function isDeterminer(word: string, { determiners, agreeing, pronouns }: LanguageProfile): boolean {
  const lower = word.toLowerCase();
  return agreeing.has(lower) || determiners?.has(lower) === true || pronouns.has(lower);
}

function isPlural(text: string, genders: string | null, { headFirst }: LanguageProfile): boolean {
  if (headFirst) return /s$/u.test(text.split(" ")[0] ?? "");
  return genders === null ? /(?:e|en|ern|eln|s)$/u.test(text) : genders.includes("p");
}

/** "eine Niere", "jede Niere": what is counted; no demonstrative or definite article tells it from what is not. */
const COUNTED = /^(?:(?:k?ein|jed)e?[mnrs]?|una?|cada|ning[uú]na?|otr[oa])$/u;
/** By so many different determiners, and never without one, a noun shows that it needs one. */
const ALWAYS_LED = 2;

/** Whether a noun stands in the document as only what is counted does, and never bare. */
export const needsDeterminer = memoizedByTerm(({ forms }: Pick<Term, "forms">, profile): boolean => {
  const leads = new Set([...forms.values()].flatMap((seen) => [...seen]));
  if ([...leads].some((lead) => !isDeterminer(lead, profile) && !COUNTED.test(lead))) return false;
  return leads.size >= ALWAYS_LED || [...leads].some((lead) => COUNTED.test(lead));
});
