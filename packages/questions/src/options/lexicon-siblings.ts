import { type LanguageProfile, upperFirst } from "@quizmill/language";
import {
  CASES,
  distanceIn,
  type FamilyMembership,
  lexiconOf,
  type Member,
  type Word,
} from "@quizmill/lexicon";
import type { Document } from "../read/document.ts";
import { memoizedByText } from "../read/memoized-reading.ts";
import { asSpelt, presentIn, shareOfSubject, subjectStanding } from "../read/school-words.ts";
import { commonnessOf } from "../text/commonness.ts";
import { sayerOf } from "../text/words.ts";
import type { DistractorTarget } from "./distractor-target.ts";
import { areOfOneKind, familyMembershipsOf, isNameIn } from "./family-memberships.ts";

/** What the lexicon knows beside a key, best first. */
export interface LexiconSiblings {
  texts: readonly string[];
  /** It is a name, or the document speaks of such things: they surely are of the key's kind. */
  isSure: boolean;
}

interface KeyInLexicon extends FamilyMembership {
  /** The key has a capital that the lexicon does not give it. */
  isRaised: boolean;
  /** Its sentence says what it is. */
  isCalled: boolean;
  /** The document surely means this family: its sentence says so, it is one of names, or others of it are named. */
  isSure: boolean;
}

/** A kind with fewer in a form that fits gives way to the next: "degree Celsius" has not the gender of "kelvin". */
const LEAST_MEMBERS = 2;

/** Others of the key's type from the lexicon, in a form that fits: those the document names come first. */
export function lexiconSiblingsOf(target: DistractorTarget, document: Document): LexiconSiblings {
  const found = keyInLexicon(target, document)
    .filter((entry) => entry.isSure || isOfSubject(entry, document))
    .map((entry) => ({ entry, members: membersBeside(entry, target, document) }));
  const first = found.find(({ members }) => members.length >= LEAST_MEMBERS) ?? found[0];
  if (first === undefined) return { texts: [], isSure: false };
  const nearest = first.members.toSorted((a, b) => a.far - b.far);
  return { texts: [...new Set(nearest.map(({ text }) => text))], isSure: first.entry.isSure };
}

/**
 * Of the words of its subject that a text has, the share of those of the subject it has most of: few words tell
 * little.
 */
const LEAST_OF_SUBJECT = { inText: 0.25, inNote: 0.3 };
/** So much of what shows that a text is on a subject must be there. */
const SPOKEN_OF = 0.3;

/**
 * "colonies" of bacteria are none among mandates and protectorates, nor is a "bond" of polymers one among
 * projections: a family counts where the text names others of it, or speaks of its subject about as much as of any.
 */
function isOfSubject({ family, word }: KeyInLexicon, document: Document): boolean {
  const standing = subjectStanding(family, document);
  if (family.subject === "" && document.isShort) return commonnessOf(word.text, document.profile) === "rare";
  if (document.isShort) return standing >= LEAST_OF_SUBJECT.inNote;
  return shareOfSubject(family, document) >= SPOKEN_OF && standing >= LEAST_OF_SUBJECT.inText;
}

/** The other members of a key's family, those first that are nearest to it. */
function membersBeside(entry: KeyInLexicon, target: DistractorTarget, document: Document) {
  const { profile } = document;
  const mayShowGender = !target.isQuestion || profile.showsEnding;
  const present = presentIn(entry.family, document);
  return entry.family.members.flatMap((word, index) => {
    const form = index === entry.index ? null : siblingForm(entry, word, target, profile);
    if (form === null) return [];
    const text = asSpelt(namesIn(form, word), present.get(index), profile);
    const far =
      distanceIn(entry.family, entry.index, index) +
      (present.has(index) ? 0 : 100) +
      (mayShowGender && word.gender !== entry.word.gender ? 1000 : 0);
    return { text: entry.isRaised ? upperFirst(text) : text, far };
  });
}

/**
 * What a document may call a member where this form fits: where that names it, by its other names of its gender too.
 */
function namesIn(form: string, { text, gender, aliases }: Member): string[] {
  const others = form === text ? aliases.filter((alias) => alias.gender === gender) : [];
  return [form, ...others.map((alias) => alias.text)];
}

/** Whether the document surely speaks of such things: it names others of the family. */
function mentionsOthers(own: FamilyMembership, document: Document): boolean {
  return othersNamed(own, document) > 0 && isMeant(own, document);
}

function othersNamed({ family, index }: FamilyMembership, document: Document): number {
  const present = presentIn(family, document);
  return present.size - (present.has(index) ? 1 : 0);
}

/**
 * Of a subject that a text hardly speaks of, one other word may mean something else: "temperatura" and "woda" in
 * physics.
 */
const SURE_OTHERS = 2;

function isMeant(own: FamilyMembership, document: Document): boolean {
  const { family, word } = own;
  if (document.isShort || family.subject === "" || isNameIn(word, document.profile)) return true;
  const isSpokenOf = subjectStanding(family, document) >= LEAST_OF_SUBJECT.inText;
  return isSpokenOf || othersNamed(own, document) >= SURE_OTHERS;
}

/** A document's terms are tried beside hundreds of keys. */
const familiesOf = memoizedByText((text, profile) => familyMembershipsOf(text, profile));

/** Whether a text is known to be of another type than the key; a name is, beside whatever is none. */
export function isOfDifferentCategory(
  text: string,
  target: DistractorTarget,
  profile: LanguageProfile,
): boolean {
  const families = familiesOf(text, profile);
  if (target.families.length > 0 && families.length > 0) return areOfOtherKinds(text, target, profile);
  return families.some(({ word }) => isNameIn(word, profile));
}

/** Whether the lexicon has both, and no kind that both are of. */
export function areOfOtherKinds(text: string, target: DistractorTarget, profile: LanguageProfile): boolean {
  if (target.families.length === 0 || familiesOf(text, profile).length === 0) return false;
  return !areOfOneFamily(text, target, profile);
}

/** Whether the lexicon has both, and a kind that both are of. */
function areOfOneFamily(text: string, { families }: DistractorTarget, profile: LanguageProfile): boolean {
  if (families.length === 0) return false;
  return familiesOf(text, profile).some(({ family }) =>
    families.some((own) => areOfOneKind(family, own.family)),
  );
}

/** The same where the document means that kind. */
export function areMeantAsOneFamily(text: string, target: DistractorTarget, document: Document): boolean {
  const families = target.families.filter((own) => isMeant(own, document));
  return areOfOneFamily(text, { ...target, families }, document.profile);
}

/** Of two kinds with as many words in the document, the one whose subject it speaks of. */
const SUBJECT_WEIGHT = 0.5;
/** The sentence itself calls the key such a thing: more than any number of them elsewhere. */
const CUE_WEIGHT = 4;
const PRESENT_MOST = 3;
/** A question asks for what is named: "нирки" are kidneys there, not "of a kidney". */
const NOMINATIVE_WEIGHT = { inGap: 0.5, inQuestion: 10 };

/** "mercury" beside gold is a metal, beside Mars a planet: the family that the document speaks of comes first. */
function keyInLexicon(target: DistractorTarget, document: Document): KeyInLexicon[] {
  const { profile } = document;
  const { key, before, line } = target.request;
  const isSaid = sayerOf(line.text, profile);
  const naming = target.isQuestion ? NOMINATIVE_WEIGHT.inQuestion : NOMINATIVE_WEIGHT.inGap;
  // Only the first word of a sentence has a capital that may not be its own: "i Polski" is the country, not "polski".
  const asWritten = before === "" ? [] : lexiconOf(profile.code).find(key);
  const entries = (asWritten.length > 0 ? asWritten : target.families).map((kinship) => {
    const { family, word, cases } = kinship;
    const isCalled = family.hypernyms.some(isSaid);
    const support =
      Math.min(presentIn(family, document).size, PRESENT_MOST) +
      SUBJECT_WEIGHT * shareOfSubject(family, document) +
      (isCalled ? CUE_WEIGHT : 0) +
      (cases.includes(CASES.nominative) ? naming : 0);
    const isRaised = /^\p{Lu}/u.test(key) && /^\p{Ll}/u.test(word.text);
    const isSure = isCalled || isNameIn(word, profile) || mentionsOthers(kinship, document);
    return { ...kinship, isCalled, isRaised, isSure, support };
  });
  return entries.sort((a, b) => b.support - a.support);
}

/** A name in the case the key stands in; null where it would not agree. */
function siblingForm(
  entry: KeyInLexicon,
  word: Word,
  { request: { before }, isQuestion }: DistractorTarget,
  profile: LanguageProfile,
): string | null {
  if (word.isPlural !== entry.word.isPlural) return null;
  const isNaming = entry.cases.includes(CASES.nominative);
  const led = lexiconOf(profile.code)
    .casesAfter(before)
    .find((atCase) => entry.cases.includes(atCase));
  const cases = isQuestion && isNaming ? [CASES.nominative] : led === undefined ? entry.cases : [led];
  // "la Tierra", but "Marte": what takes no article cannot follow one.
  if (!isQuestion && word.gender === "" && profile.agreeing.has(before)) return null;
  const agrees = word.gender === entry.word.gender;
  const mustAgree = leadsAgreement(before, profile) || (isNaming && profile.hasCases);
  if (!isQuestion && !agrees && mustAgree) return null;
  if (word.forms.length === 1) return isNaming ? word.text : null;
  // Where the key's form stands for two cases, only a word whose two forms are alike too surely fits.
  const forms = new Set(cases.map((at) => word.forms[at]));
  return forms.size === 1 ? (word.forms[cases[0] ?? CASES.nominative] ?? null) : null;
}

/** After an article, or an adjective, a word of another gender would show itself. */
function leadsAgreement(before: string, { agreeing, stopWords }: LanguageProfile): boolean {
  return before !== "" && (agreeing.has(before) || !stopWords.has(before));
}
