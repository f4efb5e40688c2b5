import { isOblique, type LanguageProfile } from "../languages/profile.ts";
import { type Word, wordsOf } from "../text/words.ts";

/** Shorter words are particles. */
const LEAST_CHARS = 3;

/**
 * "Międzynarodową sławę zdobyła projektami …": where a verb alone can say who did something, and shows that it was a
 * woman or a feminine noun, nothing up to the end of its clause could be her. Unsure words count as subjects.
 */
export function lacksSubject(text: string, profile: LanguageProfile): boolean {
  const { feminine } = profile;
  if (feminine === undefined) return false;
  const words = wordsOf(text, profile);
  const verb = words.find(({ lower, text: word }) => word === lower && feminine.verb.test(lower));
  if (verb === undefined) return false;
  const rest = /[,;:–—]/u.exec(text.slice(verb.end));
  const end = rest === null ? text.length : verb.end + rest.index;
  const clause = words.filter((word) => word !== verb && word.start < end);
  const led = new Set<Word>();
  return !clause.some((word, i) => {
    const previous = clause[i - 1];
    if (previous !== undefined && isLed(word, previous, led, profile)) led.add(word);
    return !led.has(word) && mayBeSubject(word, feminine.subject, profile);
  });
}

/** What follows a preposition is no subject, nor is the rest of a name there. */
function isLed(word: Word, previous: Word, led: ReadonlySet<Word>, { lexicon }: LanguageProfile): boolean {
  const isName = (other: Word) => /^\p{Lu}/u.test(other.text);
  return (
    lexicon().casesAfter(previous.lower).length > 0 || (led.has(previous) && isName(previous) && isName(word))
  );
}

function mayBeSubject({ text, lower, start }: Word, shape: RegExp, profile: LanguageProfile): boolean {
  if (lower.length < LEAST_CHARS || profile.lexicon().casesAfter(lower).length > 0) return false;
  if (shape.test(lower)) return true;
  if (/^\p{Lu}{2,}/u.test(text)) return true;
  if (!/^\p{Lu}/u.test(text) || isOblique(text, profile)) return false;
  // "Mauss … ustaliła", but "Następnie …", "Szybko …".
  return start > 0 || !(OPENS_OTHERWISE.test(lower) || isFunctionWord(lower, profile));
}

/** Adverbs and plurals end so; hardly any name does. */
const OPENS_OTHERWISE = /[oeiуиіоеyęą]$/u;

function isFunctionWord(lower: string, { stopWords, breakers }: LanguageProfile): boolean {
  return stopWords.has(lower) || breakers.has(lower);
}
