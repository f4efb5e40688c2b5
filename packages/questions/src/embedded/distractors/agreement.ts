import type { LanguageProfile } from "@quizmill/language";
import { memoizedByTerm } from "../memoized-reading.ts";
import type { Term } from "../terms.ts";

/** "bei gleichbleibender _____": no verb stands behind such a word. */
const ADJECTIVE = /(?:^|\s)(?<lead>\p{L}+) (?<word>\p{Ll}{3,}e[mnrs]?) $/u;

function hasAdjective(before: string, { stopWords, phraseBoundaries }: LanguageProfile): boolean {
  const { lead = "", word = "" } = ADJECTIVE.exec(before)?.groups ?? {};
  return stopWords.has(lead.toLowerCase()) && !stopWords.has(word) && !phraseBoundaries.has(word);
}

/** The word right before a gap. */
const LED_BY_WORD = /(?<word>\p{L}+) $/u;

/**
 * "la presencia de _____": a singular that no article, number or adjective leads. Only where articles agree and the
 * noun stands first, so that it shows whether it is a plural.
 */
export function isBareGap({ key, stem }: { key: string; stem: string }, profile: LanguageProfile): boolean {
  if (!profile.headFirst || profile.agreeing.size === 0 || /s$/u.test(key.split(" ")[0] ?? "")) return false;
  const before = stem.slice(0, stem.indexOf(profile.blank));
  const word = LED_BY_WORD.exec(before)?.groups?.word ?? "";
  // What opens a sentence or follows a sign is bare as well; an adjective there may have an article before it.
  if (word === "") return true;
  return !isDeterminer(word, profile) && !hasAdjective(before, profile) && !/\d $/u.test(before);
}

function isDeterminer(word: string, { agreeing, pronouns }: LanguageProfile): boolean {
  const lower = word.toLowerCase();
  return agreeing.has(lower) || pronouns.has(lower);
}

/** "una muralla", "cada muralla": what is counted; no demonstrative or definite article tells it from what is not. */
const COUNTED = /^(?:una?|cada|ning[uú]na?|otr[oa])$/u;
/** By so many different determiners, and never without one, a noun shows that it needs one. */
const ALWAYS_LED = 2;

/** Whether a noun stands in the document as only what is counted does, and never bare. */
export const needsDeterminer = memoizedByTerm(({ forms }: Pick<Term, "forms">, profile): boolean => {
  const leads = new Set([...forms.values()].flatMap((seen) => [...seen]));
  if ([...leads].some((lead) => !isDeterminer(lead, profile) && !COUNTED.test(lead))) return false;
  return leads.size >= ALWAYS_LED || [...leads].some((lead) => COUNTED.test(lead));
});
