import { type LanguageProfile, upperFirst } from "@quizmill/language";
import { memoized } from "../../memo.ts";
import { isOblique } from "../../text/cases.ts";
import type { Document } from "../document.ts";
import { fitsPlace } from "../noun-forms.ts";
import { canBeOption, type Term } from "../terms.ts";
import { needsDeterminer } from "./agreement.ts";
import { type DistractorTarget, hasCases } from "./distractor-target.ts";
import { isDativePlural, isPluralOf } from "./german-plurals.ts";
import { hasSameGovernment, isLedAsNoun } from "./same-government.ts";
import { areScriptsAlike, isShapedAlike, type Outline, type Shape, shapeOf } from "./shape.ts";
import {
  isInstrumental,
  isOtherCase,
  looksPlural,
  namesSeveral,
  type Slot,
  sexOfFullName,
  slotOf,
} from "./slot.ts";

/** A form of a term that the document itself uses and that fits where the key stood. */
export interface FittingForm {
  text: string;
  /** It was seen as the subject of a sentence: surely a noun, in the form that names it. */
  asSubject: boolean;
}

interface SlotForms {
  slot: Slot;
  forms: Map<Term, FittingForm | null>;
}

/** Of each document, what fits the slots looked at last. */
const SLOTS_KEPT = 64;
const formsIn = memoized(
  SLOTS_KEPT,
  (_id: string, _document: Document) => new Map<Term, FittingForm | null>(),
);

const fittedBy = new WeakMap<DistractorTarget, SlotForms>();

function fittedFor(target: DistractorTarget, document: Document): SlotForms {
  let fitted = fittedBy.get(target);
  if (fitted === undefined) {
    const slot = slotOf(target, document);
    fitted = { slot, forms: formsIn(JSON.stringify(slot), document) };
    fittedBy.set(target, fitted);
  }
  return fitted;
}

/**
 * Forms are chosen, never made: what no sentence shows cannot be known to fit. Null if none does. A term is tried beside
 * hundreds of keys, and most of them leave it the same slot.
 */
export function fittingForm(term: Term, target: DistractorTarget, document: Document): FittingForm | null {
  const { slot, forms } = fittedFor(target, document);
  const known = forms.get(term);
  if (known !== undefined) return known;
  const found = formIn(slot, term, document);
  forms.set(term, found);
  return found;
}

function formIn(slot: Slot, term: Term, document: Document): FittingForm | null {
  if (slot.isBare && term.type === "term" && needsDeterminer(term, document.profile)) return null;
  const person = listedPerson(term, slot);
  if (person !== null) return { text: person, asSubject: true };
  const subject = subjectForm(term, slot, document);
  const text = subject ?? otherForm(term, slot, document);
  if (text === null || !agreesInNumber(text, term, slot, document)) return null;
  return { text, asSubject: subject !== null };
}

/**
 * "Marian Langiewicz" beside "Andrzej Zamoyski": given names are listed as they name somebody, so that both are
 * nominatives, whatever their surnames end in.
 */
function listedPerson(term: Term, { sex }: Slot): string | null {
  if (sex === null) return null;
  return [...term.forms.keys()].find((form) => sexOfFullName(form) === sex) ?? null;
}

function subjectForm(term: Term, slot: Slot, document: Document): string | null {
  const { isQuestion, isPlural, isOblique: wantsOblique, shape } = slot;
  const { plurals, profile } = document;
  const { plural } = profile;
  const agrees = profile.oblique !== undefined || plurals.has(term.key) === isPlural;
  const form = isQuestion && agrees ? subjectOrName(term, wantsOblique, document) : undefined;
  // A key in another case or number stands among its like: any other would show it up.
  if (form !== undefined && wantsOblique !== isOblique(form, profile)) return null;
  if (form !== undefined && wantsOblique && isInstrumental(form) !== slot.isInstrumental) return null;
  if (form !== undefined && plural !== undefined && plural.test(form) !== shape.plural) return null;
  if (form !== undefined && !showsSameNumber(form, term, slot, document)) return null;
  if (form !== undefined && !areScriptsAlike(shapeOf(form, profile).script, shape.script)) return null;
  if (form === undefined || shape.capital === "any") return form ?? null;
  return /^\p{Lu}/u.test(form) === shape.capital ? form : null;
}

/** "Which of the following are …?": a term that is told of in both numbers stands in the key's, or not at all. */
function showsSameNumber(form: string, term: Term, slot: Slot, document: Document) {
  const { profile } = document;
  if (profile.caseLeads !== undefined) return isPluralOf(form, term, document) === slot.isPluralOf;
  if (profile.headFirst) return namesSeveral(form) === slot.namesSeveral;
  return profile.code !== "en" || shapeOf(form, profile).plural === slot.shape.plural;
}

/** What is surely a noun is named though no sentence is about it. */
function subjectOrName(term: Term, wantsOblique: boolean, document: Document): string | undefined {
  const { subjects, profile, nameOf } = document;
  const subject = subjects.get(term.key);
  if (subject !== undefined && isOblique(subject, profile) === wantsOblique) return subject;
  const isSure = canBeOption(term) && knownOf(term, profile).isSureNoun;
  return (isSure ? nameOf(term) : null) ?? subject;
}

/** A form that was no subject, of what is surely a noun. */
function otherForm(term: Term, slot: Slot, document: Document): string | null {
  const { profile, subjects } = document;
  if (!canBeOption(term) || !knownOf(term, profile).isSureNoun) return null;
  const text =
    formFor(term, slot, slot.shape, document) ??
    (slot.isCapitalOfSentence ? raisedForm(term, slot, document) : null);
  return text === null || isBareStem(text, subjects.get(term.key), profile) ? null : text;
}

/** What is the same for every key that a term is tried beside. */
interface TermForms {
  isSureNoun: boolean;
  forms: readonly { form: string; seen: ReadonlySet<string>; shape: Shape; isOther: boolean }[];
}

/** Worked out once a term: in a long document each is tried beside hundreds of keys. */
const knownTerms = new WeakMap<Term, TermForms>();

function knownOf(term: Term, profile: LanguageProfile): TermForms {
  let known = knownTerms.get(term);
  if (known === undefined) {
    known = {
      isSureNoun: isSureNoun(term, profile),
      forms: [...term.forms].map(([form, seen]) => ({
        form,
        seen,
        shape: shapeOf(form, profile),
        isOther: hasCases(profile) && isOtherCase(form, term),
      })),
    };
    knownTerms.set(term, known);
  }
  return known;
}

/**
 * Where nothing shows a noun, only names, nominal shapes, what was seen after a preposition or an adjective, and what
 * the document sets off are sure: by itself "wynika" or "очолив" is met as often as a noun.
 */
function isSureNoun(term: Term, profile: LanguageProfile): boolean {
  const { nominalShape } = profile;
  if (nominalShape === undefined || term.type !== "term" || term.marked || term.inHeading) return true;
  const forms = [...term.forms];
  if (forms.some(([, seen]) => isLedAsNoun(seen, profile))) return true;
  if (term.words > 1 && term.bounded >= 2) return true;
  return forms.some(([form]) => nominalShape.test(form));
}

/** A surface form of the same ending class, capitals, number and article. */
function formFor(term: Term, slot: Slot, shape: Outline, document: Document): string | null {
  const { profile } = document;
  for (const { form, seen, shape: other, isOther } of knownOf(term, profile).forms) {
    if (!isShapedAlike(other, shape) || isOther !== slot.isOther || showsCase(form, slot, profile)) continue;
    if (profile.caseLeads !== undefined && !showsSameForm(form, term, slot, document)) continue;
    if (!agreesWithArticle(seen, slot.before, shape, profile)) continue;
    if (hasCases(profile) && !hasSameGovernment(seen, slot.before, shape.ending, profile)) continue;
    if (!fitsPlace(form, seen, slot, profile)) continue;
    if (!(slot.isQuestion && isGenitive(form, term, profile))) return form;
  }
  return null;
}

/** German: both are plurals, or neither is, and so it is with datives. */
function showsSameForm(form: string, term: Term, slot: Slot, document: Document): boolean {
  return (
    isPluralOf(form, term, document) === slot.isPluralOf &&
    isDativePlural(form, term, document) === slot.isDativePlural
  );
}

/** "виконавець" beside "повноважень": they end alike, and one is no nominative. */
function showsCase(form: string, slot: Slot, profile: LanguageProfile): boolean {
  return hasCases(profile) && !slot.isOblique && isOblique(form, profile);
}

function agreesWithArticle(
  seen: ReadonlySet<string>,
  before: string,
  shape: Outline,
  { agreeing, headFirst }: LanguageProfile,
): boolean {
  return (
    !agreeing.has(before) ||
    seen.has(before) ||
    (headFirst && agreesByEnding(before, shape.ending) && !isOfOtherGender(seen, before))
  );
}

/** Spanish: after "la" what ends in -a fits, after "el" what ends in -o, seen there or not. */
function agreesByEnding(article: string, ending: string): boolean {
  return FEMININE_ARTICLE.test(article) ? /^as?$/u.test(ending) : /^os?$/u.test(ending);
}

/** Spanish "los sistemas", "un gas": whatever the ending, after "las" they do not fit. */
function isOfOtherGender(seen: ReadonlySet<string>, article: string): boolean {
  const other = FEMININE_ARTICLE.test(article) ? MASCULINE_ARTICLE : FEMININE_ARTICLE;
  return [...seen].some((lead) => other.test(lead));
}

const FEMININE_ARTICLE = /^(?:las?|unas?|estas?)$/u;
const MASCULINE_ARTICLE = /^(?:el|los|un|unos|del|al|este|estos)$/u;

/** A key with a capital only because it opened a sentence: the others take one too, to look alike. */
function raisedForm(term: Term, slot: Slot, document: Document): string | null {
  if (term.type !== "term") return null;
  const form = formFor(term, slot, { ...slot.shape, capital: false }, document);
  return form === null ? null : upperFirst(form);
}

/** "Юпітера" of a thing that is also written "Юпітер", "Харкова" seen but after "поблизу". */
function isGenitive(
  form: string,
  { forms }: Term,
  { plural, stopWords, phraseBoundaries }: LanguageProfile,
): boolean {
  if (plural === undefined) return false;
  const leads = [...(forms.get(form) ?? [])];
  return (
    (/[^аеиоуюяєії][аяую]$/u.test(form) && forms.has(form.slice(0, -1))) ||
    (/[^аеиоуюяєіїйь]$/u.test(form) && ["а", "и", "о"].some((ending) => forms.has(form + ending))) ||
    leads.every((lead) => lead !== "" && (stopWords.has(lead) || phraseBoundaries.has(lead)))
  );
}

/** Polish "czcionek" beside "czcionka": no ending, so a genitive plural. */
function isBareStem(form: string, nominative: string | undefined, { oblique }: LanguageProfile): boolean {
  return oblique !== undefined && nominative?.endsWith("a") === true && /[^aeiouyąęó]$/u.test(form);
}

/** Polish: the verb of "… mają zieloną barwę" takes plurals only, "Powszechny" is an adjective and no thing. */
function agreesInNumber(text: string, term: Term, slot: Slot, document: Document): boolean {
  if (document.profile.oblique === undefined || !slot.isQuestion) return true;
  return looksPlural(text, term, document) === slot.looksPlural;
}
