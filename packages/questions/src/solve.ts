import type { Draft, Plan } from "./engine.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { sentencesOf } from "./text/sentences.ts";
import { contentKeys } from "./text/words.ts";

/** What the solver answers: probabilities parallel to the options, summing to 1. */
export interface Answer {
  choice: number;
  probabilities: number[];
  confidence: number;
}

export interface Solver {
  /** Sees the item and the document, never the key or where it came from. */
  solve(stem: string, options: readonly string[]): Answer;
}

/** Sentences read closely for one question, and postings walked to find them: both bound the cost. */
const SENTENCES_READ = 24;
const POSTINGS_WALKED = 20_000;
/** How sharply evidence turns into probability; least log-loss on human exam questions in en, pl, de. */
const SHARPNESS = 2.5;

/**
 * An open-book solver: finds the sentences nearest to the stem (BM25) and asks how much of each
 * option stands in or next to them. After the information-retrieval solver of Clark et al. (2016).
 */
export function createSolver(plan: Plan, profile: LanguageProfile): Solver {
  const book = indexOf(plan, profile);
  return {
    solve(stem, options) {
      const question = numbered(stem.replace(/_{3,}|（　　）/gu, " "), book, profile);
      const read = nearest(question, book);
      const scores = options.map((option) => evidenceFor(option, question, read, book, profile));
      return answerFrom(scores);
    },
  };
}

interface Book {
  texts: string[];
  /** Content of each sentence, as numbers. */
  contents: Uint32Array[];
  postings: number[][];
  ids: Map<string, number>;
}

function indexOf(plan: Plan, profile: LanguageProfile): Book {
  const book: Book = { texts: [], contents: [], postings: [], ids: new Map() };
  for (const passage of plan.passages) {
    for (const block of passage.blocks) {
      for (const sentence of sentencesOf(block.text, profile)) addSentence(book, sentence, profile);
    }
  }
  return book;
}

function addSentence(book: Book, sentence: string, profile: LanguageProfile): void {
  const unique = new Set<number>();
  for (const key of contentKeys(sentence, profile)) {
    const known = book.ids.get(key);
    const id = known ?? book.postings.push([]) - 1;
    if (known === undefined) book.ids.set(key, id);
    unique.add(id);
  }
  for (const id of unique) book.postings[id]?.push(book.contents.length);
  book.contents.push(Uint32Array.from(unique));
  book.texts.push(sentence);
}

function numbered(text: string, book: Book, profile: LanguageProfile): Set<number> {
  const ids = contentKeys(text, profile).map((key) => book.ids.get(key));
  return new Set(ids.filter((id) => id !== undefined));
}

function rarity(id: number, book: Book): number {
  const frequency = book.postings[id]?.length ?? 0;
  return Math.log(1 + (book.contents.length - frequency + 0.5) / (frequency + 0.5));
}

interface Found {
  sentence: number;
  score: number;
}

/** Rarest words first, so that the bound on postings cuts off only what hardly tells. */
function nearest(question: ReadonlySet<number>, book: Book): Found[] {
  const scores = new Map<number, number>();
  let left = POSTINGS_WALKED;
  const length = (id: number) => book.postings[id]?.length ?? 0;
  for (const id of [...question].sort((a, b) => length(a) - length(b))) {
    const sentences = book.postings[id] ?? [];
    left -= sentences.length;
    if (left < 0) break;
    const weight = rarity(id, book);
    for (const sentence of sentences) scores.set(sentence, (scores.get(sentence) ?? 0) + weight);
  }
  const found = [...scores].map(([sentence, sum]) => ({
    sentence,
    score: sum / (1 + 0.02 * (book.contents[sentence]?.length ?? 0)),
  }));
  return found.sort((a, b) => b.score - a.score || a.sentence - b.sentence).slice(0, SENTENCES_READ);
}

function evidenceFor(
  option: string,
  question: ReadonlySet<number>,
  read: readonly Found[],
  book: Book,
  profile: LanguageProfile,
): number {
  const all = contentKeys(option, profile);
  const ids = [...new Set(all.map((key) => book.ids.get(key)))].filter((id) => id !== undefined);
  const fresh = ids.filter((id) => !question.has(id));
  const wanted = fresh.length > 0 ? fresh : ids;
  const unknown = all.filter((key) => !book.ids.has(key)).length;
  const weight =
    wanted.reduce((sum, id) => sum + rarity(id, book), 0) + unknown * Math.log(2 + book.contents.length);
  let best = 0;
  for (const { sentence, score } of read) {
    const here = coverage(wanted, sentence, book, option) / Math.max(weight, 1e-9);
    const near =
      Math.max(coverage(wanted, sentence - 1, book), coverage(wanted, sentence + 1, book)) /
      Math.max(weight, 1e-9);
    best = Math.max(best, score * Math.max(here, 0.35 * near));
  }
  return best;
}

function coverage(wanted: readonly number[], sentence: number, book: Book, literal = ""): number {
  const content = book.contents[sentence];
  if (content === undefined) return 0;
  const present = wanted.reduce((sum, id) => sum + (content.includes(id) ? rarity(id, book) : 0), 0);
  const isLiteral =
    literal !== "" && (book.texts[sentence] ?? "").toLowerCase().includes(literal.toLowerCase());
  return isLiteral ? present * 1.1 + 0.01 : present;
}

function answerFrom(scores: readonly number[]): Answer {
  const top = Math.max(...scores);
  const raw = scores.map((score) => (top === 0 ? 1 : Math.exp((SHARPNESS * (score - top)) / top)));
  const sum = raw.reduce((total, value) => total + value, 0);
  const probabilities = exactShares(raw.map((value) => value / sum));
  const choice = probabilities.indexOf(Math.max(...probabilities));
  return { choice, probabilities, confidence: probabilities[choice] ?? 0 };
}

/** What an independent reader answered already, for these options; null where that does not cover them all. */
export function answerOf({ solution = [] }: Draft, options: readonly string[]): Answer | null {
  const found = options.map((option) =>
    solution.find((share) => share.option.toLowerCase() === option.toLowerCase()),
  );
  const shares = found.filter((share) => share !== undefined);
  if (shares.length < options.length) return null;
  const probabilities = exactShares(shares.map(({ probability }) => probability));
  const choice = probabilities.indexOf(Math.max(...probabilities));
  return { choice, probabilities, confidence: probabilities[choice] ?? 0 };
}

/** Four decimals, the last one taking up the rounding, so that they sum to 1. */
function exactShares(shares: readonly number[]): number[] {
  const rounded = shares.map((share) => Math.round(share * 1e4));
  const top = rounded.indexOf(Math.max(...rounded));
  const missing = 1e4 - rounded.reduce((sum, value) => sum + value, 0);
  return rounded.map((value, i) => (i === top ? value + missing : value) / 1e4);
}
