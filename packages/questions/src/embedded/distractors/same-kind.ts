import type { LanguageProfile } from "@quizmill/language";
import type { Document } from "../document.ts";
import { memoizedByTerm } from "../memoized-reading.ts";
import type { Term } from "../terms.ts";
import type { DistractorTarget } from "./distractor-target.ts";
import { nameKindOf } from "./name-kinds.ts";
import { isNamedIn } from "./named-persons.ts";

/** Whether a term names a thing of the key's kind, as far as type, length and company show it. */
export function isOfSameKind(term: Term, target: DistractorTarget, document: Document): boolean {
  const { profile } = document;
  const { known, shape, nameKind } = target;
  if (term.key === known?.key || !isAlike(term, known, shape.words, profile)) return false;
  if (profile.script === "unspaced") return isPersonLike(term, target, document);
  if (isNameBesideTerm(term, known, document)) return false;
  if (known?.type !== "name") return true;
  if ((profile.capitalNouns || profile.oblique !== undefined) && !isNamedAlike(term, known, profile))
    return false;
  const kind = nameKindOf(term, document);
  if (kind !== null && nameKind !== null) return kind === nameKind;
  return true;
}

/** Among persons only what is one, or a name in katakana that may be; a person among nothing else. */
function isPersonLike(term: Term, { nameKind, request }: DistractorTarget, document: Document): boolean {
  const kind = nameKindOf(term, document);
  if (kind === "person" && isNamedIn(request.stem, formOf(term), document)) return false;
  if (kind === nameKind || (kind !== "person" && nameKind !== "person")) return true;
  return kind === null && term.type === "name";
}

const formOf = ({ forms, key }: Term) => forms.keys().next().value ?? key;

/**
 * "Tatiana" beside "generalizing": where capitals tell names from terms, a name that the document neither explains nor
 * lists with the key is no term that could be meant.
 */
function isNameBesideTerm(term: Term, known: Term | undefined, { profile, isDefined }: Document): boolean {
  if (profile.script === "unspaced" || profile.capitalNouns || profile.oblique !== undefined) return false;
  if (term.type !== "name" || known?.type !== "term") return false;
  return !term.inHeading && !term.marked && !isDefined(term) && !known.listedWith.has(term.key);
}

/**
 * "віддаленого сервера" beside "центрального сервера", "research participants" beside "human participants": what only
 * one word tells apart is as right in most sentences, and so is "traditional private schools" beside "private church
 * schools", unless the document sets the two apart: it defines one of them or names both in one breath.
 */
export function isSameThing(term: Term, target: DistractorTarget, document: Document): boolean {
  const { hasGap, known, isDefined } = target;
  const { profile } = document;
  if (profile.capitalNouns) return isKindOfCompound(term, target, document);
  if (profile.script === "unspaced" || known?.type !== "term" || !hasGap) return false;
  if (known.words < 2 || term.words < 2 || isDefined || document.isDefined(term)) return false;
  if (known.listedWith.has(term.key) || known.inHeading || term.inHeading || known.marked || term.marked)
    return false;
  const own = known.key.split(" ");
  const shared = term.key.split(" ").filter((word) => own.includes(word)).length;
  return term.key !== known.key && shared >= Math.max(known.words, term.words) - 1;
}

/** German: a part of a compound, and no ending or prefix. */
const PART_LETTERS = 5;

/**
 * "Relaisfunkstelle" is a "Funkstelle", and "Ausbildungsbetrieb" is short for "Ausbildungsfunkbetrieb": what is told of
 * one holds for the other, unless the document defines both.
 */
function isKindOfCompound(
  term: Term,
  { phrase: own, isDefined }: DistractorTarget,
  document: Document,
): boolean {
  if (isDefined && document.isDefined(term)) return false;
  const [long, short] = term.key.length > own.length ? [term.key, own] : [own, term.key];
  return !/[^\p{L}-]/u.test(long) && short.length >= PART_LETTERS && isPutTogetherOf(short, long);
}

/** Whether a compound ends in a shorter word, or is that word with another part between two of its own. */
function isPutTogetherOf(short: string, long: string): boolean {
  if (long.endsWith(short)) return long !== short;
  const cuts = Array.from(
    { length: Math.max(0, short.length - 2 * PART_LETTERS + 1) },
    (_, i) => PART_LETTERS + i,
  );
  return cuts.some((cut) => long.startsWith(short.slice(0, cut)) && long.endsWith(short.slice(cut)));
}

/** What the document defines stands beside what else it defines, a person only beside persons. */
export function isSibling(
  term: Term,
  { isDefined, known, nameKind }: DistractorTarget,
  document: Document,
): boolean {
  if (!isDefined || term.key === known?.key || !document.isDefined(term)) return false;
  return (nameKind === "person") === (nameKindOf(term, document) === "person");
}

function isAlike(
  term: Term,
  known: Term | undefined,
  words: number,
  { capitalNouns, oblique }: LanguageProfile,
): boolean {
  if (Math.abs(term.words - words) > 1) return false;
  const type = known?.type ?? "term";
  // Where capitals do not tell, a person must not stand among things.
  if (oblique !== undefined && (type === "name") !== (term.type === "name")) return false;
  if (capitalNouns || type === "acronym" || term.type === "acronym") return term.type === type;
  return true;
}

/** "das Deutsche Reich" takes an article, "Robert Boyle" none: a sign of different kinds of names. */
function isNamedAlike(term: Term, known: Term, profile: LanguageProfile): boolean {
  return takesArticle(term, profile) === takesArticle(known, profile) && term.marked === known.marked;
}

/** Whether the document has a term behind an article. */
export const takesArticle = memoizedByTerm(({ forms }: Term, { agreeing }): boolean =>
  [...forms.values()].some((leads) => !leads.isDisjointFrom(agreeing)),
);
