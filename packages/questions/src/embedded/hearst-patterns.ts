import type { LanguageProfile } from "../languages/profile.ts";
import { isGeneric } from "../text/commonness.ts";
import { phraseKey } from "../text/words.ts";
import type { ContextTerms } from "./slavic-context-terms.ts";

const LOOKED_AT = 110;

/** The hypernyms a sentence gives a phrase, by the Hearst patterns of its language. */
export function hearstPatternTermsOf(
  text: string,
  { start, end }: { start: number; end: number },
  profile: LanguageProfile,
): ContextTerms {
  const { hearstPatterns } = profile;
  if (hearstPatterns === undefined) return {};
  const before = text.slice(Math.max(0, start - LOOKED_AT), start);
  const found = [
    hearstPatterns.before.exec(before)?.groups?.hypernym,
    hearstPatterns.behind.exec(text.slice(end, end + LOOKED_AT))?.groups?.hypernym,
    /(?<hypernym>\p{L}+) $/u.exec(before)?.groups?.hypernym?.match(hearstPatterns.apposed ?? NEVER)?.input,
  ];
  return {
    hypernyms: found.flatMap((hypernym) =>
      hypernym !== undefined && isInformative(hypernym, profile) ? keysOf(hypernym, profile) : [],
    ),
  };
}

/** "Hormone" are each a "Hormon": German plurals do not always lose their ending as words are compared. */
function keysOf(hypernym: string, profile: LanguageProfile): string[] {
  const single = profile.capitalNouns ? hypernym.replace(/(?:en|e|n|s)$/u, "") : hypernym;
  return [...new Set([phraseKey(hypernym, profile), phraseKey(single, profile)])];
}

const NEVER = /(?!)/u;

/** No function word, no quality, no verb and nothing too general to tell a kind. */
function isInformative(hypernym: string, profile: LanguageProfile): boolean {
  const lower = hypernym.toLowerCase();
  if (profile.stopWords.has(lower) || profile.phraseBoundaries.has(lower)) return false;
  return profile.adjectiveShape?.test(hypernym) !== true && !isGeneric(lower, profile);
}
