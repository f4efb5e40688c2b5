import type { LanguageProfile } from "@quizmill/language";
import { contentKeys, wordsOf } from "../text/words.ts";
import type { Line } from "./lines.ts";
import { phrasesOf } from "./phrases.ts";
import type { Term, Terms } from "./terms.ts";
import { topicOf } from "./topic.ts";

/**
 * Features of sentences that can be understood alone and say something worth knowing, with their weights (log-odds).
 * Set by hand after 272 questions marked by critical readers (figures in bench/RESULTS.md). Sentences on several
 * salient terms are mostly worth asking about. Sentences that resume an earlier noun, point, address the reader or
 * count incidentally are mostly understood only in context.
 */
const SELF_CONTAINEDNESS_WEIGHTS = {
  teaches: 0.4,
  teachesMore: 0.9,
  teachesNothing: -0.5,
  onTopic: 0.3,
  resumes: -0.9,
  definites: -0.5,
  points: -1.2,
  mayPoint: -0.5,
  refers: -0.3,
  loosened: -0.7,
  addressed: -0.8,
  also: -0.8,
  short: -0.8,
  long: -0.4,
  numbers: -0.4,
  figure: -1.2,
  precise: -0.8,
} as const;

/** What a sentence loses for, unless those before it are shown. */
const LEANING = [
  ...["resumes", "definites", "points", "mayPoint"],
  ...["refers", "loosened", "also"],
] as const satisfies readonly SelfContainednessFeature[];

type SelfContainednessFeature = keyof typeof SELF_CONTAINEDNESS_WEIGHTS;

const BASE = 1;
/** Bounds of salience: above the first a term is surely taught, below the last only mentioned. */
const SALIENCE_FROM = { surely: 0.5, likely: 0.3, hardly: 0.15 };
/** Characters: of 48 questions on Japanese articles and a manual not one on a shorter or longer sentence was worth asking. */
const FIT_CHARS = { spaced: { least: 60, most: 200 }, unspaced: { least: 30, most: 95 } };
/** With fewer sentences a text says most of what it teaches but once, and nothing tells that from other words. */
const TELLING_LINES = 150;
/** So many numbers beside what is asked for, and the sentence tells figures. */
const MANY_NUMBERS = 2;
/** A year or a day, which is worth knowing of what was founded, found, decided or won, and seldom of what else was done. */
const DATE =
  /^(?:\d{1,2}\.? \p{L}+(?: \d{4})?|\d{1,2} de \p{L}+(?: de \d{4})?|\p{Lu}\p{L}+ \d{1,2}, \d{4}|\d{4}|(?:\d{3,4}年)?\d{1,2}月\d{1,2}日|\d{3,4}年)$/u;
const NUMBER = /(?<![\p{L}\d])\d[\d.,\u00a0\u202f]*/gu;

/** "12,843 partnerships": nobody learns so many digits by heart, unless what is measured is taught. */
const PRECISE_FROM = 4;

/** What the computation needs to know of a document. */
interface Reading {
  profile: LanguageProfile;
  title: string | null;
  lines: readonly Line[];
  terms: Terms;
  salience(term: Term): number;
}

/**
 * How self-contained a sentence is when `asked` is asked for, 0 to 1; with what stands before it if that is shown. In a
 * script without spaces, where salience is hard to measure, 1 unless something speaks against it.
 */
export type SelfContainedness = (line: Line, asked: string, isBehindContext?: boolean) => number;

/** How self-contained the sentences of a document are, each read when first asked about. */
export function selfContainednessIn(reading: Reading): SelfContainedness {
  const known = new Map<number, SentenceFeatures>();
  return (line, asked, isBehindContext = false) => {
    const features = known.get(line.id) ?? sentenceFeaturesOf(line, reading);
    known.set(line.id, features);
    const { sum, leaning } = features;
    const left = isBehindContext ? { ...features, sum: sum - leaning } : features;
    const sure = selfContainednessOf(left, asked, reading);
    return reading.profile.script === "unspaced" ? Math.min(1, sure / probabilityOf(BASE)) : sure;
  };
}

/** Features of a sentence that do not depend on what is asked for. */
interface SentenceFeatures {
  sum: number;
  /** The part of the sum that leans on what stands before. */
  leaning: number;
  terms: readonly Term[];
  numbers: number;
  /** It names what its section or the document is about. */
  isOnTopic: boolean;
}

function selfContainednessOf(
  { sum, terms, numbers, isOnTopic }: SentenceFeatures,
  asked: string,
  { profile, lines, terms: all, salience }: Reading,
): number {
  const own = all.get(asked);
  const others = terms.filter((term) => term !== own).map(salience);
  const features: Partial<Record<SelfContainednessFeature, boolean>> = {
    teaches: others.some((sure) => sure > SALIENCE_FROM.surely),
    teachesMore: others.filter((sure) => sure > SALIENCE_FROM.likely).length > 1,
    teachesNothing:
      profile.script === "spaced" &&
      lines.length >= TELLING_LINES &&
      others.every((sure) => sure < SALIENCE_FROM.hardly),
    numbers: numbers - (/\d/u.test(asked) ? 1 : 0) >= MANY_NUMBERS,
    figure: isFigure(asked, profile) && !isOnTopic && others.every((sure) => sure < SALIENCE_FROM.likely),
    precise:
      profile.script === "spaced" && isPrecise(asked) && others.every((sure) => sure < SALIENCE_FROM.likely),
  };
  return probabilityOf(sum + weightOf(features));
}

/** An amount, in digits or in words: what else a sentence tells must be worth knowing for it. */
function isFigure(asked: string, { numerals }: LanguageProfile): boolean {
  return (
    (!DATE.test(asked) && /^\d/u.test(asked)) || numerals?.some((words) => words.includes(asked)) === true
  );
}

function isPrecise(asked: string): boolean {
  if (DATE.test(asked) || !/^\d/u.test(asked)) return false;
  return asked.replace(/\D/gu, "").replace(/0+$/u, "").length >= PRECISE_FROM;
}

function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

function sentenceFeaturesOf(line: Line, reading: Reading): SentenceFeatures {
  const { profile, terms } = reading;
  const { text, wasTied, antecedent } = line;
  const phrases = phrasesOf(text, profile).flatMap((phrase) => terms.get(phrase.text) ?? []);
  const words = wordsOf(text, profile);
  const fit = FIT_CHARS[profile.script];
  const isOnTopic = namesTopic(line, reading);
  const pointing = words.filter(({ lower }) => profile.pronouns.has(lower));
  const features: Partial<Record<SelfContainednessFeature, boolean>> = {
    ...definitesIn(line, reading),
    onTopic: isOnTopic,
    points: profile.unresolvedDemonstrative?.test(text) === true,
    mayPoint: pointing.some(({ lower }) => !profile.personalPronouns.has(lower)),
    refers: pointing.length > 0,
    loosened: wasTied,
    addressed: antecedent === "",
    also: profile.also?.test(text) === true,
    short: text.length < fit.least,
    long: text.length > fit.most,
  };
  return {
    sum: BASE + weightOf(features),
    leaning: weightOf(Object.fromEntries(LEANING.map((name) => [name, features[name]]))),
    terms: [...new Set(phrases)],
    numbers: text.match(NUMBER)?.length ?? 0,
    isOnTopic,
  };
}

/** Definite nouns whose meaning an earlier sentence gives, if the document teaches no such term. */
function definitesIn(
  { id, text, passage }: Line,
  { profile, lines, terms, salience }: Reading,
): { resumes: boolean; definites: boolean } {
  if (profile.definite === undefined) return { resumes: false, definites: false };
  const nouns = [...text.matchAll(profile.definite)].flatMap(({ groups }) => groups?.noun ?? []);
  const untaught = nouns.filter((noun) => {
    const term = terms.get(noun);
    return term === undefined || salience(term) < SALIENCE_FROM.likely;
  });
  const before = lines[id - 1];
  const said = before?.passage === passage ? contentKeys(before.quote, profile) : [];
  return {
    resumes: untaught.some((noun) => said.includes(contentKeys(noun, profile)[0] ?? "?")),
    definites: untaught.length > 1,
  };
}

/** It names what its section or the document is about. */
function namesTopic({ text, heading }: Line, { profile, title }: Reading): boolean {
  const topics = [topicOf(heading), topicOf(title)].filter((topic) => topic !== null);
  const said = new Set(contentKeys(text, profile));
  return topics.some((topic) => contentKeys(topic, profile).some((key) => said.has(key)));
}

function weightOf(features: Partial<Record<SelfContainednessFeature, boolean>>): number {
  let sum = 0;
  for (const [feature, isThere] of Object.entries(features))
    if (isThere) sum += SELF_CONTAINEDNESS_WEIGHTS[feature as SelfContainednessFeature];
  return sum;
}
