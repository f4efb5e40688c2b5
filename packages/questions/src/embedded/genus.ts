import type { LanguageProfile } from "../languages/profile.ts";
import { phraseKey, type Word, wordsOf } from "../text/words.ts";

/**
 * What a definition says its term is, as comparable words: "process" of "the process by which …", "piedra" of "la
 * piedra que …". Things of one genus can be taken for each other. Empty where the definition does not open so.
 */
export function genusOf(definition: string, profile: LanguageProfile): ReadonlySet<string> {
  if (profile.script === "unspaced") return new Set(headOf(definition));
  const opening = openingOf(definition, profile);
  const heads = hasFreeOrder(profile) ? opening : opening.slice(profile.headFirst ? 0 : -1).slice(0, 1);
  return new Set(heads.map(({ lower }) => phraseKey(lower, profile)));
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
    if (profile.generic.has(word.lower)) continue;
    if (profile.stopWords.has(word.lower) || (opening.length > 0 && profile.breakers.has(word.lower))) {
      if (opening.length > 0) break;
      continue;
    }
    opening.push(word);
  }
  // "Fläche der Erde", "größte Fläche": German adjectives are small, its nouns are not.
  return profile.capitalNouns ? opening.filter(({ text }) => /^\p{Lu}/u.test(text)) : opening;
}

/** Japanese says last what a thing is: of a definition or a compound, its last noun; none where it ends in another word. */
export function headOf(definition: string): string[] {
  const run =
    /(?:\p{Script=Han}+|[\p{Script=Katakana}ー]+|しくみ|はたらき|ゆれ|ずれ|つながり|まとまり|あつまり|かたまり|きまり)$/u.exec(
      definition,
    )?.[0] ?? "";
  return run === "" ? [] : [/^\p{Script=Han}/u.test(run) ? run.slice(-2) : run];
}
