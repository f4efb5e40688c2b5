import { type LanguageProfile, matchedWords, type Word } from "@quizmill/language";

/** The words of a text; in a script without spaces, its runs of content characters. */
export function wordsOf(text: string, { writing }: LanguageProfile): Word[] {
  return matchedWords(text, writing.word);
}

/** The same in lower case, without their places: half as long to find. */
function lowerWordsOf(text: string, profile: LanguageProfile): string[] {
  return text.match(profile.writing.word)?.map((word) => word.toLowerCase()) ?? [];
}

/**
 * Cuts an inflectional ending, so that the forms of a word compare equal. A light stemmer over the
 * language's own table: enough to compare, never used to build text.
 */
function stemOf(whole: string, profile: LanguageProfile): string {
  const lower = whole.replace(profile.elision, "");
  if (lower.length <= 4 || /^\p{N}/u.test(lower)) return lower;
  for (const ending of profile.endings) {
    if (lower.length - ending.length >= 4 && lower.endsWith(ending)) return lower.slice(0, -ending.length);
  }
  return lower;
}

/** The inflectional ending of a word, "" if it has none: words that share it fill the same place. */
export function endingOf(lower: string, profile: LanguageProfile): string {
  const stem = stemOf(lower, profile);
  return lower.slice(lower.lastIndexOf(stem) + stem.length);
}

/**
 * Forms of a word have so many letters in common; more where both have an ending: "casa" is none of "caso", but in
 * languages with cases "води" is one of "вода".
 */
const LEAST_SHARED = { oneEnding: 3, twoEndings: 4 };

/**
 * Whether a text has all content words of a phrase, each in any of its forms: "ions" and "ion", "theory" and
 * "theories".
 */
export function hasFormsOf(text: string, phrase: string, profile: LanguageProfile): boolean {
  return hasAll(text, phrase, profile, (word, other) => areForms(word, other, profile));
}

/** The same of words that open with what all forms of one begin with, too: "cromado" of "cromo". */
export function hasRelativesOf(text: string, phrase: string, profile: LanguageProfile): boolean {
  return hasAll(text, phrase, profile, (word, other) => {
    // "geologí" of "geología" opens "geólogo".
    const stem = bareOf(stemOf(word, profile)).replace(/[iі]$/u, "");
    const isOpened = stem.length >= LEAST_SHARED.twoEndings && bareOf(other).startsWith(stem);
    return isOpened || areForms(word, other, profile);
  });
}

function hasAll(
  text: string,
  phrase: string,
  profile: LanguageProfile,
  isAlike: (word: string, other: string) => boolean,
): boolean {
  const said = contentWordsOf(text, profile);
  const wanted = contentWordsOf(phrase, profile);
  return wanted.length > 0 && wanted.every((word) => said.some((other) => isAlike(word, other)));
}

function areForms(one: string, other: string, profile: LanguageProfile): boolean {
  if (one === other) return true;
  const { endings, changedEndings, hasCases } = profile;
  const least = hasCases ? LEAST_SHARED.oneEnding : LEAST_SHARED.twoEndings;
  const isEnding = (end: string) => endings.includes(end);
  const isOneOfTwo = (end: string) => isEnding(end) || changedEndings.has(end);
  for (let at = sharedLength(bareOf(one), bareOf(other)); at >= LEAST_SHARED.oneEnding; at--) {
    const rests = [one.slice(at), other.slice(at)].filter((rest) => rest !== "");
    if (rests.length < 2 ? rests.every(isEnding) : at >= least && rests.every(isOneOfTwo)) return true;
  }
  return false;
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Without accents, which forms need not share: "Kraft", "Kräfte". */
function bareOf(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

/**
 * What a text is about, as comparable units: stems of its content words; in a script without
 * spaces, character pairs of its content runs.
 */
export function contentKeys(text: string, profile: LanguageProfile): string[] {
  return contentWordsOf(text, profile).map((word) => stemOf(word, profile));
}

/** In lower case, without what is cut off their start; character pairs in a script without spaces. */
function contentWordsOf(text: string, profile: LanguageProfile): string[] {
  return lowerWordsOf(text, profile)
    .map((word) => word.replace(profile.elision, ""))
    .filter((word) => !profile.stopWords.has(word))
    .flatMap(profile.writing.parts);
}

/** One string for all inflected forms of a phrase. */
export function phraseKey(text: string, profile: LanguageProfile): string {
  return profile.writing.keyOf(text, (word) => stemOf(word, profile));
}

/** Whether all of a phrase's content is in a text, whatever the inflection. */
export function mentions(text: string, phrase: string, profile: LanguageProfile): boolean {
  return searcherOf(text, profile)(phrase);
}

/** Whether a text says a word, for many words of it: it is read once, and only if it must be. */
export function sayerOf(text: string, profile: LanguageProfile): (word: string) => boolean {
  const lower = text.toLowerCase();
  let key: string | null = null;
  return (word) => {
    const isIn = lower.includes(word.toLowerCase());
    if (isIn && new RegExp(`${RegExp.escape(word)}(?!\\p{L})`, "iu").test(text)) return true;
    key ??= phraseKey(text, profile);
    return profile.writing.holds(key, phraseKey(word, profile));
  };
}

/** `mentions` for one text and many phrases: the text is read once, and only if it must be. */
export function searcherOf(text: string, profile: LanguageProfile): (phrase: string) => boolean {
  const lower = text.toLowerCase();
  let key: string | null = null;
  return (phrase) => {
    if (lower.includes(phrase.toLowerCase())) return true;
    const needle = phraseKey(phrase, profile);
    key ??= phraseKey(text, profile);
    return needle !== "" && profile.writing.holds(key, needle);
  };
}

/** Length as a reader sees it: a Japanese character is about as wide as two letters. */
export function visibleLength(text: string, profile: LanguageProfile): number {
  return text.length * profile.writing.lettersPerChar;
}

/**
 * A coarser comparison than `phraseKey`: no accents, and words cut short, so that spellings and
 * forms the stemmer cannot join ("Trần" and "Tran", "Kraft" and "Kräfte") still meet.
 */
export function coarseKey(text: string, profile: LanguageProfile): string {
  const cut = profile.endings.length > 12 ? 3 : 2;
  return profile.writing.keyOf(text, (word) => {
    const bare = word.normalize("NFD").replace(/\p{M}/gu, "");
    return /\d/u.test(bare)
      ? bare
      : bare.slice(0, Math.max(bare.length > 4 || cut < 3 ? 4 : 3, bare.length - cut));
  });
}

/** "これを樽板という" without the word that points at the sentence before. */
export function withoutPronoun(text: string, { pronouns }: Pick<LanguageProfile, "pronouns">): string {
  const [longest = ""] = [...pronouns]
    .filter((word) => text.startsWith(word))
    .sort((a, b) => b.length - a.length);
  return text.slice(longest.length);
}
