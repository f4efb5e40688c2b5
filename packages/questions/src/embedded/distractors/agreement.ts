import type { LanguageProfile } from "../../languages/profile.ts";
import type { Document } from "../document.ts";

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
  if (shown === undefined) {
    return hasAdjective(before, profile) ? own : numberOf(own);
  }
  if (shown === "mn" && own === null) return shown;
  const fitting = [...shown].filter((gender) => own?.includes(gender) !== false).join("");
  return fitting === "" ? shown : fitting;
}

function hasAdjective(before: string, { stopWords, breakers }: LanguageProfile): boolean {
  const { lead = "", word = "" } = ADJECTIVE.exec(before)?.groups ?? {};
  return stopWords.has(lead.toLowerCase()) && !stopWords.has(word) && !breakers.has(word);
}

/** All genders of its number, as letters; null where a noun shows none, or both. */
function numberOf(own: string | null): string | null {
  if (own === "p") return "p";
  return own === null || own.includes("p") ? null : "mfn";
}
