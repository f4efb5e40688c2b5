import { type LanguageProfile, NEVER } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";
import type { Term } from "./terms.ts";

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
export function namesMany(form: string, { plural }: LanguageProfile): boolean {
  return (plural === NEVER ? PLURAL : plural).test(form);
}

/** "Вертикальна — …", "коректне лівобічне": of what, what stands elsewhere says. A colour is a thing by itself. */
export function isLoneQuality(text: string, { hasCases, adjectiveShape, code }: LanguageProfile): boolean {
  if (!hasCases || text.includes("-")) return false;
  if (text.split(" ").some((word) => !adjectiveShape.test(word))) return false;
  return lexiconOf(code).find(text.toLowerCase()).length === 0;
}
