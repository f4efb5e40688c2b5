import type { LanguageProfile } from "@quizmill/language";
import type { Document } from "../read/document.ts";
import type { Term } from "../read/terms.ts";
import type { DistractorTarget } from "./distractor-target.ts";
import { nameKindOf } from "./name-kinds.ts";

/** Whether a term names a thing of the key's kind, as far as type, length and company show it. */
export function isOfSameKind(term: Term, target: DistractorTarget, document: Document): boolean {
  const { known, shape, nameKind } = target;
  if (term.key === known?.key || !isAlike(term, known, shape.words, document.profile)) return false;
  const kind = nameKindOf(term, document);
  // A person stands among persons, or what may be one, and nothing else.
  return kind === nameKind || kind === null || (nameKind === null && kind !== "person");
}

function isAlike(
  term: Term,
  known: Term | undefined,
  words: number,
  { capitalNouns, hasCases }: LanguageProfile,
): boolean {
  if (Math.abs(term.words - words) > 1) return false;
  const type = known?.type ?? "term";
  // Where capitals do not tell, a person must not stand among things.
  if (hasCases && (type === "name") !== (term.type === "name")) return false;
  if (capitalNouns || type === "acronym" || term.type === "acronym") return term.type === type;
  return true;
}

/** German: a part of a compound, and no ending or prefix. */
const PART_LETTERS = 5;

/** "Relaisfunkstelle" is a "Funkstelle": what is told of one holds for the other, unless the document defines both. */
export function isKindOfCompound(
  term: Term,
  { phrase: own, isDefined }: DistractorTarget,
  document: Document,
): boolean {
  if (!document.profile.capitalNouns || (isDefined && document.isDefined(term))) return false;
  const [long, short] = term.key.length > own.length ? [term.key, own] : [own, term.key];
  return short.length >= PART_LETTERS && long !== short && long.endsWith(short) && !/[^\p{L}-]/u.test(long);
}
