import type { LanguageProfile } from "@quizmill/language";
import { commonnessOf, isGeneric } from "../text/commonness.ts";
import { memoizedByTerm, memoizedInDocument } from "./memoized-reading.ts";
import { isLikelyTerm } from "./noun-forms.ts";
import { isSchoolTerm } from "./school-words.ts";
import { isPassing, type Term, type Terms } from "./terms.ts";

/** What the decision needs to know of a document. */
interface Reading {
  profile: LanguageProfile;
  terms: Terms;
  /** A text of a page or two, which says most things once. */
  isShort: boolean;
  /** How often a word must stand there that some sentence is about. */
  repeated: number;
  isDefined(term: Term): boolean;
  subjects: ReadonlyMap<string, string>;
}

/** So often a short text says what it is about, however common the word. */
const OFTEN = 3;

/** A single everyday word that stands so often is what all is about. */
const COMMON_FROM = 12;

/** So often the document must speak of what opens one of its sentences. */
const SALIENT_FROM = 3;

/**
 * Termhood: whether a word is a term in this document, because it is marked, named, defined, a subject, or rare in
 * the language.
 */
export function termhoodIn(reading: Reading): (term: Term) => boolean {
  return memoizedInDocument((term) => hasTermhood(term, reading));
}

function hasTermhood(
  term: Term,
  { profile, terms, isShort, repeated, isDefined, subjects }: Reading,
): boolean {
  const { marked, type, words, inHeading, count, key } = term;
  if (marked || type !== "term" || isDefined(term)) return true;
  if (isPassing(term)) return false;
  // "ley de Henry": of everyday words, but some sentence is about it.
  if (term.linked && term.opens && count > 1) return true;
  if (isShort && isSchoolTerm(term, terms, profile)) return true;
  if (isSalient(term, profile)) return true;
  if (words > 1 && (inHeading || count >= 3 || (count === 2 && !isEveryday(term, profile)))) return true;
  if ((inHeading || (count >= repeated && subjects.has(key))) && count < COMMON_FROM) return true;
  if (profile.capitalNouns && isLikelyTerm(term, profile)) return true;
  return profile.script === "unspaced" ? isJapaneseTerm(term, profile) : isRareTerm(term, isShort, profile);
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
    terms,
    isDefined,
    hasTermhood: isOne,
  }: Pick<Reading, "profile" | "terms" | "isDefined"> & {
    hasTermhood(term: Term): boolean;
  },
): boolean {
  if (term.type !== "term" || term.marked || term.named || isDefined(term)) return true;
  if (!isOne(term) || isGeneric(formOf(term), profile)) return false;
  if (profile.script === "unspaced" && !term.inHeading && isOfEverydayParts(formOf(term), profile))
    return isSchoolTerm(term, terms, profile) && !isEverydayWord(term, profile);
  return !isEverydayWord(term, profile) || isSchoolTerm(term, terms, profile);
}

/** "主要都市", "開催地": a compound of words that everybody knows, where nothing parts words. */
function isOfEverydayParts(form: string, profile: LanguageProfile): boolean {
  const isKnown = (part: string) => commonnessOf(part, profile) !== "rare";
  return [...form].some((_, at) => {
    const [first, last] = [form.slice(0, at), form.slice(at)];
    return at > 1 && isKnown(first) && (last.length === 1 || isKnown(last));
  });
}

const formOf = ({ forms, key }: Pick<Term, "forms" | "key">) => forms.keys().next().value ?? key;

/** One word that everybody uses, or that everybody knows and no heading has. */
function isEverydayWord(term: Term, profile: LanguageProfile): boolean {
  const { words, inHeading } = term;
  const commonness = commonnessOf(formOf(term), profile);
  return words === 1 && (commonness === "everyday" || (commonness === "known" && !inHeading));
}

/** Named in so many words, or what several sentences speak of: more than a noun that is met by the way. */
function isSalient(
  { key, forms, named, opens, count, licensed, endsInParticiple }: Term,
  profile: LanguageProfile,
): boolean {
  if (endsInParticiple || profile.script === "unspaced") return false;
  const form = forms.keys().next().value ?? key;
  if (profile.nominalShape?.test(form) === false && !named) return false;
  if (commonnessOf(form, profile) === "everyday" || hasGeneric(form, profile)) return false;
  return named || (opens && count >= SALIENT_FROM && (licensed || profile.nounLeads.size === 0));
}

/**
 * A word of the subject, as far as its making shows it: rare in the language ("mita", "chasqui", "mineralisation"), in
 * Japanese a compound.
 */
export const isTechnical = memoizedByTerm((term: Term, profile): boolean => {
  if (term.type !== "term" || term.endsInParticiple) return false;
  if (profile.script === "unspaced") return isJapaneseTerm(term, profile);
  return commonnessOf(term.forms.keys().next().value ?? term.key, profile) === "rare";
});

/** Japanese compounds of some length are terms by their making. */
function isJapaneseTerm({ key, count }: Term, profile: LanguageProfile): boolean {
  return count >= 2 || key.length >= 4 || (key.length === 3 && commonnessOf(key, profile) === "rare");
}

/**
 * Surely a noun, and one that everyday language hardly has. In a short note, which says most things once, any
 * compound will do, and any word not quite so rare that is said twice.
 */
function isRareTerm(
  { key, licensed, endsInParticiple, words, count, forms, opens }: Term,
  isShort: boolean,
  profile: LanguageProfile,
) {
  const form = forms.keys().next().value ?? key;
  if (!licensed || endsInParticiple || (words > 1 && hasGeneric(form, profile))) return false;
  if (isShort && (words > 1 || count >= (opens ? 2 : OFTEN))) return true;
  // Where nothing leads nouns, their endings must tell.
  if (profile.nominalShape?.test(form) === false) return false;
  const commonness = commonnessOf(form, profile);
  if (isShort) return commonness === "rare" || (commonness === "known" && count >= 2);
  return commonness === "rare" && (count >= 2 || words > 1);
}

/** "regular basis": two everyday words, said twice by chance. */
function isEveryday({ key, forms }: Term, profile: LanguageProfile): boolean {
  return commonnessOf(forms.keys().next().value ?? key, profile) !== "rare";
}

/** "неймовірним чином" is a manner, whatever its words. */
function hasGeneric(form: string, profile: LanguageProfile): boolean {
  return form.split(" ").some((word) => isGeneric(word, profile));
}
