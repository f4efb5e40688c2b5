import { MEN, WOMEN } from "../../languages/lexicon/persons.ts";
import { isOblique, type LanguageProfile, upperFirst } from "../../languages/profile.ts";
import type { Document } from "../document.ts";
import { fitsPlace, isLocativeInIe, namesMany, type Place } from "../noun-forms.ts";
import { canBeOption, type Term } from "../terms.ts";
import { agreesInGender, needsDeterminer } from "./agreement.ts";
import { isDativePlural, isPluralOf } from "./german-plurals.ts";
import { isLedAlike, isLedAsNoun } from "./led-alike.ts";
import { areScriptsAlike, isShapedAlike, type Shape, shapeOf } from "./shape.ts";
import { hasCases, type Wanted } from "./wanted.ts";

/** A form of a term that the document itself uses and that fits where the key stood. */
export interface Fitting {
  text: string;
  /** It was seen as the subject of a sentence: surely a noun, in the form that names it. */
  asSubject: boolean;
}

/** Forms are chosen, never made: what no sentence shows cannot be known to fit. Null if none does. */
export function fittingForm(term: Term, wanted: Wanted, document: Document): Fitting | null {
  if (wanted.isBare && term.type === "term" && needsDeterminer(term, document.profile)) return null;
  const person = listedPerson(term, wanted, document);
  if (person !== null) return { text: person, asSubject: true };
  const subject = subjectForm(term, wanted, document);
  const text = subject ?? otherForm(term, wanted, document);
  if (text === null || !agreesInNumber(text, term, wanted, document)) return null;
  if (!agreesInGender(text, wanted, document)) return null;
  if (wanted.showsGender && genderOf(text) !== genderOf(wanted.asked.key)) return null;
  return { text, asSubject: subject !== null };
}

/**
 * "Marian Langiewicz" beside "Andrzej Zamoyski": given names are listed as they name somebody, so that both are
 * nominatives, whatever their surnames end in.
 */
function listedPerson(term: Term, { asked, nameKind }: Wanted, { profile }: Document): string | null {
  if (nameKind !== "person" || !hasCases(profile)) return null;
  const own = sexOfFullName(asked.key);
  if (own === null) return null;
  return [...term.forms.keys()].find((form) => sexOfFullName(form) === own) ?? null;
}

function sexOfFullName(text: string): "men" | "women" | null {
  const end = text.indexOf(" ");
  if (end < 0) return null;
  const given = text.slice(0, end);
  const isMan = MEN.has(given);
  if (isMan === WOMEN.has(given)) return null;
  return isMan ? "men" : "women";
}

/** Polish and Ukrainian: adjectives show it by their last letter, and so do nouns; what leads a phrase is one of them. */
function genderOf(text: string): string {
  const [first = ""] = text.split(" ");
  if (/(?:[eoęеоє]|um|(?:нн|тт|лл|чч|зз)я)$/u.test(first)) return "neuter";
  return /(?:[aая]|ść|сть)$/u.test(first) ? "feminine" : "masculine";
}

/** "називають номером" beside "складається з електронів": both oblique, and yet of two cases. */
const INSTRUMENTAL = /(?:ом|ем|єм|ою|ею|єю|ами|ями|em|ami|ą)(?= |$)/u;
/** "teorię komórkową" is an accusative, though its adjective alone might be none. */
const ACCUSATIVE = /ę(?= |$)/u;

function isInstrumental(form: string): boolean {
  return INSTRUMENTAL.test(form) && !ACCUSATIVE.test(form);
}

function subjectForm(term: Term, wanted: Wanted, document: Document): string | null {
  const { asked, isQuestion, isPlural, isOblique: wantsOblique, shape } = wanted;
  const { plurals, profile } = document;
  const { plural } = profile;
  const agrees = profile.oblique !== undefined || plurals.has(term.key) === isPlural;
  const form = isQuestion && agrees ? subjectOrName(term, wantsOblique, document) : undefined;
  // A key in another case or number stands among its like: any other would show it up.
  if (form !== undefined && wantsOblique !== isOblique(form, profile)) return null;
  if (form !== undefined && wantsOblique && isInstrumental(form) !== isInstrumental(asked.key)) return null;
  if (form !== undefined && plural !== undefined && plural.test(form) !== shape.plural) return null;
  if (form !== undefined && !showsSameNumber(form, term, wanted, document)) return null;
  if (form !== undefined && !areScriptsAlike(shapeOf(form, profile).script, shape.script)) return null;
  if (form === undefined || shape.capital === "any") return form ?? null;
  return /^\p{Lu}/u.test(form) === shape.capital ? form : null;
}

/** "Which of the following are …?": a term that is told of in both numbers stands in the key's, or not at all. */
function showsSameNumber(form: string, term: Term, { asked, known, shape }: Wanted, document: Document) {
  const { profile } = document;
  if (profile.caseLeads !== undefined)
    return isPluralOf(form, term, document) === isPluralOf(asked.key, known, document);
  if (profile.headFirst) return namesSeveral(form) === namesSeveral(asked.key);
  return profile.code !== "en" || shapeOf(form, profile).plural === shape.plural;
}

/** Spanish "etiquetas anotadas": the head shows it, save where it ends so in the singular too. */
function namesSeveral(form: string): boolean {
  const [head = ""] = form.split(" ");
  return /(?<!i|ene|u|lun|mart|juev|viern)s$/u.test(head) && !/^\p{L}{1,3}$/u.test(head);
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
function otherForm(term: Term, wanted: Wanted, document: Document): string | null {
  const { profile, subjects } = document;
  if (!canBeOption(term) || !knownOf(term, profile).isSureNoun) return null;
  const text =
    formFor(term, wanted, wanted.shape, document) ??
    (wanted.opensOnly ? raisedForm(term, wanted, document) : null);
  return text === null || isBareStem(text, subjects.get(term.key), profile) ? null : text;
}

/** What is the same for every key that a term is tried beside. */
interface Known {
  isSureNoun: boolean;
  forms: readonly { form: string; seen: ReadonlySet<string>; shape: Shape; isOther: boolean }[];
}

/** Worked out once a term: in a long document each is tried beside hundreds of keys. */
const knownTerms = new WeakMap<Term, Known>();

function knownOf(term: Term, profile: LanguageProfile): Known {
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
  const { nominalShape, verbShape } = profile;
  if (nominalShape === undefined || term.type !== "term" || term.marked || term.inHeading) return true;
  const forms = [...term.forms];
  if (forms.some(([, seen]) => isLedAsNoun(seen, profile))) return true;
  if (term.words > 1 && term.bounded >= 2) return true;
  return forms.some(([form]) => nominalShape.test(form) && verbShape?.test(form.toLowerCase()) !== true);
}

/** A surface form of the same ending class, capitals, number and article. */
function formFor(term: Term, wanted: Wanted, shape: Shape, document: Document): string | null {
  const { profile } = document;
  const { asked, known, isQuestion, isPlural } = wanted;
  const { key, before } = asked;
  const place: Place = { key, before, isQuestion, isPlural, isOblique: wanted.isOblique };
  const isKeyOther = known !== undefined && hasCases(profile) && isOtherCase(asked.key, known);
  for (const { form, seen, shape: other, isOther } of knownOf(term, profile).forms) {
    if (!isShapedAlike(other, shape) || isOther !== isKeyOther || showsCase(form, wanted, profile)) continue;
    if (profile.caseLeads !== undefined && !showsSameForm(form, term, wanted, document)) continue;
    if (isSureToFit(form, term, wanted, document)) return form;
    if (!agreesWithArticle(seen, place.before, shape, profile)) continue;
    if (hasCases(profile) && !isLedAlike(seen, place.before, shape.ending, profile)) continue;
    if (!fitsPlace(form, seen, place, profile)) continue;
    if (!(place.isQuestion && isGenitive(form, term, profile))) return form;
  }
  return null;
}

/** German: both are plurals, or neither is, and so it is with datives. */
function showsSameForm(form: string, term: Term, { asked, known }: Wanted, document: Document): boolean {
  return (
    isPluralOf(form, term, document) === isPluralOf(asked.key, known, document) &&
    isDativePlural(form, term, document) === isDativePlural(asked.key, known, document)
  );
}

/** "виконавець" beside "повноважень": they end alike, and one is no nominative. */
function showsCase(form: string, wanted: Wanted, profile: LanguageProfile): boolean {
  return hasCases(profile) && !wanted.isOblique && isOblique(form, profile);
}

/** "des Kerns", "ihres Namens": the gap takes what ends as a genitive does. */
const GENITIVE_LEAD = /es$/u;

/**
 * German: a noun whose gender is known, and the gap's, fits it where its form is the same in all cases but the genitive
 * of the others: a feminine, the plural of one, or a singular that is no genitive. No sentence need show it there.
 */
function isSureToFit(
  form: string,
  term: Term,
  { asked: { key, before }, gapGenders, isQuestion }: Wanted,
  { gendersOf, profile }: Document,
): boolean {
  if (profile.genderOfNoun === undefined || term.type !== "term" || term.words > 1) return false;
  const own = gendersOf(form);
  if (own === null || own.length > 1 || gapGenders?.includes(own) !== true) return false;
  // "Leitungen" of "Leitung": as other plurals do not, it has one form in all cases.
  if (own === "p")
    return gendersOf(key) === "p" && profile.genderOfNoun(form.toLowerCase().replace(/e?n$/u, "")) === "f";
  if (own === "f") return isQuestion || gendersOf(key) === "f";
  const isBase = profile.genderOfNoun(form.toLowerCase()) === own && !/(?:[^aeius]s|es)$/u.test(form);
  return isBase && (isQuestion || gendersOf(key) === own) && !GENITIVE_LEAD.test(before);
}

function agreesWithArticle(
  seen: ReadonlySet<string>,
  before: string,
  shape: Shape,
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
function raisedForm(term: Term, wanted: Wanted, document: Document): string | null {
  if (term.type !== "term") return null;
  const form = formFor(term, wanted, { ...wanted.shape, capital: false }, document);
  return form === null ? null : upperFirst(form);
}

/** "Юпітера" of a thing that is also written "Юпітер", "Харкова" seen but after "поблизу". */
function isGenitive(
  form: string,
  { forms }: Term,
  { plural, stopWords, breakers }: LanguageProfile,
): boolean {
  if (plural === undefined) return false;
  const leads = [...(forms.get(form) ?? [])];
  return (
    (/[^аеиоуюяєії][аяую]$/u.test(form) && forms.has(form.slice(0, -1))) ||
    (/[^аеиоуюяєіїйь]$/u.test(form) && ["а", "и", "о"].some((ending) => forms.has(form + ending))) ||
    leads.every((lead) => lead !== "" && (stopWords.has(lead) || breakers.has(lead)))
  );
}

/** A form that could be a nominative by its ending, and by the others of its word is none. */
function isOtherCase(form: string, term: Term): boolean {
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

/** Polish "czcionek" beside "czcionka": no ending, so a genitive plural. */
function isBareStem(form: string, nominative: string | undefined, { oblique }: LanguageProfile): boolean {
  return oblique !== undefined && nominative?.endsWith("a") === true && /[^aeiouyąęó]$/u.test(form);
}

/** "hipoteza" beside "hipotezy": a form that looks like no plural is none where another one of its word does. */
function isSingularOf({ forms }: Term, profile: LanguageProfile): boolean {
  return [...forms.keys()].some((form) => namesMany(form.toLowerCase(), profile));
}

/** Polish "mitochondria" of what is also written "mitochondrium". */
function isLatinPlural(form: string, forms: Term["forms"]): boolean {
  if (!form.endsWith("a")) return false;
  const singular = `${form.slice(0, -1)}um`.toLowerCase();
  return [...forms.keys()].some((other) => other.toLowerCase() === singular);
}

/** Polish: the verb of "… mają zieloną barwę" takes plurals only, "Powszechny" is an adjective and no thing. */
function agreesInNumber(text: string, term: Term, wanted: Wanted, { plurals, profile }: Document): boolean {
  if (profile.oblique === undefined || !wanted.isQuestion) return true;
  const looksPlural = (form: string, term: Term) =>
    namesMany(form, profile) ||
    isLatinPlural(form, term.forms) ||
    (plurals.has(term.key) && !isSingularOf(term, profile));
  const { known, asked } = wanted;
  return looksPlural(text, term) === (known !== undefined && looksPlural(asked.key, known));
}
