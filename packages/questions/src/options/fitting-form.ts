import type { LanguageProfile } from "@quizmill/language";
import { memoized, onceOf } from "../memo.ts";
import type { Document } from "../read/document.ts";
import { isLocativeInIe } from "../read/noun-forms.ts";
import { canBeOption, type Term } from "../read/terms.ts";
import { isOblique } from "../text/cases.ts";
import type { DistractorTarget } from "./distractor-target.ts";
import { areScriptsAlike, isShapedAlike, type Outline, shapeOf } from "./shape.ts";

/** A form of a term that the document itself uses and that fits where the key stood. */
export interface FittingForm {
  text: string;
  /** It was seen as the subject of a sentence: surely a noun, in the form that names it. */
  asSubject: boolean;
}

/** What a form must be to stand where a key stood: all that tells of the key itself, so that keys alike share it. */
interface Slot {
  shape: Outline;
  /** The word before the gap, lower case; "" where there is none. */
  before: string;
  /** A question without a gap: the form must name the thing, in the nominative. */
  isQuestion: boolean;
  /** The key itself is in another case than the nominative. */
  isOblique: boolean;
  /** Of all words, where a phrase that does not agree in each would show itself; else null. */
  inflection: string | null;
  /** The key's form could be a nominative by its ending alone. */
  isOther: boolean;
}

function slotOf(target: DistractorTarget, document: Document): Slot {
  const { request, known, shape, isQuestion } = target;
  const { key, before } = request;
  const { profile } = document;
  const { words: _, inflection, ...outline } = shape;
  return {
    shape: outline,
    inflection: isQuestion || !profile.hasCases ? null : inflection,
    isQuestion,
    isOblique: target.isOblique,
    // Elsewhere the word before a gap shows nothing of what may stand in it.
    before: profile.capitalNouns || profile.agreeing.has(before) ? before : "",
    isOther: known !== undefined && isOtherCase(key, known, profile),
  };
}

/** Of each document, what fits the slots looked at last. */
const SLOTS_KEPT = 64;
const formsIn = memoized(
  SLOTS_KEPT,
  (_id: string, _document: Document) => new Map<Term, FittingForm | null>(),
);

const fittedFor = onceOf((target: DistractorTarget, document: Document) => {
  const slot = slotOf(target, document);
  return { slot, forms: formsIn(JSON.stringify(slot), document) };
});

/**
 * Forms are chosen, never made: what no sentence shows cannot be known to fit. Null if none does. A term is tried
 * beside hundreds of keys, and most of them leave it the same slot.
 */
export function fittingForm(term: Term, target: DistractorTarget, document: Document): FittingForm | null {
  const { slot, forms } = fittedFor(target, document);
  const known = forms.get(term);
  if (known !== undefined) return known;
  const subject = subjectForm(term, slot, document);
  const text = subject ?? otherForm(term, slot, document);
  const found = text === null ? null : { text, asSubject: subject !== null };
  forms.set(term, found);
  return found;
}

/** A key in another case, number or script stands among its like: any other would show it up. */
function subjectForm(term: Term, slot: Slot, document: Document): string | null {
  const { isQuestion, shape } = slot;
  const { profile } = document;
  const form = isQuestion ? subjectOrName(term, slot.isOblique, document) : undefined;
  if (form === undefined || slot.isOblique !== isOblique(form, profile)) return null;
  const { plural, script, capital } = shapeOf(form, profile);
  if (plural !== shape.plural) return null;
  if (!areScriptsAlike(script, shape.script)) return null;
  return shape.capital === "any" || capital === shape.capital ? form : null;
}

/** What can be an option is named though no sentence is about it. */
function subjectOrName(term: Term, wantsOblique: boolean, document: Document): string | undefined {
  const { subjects, profile, nameOf } = document;
  const subject = subjects.get(term.key);
  if (subject !== undefined && isOblique(subject, profile) === wantsOblique) return subject;
  return (canBeOption(term) ? nameOf(term) : null) ?? subject;
}

/** What is the same for every key that a term is tried beside: in a long document there are hundreds. */
const formsOf = onceOf((term: Term, profile: LanguageProfile) =>
  [...term.forms].map(([form, seen]) => ({
    form,
    seen,
    shape: shapeOf(form, profile),
    isOther: isOtherCase(form, term, profile),
  })),
);

/** A form that was no subject: of the same ending class, capitals, number and article. */
function otherForm(term: Term, slot: Slot, document: Document): string | null {
  const { profile } = document;
  if (!canBeOption(term)) return null;
  const found = formsOf(term, profile).find(
    ({ form, seen, shape, isOther }) =>
      isShapedAlike(shape, slot.shape) &&
      (slot.inflection === null || slot.inflection === shape.inflection) &&
      isOther === slot.isOther &&
      (slot.isOblique ? !slot.isQuestion || isOblique(form, profile) : !isOblique(form, profile)) &&
      agreesWithArticle(seen, slot.before, shape, profile) &&
      agreesWithAdjective(seen, slot.before, profile),
  );
  return found?.form ?? null;
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

/** German: behind an adjective stands only what was seen behind one that ends alike. */
function agreesWithAdjective(
  seen: ReadonlySet<string>,
  before: string,
  { capitalNouns, stopWords }: LanguageProfile,
): boolean {
  if (!capitalNouns || before === "" || stopWords.has(before)) return true;
  return [...seen].some((word) => !stopWords.has(word) && word.slice(-2) === before.slice(-2));
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

/** A form that could be a nominative by its ending, and by the others of its word is none; where nouns have cases. */
function isOtherCase(form: string, term: Term, profile: LanguageProfile): boolean {
  if (!profile.hasCases) return false;
  return (
    isGenitiveInA(form, term, profile) || isLocativeInIe(form, term) || isBareFeminine(form, term, profile)
  );
}

/** Polish "umieszczania", though no sentence has "umieszczanie". */
const VERBAL_NOUN_IN_A = /^\p{Ll}{4,}(?:[ae]ni|[ęyiu]ci)a$/u;

/**
 * "суспільства" of "суспільство", "prezydenta" of "prezydent": by its ending alone it could be a nominative. It is one
 * beside the forms of a feminine: "zmian" of "zmiana", "przechowalni" of "przechowalnia".
 */
function isGenitiveInA(form: string, { forms }: Term, { cases }: LanguageProfile): boolean {
  if (!cases.open.test(form)) return false;
  const stem = form.slice(0, -1).toLowerCase();
  const endings = [...forms.keys()]
    .filter((other) => other.toLowerCase().startsWith(stem))
    .map((other) => other.slice(stem.length));
  if (endings.some((ending) => cases.feminine.test(ending))) return false;
  if (VERBAL_NOUN_IN_A.test(form)) return true;
  return endings.some(
    (ending) =>
      cases.masculine.test(ending) || cases.neuter.test(ending) || (ending === "" && !stem.endsWith("i")),
  );
}

/** "комет" of what is also written "кометою", "ścian" of "ścianą": without an ending, a genitive plural. */
function isBareFeminine(
  form: string,
  { forms, type }: Term,
  { cases, endsInVowel }: LanguageProfile,
): boolean {
  if (type !== "term" || !/^\p{Ll}+$/u.test(form) || endsInVowel.test(form)) return false;
  return [...forms.keys()].some(
    (other) => other.startsWith(form) && cases.feminine.test(other.slice(form.length)),
  );
}
