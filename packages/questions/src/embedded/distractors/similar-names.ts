import { isLanguage } from "@quizmill/contract";
import { type LanguageProfile, lowerFirst, upperFirst } from "@quizmill/language";
import type { Family } from "@quizmill/lexicon";
import { nameFamilies } from "@quizmill/lexicon";
import { phraseKey, type Word, wordsOf } from "../../text/words.ts";
import type { Document } from "../document.ts";
import { type DistractorTarget, hasCases } from "./distractor-target.ts";

/**
 * Other names of what a name itself says it is ("Battle of …"), or else the noun before it ("the newspaper …"), those
 * nearest to it in length first. None where neither tells.
 */
export function similarNames(target: DistractorTarget, { profile }: Document): readonly string[] {
  const { key } = target.request;
  if (!isLanguage(profile.code) || (hasCases(profile) && mayBeGenitive(key))) return [];
  const families = nameFamilies(profile.code);
  const family = calledByItself(families, key, profile) ?? calledByLead(families, target, profile);
  if (family === undefined) return [];
  const asKey = /^\p{Lu}/u.test(key) ? upperFirst : lowerFirst;
  const article = articleOf(key, profile);
  return family.members.map(({ text }) => asKey(article + text)).sort(byLikeness(key));
}

/** "La Universidad de …" at the start of a sentence: the others, of one head with it, take its article too. */
function articleOf(key: string, { agreeing }: LanguageProfile): string {
  const first = /^\p{L}+ /u.exec(key)?.[0] ?? "";
  return agreeing.has(first.trim().toLowerCase()) ? first : "";
}

/** Names of as many words, of an ending and of a length with the key come first: any other would show it up. */
export function byLikeness(key: string): (a: string, b: string) => number {
  const wordsOfKey = key.split(" ").length;
  const far = (name: string) =>
    40 * Math.abs(name.split(" ").length - wordsOfKey) +
    (lastVowel(name) === lastVowel(key) ? 0 : 10) +
    Math.abs(name.length - key.length);
  return (a, b) => far(a) - far(b);
}

const lastVowel = (text: string) => /[aeiouyąęóаеиіоуяюєї]$/iu.exec(text)?.[0] ?? "";

/** Where nouns have cases, only the nominative: in any other, names in the nominative would not fit its place. */
function calledByItself(
  families: readonly Family[],
  key: string,
  profile: LanguageProfile,
): Family | undefined {
  if (!hasCases(profile)) {
    const words = wordsOf(key, profile);
    return calledAny(families, profile.headFirst ? words : words.reverse(), profile);
  }
  const first = key.split(" ")[0]?.toLowerCase() ?? "";
  return families.find(({ hypernyms }) => hypernyms.includes(first));
}

/** The noun right before the name, or the one before that: "soap opera", "zespół rockowy", but not "series in". */
function calledByLead(
  families: readonly Family[],
  { request: { key, line } }: DistractorTarget,
  profile: LanguageProfile,
): Family | undefined {
  const at = line.text.indexOf(key);
  const lead = /(?:\p{L}+[ .]+)?\p{L}+[ .]+[“„«"'‘]?$/u.exec(line.text.slice(0, Math.max(0, at)))?.[0] ?? "";
  const [last, ...before] = wordsOf(lead, profile).reverse();
  if (last === undefined || profile.stopWords.has(last.lower)) return undefined;
  return calledAny(families, [last, ...before], profile);
}

function calledAny(
  families: readonly Family[],
  words: readonly Word[],
  profile: LanguageProfile,
): Family | undefined {
  for (const word of words.map(({ lower }) => phraseKey(lower, profile))) {
    const found = families.find(({ hypernyms }) =>
      hypernyms.some((called) => phraseKey(called, profile) === word),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "powieści Andrzejewskiego": whose it is, not what it is called. */
function mayBeGenitive(key: string): boolean {
  return /(?:[sc]kiego|[sc]kiej|ого|ої)(?= |$)/u.test(key);
}
