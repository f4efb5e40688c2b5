import type { LanguageProfile } from "@quizmill/language";
import { sexOfGivenName } from "@quizmill/lexicon";
import type { Document } from "../document.ts";
import { isLocativeInIe, namesMany, type Place, placeLike } from "../noun-forms.ts";
import type { Term } from "../terms.ts";
import { type DistractorTarget, hasCases } from "./distractor-target.ts";
import { isDativePlural, isPluralOf } from "./german-plurals.ts";
import type { Outline } from "./shape.ts";

/** What a form must be to stand where a key stood: all that tells of the key itself, so that keys alike share it. */
export interface Slot extends Place, Pick<DistractorTarget, "isBare" | "isCapitalOfSentence"> {
  shape: Outline;
  /** Of the person that the key names in full, where names have cases. */
  sex: ReturnType<typeof sexOfFullName>;
  isInstrumental: boolean;
  /** The key's form could be a nominative by its ending alone. */
  isOther: boolean;
  isPluralOf: boolean;
  isDativePlural: boolean;
  namesSeveral: boolean;
  looksPlural: boolean;
}

/** The place of the key and what options there must agree in. */
export function slotOf(target: DistractorTarget, document: Document): Slot {
  const { request, known, shape, isQuestion, isPlural, isBare, isCapitalOfSentence } = target;
  const { key, before } = request;
  const { profile } = document;
  const { words: _, inflection: __, ...outline } = shape;
  const isGerman = profile.caseLeads !== undefined;
  return {
    isBare,
    isCapitalOfSentence,
    shape: outline,
    isQuestion,
    isPlural,
    isOblique: target.isOblique,
    // Elsewhere the word before a gap shows nothing of what may stand in it.
    before: isGerman || hasCases(profile) || profile.agreeing.has(before) ? before : "",
    ...placeLike(key),
    sex: target.nameKind === "person" && hasCases(profile) ? sexOfFullName(key) : null,
    isInstrumental: isInstrumental(key),
    isOther: known !== undefined && hasCases(profile) && isOtherCase(key, known),
    isPluralOf: isGerman && isPluralOf(key, known, document),
    isDativePlural: isGerman && isDativePlural(key, known, document),
    namesSeveral: namesSeveral(key),
    looksPlural: known !== undefined && looksPlural(key, known, document),
  };
}

/** Whether a full name is of a man or a woman by its given name; null where it does not tell. */
export function sexOfFullName(text: string): "men" | "women" | null {
  const end = text.indexOf(" ");
  return end < 0 ? null : sexOfGivenName(text.slice(0, end));
}

/** "називають номером" beside "складається з електронів": both oblique, and yet of two cases. */
const INSTRUMENTAL = /(?:ом|ем|єм|ою|ею|єю|ами|ями|em|ami|ą)(?= |$)/u;
/** "teorię komórkową" is an accusative, though its adjective alone might be none. */
const ACCUSATIVE = /ę(?= |$)/u;

/** Whether a Polish form is surely an instrumental. */
export function isInstrumental(form: string): boolean {
  return INSTRUMENTAL.test(form) && !ACCUSATIVE.test(form);
}

/** Spanish "etiquetas anotadas": the head shows it, save where it ends so in the singular too. */
export function namesSeveral(form: string): boolean {
  const [head = ""] = form.split(" ");
  return /(?<!i|ene|u|lun|mart|juev|viern)s$/u.test(head) && !/^\p{L}{1,3}$/u.test(head);
}

/** A form that could be a nominative by its ending, and by the others of its word is none. */
export function isOtherCase(form: string, term: Term): boolean {
  return isGenitiveInA(form, term) || isLocativeInIe(form, term) || isBareFeminine(form, term);
}

/**
 * "суспільства" of "суспільство", "prezydenta" of "prezydent": by its ending alone it could be a nominative. It is one
 * beside the forms of a feminine: "zmian" of "zmiana", "przechowalni" of "przechowalnia".
 */
function isGenitiveInA(form: string, { forms }: Term): boolean {
  if (!/[аяa]$/u.test(form)) return false;
  const stem = form.slice(0, -1).toLowerCase();
  const endings = [...forms.keys()]
    .filter((other) => other.toLowerCase().startsWith(stem))
    .map((other) => other.slice(stem.length));
  if (endings.some((ending) => FEMININE.test(ending))) return false;
  if (VERBAL_NOUN_IN_A.test(form)) return true;
  return endings.some(
    (ending) => /^(?:[ьоеoe]|ом|ем|i?em|ові|owi)$/u.test(ending) || (ending === "" && !stem.endsWith("i")),
  );
}

/** "комет" of what is also written "кометою", "ścian" of "ścianą": without an ending, a genitive plural. */
function isBareFeminine(form: string, { forms, type }: Term): boolean {
  if (type !== "term" || !/^\p{Ll}+[^aeiouyąęóаеиіоуюяєїьй]$/u.test(form)) return false;
  return [...forms.keys()].some(
    (other) => other.startsWith(form) && /^(?:ę|ą|ою|ею)$/u.test(other.slice(form.length)),
  );
}

/** Polish "umieszczania", though no sentence has "umieszczanie". */
const VERBAL_NOUN_IN_A = /^\p{Ll}{4,}(?:[ae]ni|[ęyiu]ci)a$/u;
/** Accusatives and instrumentals that only feminines have. */
const FEMININE = /^(?:ę|ą|ою|ею|єю)$/u;

/** "hipoteza" beside "hipotezy": a form that looks like no plural is none where another one of its word does. */
function isSingularOf({ forms }: Term, profile: LanguageProfile): boolean {
  return [...forms.keys()].some((form) => namesMany(form.toLowerCase(), profile));
}

/** Whether a form of a term is a plural, by itself or by its verb. */
export function looksPlural(form: string, term: Term, { plurals, profile }: Document): boolean {
  return namesMany(form, profile) || (plurals.has(term.key) && !isSingularOf(term, profile));
}
