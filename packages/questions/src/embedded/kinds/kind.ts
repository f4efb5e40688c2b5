import { LIMITS } from "@quizmill/contract";
import type { Draft, ItemKind } from "../../engine.ts";
import type { Other } from "../distractors/terms-like.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";

/** One way to ask. Adding a kind is adding one such value to the list. */
export interface Kind {
  name: ItemKind;
  /** It gives a sentence as it stands, so that one may stand before it. */
  mayLean?: true;
  /** What this kind makes of a sentence: often nothing. */
  write(line: Line, document: Document): Draft[];
}

/**
 * What an item loses of its worth at most: among options that could not be the answer the key shows itself. Nothing
 * where so many were asked of a short text, which holds few that could: there what is worth asking outweighs them.
 */
const SHOWN_COST = 0.5;
const OTHERS = LIMITS.quiz.optionsPerQuestion - 1;
/**
 * What each of the three that is not known to be of one kind with the key leaves of the worth: "a point of an orbit"
 * tells itself among a galaxy and a dwarf, and what is not of its kind is often as right. Of 99 items that were read
 * blind in six languages, 92 % of those beside three of a kind had one right answer and 62 % others that could tempt;
 * of those beside fewer, however few, 61 and 37 %. Few questions are lost for it: mostly others take their place.
 */
const STRANGER_LEAVES = 0.65;

/** The share of its worth that an item keeps where so many of the three others are of one kind with its key. */
function leftBeside(kindred: number, document: Document): number {
  return isPressed(document) ? 1 : STRANGER_LEAVES ** (OTHERS - kindred);
}

/** The parts of a draft that say what else could be the answer, and what asking among these is worth. */
export function among(
  others: readonly Other[],
  worth: number,
  document: Document,
): Pick<Draft, "distractors" | "score"> {
  const shown = others.slice(0, OTHERS);
  // The weakest of the three that are shown tells: who rules it out has but three to choose from.
  const alike = shown[2]?.alike ?? 0;
  const kindred = shown.filter(({ isKindred }) => isKindred).length;
  const hidden = isPressed(document) ? 1 : (1 - SHOWN_COST * (1 - alike)) * leftBeside(kindred, document);
  const given =
    isPressed(document) || document.profile.script === "spaced" ? others : withoutStrangers(others);
  return { distractors: given.map(({ text }) => text), score: worth * hidden };
}

/** So many were asked of a short text that it gives whatever it has. */
export function isPressed({ isShort, plan }: Document): boolean {
  return isShort && plan.isCounted === true;
}

/**
 * Three of a kind with the key stand alone: what comes behind them would take their place where the sentence beside
 * names them too, as it often does with what is of one kind.
 */
function withoutStrangers(others: readonly Other[]): readonly Other[] {
  const kindred = others.filter(({ isKindred }) => isKindred);
  return kindred.length >= OTHERS ? kindred : others;
}

/** Puts the parts every draft shares together. */
export function draft(
  kind: ItemKind,
  line: Line,
  parts: Pick<Draft, "stem" | "key" | "distractors" | "score" | "about" | "notes">,
): Draft {
  // “… ‘a transmitter.’”: inside a question, what is quoted sheds its full stop.
  const stem = parts.stem.replace(/(?<=\p{L})\.([”"’»]+)\?$/u, "$1?");
  return { kind, quote: line.quote, block: line.block, ...parts, stem };
}

/** How good a sentence is to ask about, 0..1: neither short nor long, no negation, early in its block. */
export function lineWorth({ text, first }: Line, { profile }: Document): number {
  const length = profile.script === "unspaced" ? text.length * 2.2 : text.length;
  const fit = length < 60 ? 0.6 : length > 220 ? 0.45 : length > 160 ? 0.75 : 1;
  const negated = profile.negation?.test(text) === true ? 0.35 : 0;
  return Math.max(0, fit - negated + (first ? 0.1 : 0) - (/[;:]/u.test(text) ? 0.1 : 0));
}
