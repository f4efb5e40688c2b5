import { isLanguage } from "@quizmill/contract";
import { sexByTitle } from "@quizmill/language";
import { CASES, type Family, isGivenName, lexiconOf, personsOf } from "@quizmill/lexicon";
import { phraseKey } from "../../text/words.ts";
import type { Document } from "../document.ts";
import { presentIn } from "../school-words.ts";
import { type DistractorTarget, hasCases } from "./distractor-target.ts";
import { isUninformative } from "./exclusions.ts";
import { isNameIn } from "./family-memberships.ts";
import { ownerOf, sexOf } from "./name-kinds.ts";
import { personsNamed } from "./named-persons.ts";
import { takesArticle } from "./same-kind.ts";
import { isShapedAlike, type Shape, shapeOf } from "./shape.ts";
import { byLikeness, similarNames } from "./similar-names.ts";

/**
 * What a short text leaves missing beside a key that the lexicon does not know: other persons, other places, or
 * other things of what it says the key is; best first. None where it cannot be told what the key is.
 */
export function lexiconDistractorsFor(target: DistractorTarget, document: Document): readonly string[] {
  const { known, request } = target;
  if (!document.isShort || document.profile.code === "und" || /\d/u.test(request.key)) return [];
  if (known?.type === "acronym") return [];
  if (!isName(target, document)) return target.nameKind === "body" ? [] : onTopic(target, document);
  const persons = target.nameKind === "body" ? null : otherPersons(target, document);
  if (persons !== null) return persons;
  const called = similarNames(target, document);
  return called.length > 0 || target.nameKind === "body" ? called : otherPlaces(target, document);
}

function isName(
  { known, nameKind, request: { key, before } }: DistractorTarget,
  { profile }: Document,
): boolean {
  if (profile.script === "unspaced")
    return nameKind === "person" || (/^[\p{Script=Katakana}ー・＝=]+$/u.test(key) && key.includes("・"));
  if (known?.type === "name" || !profile.capitalNouns) return known?.type === "name";
  // "in Persien" beside "in der Wüste": a place takes no article.
  return (
    / \p{Lu}/u.test(key) || (GERMAN_PLACE.has(before) && known !== undefined && !takesArticle(known, profile))
  );
}

/** Made-up persons have a given name and a surname: beside more parts than one above that they show themselves. */
const MOST_OF_PERSON = 3;

/** Null where the key is no person's name. */
function otherPersons(target: DistractorTarget, document: Document): readonly string[] | null {
  const { profile } = document;
  const { code } = profile;
  if (!isLanguage(code)) return null;
  const { key } = target.request;
  if (profile.script === "unspaced")
    return /\p{Script=Han}/u.test(key) ? otherJapaneseNames(key, document) : personsOf("ja").men.flat();
  const rulers = isNumbered(key) ? rulersIn(document) : [];
  if (rulers.length > 0) return rulers;
  const parts = key.split(" ");
  const surname = parts.length === 1 ? ownerOf(key, document) : null;
  const sex = sexOf(surname?.given ?? parts[0] ?? "", profile) ?? sexByTitle(target.request.before, code);
  if (sex === null || parts.length > MOST_OF_PERSON || (parts.length === 1 && surname === null)) return null;
  // "Leszek Lichota": the surname alone might be a genitive; the given name, listed as it names somebody, tells that it is none.
  const isLed = lexiconOf(profile.code).casesAfter(target.request.before).length > 0;
  const isNamed = !hasCases(profile) || (parts.length > 1 && !isLed && isGivenName(parts[0] ?? ""));
  const persons = personsOf(code)[sex].flatMap((forms) => {
    const written = forms.map((form) => (surname === null ? form : form.slice(form.lastIndexOf(" ") + 1)));
    return (isNamed ? written[0] : formLike(written, target, document)) ?? [];
  });
  return persons.sort(byLikeness(key));
}

/** A surname and a given name in Chinese characters mostly have two each. */
const HAN_NAME = /^\p{Script=Han}{4}$/u;
const HAN_SURNAME = 2;

/** Japanese persons of the lexicon, those first of whose like the document names most; in the part of the name the key is. */
function otherJapaneseNames(key: string, document: Document): readonly string[] {
  const by = personsNamed(document).get(key)?.by ?? "whole";
  const families = lexiconOf(document.profile.code).families.filter(({ hypernyms }) =>
    hypernyms.includes("人物"),
  );
  const nearest = families.sort((a, b) => presentIn(b, document).size - presentIn(a, document).size);
  const names = nearest.flatMap(({ members }) =>
    members.flatMap(({ text }) => (HAN_NAME.test(text) ? text : [])),
  );
  if (by === "whole") return names;
  return names.map((name) => (by === "surname" ? name.slice(0, HAN_SURNAME) : name.slice(HAN_SURNAME)));
}

/** "Friedrich Wilhelm IV", "Felipe II": beside rulers a citizen with a surname would show himself. */
const isNumbered = (name: string) => /\p{Ll} [IVX]+$/u.test(name);

function rulersIn({ profile }: Document): string[] {
  return [...new Set(lexiconOf(profile.code).texts().filter(isNumbered))];
}

/** A name after "in" is a place: other towns, then other countries. */
function otherPlaces(target: DistractorTarget, document: Document): readonly string[] {
  const { before, key } = target.request;
  const { profile } = document;
  if (!IN_PLACES.has(before)) return [];
  // "w Ewangeliach kanonicznych", where the text also says "ewangeliami": a thing within a name.
  if (document.isWrittenSmall(key)) return [];
  const families = lexiconOf(profile.code).families;
  const places = families.filter(({ hypernyms }) => hypernyms.some((word) => TOWNS.has(word)));
  // The order of the lexicon, nearest ones first, save that one of another ending would tell in its case.
  const found = places.flatMap((family) => membersOf(family, target, document));
  if (!hasCases(profile)) return found;
  const countries = LIKE_A_COUNTRY.test(key)
    ? families
        .filter(({ hypernyms }) => hypernyms.some((word) => COUNTRIES.has(word)))
        .flatMap((family) => membersOf(family, target, document))
    : [];
  return [...countries.sort(byLikeness(key)), ...found.sort(byLikeness(key))];
}

/** "w Afganistanie", "у Гренландії": no town among towns. */
const LIKE_A_COUNTRY = /(?:stan|landi|стан|ланді)\p{L}{0,3}$/u;
const COUNTRIES: ReadonlySet<string> = new Set("państwo kraj держава країна".split(" "));

/** "Nach" and "von" lead much else besides; "in" and "aus" without an article, mostly places. */
const GERMAN_PLACE: ReadonlySet<string> = new Set("in aus".split(" "));
const IN_PLACES: ReadonlySet<string> = new Set("in w we у в".split(" "));
const TOWNS: ReadonlySet<string> = new Set("city Stadt stadt ciudad miasto місто".split(" "));

/** Words of what the document says the key is ("a disease that …"). */
function onTopic(target: DistractorTarget, document: Document): readonly string[] {
  const { profile } = document;
  const { key, before } = target.request;
  // "Czarnego _____": an adjective shows the gender, which the lexicon's forms do not tell.
  if (!target.isQuestion && profile.adjectiveCases?.some(([ending]) => ending.test(before))) return [];
  const called = target.known === undefined ? new Set() : document.hypernymsOf(target.known);
  return lexiconOf(profile.code)
    .families.filter(({ hypernyms }) => hypernyms.some((word) => called.has(phraseKey(word, profile))))
    .filter(({ members }) => !isNameIn(members[0], profile))
    .flatMap((family) => membersOf(family, target, document))
    .filter((text) => !isUninformative(text, profile))
    .sort((a, b) => Math.abs(wordsIn(a) - wordsIn(key)) - Math.abs(wordsIn(b) - wordsIn(key)));
}

const wordsIn = (text: string) => text.split(" ").length;

function membersOf({ members }: Family, target: DistractorTarget, document: Document): string[] {
  return members.flatMap(({ forms, isPlural }) =>
    isPlural !== target.shape.plural && document.profile.script === "spaced" && !hasCases(document.profile)
      ? []
      : (formLike(forms, target, document) ?? []),
  );
}

/** The form for the place: as its preposition asks, else one that ends as the key does. */
function formLike(forms: readonly string[], target: DistractorTarget, { profile }: Document): string | null {
  const { request, shape, isQuestion, isOblique } = target;
  const [nominative = ""] = forms;
  if (!hasCases(profile)) return isShapedAlike(shapeOf(nominative, profile), shape) ? nominative : null;
  if (forms.length === 1 && !isQuestion) return null;
  // By its end "доходи бюджету" is like "психологію"; what it names, its head does.
  if (isQuestion && !isOblique) return nominative;
  const led = isQuestion
    ? []
    : lexiconOf(profile.code)
        .casesAfter(request.before)
        .flatMap((at) => forms[at] ?? []);
  // A consonant at the end is a man's nominative, or a case that shows itself. A locative always follows a preposition.
  const isNominative = profile.nominative?.noun.test(request.key) === true;
  const mayBeAny = !isNominative && /[aeiouyąęóаеиіоуяюєї]$/iu.test(request.key);
  const unled = mayBeAny ? forms.slice(0, CASES.locative) : forms.slice(0, 1);
  // "z" takes two cases: the one the key stands in.
  const likely = led.length > 0 ? led : unled;
  const alike = likely.find((form) => endsAlike(shapeOf(form, profile), shape));
  return alike ?? led[0] ?? null;
}

const endsAlike = (a: Shape, b: Shape) => isShapedAlike({ ...a, plural: b.plural }, b);
