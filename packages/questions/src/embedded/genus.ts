import type { ThingClass } from "../languages/lexicon/things.ts";
import type { LanguageProfile } from "../languages/profile.ts";
import { phraseKey, type Word, wordsOf } from "../text/words.ts";
import { classOfNoun } from "./things.ts";

/**
 * What a definition says its term is, as comparable words: "process" of "the process by which …", "piedra" of "la
 * piedra que …". Things of one genus can be taken for each other. Empty where the definition does not open so.
 */
export function genusOf(definition: string, profile: LanguageProfile): ReadonlySet<string> {
  if (profile.script === "unspaced") return new Set(headOf(definition));
  const [head] = headsOf(definition, profile);
  return new Set(head === undefined ? [] : [phraseKey(head.lower, profile)]);
}

/** The class of what a definition says its term is: of "the splitting of water by light" a happening. */
export function thingOf(definition: string, profile: LanguageProfile): ThingClass | null {
  if (profile.script === "unspaced") return classOfNoun(definition, profile);
  // "The amount of salt" is no salt: of the words that say little, those that are of a class tell it.
  const [first] = wordsOf(definition, profile).filter(({ lower }) => !profile.stopWords.has(lower));
  const told =
    first !== undefined && profile.generic.has(first.lower) ? classOfNoun(first.lower, profile) : null;
  if (told !== null) return told;
  for (const { lower } of headsOf(definition, profile)) {
    const thing = classOfNoun(lower, profile);
    if (thing !== null) return thing;
  }
  return null;
}

/** The noun that says what the thing is; where adjectives stand on either side of it, first what likely is that noun. */
function headsOf(definition: string, profile: LanguageProfile): readonly Word[] {
  const opening = openingOf(definition, profile);
  if (!hasFreeOrder(profile)) return opening.slice(profile.headFirst ? 0 : -1).slice(0, 1);
  return opening.filter(({ lower }) => profile.adjectiveShape?.test(lower) !== true);
}

/** In Polish and Ukrainian adjectives stand on either side of their noun. */
function hasFreeOrder({ nounLeads, capitalNouns }: LanguageProfile): boolean {
  return nounLeads.size === 0 && !capitalNouns;
}

/** The words up to the first that is no part of the noun's own phrase; "a type of" says nothing and is passed over. */
function openingOf(definition: string, profile: LanguageProfile): Word[] {
  const opening: Word[] = [];
  let last: Word | null = null;
  for (const word of wordsOf(definition, profile)) {
    const isParted = last !== null && definition.slice(last.end, word.start) !== " ";
    last = word;
    if (isParted && opening.length > 0) break;
    if (profile.generic.has(word.lower) && tellsNothing(definition.slice(word.end), profile)) continue;
    if (profile.stopWords.has(word.lower) || (opening.length > 0 && profile.breakers.has(word.lower))) {
      if (opening.length > 0) break;
      continue;
    }
    opening.push(word);
  }
  // "Fläche der Erde", "größte Fläche": German adjectives are small, its nouns are not.
  return profile.capitalNouns ? opening.filter(({ text }) => /^\p{Lu}/u.test(text)) : opening;
}

/** "A type of rock" is a rock, but "the process by which …" a process. Slavic genitives follow without a word between. */
function tellsNothing(behind: string, profile: LanguageProfile): boolean {
  return hasFreeOrder(profile) || /^ (?:of|de|del|von|vom|der|des) /u.test(behind);
}

/** Japanese says last what a thing is: of a definition or a compound, its last noun; none where it ends in another word. */
export function headOf(definition: string): string[] {
  const run =
    /(?:\p{Script=Han}+|[\p{Script=Katakana}ー]+|しくみ|はたらき|ゆれ|ずれ|つながり|まとまり|あつまり|かたまり|きまり)$/u.exec(
      definition,
    )?.[0] ?? "";
  return run === "" ? [] : [/^\p{Script=Han}/u.test(run) ? run.slice(-2) : run];
}
