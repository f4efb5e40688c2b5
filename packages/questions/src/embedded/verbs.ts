import type { LanguageProfile } from "@quizmill/language";
import { countUp } from "../maps.ts";
import type { Steps } from "../steps.ts";
import { wordsOf } from "../text/words.ts";
import type { Line } from "./lines.ts";

/** Of the places where a verb stands, so many show it. */
const LEAST_SHARE = 0.2;

/**
 * The profile with the document's own verbs among its phrase boundaries: words seen more often after what
 * leads verbs ("to", "can", "who") than after what leads nouns ("the", "of"), and in no small share of the places where they stand: "fala, która fali …" makes no verb of the matter of a chapter. Fills
 * the gaps that any fixed list of verbs has, with no tagger. Line by line.
 */
export function* withOwnVerbs(lines: readonly Line[], profile: LanguageProfile): Steps<LanguageProfile> {
  if (profile.verbLeads.size === 0) return profile;
  const leaning = new Map<string, number>();
  const seen = new Map<string, number>();
  for (const { text } of lines) {
    yield;
    countLeads(text, leaning, profile);
    for (const { lower } of wordsOf(text, profile)) countUp(seen, lower);
  }
  const verbs = [...leaning]
    .filter(([word, sum]) => sum > LEAST_SHARE * (seen.get(word) ?? 0))
    .map(([word]) => word);
  return { ...profile, phraseBoundaries: profile.phraseBoundaries.union(new Set(verbs)) };
}

function countLeads(text: string, leaning: Map<string, number>, profile: LanguageProfile): void {
  let before = "";
  for (const { lower, text: word } of wordsOf(text, profile)) {
    const step = profile.verbLeads.has(before) ? 1 : profile.nounLeads.has(before) ? -1 : 0;
    // "exposed to erosion"
    const isNoun = profile.nominal?.ending.test(lower) === true;
    if (step !== 0 && word === lower && !isNoun && !profile.stopWords.has(lower))
      countUp(leaning, lower, step);
    before = lower;
  }
}
