import type { Section } from "@quizmill/contract";
import { languageByWords } from "./function-words.ts";
import { letterPairsOf, likeness } from "./letter-pairs.ts";
import { languageOfQuestions } from "./question-language.ts";
import type { Part } from "./reading.ts";
import { cyrillicByLetters, settledByLetters } from "./telling-letters.ts";
import { languageByTrigrams, rankedByTrigrams } from "./trigram-ranks.ts";

/** Most documents are in one language: if the first samples agree, the others are not looked at. */
const FIRST_SAMPLES = 3;
const SAMPLES = 12;
const SAMPLE_CHARS = 400;
/** Similarity of samples: 0.3 to 0.5 for two languages of one alphabet, 0.6 to 0.9 for the same language. */
const ONE_LANGUAGE = 0.55;
/** Japanese text always has some kana; code and English terms in it must not outweigh them. */
const MIN_KANA_SHARE = 0.1;
/** Chinese text has no other letters, except product names and units. */
const MIN_HAN_SHARE = 0.6;
const MIN_LETTER_SHARE = 0.5;

/** The main language of a document. */
export interface DocumentLanguage {
  /** ISO 639-1 code (639-3 for the few languages without one), or null if it is unknown. */
  readonly code: string | null;
  /** Stretches of the text in that language. */
  readonly samples: readonly string[];
}

/**
 * The main language of the document. Samples come from the whole document, so that an English abstract does not
 * decide for a Polish thesis. Scripts and function words decide for running text; otherwise trigram ranks do.
 */
export function documentLanguage(parts: readonly Part[]): DocumentLanguage {
  const text = parts.map((part) => part.text).join("\n");
  const first = samplesOf(text, FIRST_SAMPLES);
  const isShort = text.length <= FIRST_SAMPLES * SAMPLE_CHARS;
  const asked = isShort ? languageOfQuestions(parts.map((part) => part.text)) : null;
  if (asked !== null) return { code: asked, samples: first };
  const atFirst = settledLanguage(first);
  if (atFirst !== null) return atFirst;
  const all = samplesOf(text, SAMPLES);
  const settled = settledLanguage(all) ?? languageTogether(all);
  if (settled !== null) return settled;
  const [code = null, ...others] = unlike(first).map((sample) => languageOfSample(sample));
  if (code !== null && others.every((language) => language === code)) return { code, samples: first };
  const byLanguage = Map.groupBy(all, (sample) => languageOfSample(sample));
  byLanguage.delete(null);
  const chars = ([, samples]: [string | null, string[]]) =>
    samples.reduce((sum, { length }) => sum + length, 0);
  const [winner] = [...byLanguage].sort((a, b) => chars(b) - chars(a));
  return { code: winner?.[0] ?? null, samples: winner?.[1] ?? [] };
}

/**
 * The language of a set of questions: that in which it asks. What it asks about, and its answers, may be in another, as
 * in lists of vocabulary; they decide only where nothing is asked.
 */
export function languageOfSet(
  questions: readonly { readonly text: string; readonly options: readonly string[] }[],
): DocumentLanguage {
  const stems = questions.map(({ text }) => text);
  const code =
    languageAtOnce(stems.join("\n").slice(0, SAMPLES * SAMPLE_CHARS)) ?? languageOfQuestions(stems);
  if (code !== null) return { code, samples: [] };
  return documentLanguage(
    questions.map(({ text, options }) => ({ kind: "paragraph", text: [text, ...options].join(" ") })),
  );
}

/** The language that most samples clearly are in, if none is clearly in another. */
function settledLanguage(samples: readonly string[]): DocumentLanguage | null {
  const byLanguage = Map.groupBy(samples, languageAtOnce);
  byLanguage.delete(null);
  const [[code = null, telling = []] = [], other] = [...byLanguage];
  return other !== undefined || 2 * telling.length <= samples.length ? null : { code, samples: telling };
}

/** Lists and forms have too few function words in one sample, but enough in all of them. */
function languageTogether(samples: readonly string[]): DocumentLanguage | null {
  const code = languageByWords(samples.join("\n"));
  const isDoubtful = samples.some((sample) => (languageAtOnce(sample) ?? code) !== code);
  return code === null || isDoubtful ? null : { code, samples };
}

/** If all samples are clearly in one language, only the middle one is ranked by trigrams, because that is slow. */
function unlike(samples: readonly string[]): readonly string[] {
  const [first, middle, last] = samples;
  if (first === undefined || middle === undefined || last === undefined) return samples;
  const pairs = letterPairsOf(middle);
  const isOne = [first, last].every((other) => likeness(pairs, letterPairsOf(other)) >= ONE_LANGUAGE);
  return isOne ? [middle] : samples;
}

/** Sections with fewer letters are names, formulas and quotations, for which trigrams only guess. */
const MIN_SECTION_LETTERS = 200;
/** Another script is recognised at once, with fewer letters. */
const MIN_FOREIGN_LETTERS = 60;
/** A list of names is in no language. */
const MAX_CAPITALISED_SHARE = 0.5;
const SECTION_WINDOWS = 4;
const WINDOW_CHARS = 300;
const RANKED_CHARS = 2_000;
/** As a share of the best score, which is 1. The score of a wrong language is at most 0.94. */
const MAX_OWN_SCORE = 0.96;
/**
 * Languages that are often mixed in documents, as franc names them (ISO 639-3). Ranking only these takes a quarter of
 * the time.
 */
const COMMON: Readonly<Record<string, string>> = {
  eng: "en",
  pol: "pl",
  deu: "de",
  spa: "es",
  ukr: "uk",
  rus: "ru",
  fra: "fr",
  ita: "it",
  por: "pt",
  nld: "nl",
  ces: "cs",
  swe: "sv",
};
const COMMON_CODES = Object.keys(COMMON);
const COMMON_LANGUAGES: ReadonlySet<string> = new Set(["ja", ...Object.values(COMMON)]);

/** As a share of the similarity of the document's own samples; other languages stay below it. */
const OWN_LIKENESS = 0.88;
const PROFILE_CHARS = 2_000;
const PROFILED_CHARS = 600;
/** A few words decide for most sections, more words for most others. */
const FIRST_CHARS = 240;

/**
 * The language of each section that is clearly not the document's; null if it is the same, or if the section is too
 * short to tell. Its script or function words decide for most, its letter pairs for most others. Only a different
 * language is ranked.
 */
export function sectionLanguages(
  sections: readonly Section[],
  document: DocumentLanguage,
): (string | null)[] {
  const { code } = document;
  // A single section is the whole document.
  if (code === null || sections.length === 1) return sections.map(() => null);
  const isOwn = ownText(document);
  return sections.map(({ blocks }) => {
    const text = blocks.map((block) => block.text).join("\n");
    if (text.length < MIN_FOREIGN_LETTERS || isTooShort(text, code)) return null;
    if (languageAtOnce(text.slice(0, FIRST_CHARS)) === code) return null;
    if (text.length > FIRST_CHARS && languageAtOnce(text.slice(0, PROFILED_CHARS)) === code) return null;
    if (isOwn(text) || !mayDiffer(text, code)) return null;
    return languageOfText(text, code);
  });
}

/** Whether a text clearly is in the document's language. Scripts without spaces have no letter pairs to compare. */
function ownText({ code, samples }: DocumentLanguage): (text: string) => boolean {
  const text = samples.join("\n").slice(0, PROFILE_CHARS);
  if (code === "ja" || text.length < SAMPLE_CHARS) return () => false;
  let isLike: ((section: string) => boolean) | null = null;
  return (section) => {
    isLike ??= likeText(text);
    return isLike(section.slice(0, PROFILED_CHARS));
  };
}

function likeText(text: string): (section: string) => boolean {
  const own = letterPairsOf(text.slice(0, text.length / 2));
  const other = letterPairsOf(text.slice(text.length / 2));
  const least = OWN_LIKENESS * likeness(own, other);
  return (section) => {
    const pairs = letterPairsOf(section);
    return Math.max(likeness(own, pairs), likeness(other, pairs)) >= least;
  };
}

/** If all letters are of the document's own script, only running text is worth ranking. */
function mayDiffer(text: string, ofDocument: string): boolean {
  return hasOtherScript(text, ofDocument) || isRunningText(text, false);
}

/** For running text in letters of the document's own script. */
function isTooShort(text: string, ofDocument: string): boolean {
  return text.length < MIN_SECTION_LETTERS && !hasOtherScript(text, ofDocument);
}

function hasOtherScript(text: string, ofDocument: string): boolean {
  return OTHER_SCRIPTS[scriptOf(ofDocument)].test(text);
}

function languageOfText(text: string, ofDocument: string): string | null {
  const only = isCommon(ofDocument) ? COMMON_CODES : [];
  const [middle = null] = windowsOf(text, 1).map((sample) => languageOfSample(sample, only));
  if (middle === null || middle === ofDocument || !isCommon(middle)) return null;
  if (!isRunningText(text, scriptOf(middle) !== scriptOf(ofDocument))) return null;
  const votes = windowsOf(text, SECTION_WINDOWS).map((sample) => languageOfSample(sample, only));
  return votes.every((vote) => vote === middle) && !mayBe(ofDocument, text) ? middle : null;
}

const isCommon = (language: string) => COMMON_LANGUAGES.has(language);

/** Academic English has many French words, so the document's own language must not score close either. */
function mayBe(language: string, text: string): boolean {
  const ranking = rankedByTrigrams(text.slice(0, RANKED_CHARS), COMMON_CODES);
  return ranking.some(([code, score]) => twoLetters(code) === language && score > MAX_OWN_SCORE);
}

function isRunningText(section: string, isForeign: boolean): boolean {
  const text = section.slice(0, RANKED_CHARS);
  const letters = lettersIn(text);
  const words = text.match(/\p{L}+/gu) ?? [];
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const needed = isForeign ? MIN_FOREIGN_LETTERS : MIN_SECTION_LETTERS;
  return letters >= needed && capitalised < MAX_CAPITALISED_SHARE * words.length;
}

/** Only as far as the languages looked for in sections differ in it. */
function scriptOf(language: string): "kana" | "Cyrillic" | "Latin" {
  if (language === "ja") return "kana";
  return ["uk", "ru", "be", "bg", "sr", "mk"].includes(language) ? "Cyrillic" : "Latin";
}

/** Letters of the two other scripts. */
const OTHER_SCRIPTS = {
  kana: /[A-Za-z\u00C0-\u024F\u0400-\u052F]/,
  Cyrillic: /[A-Za-z\u00C0-\u024F\u3041-\u30FA]/,
  Latin: /[\u0400-\u052F\u3041-\u30FA]/,
};

/** Evenly spread, without the ends of the text. */
function windowsOf(text: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const start = Math.max(0, Math.round((text.length * (index + 1)) / (count + 1)) - WINDOW_CHARS / 2);
    return text.slice(start, start + WINDOW_CHARS);
  });
}

/** By the script, the function words or letters that only one language has; null if these do not decide. */
function languageAtOnce(sample: string): string | null {
  return languageByScript(sample) ?? languageByWords(sample) ?? cyrillicByLetters(sample);
}

function languageByScript(sample: string): "ja" | "zh" | null {
  if (!/[\u3041-\u30FA\u4E00-\u9FFF]/.test(sample)) return null;
  const kana = countOf(/[^\u3041-\u30FA]+/g, sample);
  // The share of all characters is enough here; counting the letters takes as long as everything else.
  if (kana > MIN_KANA_SHARE * sample.length) return "ja";
  const letters = lettersIn(sample);
  if (kana > MIN_KANA_SHARE * letters) return "ja";
  return countOf(/[^\u4E00-\u9FFF]+/g, sample) > MIN_HAN_SHARE * letters ? "zh" : null;
}

const lettersIn = (text: string) => countOf(/\P{L}+/gu, text);

/** The number of characters outside `others`; a list of matches would be slower. */
function countOf(others: RegExp, text: string): number {
  return text.replace(others, "").length;
}

function languageOfSample(sample: string, only: string[] = []): string | null {
  const told = languageAtOnce(sample);
  if (told !== null) return told;
  const letters = lettersIn(sample);
  // Tables of numbers and code have letters, but no language.
  if (letters < MIN_LETTER_SHARE * sample.replace(/\s+/g, "").length) return null;
  const code = languageByTrigrams(sample, only);
  return code === null ? null : twoLetters(settledByLetters(code, sample));
}

/** Canonical language tags use the two-letter code if there is one (BCP 47, 2.2.1). */
function twoLetters(code: string): string | null {
  return COMMON[code] ?? Intl.getCanonicalLocales(code)[0] ?? null;
}

/** Evenly spread, from the first characters to the last. */
function samplesOf(text: string, most: number): string[] {
  if (text.length <= SAMPLE_CHARS) return [text];
  const count = Math.min(most, Math.ceil(text.length / SAMPLE_CHARS));
  const step = (text.length - SAMPLE_CHARS) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.round(index * step);
    return text.slice(start, start + SAMPLE_CHARS);
  });
}
