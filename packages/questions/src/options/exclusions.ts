import type { LanguageProfile } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";
import { memoizedByText } from "../read/memoized-reading.ts";
import { isLoneQuality } from "../read/noun-forms.ts";
import { coarseKey, phraseKey, searcherOf, visibleLength } from "../text/words.ts";
import type { DistractorRequest } from "./distractor-target.ts";

/** Says nothing, or only how something is: no option beside a thing. */
export const isUninformative = memoizedByText((text, profile): boolean => {
  const { generic, stopWords, writing } = profile;
  if (visibleLength(text, profile) < 3 || isQuality(text, profile)) return true;
  return writing.wordsOfTerm(text).every((word) => generic.has(word) || stopWords.has(word));
});

/** "Adiabatisch: ohne Wärmeaustausch": how something is, so that no noun can stand beside it, nor it beside nouns. */
export function namesQuality(text: string, { adjectiveShape, hasCases }: LanguageProfile): boolean {
  return !hasCases && /^[^ -]+$/u.test(text) && adjectiveShape.test(text);
}

/** Says how something is, in one word or, where adjectives stand on either side of their noun, in several. */
function isQuality(text: string, profile: LanguageProfile): boolean {
  return (/^[^ -]+$/u.test(text) && profile.adjectiveShape.test(text)) || isLoneQuality(text, profile);
}

/**
 * The first `most` options that could not be right as well: none stands in the stem or beside the key, and none
 * overlaps the key or another option, as a part, as another form or as another name of it.
 */
export function keepDistinct<Option extends { text: string }>(
  options: Iterable<Option>,
  { key, stem, line }: DistractorRequest,
  profile: LanguageProfile,
  most: number,
): Option[] {
  const kept: Option[] = [];
  const shown = [searcherOf(unhyphened(line.quote), profile), searcherOf(unhyphened(stem), profile)];
  const spelt = (text: string) => coarseKey(unhyphened(text).replaceAll(" ", ""), profile);
  for (const option of options) {
    if (kept.length >= most) break;
    const { text } = option;
    if (shown.some((isIn) => isIn(unhyphened(text)))) continue;
    const isSame = (other: string) =>
      overlaps(text, other, profile) || spelt(text) === spelt(other) || isSameMeaning(text, other, profile);
    if (![key, ...kept.map((other) => other.text)].some(isSame)) kept.push(option);
  }
  return kept;
}

/** "sickle-cell anemia" and "sickle cell anemia" are one thing. */
function unhyphened(text: string): string {
  return text.replace(/(?<=\p{L})[‐‑-](?=\p{L})/gu, " ");
}

function overlaps(one: string, other: string, profile: LanguageProfile): boolean {
  const { plain } = lexiconOf(profile.code);
  const [a = "", b = ""] = [one, other].map((text) => plain(phraseKey(unhyphened(text), profile)));
  return profile.writing.holds(a, b) || profile.writing.holds(b, a);
}

function isSameMeaning(a: string, b: string, { sameMeaning, code }: LanguageProfile): boolean {
  return lexiconOf(code).isAlias(a, b) || sameMeaning.some((words) => differsInWording(a, b, words));
}

/** "巨大プロジェクト" and "大規模プロジェクト": all that tells them apart means the same. */
function differsInWording(a: string, b: string, words: readonly string[]): boolean {
  return words.some((word) => a.includes(word) && words.some((other) => a.replace(word, other) === b));
}
