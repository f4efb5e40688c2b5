import type { LanguageProfile } from "../languages/profile.ts";
import { isGeneric } from "../text/commonness.ts";
import { phraseKey } from "../text/words.ts";
import type { ContextTerms } from "./japanese-context-terms.ts";

const LOOKED_AT = 110;

/** What a sentence calls a phrase by the way, in a language whose profile says how that is done. */
export function hearstPatternTermsOf(
  text: string,
  { start, end }: { start: number; end: number },
  profile: LanguageProfile,
): ContextTerms {
  const { hearstPatterns } = profile;
  if (hearstPatterns === undefined) return {};
  const before = text.slice(Math.max(0, start - LOOKED_AT), start);
  const found = [
    hearstPatterns.before.exec(before)?.groups?.genus,
    hearstPatterns.behind.exec(text.slice(end, end + LOOKED_AT))?.groups?.genus,
    /(?<genus>\p{L}+) $/u.exec(before)?.groups?.genus?.match(hearstPatterns.apposed ?? NEVER)?.input,
  ];
  return {
    hypernyms: found.flatMap((genus) =>
      genus !== undefined && isInformative(genus, profile) ? keysOf(genus, profile) : [],
    ),
  };
}

/** "Hormone" are each a "Hormon": German plurals do not always lose their ending as words are compared. */
function keysOf(genus: string, profile: LanguageProfile): string[] {
  const single = profile.capitalNouns ? genus.replace(/(?:en|e|n|s)$/u, "") : genus;
  return [...new Set([phraseKey(genus, profile), phraseKey(single, profile)])];
}

const NEVER = /(?!)/u;

/** No function word, no quality, no verb and nothing too general to tell a kind. */
function isInformative(genus: string, profile: LanguageProfile): boolean {
  const lower = genus.toLowerCase();
  if (profile.stopWords.has(lower) || profile.phraseBoundaries.has(lower)) return false;
  return profile.adjectiveShape?.test(genus) !== true && !isGeneric(lower, profile);
}
