import type { Document } from "../read/document.ts";
import type { Term } from "../read/terms.ts";
import type { DistractorTarget } from "./distractor-target.ts";
import { areMeantAsOneFamily, areOfOtherKinds } from "./lexicon-siblings.ts";
import { type DistractorCandidate, isDefinedBeside } from "./plausibility.ts";

/**
 * What says that an option could be meant where the key is: a list, contrast or stretch of definitions that has both, a
 * kind that the document says both are of, one kind of name, a family of the lexicon, a head that both share, a number
 * near it. Of 225 options that readers marked on texts that nobody had tuned on, they took 17 in 20 near numbers and
 * options of one list for possible, 12 of 18 names of one kind, six in ten by lexicon or head, and of those without a
 * tie 13 of 68; no item with one of these was without a fault.
 */
export type Tie = "group" | "kind" | "name" | "lexicon" | "head" | "number";

/** The strongest tie of a term to the key; null where it has none, so that it is no option. */
export function tieOf(
  candidate: DistractorCandidate,
  target: DistractorTarget,
  document: Document,
): Tie | null {
  const { term, text, nameKind } = candidate;
  if (candidate.isOfDifferentClass) return null;
  // Names may also be listed with the same third one; of other words that says too little.
  const areNames = target.known?.type === "name" && term.type === "name";
  if (candidate.listed === "together" || (areNames && candidate.listed === "alike")) return "group";
  if (candidate.sharesHypernym) return "kind";
  if (isDefinedBeside(candidate, target, document)) return "group";
  if (target.nameKind !== null && nameKind === target.nameKind) return "name";
  if (areMeantAsOneFamily(text, target, document)) return "lexicon";
  if (!candidate.sharesHead || !isTaught(term, document)) return null;
  return areOfOtherKinds(text, target, document.profile) ? null : "head";
}

/** From this salience on a phrase is taught, as "daughter cells" is beside "enough cells" and "counting cells". */
const SALIENT_FROM = 0.2;

/** Where salience cannot be measured, a term of some length is one by its making. */
function isTaught(term: Term, { profile, salience, hasTermhood, isShort }: Document): boolean {
  return hasTermhood(term) && (!profile.writing.showsTerms || isShort || salience(term) >= SALIENT_FROM);
}
