import type { LanguageProfile } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";

/** Endings that stand for several cases and numbers: "zwierząt" and "badacz", "eksperymencie" and "zrozumienie". */
const UNSURE = /^(?:i?[aeiouyаеиіоу])?$/u;

/**
 * Whether a form seen after these words can stand after `before`, where nouns change with their case and
 * the ending tells little: the prepositions and adjectives before them tell it. After any other word of
 * content only what was seen after such a one fits, since there a noun is an object or a genitive.
 */
export function hasSameGovernment(
  seen: ReadonlySet<string>,
  before: string,
  ending: string,
  profile: LanguageProfile,
): boolean {
  if (!UNSURE.test(ending)) return true;
  const target = casesLedBy(before, profile);
  const leads = [...seen];
  if (target.length > 0)
    return leads.some((lead) => casesLedBy(lead, profile).some((atCase) => target.includes(atCase)));
  const isBare = (word: string) => word === "" || profile.stopWords.has(word);
  return leads.some((lead) => casesLedBy(lead, profile).length === 0 && (isBare(before) || !isBare(lead)));
}

/** Whether a preposition or an adjective was seen right before a word, which then is a noun. */
export function isLedAsNoun(seen: ReadonlySet<string>, profile: LanguageProfile): boolean {
  return [...seen].some((lead) => casesLedBy(lead, profile).length > 0);
}

/** The cases that a preposition takes, or that the ending of an adjective shows. */
function casesLedBy(word: string, { code, adjectiveCases = [] }: LanguageProfile): readonly number[] {
  const taken = lexiconOf(code).casesAfter(word);
  if (taken.length > 0) return taken;
  return adjectiveCases.find(([ending]) => ending.test(word))?.[1] ?? [];
}
