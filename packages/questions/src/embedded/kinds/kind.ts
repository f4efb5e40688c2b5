import type { Draft, ItemKind, LazyDraft } from "../../engine.ts";
import { MOST_OTHERS, shownWith } from "../../layout.ts";
import type { Distractor } from "../distractors/distractors-for.ts";
import { type Document, mustFillQuota } from "../document.ts";
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
  /** It asks by what something is done, of a sentence that tells its reader to do it. */
  mayBeInstruction?: true;
  /** What this kind makes of a sentence: often nothing. */
  write(line: Line, document: Document): (UnweightedDraft | LazyUnweightedDraft)[];
}

/** Two that could be the answer hide it: a third that could not costs nothing that readers saw. */
const HIDES = 2;
/**
 * What each of these two that is missing leaves of the worth: "a point of an orbit" tells itself among a galaxy and a
 * dwarf, and what is not of its kind is often as right. Of 438 items that were marked for it, 70 % of those with both had
 * one right answer and others that could tempt, of those with one 28, with none 20 and with three of the key's class 38.
 * Few questions are lost for it: mostly others take their place.
 */
const MISSING_FACTOR = 0.5;

/** The factor where a short text must fill a quota: it has few plausible options. */
const QUOTA_FACTOR = 0.9;

/** The factor of an item's distractors on its worth, by their similarity to the key. */
export function optionFactorOf(shown: readonly { similarity: number }[], document: Document): number {
  const leaves = mustFillQuota(document) ? QUOTA_FACTOR : MISSING_FACTOR;
  const similarity = shown.slice(0, MOST_OTHERS).reduce((sum, other) => sum + other.similarity, 0);
  return leaves ** Math.max(0, HIDES - similarity);
}

/**
 * The parts of a draft that say what else could be the answer, and what asking among those of them leaves that will be
 * shown: beside a long key longer ones take the place of what is of its kind.
 */
export function distractorPartsOf(
  others: readonly Distractor[],
  key: string,
  document: Document,
): Required<Pick<UnweightedDraft, "distractors" | "sameCategory" | "optionFactor">> {
  const given = mustFillQuota(document) ? others : withoutDifferentCategory(others);
  const distractors = given.map(({ text }) => text);
  const sameCategory = given
    .filter((other) => isSameCategory(other) && other.isOutOfDocument !== true)
    .map(({ text }) => text);
  const texts = shownWith({ key, distractors, sameCategory }, document.profile);
  const shown = given.filter(({ text }) => texts.includes(text));
  const optionFactor =
    optionFactorOf(shown, document) * (mustFillQuota(document) ? outOfDocumentFactor(shown, document) : 1);
  return { distractors, sameCategory, optionFactor };
}

/** A text of so many sentences holds others of its own; a paragraph takes what the lexicon has. */
const OWN_FROM_LINES = 15;
/** What each option leaves that the text does not speak of ("hearing" beside the "noise" of a photograph). */
const OUT_OF_DOCUMENT_FACTOR = 0.6;

/** How many of the options shown only the lexicon has, where the text could have had others. */
export function countOutOfDocument(others: readonly Distractor[], { lines }: Document): number {
  return lines.length < OWN_FROM_LINES
    ? 0
    : others.slice(0, MOST_OTHERS).filter(({ isOutOfDocument }) => isOutOfDocument).length;
}

function outOfDocumentFactor(others: readonly Distractor[], document: Document): number {
  return OUT_OF_DOCUMENT_FACTOR ** countOutOfDocument(others, document);
}

/** From this similarity on an option is of the key's category, and none of another category replaces it. */
export const SAME_CATEGORY_FROM = 0.75;

const isSameCategory = ({ similarity }: Distractor) => similarity >= SAME_CATEGORY_FROM;

/**
 * Three of a kind with the key stand alone: what comes behind them would take their place where the sentence beside
 * names them too, as it often does with what is of one kind, or where the key is the longest of all.
 */
function withoutDifferentCategory(others: readonly Distractor[]): readonly Distractor[] {
  const similarity = others.filter(isSameCategory);
  return similarity.length >= MOST_OTHERS ? similarity : others;
}

/** Puts the parts every draft shares together. */
export function draft(
  kind: ItemKind,
  line: Line,
  parts: Pick<
    UnweightedDraft,
    "stem" | "key" | "distractors" | "sameCategory" | "score" | "optionFactor" | "about" | "rationales"
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
  return { kind: told.kind, quote: line.quote, score: draftWorth(document, line, told), write };
}

/**
 * Asks for the parts of a sentence by their place, each once, and no more than the first few of which something comes;
 * those passed over count among these.
 */
export function firstThatAsk<Part>(
  parts: readonly Part[],
  most: number,
  {
    ask,
    isPassedOver = () => false,
  }: { ask: (part: Part) => UnweightedDraft | null; isPassedOver?: (part: Part) => boolean },
): (at: number) => UnweightedDraft | null {
  const asked = new Map<number, UnweightedDraft | null>();
  const askAt = (at: number) => {
    const part = parts[at];
    if (part === undefined || isPassedOver(part)) return null;
    const known = asked.get(at);
    const made = known === undefined ? ask(part) : known;
    asked.set(at, made);
    return made;
  };
  const counts = (part: Part, at: number) => isPassedOver(part) || askAt(at) !== null;
  const isAmongFirst = (at: number) => at < most || parts.slice(0, at).filter(counts).length < most;
  return (at) => (isAmongFirst(at) ? askAt(at) : null);
}

/** "… in which these organisms live": which, an earlier sentence says, however many were asked of a short text. */
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
