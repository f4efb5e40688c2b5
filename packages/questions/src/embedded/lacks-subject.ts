import type { GenderedVerb, LanguageProfile } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";
import { isOblique } from "../text/cases.ts";
import { type Word, wordsOf } from "../text/words.ts";

/** Shorter words are particles. */
const LEAST_CHARS = 3;

/**
 * "Międzynarodową sławę zdobyła projektami …": where a verb alone can say who did something, and shows of which gender
 * that was, nothing up to the end of its clause could be it. Unsure words count as subjects.
 */
export function lacksSubject(text: string, profile: LanguageProfile): boolean {
  const { genderedVerbs } = profile;
  if (genderedVerbs === undefined) return false;
  const words = wordsOf(text, profile);
  return genderedVerbs.some((gendered) => lacksItsSubject(words, text, gendered, profile));
}

function lacksItsSubject(
  words: readonly Word[],
  text: string,
  gendered: GenderedVerb,
  profile: LanguageProfile,
): boolean {
  const verb = words.find(
    ({ lower, text: word, start }) => (word === lower || start === 0) && gendered.verb.test(lower),
  );
  if (verb === undefined) return false;
  const rest = /[,;:–—]/u.exec(text.slice(verb.end));
  const end = rest === null ? text.length : verb.end + rest.index;
  const clause = words.filter((word) => word !== verb && word.start < end);
  const led = new Set<Word>();
  return !clause.some((word, i) => {
    if (isLed(clause, i, led, profile) || isOfObject(clause, i, led, verb, profile)) led.add(word);
    return !led.has(word) && mayBeSubject(word, gendered, profile);
  });
}

/**
 * What follows a preposition is no subject, nor is the noun behind its adjective there, the rest of a name, or what
 * "and" joins to it.
 */
function isLed(
  clause: readonly Word[],
  at: number,
  led: ReadonlySet<Word>,
  profile: LanguageProfile,
): boolean {
  const [word, previous, before] = [clause[at], clause[at - 1], clause[at - 2]];
  // "… w Sarajewie, Eskadra opuściła …": behind a comma something new begins.
  if (word === undefined || previous === undefined || word.start !== previous.end + 1) return false;
  if (lexiconOf(profile.code).casesAfter(previous.lower).length > 0) return true;
  if (before !== undefined && led.has(before) && JOINS.test(previous.lower)) return true;
  if (!led.has(previous)) return false;
  return (isName(previous) && isName(word)) || isObliqueAdjective(previous.lower, profile);
}

function isName({ text }: Word): boolean {
  return /^\p{Lu}/u.test(text);
}

/**
 * "Został profesorem Central European University", "poparł kandydaturę Marka Jurka", "… w okręgu Kraków": of what or whose
 * the object is, or what the place is called.
 */
function isOfObject(
  clause: readonly Word[],
  at: number,
  led: ReadonlySet<Word>,
  verb: Word,
  profile: LanguageProfile,
): boolean {
  const [word, previous] = [clause[at], clause[at - 1]];
  if (word === undefined || previous === undefined || word.start !== previous.end + 1) return false;
  if (previous.start <= verb.start || !isName(word) || isName(previous)) return false;
  return led.has(previous) || isOblique(previous.lower, profile) || GENITIVE_NAME.test(word.lower);
}

/** "w realizacji filmu Barbary Sass": behind a noun no name that ends so is a subject. */
const GENITIVE_NAME = /(?:[yi]|ego|ej|[еоє]ї|ого|[бвгджзклмнпрстчш]и)$/u;

const JOINS = /^(?:i|oraz|lub|і|й|та|або)$/u;

function isObliqueAdjective(lower: string, { adjectiveCases = [] }: LanguageProfile): boolean {
  return adjectiveCases.some(([ending]) => ending.test(lower));
}

function mayBeSubject(
  word: Word,
  { verb, subject, opening }: GenderedVerb,
  profile: LanguageProfile,
): boolean {
  const { text, lower, start } = word;
  if (lower.length < LEAST_CHARS || lexiconOf(profile.code).casesAfter(lower).length > 0) return false;
  if (/^\p{Lu}{2,}/u.test(text)) return true;
  if (isOblique(lower, profile) || isObliqueAdjective(lower, profile)) return false;
  // "10 września 1970 wyszła …"
  if (profile.months.includes(lower)) return false;
  if (STANDS_FOR_IT.test(lower)) return true;
  if (!isName(word)) return subject.test(lower) && !verb.test(lower) && !isFunctionWord(lower, profile);
  // "Mauss … ustaliła", but "Następnie …", "Szybko …".
  return start > 0 || !(opening.test(lower) || isFunctionWord(lower, profile));
}

/** "Jedna z bomb …", "…, który …": function words that are subjects. */
const STANDS_FOR_IT =
  /^(?:jed(?:en|na)|kto|któr[ya]|nikt|każd[ya]|żad(?:en|na)|один|одна|хто|ніхто|кож(?:ен|на)|жод(?:ен|на)|як(?:ий|а)|що)$/u;

function isFunctionWord(lower: string, { stopWords, phraseBoundaries }: LanguageProfile): boolean {
  return stopWords.has(lower) || phraseBoundaries.has(lower);
}
