import type { LanguageProfile } from "@quizmill/language";
import { contentKeys, visibleLength, wordsOf } from "../text/words.ts";
import type { Line } from "./lines.ts";
import { phrasesOf } from "./phrases.ts";
import type { Term, Terms } from "./terms.ts";
import { topicOf } from "./topic.ts";

/**
 * Features of sentences that can be understood alone and say something worth knowing, with their weights (log-odds).
 * Set by hand after 272 questions marked by critical readers (figures in bench/RESULTS.md). Sentences on several
 * salient terms are mostly worth asking about. Sentences that point, address the reader or were loosened from another
 * are mostly understood only in context.
 */
const WEIGHTS = {
  teaches: 0.4,
  teachesMore: 0.9,
  teachesNothing: -0.5,
  onTopic: 0.3,
  addressed: -0.8,
  short: -0.8,
  long: -0.4,
  mayPoint: -0.5,
  refers: -0.3,
  loosened: -0.7,
} as const;

/** What a sentence loses for, unless those before it are shown. */
const LEANING: readonly Feature[] = ["mayPoint", "refers", "loosened"];

type Feature = keyof typeof WEIGHTS;
type Features = Partial<Record<Feature, boolean>>;

const BASE = 1;
/** Bounds of salience: above the first a term is surely taught, below the last only mentioned. */
const SALIENCE_FROM = { surely: 0.5, likely: 0.3, hardly: 0.15 };
/**
 * Letters: of 48 questions on Japanese articles and a manual not one on a shorter or longer sentence was worth
 * asking.
 */
const FIT_LETTERS = { least: 60, most: 200 };
/** With fewer sentences a text says most of what it teaches but once, and nothing tells that from other words. */
const TELLING_LINES = 150;

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
    const sentence = known.get(line.id) ?? sentenceFeaturesOf(line, reading);
    known.set(line.id, sentence);
    const { sum, leaning } = sentence;
    const sure = probabilityOf(
      sum - (isBehindContext ? leaning : 0) + weightOf(taughtBeside(asked, sentence, reading)),
    );
    return reading.profile.writing.showsTerms ? sure : Math.min(1, sure / probabilityOf(BASE));
  };
}

/** Features of a sentence that do not depend on what is asked for. */
interface SentenceFeatures {
  sum: number;
  /** The part of the sum that leans on what stands before. */
  leaning: number;
  terms: readonly Term[];
}

function taughtBeside(asked: string, sentence: SentenceFeatures, reading: Reading): Features {
  const own = reading.terms.get(asked);
  const others = sentence.terms.filter((term) => term !== own).map(reading.salience);
  const isLong = reading.profile.writing.showsTerms && reading.lines.length >= TELLING_LINES;
  return {
    teaches: others.some((sure) => sure > SALIENCE_FROM.surely),
    teachesMore: others.filter((sure) => sure > SALIENCE_FROM.likely).length > 1,
    teachesNothing: isLong && others.every((sure) => sure < SALIENCE_FROM.hardly),
  };
}

function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

function sentenceFeaturesOf(line: Line, reading: Reading): SentenceFeatures {
  const { profile, terms } = reading;
  const { text, wasTied } = line;
  const letters = visibleLength(text, profile);
  const pointing = wordsOf(text, profile).filter(({ lower }) => profile.pronouns.has(lower));
  const features: Features = {
    onTopic: namesTopic(line, reading),
    mayPoint: pointing.some(({ lower }) => !profile.personalPronouns.has(lower)),
    refers: pointing.length > 0,
    loosened: wasTied,
    short: letters < FIT_LETTERS.least,
    long: letters > FIT_LETTERS.most,
  };
  const phrases = phrasesOf(text, profile).flatMap((phrase) => terms.get(phrase.text) ?? []);
  return {
    sum: BASE + weightOf(features),
    leaning: weightOf(Object.fromEntries(LEANING.map((name) => [name, features[name]]))),
    terms: [...new Set(phrases)],
  };
}

/** It names what its section or the document is about. */
function namesTopic({ text, heading }: Line, { profile, title }: Reading): boolean {
  const topics = [topicOf(heading), topicOf(title)].filter((topic) => topic !== null);
  const said = new Set(contentKeys(text, profile));
  return topics.some((topic) => contentKeys(topic, profile).some((key) => said.has(key)));
}

function weightOf(features: Features): number {
  let sum = 0;
  for (const [feature, isThere] of Object.entries(features)) if (isThere) sum += WEIGHTS[feature as Feature];
  return sum;
}
