import { confidenceOf, type EvidenceFeatures, withConfidence } from "./calibration.ts";
import type { Draft, Plan } from "./engine.ts";
import { profileOf } from "./languages/index.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { type Outline, outlineOf } from "./outline.ts";
import { runToEnd, type Steps } from "./steps.ts";
import { sentencesOf } from "./text/sentences.ts";
import { contentKeys } from "./text/words.ts";

/** What the solver answers: probabilities parallel to the options, summing to 1. */
export interface Answer {
  choice: number;
  probabilities: number[];
  /** The probability of the choice. */
  confidence: number;
}

/** The solver's own answer: its confidence is how often answers with such features are right (`calibration.ts`). */
export interface SolverAnswer extends Answer {
  features: EvidenceFeatures;
}

/** How well the document backs an option as the answer to a stem; 0 where it says nothing of it. */
export interface Support {
  /** By one sentence that speaks of what the stem asks. */
  close: number;
  /** By two sentences read as one, as a hasty reader does; what is rarer then seems to fit better. */
  wide: number;
}

/** Answers questions from one document, without their keys. */
export interface Solver {
  /** Sees the item and the document, never the key or where it came from. */
  solve(stem: string, options: readonly string[]): SolverAnswer;
  /** Each option by itself, so that those of many sets of options can be told from one another. */
  support(stem: string, options: readonly string[]): Support[];
}

/** Sentences read closely for one question, and postings walked to find them: both bound the cost. */
const SENTENCES_READ = 24;
const POSTINGS_WALKED = 20_000;
/** What an option in the sentence before or after is worth beside one in the sentence itself. */
const NEXT_SENTENCE = 0.35;
/** What the rarity of an option's own words adds to a hasty reader's impression. */
const RARE_WORDS = 0.5;
/** How sharply evidence turns into probability; least log-loss on human exam questions in en, pl, de. */
const SHARPNESS = 2.5;

/**
 * An open-book solver: finds the sentences nearest to the stem (BM25) and asks how much of each
 * option stands in or next to them. After the information-retrieval solver of Clark et al. (2016).
 */
export function createSolver(plan: Plan): Solver {
  return runToEnd(readForSolver(plan));
}

/** The same with stops. */
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
    support: (stem, options) => read(stem, options).findings.map(({ close, wide }) => ({ close, wide })),
  };
}

interface SentenceIndex {
  texts: string[];
  /** Content of each sentence, as numbers. */
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
  for (const text of outlineTexts(outlineOf(plan, profile))) addSentence(index, text, profile);
  return index;
}

/** What stands under a title or a column's name is told of it, as if a sentence said so. */
function* outlineTexts({ lists, tables }: Outline): Iterable<string> {
  for (const { title, points } of lists) for (const { text } of points) yield `${title}: ${text}`;
  for (const { title, head, rows } of tables)
    for (const { cells } of rows)
      for (const [column, cell] of cells.entries())
        if (column > 0) yield `${title ?? ""}, ${cells[0]}, ${head[column]}: ${cell}`;
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
  /** Its content words that the document has. */
  ids: ReadonlySet<number>;
  /** Rarity of all its content words, of those the document does not have as well. */
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

/** What a word weighs that the document does not have. */
function idfOfUnknown(index: SentenceIndex): number {
  return Math.log(2 + index.contents.length);
}

interface Found {
  sentence: number;
  score: number;
}

/** Rarest words first, so that the bound on postings cuts off only what hardly tells. */
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

/** What was found for one option. */
interface OptionSupport extends Support {
  /** The sentence that backs it best; -1 for none. */
  sentence: number;
  /** Share of the option that stands there itself. */
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
  const best: OptionSupport = { close: 0, wide: 0, sentence: -1, held: 0 };
  for (const { sentence, score } of read) {
    const here = coverage(wanted, sentence, index, option) / weight;
    const next =
      Math.max(coverage(wanted, sentence - 1, index), coverage(wanted, sentence + 1, index)) / weight;
    const close = score * Math.max(here, NEXT_SENTENCE * next);
    const either = Math.min(1, Math.max(here, next));
    best.wide = Math.max(best.wide, either * (score + RARE_WORDS * either * weight));
    if (close > best.close) Object.assign(best, { close, sentence, held: Math.min(1, here) });
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
  const scores = supports.map(({ close }) => close);
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
  const [first = 0, second = 0] = supports.map(({ close }) => close).sort((a, b) => b - a);
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

/** What an independent reader answered already, for these options; null where that does not cover them all. */
export function givenAnswerTo({ solution = [] }: Draft, options: readonly string[]): Answer | null {
  const found = options.map((option) =>
    solution.find((share) => share.option.toLowerCase() === option.toLowerCase()),
  );
  const shares = found.filter((share) => share !== undefined);
  if (shares.length < options.length) return null;
  const probabilities = roundedShares(shares.map(({ probability }) => probability));
  const choice = probabilities.indexOf(Math.max(...probabilities));
  return { choice, probabilities, confidence: probabilities[choice] ?? 0 };
}

/** Four decimals, the last one taking up the rounding, so that they sum to 1. */
function roundedShares(shares: readonly number[]): number[] {
  const rounded = shares.map((share) => Math.round(share * 1e4));
  const top = rounded.indexOf(Math.max(...rounded));
  const missing = 1e4 - rounded.reduce((sum, value) => sum + value, 0);
  return rounded.map((value, i) => (i === top ? value + missing : value) / 1e4);
}
