import type { Candidate, ItemKind } from "../engine.ts";
import type { Distractor } from "../options/distractors-for.ts";
import { MOST_OTHERS } from "../options/layout.ts";
import type { Document } from "../read/document.ts";
import type { Line } from "../read/lines.ts";
import { visibleLength } from "../text/words.ts";
import { draftWorth } from "./worth.ts";

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
  write(line: Line, document: Document): Candidate[];
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

/** A candidate of a line; `score` is its worth by itself. */
export function candidateOf(
  line: Line,
  document: Document,
  told: Pick<Candidate, "kind" | "stem" | "key" | "distractors" | "score" | "about" | "rationales">,
): Candidate {
  const { stem, key, distractors } = told;
  return {
    ...told,
    quote: line.quote,
    block: line.block,
    // "「SELinux 」": what is quoted sheds its spaces.
    stem: stem.replace(/(?<=「)\s+|\s+(?=」)/gu, "").trim(),
    key: key.trim(),
    distractors: distractors.map((text) => text.trim()),
    score: draftWorth(document, line, told),
  };
}

/** The same with what else could be the answer, which is searched when its turn comes. */
export function withOthers(
  candidate: Candidate,
  search: () => readonly Distractor[] | null,
): Candidate & Required<Pick<Candidate, "write">> {
  const write = () => {
    const others = search();
    return others && { ...candidate, distractors: others.map(({ text }) => text.trim()) };
  };
  return { ...candidate, write };
}

/** How good a sentence is to ask about, 0..1: neither short nor long, no negation, early in its block. */
export function sentenceWorth({ text, first }: Line, { profile }: Document): number {
  const length = visibleLength(text, profile);
  const fit = length < 60 ? 0.6 : length > 220 ? 0.45 : length > 160 ? 0.75 : 1;
  const negated = profile.negation.test(text) ? 0.35 : 0;
  return Math.max(0, fit - negated + (first ? 0.1 : 0) - (/[;:]/u.test(text) ? 0.1 : 0));
}

/** The stem with its antecedent before it. */
export function afterAntecedent(stem: string, { antecedent }: Line, { profile }: Document): string {
  if (antecedent === null || antecedent === "") return stem;
  return antecedent + profile.writing.space + stem;
}
