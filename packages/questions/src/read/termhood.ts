import type { LanguageProfile } from "@quizmill/language";
import { onceOf } from "../memo.ts";
import { commonnessOf, isGeneric } from "../text/commonness.ts";
import { isSchoolTerm } from "./school-words.ts";
import { isPassing, type Term } from "./terms.ts";

/** What the decision needs to know of a document. */
interface Reading {
  profile: LanguageProfile;
  /** A text of a page or two, which says most things once. */
  isShort: boolean;
  /** How often a word must stand there that some sentence is about. */
  repeated: number;
  isDefined(term: Term): boolean;
  subjects: ReadonlyMap<string, string>;
}

/** A single everyday word that stands so often is what all is about. */
const COMMON_FROM = 12;

/**
 * Termhood: whether a word is a term in this document, because it is marked, named, defined, a subject, or rare in
 * the language.
 */
export function termhoodIn(reading: Reading): (term: Term) => boolean {
  return onceOf((term: Term) => hasTermhood(term, reading));
}

function hasTermhood(term: Term, { profile, isShort, repeated, isDefined, subjects }: Reading): boolean {
  const { marked, type, words, inHeading, count, key } = term;
  if (marked || type !== "term" || isDefined(term)) return true;
  if (isPassing(term)) return false;
  // "ley de Henry": of everyday words, but some sentence is about it.
  if (term.linked && term.opens && count > 1) return true;
  if (isShort && isSchoolTerm(term, profile)) return true;
  if (term.named) return true;
  if (words > 1 && (inHeading || count >= 3 || (count === 2 && !isEveryday(term, profile)))) return true;
  if ((inHeading || (count >= repeated && subjects.has(key))) && count < COMMON_FROM) return true;
  if (profile.capitalNouns && count > 1) return true;
  return profile.writing.showsTerms ? isRareTerm(term, isShort, profile) : isCompound(term, profile);
}

/**
 * Whether it may be the answer of a question: a name, or a term. Of 16 items that asked for an everyday noun, readers
 * marked none without a fault; where everybody uses the word, the document must define it, set it off, or name others
 * of its kind.
 */
export function mayBeKey(
  term: Term,
  {
    profile,
    isDefined,
    hasTermhood: isOne,
  }: Pick<Reading, "profile" | "isDefined"> & {
    hasTermhood(term: Term): boolean;
  },
): boolean {
  if (term.type !== "term" || term.marked || term.named || isDefined(term)) return true;
  if (!isOne(term) || isGeneric(formOf(term), profile)) return false;
  return !isEverydayWord(term, profile) || isSchoolTerm(term, profile);
}

const formOf = ({ forms, key }: Pick<Term, "forms" | "key">) => forms.keys().next().value ?? key;

/** One word that everybody uses, or that everybody knows and no heading has. */
function isEverydayWord(term: Term, profile: LanguageProfile): boolean {
  const { words, inHeading } = term;
  const commonness = commonnessOf(formOf(term), profile);
  return words === 1 && (commonness === "everyday" || (commonness === "known" && !inHeading));
}

/**
 * A word of the subject, as far as its making shows it: rare in the language ("mita", "chasqui", "mineralisation"), in
 * Japanese a compound.
 */
export function isTechnical(term: Term, profile: LanguageProfile): boolean {
  if (term.type !== "term" || term.endsInParticiple) return false;
  return profile.writing.showsTerms ? !isEveryday(term, profile) : isCompound(term, profile);
}

/** Compounds of some length are terms by their making, where nothing else shows it. */
function isCompound({ key, count }: Term, profile: LanguageProfile): boolean {
  return count >= 2 || key.length >= 4 || (key.length === 3 && commonnessOf(key, profile) === "rare");
}

/** Surely a noun, and one that everyday language hardly has; said again, but in a short note. */
function isRareTerm(
  { key, licensed, endsInParticiple, words, count, forms }: Term,
  isShort: boolean,
  profile: LanguageProfile,
) {
  if (!licensed || endsInParticiple || commonnessOf(forms.keys().next().value ?? key, profile) !== "rare")
    return false;
  return isShort || count >= 2 || words > 1;
}

/** "regular basis": two everyday words, said twice by chance. */
function isEveryday({ key, forms }: Term, profile: LanguageProfile): boolean {
  return commonnessOf(forms.keys().next().value ?? key, profile) !== "rare";
}
