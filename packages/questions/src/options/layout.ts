import { LIMITS } from "@quizmill/contract";
import { type LanguageProfile, upperFirst } from "@quizmill/language";
import type { Candidate } from "../engine.ts";
import { type QuestionSet, STATEMENT_KINDS } from "../question-set.ts";
import { chance } from "../random.ts";
import { soleNumber } from "../text/spans.ts";
import { visibleLength } from "../text/words.ts";

/** The options in the order a reader sees them. */
export interface LaidOut {
  options: string[];
  /** Index of the key. */
  key: number;
}

/** Distractors of an item. Three good options measure as well as four with one that nobody takes (Rodriguez 2005). */
export const MOST_OTHERS = LIMITS.quiz.optionsPerQuestion - 1;
/** With fewer wrong options there is no item. */
export const FEWEST_OTHERS = LIMITS.quiz.fewestWritten - 1;
/** From this chance on a reader could well take a distractor for the answer. */
const PLAUSIBLE_FROM = 0.7;

/** Three where each of the first three could be taken for the answer, else two. */
function othersShown({ distractors, plausibility }: Pick<Candidate, "distractors" | "plausibility">): number {
  const first = distractors.slice(0, MOST_OTHERS);
  const isPlausible = (text: string) => (plausibility?.get(text) ?? 1) >= PLAUSIBLE_FROM;
  return first.every(isPlausible) ? first.length : FEWEST_OTHERS;
}

/**
 * Chooses two or three of a draft's distractors and puts the options in order: numbers rising, all others with the key
 * where the set has had it least. `positionsAmong` counts the keys of items with so many options so far, by position.
 * Null if fewer than two distractors are given.
 */
export function layOut(
  draft: Candidate,
  positionsAmong: QuestionSet["positionsAmong"],
  seed: number,
  profile: LanguageProfile,
): LaidOut | null {
  if (draft.distractors.length < FEWEST_OTHERS) return null;
  const luck = chance(seed, draft.stem + draft.key);
  const wanted = wantedPositions(positionsAmong(othersShown(draft) + 1), luck);
  return (
    numericLayout(draft, wanted) ??
    withEvenCapitals(freeLayout(draft, wanted[0] ?? 0, profile), draft, profile)
  );
}

/** Meanings that the set already has come after new ones. */
function freshFirst(draft: Candidate, set: Pick<QuestionSet, "hasStatement">): Candidate {
  const rankOf = (option: string) => Number(set.hasStatement(option));
  return { ...draft, distractors: draft.distractors.toSorted((a, b) => rankOf(a) - rankOf(b)) };
}

/**
 * The same. Where an item of the set has the same options, one distractor gives way to the next: a reader would know
 * from the earlier item what is right.
 */
export function layOutAfresh(
  given: Candidate,
  set: Pick<QuestionSet, "positionsAmong" | "hasOptions" | "hasStatement">,
  seed: number,
  profile: LanguageProfile,
): LaidOut | null {
  const draft = STATEMENT_KINDS.has(given.kind) ? freshFirst(given, set) : given;
  const laid = layOut(draft, set.positionsAmong, seed, profile);
  if (laid === null || !set.hasOptions(laid.options)) return laid;
  const shown = new Set(laid.options.map((option) => option.toLowerCase()));
  const isShown = (text: string) => shown.has(text.toLowerCase());
  for (const left of draft.distractors.filter(isShown).reverse()) {
    const distractors = draft.distractors.filter((text) => text !== left);
    const other = layOut({ ...draft, distractors }, set.positionsAmong, seed, profile);
    if (other === null || other.options.length < laid.options.length) return laid;
    if (!set.hasOptions(other.options)) return other;
  }
  return laid;
}

/**
 * Positions from least to most used; among those that are about even the seed decides, so that
 * the next position cannot be told from the ones before.
 */
function wantedPositions(positions: readonly number[], luck: number): number[] {
  const least = Math.min(...positions);
  const order = positions.map((count, index) => ({
    index,
    rank: Math.max(0, count - least - 1),
    turn: (index + Math.floor(luck * positions.length)) % positions.length,
  }));
  return order.sort((a, b) => a.rank - b.rank || a.turn - b.turn).map(({ index }) => index);
}

function numericLayout(draft: Candidate, wanted: readonly number[]): LaidOut | null {
  const value = soleNumber(draft.key);
  if (value === null) return null;
  const others = draft.distractors.map((text) => ({ text, value: soleNumber(text) }));
  const known = others.filter(
    (other): other is { text: string; value: number } => other.value !== null && other.value !== value,
  );
  if (known.length !== others.length) return null;
  const lower = known.filter((other) => other.value < value);
  const higher = known.filter((other) => other.value > value);
  const shown = othersShown(draft);
  const key = wanted.find((position) => position <= lower.length && shown - position <= higher.length);
  if (key === undefined) return null;
  const chosen = [...lower.slice(0, key), ...higher.slice(0, shown - key)].sort((a, b) => a.value - b.value);
  return { options: chosen.map(({ text }) => text).toSpliced(key, 0, draft.key), key };
}

function freeLayout(draft: Candidate, key: number, profile: LanguageProfile): LaidOut {
  const chosen = shownWith(draft, profile);
  return { options: chosen.toSpliced(key, 0, draft.key), key };
}

/**
 * A term seen only at the start of a sentence is capitalized. Options of a question, and of a gap at the start, are
 * all capitalized.
 */
function withEvenCapitals(laid: LaidOut, draft: Candidate, profile: LanguageProfile): LaidOut {
  const { stem } = draft;
  const isInside = stem.includes(profile.blank) && !stem.startsWith(profile.blank) && !stem.endsWith("?");
  if (isInside || !profile.writing.hasCapitals) return laid;
  const capitals = laid.options.filter((option) => /^\p{Lu}/u.test(option)).length;
  return capitals === 0 ? laid : { ...laid, options: laid.options.map(upperFirst) };
}

/** From this ratio to the others' mean length a key stands out, and the judge refuses it. */
const STANDS_OUT = 1.3;
/** Distractors searched for a longer one; later ones are hardly similar to the key. */
const LOOKED_AT = 8;

/** The key, and its distractors best first. */
type ShownDistractors = Pick<Candidate, "key" | "distractors" | "plausibility">;

/**
 * The best two or three. Where the key is longer than all of them, or much longer than most, the best choice in which
 * it is not takes their place.
 */
function shownWith(draft: ShownDistractors, profile: LanguageProfile): string[] {
  const { key, distractors } = draft;
  const count = othersShown(draft);
  const length = visibleLength(key, profile);
  const lengthsOf = (texts: readonly string[]) => texts.map((text) => visibleLength(text, profile));
  const isTooLong = (texts: readonly string[]) => length > STANDS_OUT * meanOf(lengthsOf(texts));
  const isLongest = (texts: readonly string[]) => Math.max(...lengthsOf(texts)) < length;
  const choices = [...choicesOf(distractors.slice(0, LOOKED_AT), count)].sort((a, b) => a.places - b.places);
  const even = choices.find(({ texts }) => !isTooLong(texts) && !isLongest(texts));
  const best = even ?? choices.find(({ texts }) => !isTooLong(texts)) ?? choices[0];
  return best?.texts ?? [];
}

const meanOf = (lengths: readonly number[]) => lengths.reduce((sum, n) => sum + n, 0) / lengths.length;

/** All choices of so many, in their order, and the sum of their places. */
export function* choicesOf(
  all: readonly string[],
  count: number,
  from = 0,
): Generator<{ texts: string[]; places: number }> {
  if (count === 0) return yield { texts: [], places: 0 };
  for (const [at, text] of all.slice(from).entries())
    for (const { texts, places } of choicesOf(all, count - 1, from + at + 1))
      yield { texts: [text, ...texts], places: places + from + at };
}
