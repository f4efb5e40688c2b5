import { LIMITS } from "@quizmill/contract";
import type { Draft } from "./engine.ts";
import { type LanguageProfile, upperFirst } from "./languages/profile.ts";
import { type QuestionSet, STATEMENT_KINDS } from "./question-set.ts";
import { chance } from "./random.ts";
import { soleNumber } from "./text/spans.ts";
import { visibleLength } from "./text/words.ts";

/** The options in the order a reader sees them. */
export interface LaidOut {
  options: string[];
  /** Index of the key. */
  key: number;
}

const OTHERS = LIMITS.quiz.optionsPerQuestion - 1;

/**
 * Chooses three of a draft's distractors and puts the four options in order: numbers rising, all
 * others with the key where the set has had it least. `positions` counts the keys so far, by
 * position. Null if fewer than three distractors are given.
 */
export function layOut(
  draft: Draft,
  positions: readonly number[],
  seed: number,
  profile: LanguageProfile,
): LaidOut | null {
  if (draft.distractors.length < OTHERS) return null;
  const wanted = wantedPositions(positions, chance(seed, draft.stem + draft.key));
  return (
    numericLayout(draft, wanted) ??
    withEvenCapitals(freeLayout(draft, wanted[0] ?? 0, profile), draft, profile)
  );
}

/** What an item of the set has told already, of whatever, stands behind what none has, but before what is of no kind with the key. */
function freshFirst(draft: Draft, set: Pick<QuestionSet, "hasStatement">): Draft {
  const { sameCategory = [], distractors } = draft;
  const rankOf = (option: string) =>
    (sameCategory.includes(option) ? 0 : 2) + (set.hasStatement(option) ? 1 : 0);
  return { ...draft, distractors: distractors.toSorted((a, b) => rankOf(a) - rankOf(b)) };
}

/**
 * The same, with one of the three left out for the next where an item of the set has the very same options: a reader
 * who meets them again knows that another is right now. What is of the key's kind gives way to its like alone.
 */
export function layOutAfresh(
  given: Draft,
  set: Pick<QuestionSet, "positions" | "hasOptions" | "hasStatement">,
  seed: number,
  profile: LanguageProfile,
): LaidOut | null {
  const draft = STATEMENT_KINDS.has(given.kind) ? freshFirst(given, set) : given;
  const laid = layOut(draft, set.positions, seed, profile);
  if (laid === null || !set.hasOptions(laid.options)) return laid;
  const shown = new Set(laid.options.map((option) => option.toLowerCase()));
  const isShown = (text: string) => shown.has(text.toLowerCase());
  const kin = new Set(draft.sameCategory?.map((text) => text.toLowerCase()));
  const kinIn = (options: readonly string[]) => options.filter((text) => kin.has(text.toLowerCase())).length;
  for (const left of draft.distractors.filter(isShown).reverse()) {
    const distractors = draft.distractors.filter((text) => text !== left);
    const other = layOut({ ...draft, distractors }, set.positions, seed, profile);
    if (other === null) return laid;
    if (!set.hasOptions(other.options) && kinIn(other.options) >= kinIn(laid.options)) return other;
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
    turn: (index + Math.floor(luck * 4)) % 4,
  }));
  return order.sort((a, b) => a.rank - b.rank || a.turn - b.turn).map(({ index }) => index);
}

function numericLayout(draft: Draft, wanted: readonly number[]): LaidOut | null {
  const value = soleNumber(draft.key);
  if (value === null) return null;
  const others = draft.distractors.map((text) => ({ text, value: soleNumber(text) }));
  const known = others.filter(
    (other): other is { text: string; value: number } => other.value !== null && other.value !== value,
  );
  if (known.length !== others.length) return null;
  const lower = known.filter((other) => other.value < value);
  const higher = known.filter((other) => other.value > value);
  const key = wanted.find((position) => position <= lower.length && OTHERS - position <= higher.length);
  if (key === undefined) return null;
  const chosen = [...lower.slice(0, key), ...higher.slice(0, OTHERS - key)].sort((a, b) => a.value - b.value);
  return { options: chosen.map(({ text }) => text).toSpliced(key, 0, draft.key), key };
}

function freeLayout(draft: Draft, key: number, profile: LanguageProfile): LaidOut {
  const chosen = shownWith(draft, profile);
  return { options: chosen.toSpliced(key, 0, draft.key), key };
}

/**
 * Terms known from the start of a sentence only stand beside others: below a question, which may quote a sentence
 * with its gap, and in a gap that opens one, all take a capital.
 */
function withEvenCapitals(laid: LaidOut, draft: Draft, profile: LanguageProfile): LaidOut {
  const { stem } = draft;
  const isInside = stem.includes(profile.blank) && !stem.startsWith(profile.blank) && !stem.endsWith("?");
  if (isInside || profile.script === "unspaced") return laid;
  const capitals = laid.options.filter((option) => /^\p{Lu}/u.test(option)).length;
  return capitals === 0 ? laid : { ...laid, options: laid.options.map(upperFirst) };
}

/** As long as this beside the mean of the others a key stands out; the judge refuses it then. */
const STANDS_OUT = 1.3;
/** Distractors looked at for a longer one: those further down are hardly like the key. */
const LOOKED_AT = 8;

/** What options are chosen by: the key they stand beside, best first, and which of them surely are of its kind. */
type ShownDistractors = Pick<Draft, "key" | "distractors" | "sameCategory">;

/**
 * The best three; while the key would be longer than all of them, the next longer one takes the place of the shortest.
 * What is surely of one kind with the key stays, unless its length alone would show the key: then as much of it as can.
 */
export function shownWith(draft: ShownDistractors, profile: LanguageProfile): string[] {
  const lengthOf = (text: string) => visibleLength(text, profile);
  const chosen = lengthened(draft, lengthOf);
  const isTooLong = lengthOf(draft.key) > STANDS_OUT * meanOf(chosen.map(lengthOf));
  return isTooLong ? (mostSameCategoryOfLength(draft, lengthOf) ?? chosen) : chosen;
}

const meanOf = (lengths: readonly number[]) => lengths.reduce((sum, n) => sum + n, 0) / lengths.length;

function lengthened(
  { key, distractors, sameCategory = [] }: ShownDistractors,
  lengthOf: (text: string) => number,
): string[] {
  const length = lengthOf(key);
  const standsOut = (others: readonly string[]) => {
    const lengths = others.map(lengthOf);
    return Math.max(...lengths) < length || length > STANDS_OUT * meanOf(lengths);
  };
  let chosen = distractors.slice(0, OTHERS);
  for (const other of distractors.slice(OTHERS, LOOKED_AT)) {
    if (!standsOut(chosen)) break;
    const going = chosen.filter((text) => !sameCategory.includes(text));
    if (going.length === 0) break;
    const shortest = going.reduce((a, b) => (lengthOf(b) <= lengthOf(a) ? b : a));
    if (lengthOf(other) > lengthOf(shortest)) chosen = [...chosen.filter((text) => text !== shortest), other];
  }
  return chosen;
}

/** Of the threes beside which the key is not too long, the one with most of its kind, then the best; null if none is. */
function mostSameCategoryOfLength(
  { key, distractors, sameCategory = [] }: ShownDistractors,
  lengthOf: (text: string) => number,
): string[] | null {
  const looked = distractors.slice(0, LOOKED_AT);
  let best: { three: string[]; cost: number } | null = null;
  for (const [i, a] of looked.entries())
    for (const [j, b] of looked.slice(0, i).entries())
      for (const [k, c] of looked.slice(0, j).entries()) {
        const three = [c, b, a];
        if (lengthOf(key) > STANDS_OUT * meanOf(three.map(lengthOf))) continue;
        const strangers = three.filter((text) => !sameCategory.includes(text)).length;
        const cost = strangers * LOOKED_AT * OTHERS + i + j + k;
        if (best === null || cost < best.cost) best = { three, cost };
      }
  return best?.three ?? null;
}
