import { type LanguageProfile, profileOf, sentencesOf } from "@quizmill/language";
import { confidenceOf, type EvidenceFeatures, withConfidence } from "./calibration.ts";
import type { Candidate, Plan } from "./engine.ts";
import { groupsOf } from "./read/groups/index.ts";
import { runToEnd, type Steps } from "./steps.ts";
import { contentKeys } from "./text/words.ts";

/** An answer. `probabilities` are parallel to the options and sum to 1. */
export interface Answer {
  choice: number;
  probabilities: number[];
  /** The probability of the choice. */
  confidence: number;
}

/** An answer by the solver. Its confidence is the measured accuracy of such answers (`calibration.ts`). */
export interface SolverAnswer extends Answer {
  features: EvidenceFeatures;
}

/** Answers questions from one document, without their keys. */
export interface Solver {
  /** Sees the item and the document, never the key or its source. */
  solve(stem: string, options: readonly string[]): SolverAnswer;
  /** How well the document supports each option by itself as the answer; 0 where it says nothing. */
  support(stem: string, options: readonly string[]): number[];
}

/** Sentences scored, and postings walked, for one question: both bound the cost. */
const SENTENCES_READ = 24;
const POSTINGS_WALKED = 20_000;
/** Weight of an option found in a neighbouring sentence instead of the sentence itself. */
const NEXT_SENTENCE = 0.35;
/** Softmax sharpness; least log-loss on human exam questions in English, Polish and German. */
const SHARPNESS = 2.5;

/**
 * An open-book solver: finds the sentences nearest to the stem (BM25) and measures how much of each option they and
 * their neighbours contain. After the information-retrieval solver of Clark et al. (2016).
 */
export function createSolver(plan: Plan): Solver {
  return runToEnd(readForSolver(plan));
}

/** The same in steps. */
export function* readForSolver(plan: Plan): Steps<Solver> {
  const profile = profileOf(plan.language);
  const index = yield* indexOf(plan, profile);
  const read = (stem: string, options: readonly string[]) => {
    const question = readQuestion(stem.replace(/_{3,}|（　　）/gu, " "), index, profile);
    const found = nearest(question.ids, index);
    return {
      question,
      findings: options.map((option) => supportFor(option, question, found, index, profile)),
    };
  };
  return {
    solve(stem, options) {
      const { question, findings: supports } = read(stem, options);
      return answerFrom(question, supports, index);
    },
    support: (stem, options) => read(stem, options).findings.map(({ support }) => support),
  };
}

interface SentenceIndex {
  texts: string[];
  /** Content words of each sentence, as ids. */
  contents: Uint32Array[];
  postings: number[][];
  ids: Map<string, number>;
}

function* indexOf(plan: Plan, profile: LanguageProfile): Steps<SentenceIndex> {
  const index: SentenceIndex = { texts: [], contents: [], postings: [], ids: new Map() };
  for (const passage of plan.passages) {
    for (const block of passage.blocks) {
      yield;
      for (const sentence of sentencesOf(block.text, profile)) addSentence(index, sentence, profile);
    }
  }
  for (const text of textsOfGroups(plan, profile)) addSentence(index, text, profile);
  return index;
}

/** What is told of a member counts as a sentence about it, and a point under a title as one about that. */
function* textsOfGroups(plan: Plan, profile: LanguageProfile): Iterable<string> {
  for (const { title, relation, members } of groupsOf(plan, profile))
    for (const { name, description } of members)
      yield `${[title, name, relation].filter((part) => part !== null).join(", ")}: ${description}`;
}

function addSentence(index: SentenceIndex, sentence: string, profile: LanguageProfile): void {
  const unique = new Set<number>();
  for (const key of contentKeys(sentence, profile)) {
    const known = index.ids.get(key);
    const id = known ?? index.postings.push([]) - 1;
    if (known === undefined) index.ids.set(key, id);
    unique.add(id);
  }
  for (const id of unique) index.postings[id]?.push(index.contents.length);
  index.contents.push(Uint32Array.from(unique));
  index.texts.push(sentence);
}

interface Question {
  /** Ids of its content words that the document has. */
  ids: ReadonlySet<number>;
  /** Sum of the inverse document frequencies of all its content words, those not in the document included. */
  weight: number;
}

function readQuestion(text: string, index: SentenceIndex, profile: LanguageProfile): Question {
  const keys = contentKeys(text, profile);
  const ids = new Set(keys.map((key) => index.ids.get(key)).filter((id) => id !== undefined));
  const unknown = keys.filter((key) => !index.ids.has(key)).length;
  return { ids, weight: idfOf(ids, index) + unknown * idfOfUnknown(index) };
}

function idf(id: number, index: SentenceIndex): number {
  const frequency = index.postings[id]?.length ?? 0;
  return Math.log(1 + (index.contents.length - frequency + 0.5) / (frequency + 0.5));
}

function idfOf(ids: Iterable<number>, index: SentenceIndex): number {
  let sum = 0;
  for (const id of ids) sum += idf(id, index);
  return sum;
}

/** Weight of a word that the document does not have. */
function idfOfUnknown(index: SentenceIndex): number {
  return Math.log(2 + index.contents.length);
}

interface Found {
  sentence: number;
  score: number;
}

/** Rarest words first, so that the bound on postings only cuts off common ones. */
function nearest(question: ReadonlySet<number>, index: SentenceIndex): Found[] {
  const scores = new Map<number, number>();
  let left = POSTINGS_WALKED;
  const length = (id: number) => index.postings[id]?.length ?? 0;
  for (const id of [...question].sort((a, b) => length(a) - length(b))) {
    const sentences = index.postings[id] ?? [];
    left -= sentences.length;
    if (left < 0) break;
    const weight = idf(id, index);
    for (const sentence of sentences) scores.set(sentence, (scores.get(sentence) ?? 0) + weight);
  }
  const found = [...scores].map(([sentence, sum]) => ({
    sentence,
    score: sum / (1 + 0.02 * (index.contents[sentence]?.length ?? 0)),
  }));
  return found.sort((a, b) => b.score - a.score || a.sentence - b.sentence).slice(0, SENTENCES_READ);
}

/** The support found for one option. */
interface OptionSupport {
  support: number;
  /** Index of the sentence that supports it best; -1 for none. */
  sentence: number;
  /** Share of the option's content in that sentence. */
  held: number;
}

function supportFor(
  option: string,
  question: Question,
  read: readonly Found[],
  index: SentenceIndex,
  profile: LanguageProfile,
): OptionSupport {
  const all = contentKeys(option, profile);
  const ids = [...new Set(all.map((key) => index.ids.get(key)))].filter((id) => id !== undefined);
  const fresh = ids.filter((id) => !question.ids.has(id));
  const wanted = fresh.length > 0 ? fresh : ids;
  const unknown = all.filter((key) => !index.ids.has(key)).length;
  const weight = Math.max(idfOf(wanted, index) + unknown * idfOfUnknown(index), 1e-9);
  let best: OptionSupport = { support: 0, sentence: -1, held: 0 };
  for (const { sentence, score } of read) {
    const here = coverage(wanted, sentence, index, option) / weight;
    const next =
      Math.max(coverage(wanted, sentence - 1, index), coverage(wanted, sentence + 1, index)) / weight;
    const support = score * Math.max(here, NEXT_SENTENCE * next);
    if (support > best.support) best = { support, sentence, held: Math.min(1, here) };
  }
  return best;
}

function coverage(wanted: readonly number[], sentence: number, index: SentenceIndex, literal = ""): number {
  const content = index.contents[sentence];
  if (content === undefined) return 0;
  const present = wanted.reduce((sum, id) => sum + (content.includes(id) ? idf(id, index) : 0), 0);
  const isLiteral =
    literal !== "" && (index.texts[sentence] ?? "").toLowerCase().includes(literal.toLowerCase());
  return isLiteral ? present * 1.1 + 0.01 : present;
}

function answerFrom(
  question: Question,
  supports: readonly OptionSupport[],
  index: SentenceIndex,
): SolverAnswer {
  const scores = supports.map(({ support }) => support);
  const top = Math.max(...scores);
  const raw = scores.map((score) => (top === 0 ? 1 : Math.exp((SHARPNESS * (score - top)) / top)));
  const sum = raw.reduce((total, value) => total + value, 0);
  const best = scores.indexOf(top);
  const features = featuresOf(question, supports, best, index);
  const shares = raw.map((value) => value / sum);
  const probabilities = roundedShares(
    top === 0 ? shares : withConfidence(shares, best, confidenceOf(features)),
  );
  const confidence = Math.max(...probabilities);
  return { choice: probabilities.indexOf(confidence), probabilities, confidence, features };
}

function featuresOf(
  { ids, weight }: Question,
  supports: readonly OptionSupport[],
  choice: number,
  index: SentenceIndex,
): EvidenceFeatures {
  const [first = 0, second = 0] = supports.map(({ support }) => support).sort((a, b) => b - a);
  const { sentence = -1, held = 0 } = supports[choice] ?? {};
  const content = index.contents[sentence];
  const isShared = (id: number) => content?.includes(id) === true;
  const shared = idfOf([...ids].filter(isShared), index);
  return {
    margin: first === 0 ? 0 : 1 - second / first,
    support: weight === 0 ? 0 : shared / weight,
    held,
  };
}

/** The answer that the draft brings along, for these options; null where it does not cover all of them. */
export function givenAnswerTo({ solution = [] }: Candidate, options: readonly string[]): Answer | null {
  const found = options.map((option) =>
    solution.find((share) => share.option.toLowerCase() === option.toLowerCase()),
  );
  const shares = found.filter((share) => share !== undefined);
  if (shares.length < options.length) return null;
  const probabilities = roundedShares(shares.map(({ probability }) => probability));
  const choice = probabilities.indexOf(Math.max(...probabilities));
  return { choice, probabilities, confidence: probabilities[choice] ?? 0 };
}

/** Rounded to four decimals; the top share takes the difference, so that they sum to 1. */
function roundedShares(shares: readonly number[]): number[] {
  const rounded = shares.map((share) => Math.round(share * 1e4));
  const top = rounded.indexOf(Math.max(...rounded));
  const missing = 1e4 - rounded.reduce((sum, value) => sum + value, 0);
  return rounded.map((value, i) => (i === top ? value + missing : value) / 1e4);
}
