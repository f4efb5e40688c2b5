import type { Draft } from "../engine.ts";
import { type Document, isPressed } from "./document.ts";
import type { Line } from "./lines.ts";
import { TOLD } from "./setting.ts";

/** What of a draft its worth depends on. */
export type Told = Pick<Draft, "kind" | "key" | "about" | "score">;

/**
 * What a draft of a line is worth in its document, 0..1, from what it is worth by itself: never more where that is
 * less, so that it can be told before its options are known whether it may come to anything.
 */
export function worthIn(document: Document, line: Line, told: Told): number {
  return Math.min(1, document.manner * placed(weighed(told, document), told, line, document));
}

/** Of a draft's worth in a long text, the share that its key has by being taught. */
const TAUGHT_SHARE = 0.55;
/** What a text only tells of keeps so much of that share: it may be worth knowing as well. */
const TOLD_LEAVES = 0.12;
/** So few sentences say all just once, names and numbers as well as terms; with so many it counts in full. */
const TAUGHT_FROM = { none: 12, full: 48 };

/**
 * What the document teaches is asked for before what it only tells of. In Japanese no sign but a definition tells a
 * glossary's terms from other words, nor terms from names: there only numbers lose, which no text teaches.
 */
function weighed({ key, about = key, score }: Told, document: Document): number {
  const { terms, taught, lines, profile } = document;
  if (profile.script === "unspaced" && !/^\d/u.test(key)) return score;
  const length = (lines.length - TAUGHT_FROM.none) / (TAUGHT_FROM.full - TAUGHT_FROM.none);
  const share = TAUGHT_SHARE * Math.min(1, Math.max(0, length));
  if (about === null) return score;
  const term = terms.get(about);
  const worth = TOLD_LEAVES + (1 - TOLD_LEAVES) * (term === undefined ? 0 : taught(term));
  return (1 - share) * score + share * worth;
}

/** What is left of a gap for so small a number in words: how many there are is mostly told by the way. */
const COUNT_LEAVES = 0.6;

function isCount({ kind, key }: Told, { profile }: Document): boolean {
  return kind === "cloze" && profile.counts?.[0]?.includes(key.toLowerCase()) === true;
}

/**
 * What is asked at the end of a short text of which so many were asked loses: what such a text is about it says first.
 * In six sets of what people asked of paragraphs, first sentences gave half as many answers again as others, or twice.
 */
const LATER_COST = 0.15;

/** What a draft loses at most where its sentence is understood in its place alone. */
const UNPLACED_COST = 0.6;

/**
 * What is asked in a sentence's own words is worth as much as that says by itself. Where so many were asked of a short
 * text, most of which leans on what it is about, only its order counts.
 */
function placed(score: number, told: Told, line: Line, document: Document): number {
  const { kind, about, key } = told;
  if (isPressed(document)) return Math.max(0, score - (LATER_COST * line.id) / document.lines.length);
  if (!TOLD.has(kind)) return score;
  const left = isCount(told, document) ? COUNT_LEAVES : 1;
  return left * score * (1 - UNPLACED_COST * (1 - document.footing(line, about ?? key)));
}
