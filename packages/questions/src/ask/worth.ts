import type { Candidate } from "../engine.ts";
import type { Document } from "../read/document.ts";
import type { Line } from "../read/lines.ts";
import { contextFor } from "./stem-context.ts";

/** The parts of a draft that its worth depends on. */
type WorthInput = Pick<Candidate, "kind" | "key" | "about" | "score">;

/** The worth of a draft in its document, 0 to 1, from its worth by itself. */
export function draftWorth(document: Document, line: Line, told: WorthInput): number {
  return Math.min(1, withSelfContainedness(withSalience(told, document), told, line, document));
}

/** Share of a draft's worth that depends on its key's salience, in a long text. */
const SALIENCE_SHARE = 0.55;
/** What a text only tells of keeps so much of that share: it may be worth knowing as well. */
const UNTAUGHT_FACTOR = 0.12;
/** So few sentences say all just once, names and numbers as well as terms; with so many it counts in full. */
const SALIENCE_LINES = { none: 12, full: 48 };

/**
 * What the document teaches is asked for before what it only tells of. In Japanese no sign but a definition tells a
 * glossary's terms from other words, nor terms from names: there only numbers lose, which no text teaches.
 */
function withSalience({ key, about = key, score }: WorthInput, document: Document): number {
  const { terms, salience, lines, profile } = document;
  if (about === null || (!profile.writing.showsTerms && !/^\d/u.test(key))) return score;
  const length = (lines.length - SALIENCE_LINES.none) / (SALIENCE_LINES.full - SALIENCE_LINES.none);
  const share = SALIENCE_SHARE * Math.min(1, Math.max(0, length));
  const term = terms.get(about);
  const worth = UNTAUGHT_FACTOR + (1 - UNTAUGHT_FACTOR) * (term === undefined ? 0 : salience(term));
  return (1 - share) * score + share * worth;
}

/** The most that a draft loses where its sentence is understood only in context. */
const DEPENDENCE_COST = 0.6;

/** An item in a sentence's own words is worth as much as that sentence is self-contained. */
function withSelfContainedness(
  score: number,
  { kind, key, about }: WorthInput,
  line: Line,
  document: Document,
): number {
  if (kind !== "cloze") return score;
  const isShown = contextFor(line, key, document) !== null;
  const alone = document.selfContainedness(line, about ?? key, isShown);
  return score * (1 - DEPENDENCE_COST * (1 - alone));
}
