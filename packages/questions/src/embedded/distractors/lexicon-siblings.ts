import { type LanguageProfile, upperFirst } from "@quizmill/language";
import {
  CASES,
  distanceIn,
  type FamilyMembership,
  lexiconOf,
  type Member,
  type Word,
} from "@quizmill/lexicon";
import { commonnessOf } from "../../text/commonness.ts";
import { sayerOf } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { memoizedByText } from "../memoized-reading.ts";
import { asSpelt, presentIn, shareOfSubject, subjectStanding } from "../school-words.ts";
import { classOfNoun } from "../semantic-classes.ts";
import type { Term } from "../terms.ts";
import { type DistractorTarget, hasCases } from "./distractor-target.ts";
import { areOfOneKind, familyMembershipsOf, isNameIn } from "./family-memberships.ts";

/** What the lexicon knows beside a key, best first. */
export interface LexiconSiblings {
  texts: readonly string[];
  /** It is a name, or the document speaks of such things: they surely are of the key's kind. */
  isSure: boolean;
  /** The document names none of them, and may mean another thing: it explains that, or everyday uses the word as well. */
  isOtherSense: boolean;
}

interface KeyInLexicon extends FamilyMembership {
  /** The key has a capital that the lexicon does not give it. */
  isRaised: boolean;
  /** Its sentence says what it is. */
  isCalled: boolean;
}

/** Decides between one and many of what is written alike, and nothing else. */
const PLURAL_WEIGHT = 0.25;
/** Of two kinds with as many words in the document, the one whose subject it speaks of. */
const SUBJECT_WEIGHT = 0.5;
/** The sentence itself calls the key such a thing: more than any number of them elsewhere. */
const CUE_WEIGHT = 4;
const PRESENT_MOST = 3;
/** A question asks for what is named: "нирки" are kidneys there, not "of a kidney". */
const NOMINATIVE_WEIGHT = 10;

/** Others of the key's type from the lexicon, in a form that fits: those the document names come first. */
export function lexiconSiblingsOf(target: DistractorTarget, document: Document): LexiconSiblings {
  const found = keyInLexicon(target, document)
    .filter((entry) => isOfSubject(entry, document))
    .map((entry) => ({ entry, members: membersBeside(entry, target, document) }));
  const enough = found.filter(({ members }) => members.length >= LEAST_MEMBERS);
  const [first, ...more] = enough.length > 0 ? enough : found;
  if (first === undefined) return { texts: [], isSure: false, isOtherSense: false };
  const { entry } = first;
  const members = [first, ...more.filter((other) => fits(other.entry, document))].flatMap(
    (one) => one.members,
  );
  return {
    texts: [...new Set(members.sort((a, b) => a.far - b.far).map(({ text }) => text))],
    isSure: entry.isCalled || isNameIn(entry.word, document.profile) || mentionsOthers(entry, document),
    isOtherSense: isOtherSense(target, entry, document),
  };
}

/** A kind with fewer in a form that fits gives way to the next: "degree Celsius" has not the gender of "kelvin". */
const LEAST_MEMBERS = 2;

/** Of the words of its subject that a text has, the share of those of the subject it has most of. */
const LEAST_OF_SUBJECT = 0.2;
/** So much of what shows that a text is on a subject must be there. */
const SPOKEN_OF = 0.3;

/**
 * "colonies" of bacteria are none among mandates and protectorates, nor is a "bond" of polymers one among projections: a
 * family counts where the text names others of it, or speaks of its subject about as much as of any.
 */
function isOfSubject(entry: KeyInLexicon, document: Document): boolean {
  if (entry.isCalled || isNameIn(entry.word, document.profile) || mentionsOthers(entry, document))
    return true;
  if (document.isShort) return true;
  const { family } = entry;
  return (
    shareOfSubject(family, document) >= SPOKEN_OF && subjectStanding(family, document) >= LEAST_OF_SUBJECT
  );
}

/** A further kind of the key, where the document speaks of such things. Lines of words are too wide for that. */
function fits(entry: KeyInLexicon, document: Document): boolean {
  return entry.family.subject !== "" && othersMentioned(entry, document).length >= LEAST_MENTIONED;
}

/** The other members of a key's family, those first that are nearest to it. */
function membersBeside(entry: KeyInLexicon, target: DistractorTarget, document: Document) {
  const { profile } = document;
  const mayShowGender = !target.isQuestion || profile.endingLetters > 0;
  const present = presentIn(entry.family, document);
  return entry.family.members.flatMap((member, index) => {
    const word = nameLike(entry, member);
    const form = index === entry.index ? null : siblingForm(entry, word, target, profile);
    if (form === null) return [];
    const text = asSpelt(namesIn(form, member), present.get(index), profile);
    const far =
      distanceIn(entry.family, entry.index, index) +
      remoteness(present.get(index), target.request.line) +
      (mayShowGender && word.gender !== entry.word.gender ? 1000 : 0);
    return { text: entry.isRaised ? upperFirst(text) : text, far };
  });
}

/** Beside "strong nuclear force", another name of the strong interaction, the weak one is the "weak nuclear force". */
function nameLike({ family, index, word }: KeyInLexicon, member: Member): Word {
  if (word.text === family.members[index]?.text) return member;
  const own = word.text.split(" ");
  const shared = ({ text }: Word) => text.split(" ").filter((part) => own.includes(part)).length;
  return [member, ...member.aliases].reduce((best, name) => (shared(name) > shared(best) ? name : best));
}

/** What a document may call a member where this form fits: where that names it, by its other names of its gender too. */
function namesIn(form: string, { text, gender, aliases }: Member): string[] {
  const others = form === text ? aliases.filter((alias) => alias.gender === gender) : [];
  return [form, ...others.map((alias) => alias.text)];
}

/** A word that many know may be said by the way ("circle" in a text on engines with cylinders), two seldom are. */
const LEAST_MENTIONED = 2;

/** Whether the document speaks of such things: it names others of the family, and not just one that many know. */
function mentionsOthers(entry: KeyInLexicon, document: Document): boolean {
  const others = othersMentioned(entry, document);
  const isRare = (index: number) =>
    commonnessOf(entry.family.members[index]?.text ?? "", document.profile) === "rare";
  return others.length >= LEAST_MENTIONED || others.some(isRare);
}

function othersMentioned({ family, index: own }: KeyInLexicon, document: Document): readonly number[] {
  return [...presentIn(family, document).keys()].filter((index) => index !== own);
}

/** In so many sentences a text would name others of what it speaks of. */
const SOME_LINES = 15;

/** So many others that a text explains can stand beside what it explains. */
const SOME_EXPLAINED = 3;

/**
 * The "mouth" that a text on rivers defines is none among "stomach" and "tongue"; "Leistung" in a text on contracts, and
 * no current or charge beside it: physics measures much by words of everyday, where a month or a point of the compass is
 * one everywhere.
 */
function isOtherSense(
  { request, isDefined }: DistractorTarget,
  entry: KeyInLexicon,
  document: Document,
): boolean {
  const { definitions, lines, profile } = document;
  if (othersMentioned(entry, document).length > 0) return false;
  if (isDefined && definitions.length > SOME_EXPLAINED) return true;
  if (isEverydayAmongTerms(entry, profile)) return true;
  if (lines.length < SOME_LINES || commonnessOf(request.key, profile) === "rare") return false;
  return entry.family.hypernyms.some((word) => classOfNoun(word, profile) === "measure");
}

/** Of a family of everyday things, the share of words that everybody uses. */
const EVERYDAY_FAMILY = 0.75;

/** "movement" among contrast and texture: everybody uses it of other things than its family does. "Summer" is one everywhere. */
function isEverydayAmongTerms({ family, word, isCalled }: KeyInLexicon, profile: LanguageProfile): boolean {
  const isEveryday = ({ text }: Word) => commonnessOf(text, profile) === "everyday";
  if (isCalled || isNameIn(word, profile) || !isEveryday(word)) return false;
  return family.members.filter(isEveryday).length < family.size * EVERYDAY_FAMILY;
}

/** How far from the line the document names a word: what it tells of nearby is told apart there, and so is learnt together. */
const REMOTE = { inSection: 25, elsewhere: 50, nowhere: 100 };
const NEAR_PASSAGES = 1;

function remoteness(term: Term | undefined, line: Line): number {
  if (term === undefined) return REMOTE.nowhere;
  if (term.passages.some((passage) => Math.abs(passage - line.passage) <= NEAR_PASSAGES)) return 0;
  return term.section === line.section ? REMOTE.inSection : REMOTE.elsewhere;
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
export function areOfOtherKinds(
  text: string,
  { families: own }: DistractorTarget,
  profile: LanguageProfile,
): boolean {
  const families = familiesOf(text, profile);
  if (own.length === 0 || families.length === 0) return false;
  return !families.some(({ family }) => own.some((other) => areOfOneKind(family, other.family)));
}

/** Whether the lexicon has both, and a kind that both are of. */
export function areOfOneFamily(
  text: string,
  { families: own }: DistractorTarget,
  profile: LanguageProfile,
): boolean {
  return (
    own.length > 0 &&
    familiesOf(text, profile).some(({ family }) => own.some((other) => areOfOneKind(family, other.family)))
  );
}

/** "werden Apotheker reguliert": in German what is counted stands without an article, or an adjective, only as a plural. */
function isBareGerman(before: string, { capitalNouns, stopWords, agreeing }: LanguageProfile): boolean {
  return capitalNouns && stopWords.has(before) && !agreeing.has(before);
}

/** "mercury" beside gold is a metal, beside Mars a planet: the family that the document speaks of comes first. */
function keyInLexicon(
  { request: { key, before, line }, isQuestion, isPlural, known }: DistractorTarget,
  document: Document,
): KeyInLexicon[] {
  const isSaid = sayerOf(line.text, document.profile);
  const mayBePlural = isPlural || isBareGerman(before, document.profile);
  const entries = kinshipsWhereItStands({ key, before, known }, document.profile).map((kinship) => {
    const isCalled = kinship.family.hypernyms.some(isSaid);
    const present = presentIn(kinship.family, document).size;
    const isNaming = kinship.cases.includes(CASES.nominative) ? (isQuestion ? NOMINATIVE_WEIGHT : 0.5) : 0;
    const isLikely = mayBePlural && kinship.word.isPlural;
    const support =
      Math.min(present, PRESENT_MOST) +
      SUBJECT_WEIGHT * shareOfSubject(kinship.family, document) +
      (isCalled ? CUE_WEIGHT : 0) +
      isNaming +
      (isLikely ? PLURAL_WEIGHT : 0);
    const isRaised = /^\p{Lu}/u.test(key) && /^\p{Ll}/u.test(kinship.word.text);
    return { ...kinship, isCalled, isRaised, support };
  });
  return entries.sort((a, b) => b.support - a.support);
}

/** Only the first word of a sentence has a capital that may not be its own: "i Polski" is the country, not "polski". */
function kinshipsWhereItStands(
  { key, before, known }: { key: string; before: string; known: DistractorTarget["known"] },
  profile: LanguageProfile,
): readonly FamilyMembership[] {
  const asWritten = before === "" ? [] : lexiconOf(profile.code).find(key);
  // "Z Helu do Szwecji": a name there is no "hel", which is a gas.
  if (asWritten.length === 0 && before !== "" && hasCases(profile) && known?.type === "name") return [];
  return asWritten.length > 0 ? asWritten : familyMembershipsOf(key, profile);
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
  if (!isQuestion && !agrees && (leadsAgreement(before, profile) || (isNaming && hasCases(profile))))
    return null;
  if (word.forms.length === 1) return isNaming ? word.text : null;
  // Where the key's form stands for two cases, only a word whose two forms are alike too surely fits.
  const forms = new Set(cases.map((at) => word.forms[at]));
  return forms.size === 1 ? (word.forms[cases[0] ?? CASES.nominative] ?? null) : null;
}

/** After an article, or an adjective, a word of another gender would show itself. */
function leadsAgreement(before: string, { agreeing, stopWords }: LanguageProfile): boolean {
  return before !== "" && (agreeing.has(before) || !stopWords.has(before));
}
