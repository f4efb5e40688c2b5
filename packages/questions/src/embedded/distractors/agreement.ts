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

/**
 * The genders that can stand in the gap of a stem, as letters; null where nothing tells. "Der" leads a masculine or,
 * in other cases, a feminine or a plural: which of them, the key shows.
 */
export function gendersOfGap(
  key: string,
  stem: string,
  { profile, gendersOf }: Pick<Document, "profile" | "gendersOf">,
): string | null {
  const gap = stem.indexOf(profile.blank);
  if (gap < 0 || profile.determiners === undefined) return null;
  const [, far = ""] = LED.exec(stem.slice(0, gap)) ?? [];
  const near = /(\p{L}+) $/u.exec(stem.slice(0, gap))?.[1] ?? "";
  const shown = profile.determiners.get(near.toLowerCase()) ?? profile.determiners.get(far.toLowerCase());
  if (shown === undefined || shown === "mn") return shown ?? null;
  const own = gendersOf(key) ?? shown;
  const fitting = [...shown].filter((gender) => own.includes(gender)).join("");
  return fitting === "" ? shown : fitting;
}
