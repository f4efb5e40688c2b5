import type { Draft, ItemKind, LazyDraft } from "../../engine.ts";
import { MOST_OTHERS } from "../../layout.ts";
import type { Distractor } from "../distractors/distractors-for.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { draftWorth, type WorthInput } from "../worth.ts";

/** A draft before its worth is weighted by its options. */
export interface UnweightedDraft extends Draft {
  /** The factor of its options on its worth, 0 to 1; default 1. */
  optionFactor?: number;
}

/** The same before its options are searched. Its score already is its worth in the document. */
export interface LazyUnweightedDraft extends LazyDraft {
  write(): UnweightedDraft | null;
}

/** One way to ask. Adding a kind is adding one such value to the list. */
export interface Kind {
  name: ItemKind;
  /** It uses the sentence unchanged, so an antecedent may stand before it. */
  mayBeAnaphoric?: true;
  /** It also asks about sentences that address the reader. */
  mayAddressReader?: true;
  /** It asks for what a sentence defines, whatever else that leans on. */
  asksForDefined?: true;
  /** What this kind makes of a sentence: often nothing. */
  write(line: Line, document: Document): (UnweightedDraft | LazyUnweightedDraft)[];
}

/** Two that could be the answer hide it. */
const HIDES = 2;
/** What each of these two that is missing leaves of the worth of a meaning. */
const MISSING_FACTOR = 0.5;

/** The factor of the meanings that are options on the worth of another, by their similarity to it. */
export function optionFactorOf(shown: readonly { similarity: number }[]): number {
  const similarity = shown.slice(0, MOST_OTHERS).reduce((sum, other) => sum + other.similarity, 0);
  return MISSING_FACTOR ** Math.max(0, HIDES - similarity);
}

/** What else could be the answer, as a draft has it. */
export function distractorPartsOf(others: readonly Distractor[]): Pick<UnweightedDraft, "distractors"> {
  return { distractors: others.map(({ text }) => text) };
}

/** Puts the parts every draft shares together. */
export function draft(
  kind: ItemKind,
  line: Line,
  parts: Pick<
    UnweightedDraft,
    "stem" | "key" | "distractors" | "plausibility" | "score" | "optionFactor" | "about" | "rationales"
  >,
): UnweightedDraft {
  const { stem, key, distractors } = parts;
  return {
    ...parts,
    kind,
    quote: line.quote,
    block: line.block,
    // "「SELinux 」": what is quoted sheds its spaces.
    stem: stem.replace(/(?<=「)\s+|\s+(?=」)/gu, "").trim(),
    key: key.trim(),
    distractors: distractors.map((text) => text.trim()),
  };
}

/** A draft of a line that is written when its turn comes: what is told of it says what it is worth at most. */
export function lazyDraft(
  line: Line,
  document: Document,
  told: WorthInput,
  write: () => UnweightedDraft | null,
): LazyUnweightedDraft {
  const { kind, key } = told;
  return { kind, key, quote: line.quote, score: draftWorth(document, line, told), write };
}

/** "… in which these organisms live": which, an earlier sentence says. */
export function pointsBack(line: Line, { profile }: Document): boolean {
  let known = pointing.get(line);
  if (known === undefined) {
    known = profile.unresolvedDemonstrative?.test(line.text) === true;
    pointing.set(line, known);
  }
  return known;
}

/** Worked out once a line, which is compared with dozens of others. */
const pointing = new WeakMap<Line, boolean>();

/** How good a sentence is to ask about, 0..1: neither short nor long, no negation, early in its block. */
export function sentenceWorth({ text, first }: Line, { profile }: Document): number {
  const length = profile.script === "unspaced" ? text.length * 2.2 : text.length;
  const fit = length < 60 ? 0.6 : length > 220 ? 0.45 : length > 160 ? 0.75 : 1;
  const negated = profile.negation?.test(text) === true ? 0.35 : 0;
  return Math.max(0, fit - negated + (first ? 0.1 : 0) - (/[;:]/u.test(text) ? 0.1 : 0));
}

/** The stem with its antecedent before it. */
export function afterAntecedent(stem: string, { antecedent }: Line, { profile }: Document): string {
  if (antecedent === null || antecedent === "") return stem;
  return profile.script === "unspaced" ? antecedent + stem : `${antecedent} ${stem}`;
}
