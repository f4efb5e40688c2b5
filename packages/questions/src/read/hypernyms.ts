import { type LanguageProfile, NEVER, type SemanticClass, type Word } from "@quizmill/language";
import { phraseKey, wordsOf } from "../text/words.ts";
import { classOfNoun, listedClass } from "./semantic-classes.ts";

/**
 * What a definition says its term is, as comparable words: "process" of "the process by which …", "piedra" of "la
 * piedra que …". Things of one hypernym can be taken for each other. Empty where the definition does not open so.
 */
export function hypernymsInDefinition(definition: string, profile: LanguageProfile): ReadonlySet<string> {
  const head = headOf(definition, profile);
  return new Set(head === undefined ? [] : [phraseKey(head, profile)]);
}

/** The class of what a definition says its term is: of "the splitting of water by light" a happening. */
export function semanticClassInDefinition(
  definition: string,
  profile: LanguageProfile,
): SemanticClass | null {
  // What shows it at the end of a definition may be longer than the noun.
  const told = profile.lastNoun === NEVER ? headOf(definition, profile) : definition;
  return told === undefined ? null : classOfNoun(told, profile);
}

/** The noun that says what the thing is: behind English adjectives the last, else the first that is no adjective. */
function headOf(definition: string, profile: LanguageProfile): string | undefined {
  if (profile.lastNoun !== NEVER) return profile.lastNoun.exec(definition)?.[0];
  const opening = openingOf(definition, profile);
  if (!hasFreeOrder(profile)) return opening.at(profile.headFirst || profile.capitalNouns ? 0 : -1)?.lower;
  const listed = opening.find(({ lower }) => isOfClass(lower, profile));
  return (listed ?? opening.find(({ lower }) => !profile.adjectiveShape.test(lower)))?.lower;
}

function isOfClass(lower: string, profile: LanguageProfile): boolean {
  return listedClass(phraseKey(lower, profile), profile) !== null;
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
    if (tellsNothing(word, definition.slice(word.end), profile)) continue;
    if (
      profile.stopWords.has(word.lower) ||
      (opening.length > 0 && profile.phraseBoundaries.has(word.lower))
    ) {
      if (opening.length > 0) break;
      continue;
    }
    opening.push(word);
  }
  // "Fläche der Erde", "größte Fläche": German adjectives are small, its nouns are not.
  return profile.capitalNouns ? opening.filter(({ text }) => /^\p{Lu}/u.test(text)) : opening;
}

/**
 * "A type of rock" is a rock, but "the process by which …" a process and "a part of a cell" a part. Slavic genitives
 * follow without a word between: "forma z wklęsłą literą" is a form.
 */
function tellsNothing({ lower }: Word, behind: string, profile: LanguageProfile): boolean {
  if (!profile.generic.has(lower) || isOfClass(lower, profile)) return false;
  if (!hasFreeOrder(profile)) return profile.of.has(/^ (\p{L}+) /u.exec(behind)?.[1] ?? "");
  const next = /^ (\p{L}+)/u.exec(behind)?.[1];
  return next !== undefined && !profile.stopWords.has(next);
}
