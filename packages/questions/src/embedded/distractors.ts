import { type LanguageProfile, upperFirst } from "../languages/profile.ts";
import { chance } from "../random.ts";
import { coarseKey, endingOf, phraseKey, searcherOf, wordsOf } from "../text/words.ts";
import type { Document } from "./document.ts";
import type { Line } from "./lines.ts";
import { fitsPlace, type Place } from "./noun-forms.ts";
import { canBeOption, type Term } from "./terms.ts";

/** What is asked, as far as a distractor must know it. */
export interface Asked {
  key: string;
  stem: string;
  line: Line;
  /** Word before the gap, lower case; "" where the stem has none. */
  before: string;
}

interface Candidate {
  text: string;
  score: number;
}

const GIVEN = 8;
const NEIGHBOURS = 3;
/** Outweighs nearness: a phrase that agrees in every word comes before one that does not. */
const MISFIT = -1.2;
/** What some sentence is about is surely a noun, in the form that names it. */
const AS_SUBJECT = 0.6;
/** What the document makes a term of comes before any other noun in it. */
const STANDING = 1.2;
/** What the document defines is best hidden among what else it defines. */
const SIBLING = 0.6;
/** A planet or a country among things of another kind gives itself away. */
const STRANGER = -0.9;

/**
 * The funnel: terms of the key's type and shape, from its passage, the passages around it and the
 * whole document, and its own family of things, filtered by what could make them right or odd, and
 * ranked by how much they are like the key. Best first; fewer than three means that no item can be made.
 */
export function termsLike(asked: Asked, document: Document): string[] {
  const found = new Map<string, Candidate>();
  const ranker = rankerFor(asked, document);
  for (const term of poolFor(asked, document)) {
    const candidate = ranker(term);
    if (candidate !== null) found.set(term.key, candidate);
  }
  const ranked = [...found.values()]
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
  return apart([...familyOf(asked, document.profile), ...ranked], asked, document.profile).slice(0, GIVEN);
}

function* poolFor({ key, line }: Asked, { terms, profile }: Document): Iterable<Term> {
  const known = terms.get(key);
  const words = profile.script === "unspaced" ? 1 : wordsOf(key, profile).length;
  const type = known?.type ?? "term";
  for (let off = 0; off <= NEIGHBOURS; off++) {
    yield* terms.inPassage(line.passage + off);
    if (off > 0) yield* terms.inPassage(line.passage - off);
  }
  yield* terms.likely(type, words);
  if (words > 1) yield* terms.likely(type, words - 1);
  yield* terms.likely(type, words + 1);
}

/** What is wanted of a distractor, worked out once for a key. */
interface Wanted {
  asked: Asked;
  known: Term | undefined;
  shape: Shape;
  head: string;
  /** The stem is a question without a gap: other subjects fit, whatever their ending. */
  isQuestion: boolean;
  isPlural: boolean;
  isOblique: boolean;
  /** The key has its capital only because it opened a sentence. */
  opensOnly: boolean;
}

function rankerFor(asked: Asked, document: Document): (term: Term) => Candidate | null {
  const { terms, profile, seed } = document;
  const known = terms.get(asked.key);
  const isQuestion = !asked.stem.includes(profile.blank);
  const own = shapeOf(asked.key, profile);
  const shape: Shape = isQuestion && profile.oblique !== undefined ? { ...own, capital: "any" } : own;
  const wanted: Wanted = {
    asked,
    known,
    shape,
    head: asked.key.slice(asked.key.lastIndexOf(" ") + 1).toLowerCase(),
    isQuestion,
    isPlural: known !== undefined && document.plurals.has(known.key),
    isOblique: profile.oblique?.test(asked.key) === true,
    opensOnly: shape.capital === true && known?.type === "term" && !profile.capitalNouns,
  };
  const isDefined = known !== undefined && document.isDefined(known);
  return (term) => {
    const isSibling = isDefined && document.isDefined(term) && term.key !== known.key;
    if (!(isSibling && term.words === shape.words) && !isOfKind(term, wanted, profile)) return null;
    const asSubject = subjectForm(term, wanted, document);
    const text = asSubject ?? otherForm(term, wanted, document);
    if (text === null || !isSound(text, term, wanted, document)) return null;
    const fit = asSubject !== null ? AS_SUBJECT : fitOf(text, wanted, profile);
    if (fit === null) return null;
    return {
      text,
      score:
        fit +
        likeness(term, text, wanted, profile) +
        (document.hasStanding(term) ? STANDING : 0) +
        (isSibling ? SIBLING : 0) +
        (isStranger(text, asked.key, profile) ? STRANGER : 0) +
        0.1 * chance(seed, text + asked.key),
    };
  };
}

/** Null where a phrase that does not agree in every word would show itself beside the key (Polish). */
function fitOf(text: string, { shape, isQuestion }: Wanted, profile: LanguageProfile): number | null {
  if (shapeOf(text, profile).inflection === shape.inflection) return 0;
  return isQuestion || profile.oblique === undefined ? MISFIT : null;
}

/** A form that was no subject, of what is surely a noun. */
function otherForm(term: Term, wanted: Wanted, { profile, subjects }: Document): string | null {
  if (!canBeOption(term) || !isSureNoun(term, profile)) return null;
  const text = fittingForm(term, wanted, profile);
  return text === null || isBareStem(text, subjects.get(term.key), profile) ? null : text;
}

function isSound(text: string, term: Term, wanted: Wanted, document: Document): boolean {
  if (isDull(text, document.profile) || /\d/u.test(text) !== /\d/u.test(wanted.asked.key)) return false;
  return agreesInNumber(text, term, wanted, document);
}

/** Polish: the verb of "… mają zieloną barwę" takes plurals only. */
function agreesInNumber(text: string, term: Term, { asked, isPlural }: Wanted, document: Document): boolean {
  const { plurals, profile } = document;
  if (profile.oblique === undefined || !/„… |^Co /u.test(asked.stem)) return true;
  return (plurals.has(term.key) || /^\p{L}+[iy](?= |$)/u.test(text)) === isPlural;
}

/** Members of closed families, in lower case, with the number of their family. */
const familyNumbers = new WeakMap<LanguageProfile, ReadonlyMap<string, number>>();

function isStranger(text: string, key: string, profile: LanguageProfile): boolean {
  let numbers = familyNumbers.get(profile);
  if (numbers === undefined) {
    const members = profile.families.flatMap((family, i) =>
      family.map((member): [string, number] => [member.toLowerCase(), i]),
    );
    numbers = new Map(members);
    familyNumbers.set(profile, numbers);
  }
  const family = numbers.get(text.toLowerCase());
  return family !== undefined && family !== numbers.get(key.toLowerCase());
}

function isOfKind(term: Term, { known, shape }: Wanted, profile: LanguageProfile): boolean {
  if (term.key === known?.key || !isAlike(term, known, shape.words, profile)) return false;
  if (known?.type !== "name") return true;
  if ((profile.capitalNouns || profile.oblique !== undefined) && !isNamedAlike(term, known, profile))
    return false;
  return nameClass(term, profile) === nameClass(known, profile);
}

function subjectForm(
  term: Term,
  { isQuestion, isPlural, isOblique, shape }: Wanted,
  { subjects, plurals, profile: { oblique, plural } }: Document,
): string | null {
  const agrees = oblique !== undefined || plurals.has(term.key) === isPlural;
  const form = isQuestion && agrees ? subjects.get(term.key) : undefined;
  // A key in another case or number stands among its like: any other would show it up.
  if (form !== undefined && isOblique !== (oblique?.test(form) === true)) return null;
  if (form !== undefined && plural !== undefined && plural.test(form) !== shape.plural) return null;
  if (form === undefined || shape.capital === "any") return form ?? null;
  return /^\p{Lu}/u.test(form) === shape.capital ? form : null;
}

/** Polish "czcionek" beside "czcionka": no ending, so a genitive plural. */
function isBareStem(form: string, nominative: string | undefined, { oblique }: LanguageProfile): boolean {
  return oblique !== undefined && nominative?.endsWith("a") === true && /[^aeiouyąęó]$/u.test(form);
}

function fittingForm(
  term: Term,
  { shape, asked, opensOnly, isQuestion, isPlural, isOblique }: Wanted,
  profile: LanguageProfile,
): string | null {
  const place = { key: asked.key, before: asked.before, isQuestion, isPlural, isOblique };
  const form = formFor(term, shape, place, profile);
  return form === null && opensOnly ? raised(term, shape, place, profile) : form;
}

/** How much a term is like the key: near it, of its type, length, ending and standing. */
function likeness(
  term: Term,
  text: string,
  { asked, known, shape, head }: Wanted,
  profile: LanguageProfile,
): number {
  const { line, key } = asked;
  const near = term.passages.includes(line.passage) ? 1 : term.section === line.section ? 0.7 : 0;
  const tail = commonTail(head, text.slice(text.lastIndexOf(" ") + 1).toLowerCase());
  const unsure = profile.nounLeads.size === 0 && term.words > 1 && term.count < 2;
  return (
    near +
    (profile.script === "unspaced" ? 0.3 * Math.min(tail, 3) : 0.12 * Math.min(tail, 5)) -
    0.45 * Math.abs(term.words - shape.words) -
    0.6 * Math.abs(Math.log(text.length / key.length)) +
    (term.type === known?.type ? 0.5 : 0) +
    (term.marked === known?.marked ? 0.3 : 0) +
    0.15 * Math.log(Math.max(1, term.bounded)) +
    (term.inHeading ? 0.15 : 0) -
    (unsure ? 0.5 : 0)
  );
}

interface Shape {
  words: number;
  /** "any" where all options of a question are given a capital in the end. */
  capital: boolean | "any";
  /** Of the word that carries gender and case: must agree. */
  ending: string;
  /** Of all words: agrees where the document has enough that does. */
  inflection: string;
  plural: boolean;
  script: string;
}

function shapeOf(text: string, profile: LanguageProfile): Shape {
  return {
    words: profile.script === "unspaced" ? 1 : wordsOf(text, profile).length,
    capital: /^\p{Lu}/u.test(text),
    ending: headEnding(text, profile),
    inflection: profile.endingLetters === 0 || profile.headFirst ? "" : endingsOf(text, profile).join(" "),
    plural:
      profile.plural?.test(text) ??
      (/^(?:en|de)$/u.test(profile.code) && /[^sui]s$/u.test(text) && !/ics$/u.test(text)),
    script: profile.script === "unspaced" ? scriptOf(text) : "",
  };
}

/** The ending of the word that carries gender and case: the last, or the first where it is the noun. */
function headEnding(text: string, profile: LanguageProfile): string {
  if (profile.endingLetters === 0) return "";
  if (!profile.headFirst) return endingsOf(text, profile).at(-1) ?? "";
  const head = text.split(" ")[0] ?? text;
  return /[oa]s?$/u.exec(head)?.[0] ?? (/s$/u.test(head) ? "es" : "-");
}

/** The inflection of every word, hard and soft endings as one class: a Slavic phrase agrees in all. */
function endingsOf(text: string, profile: LanguageProfile): string[] {
  const soft: Readonly<Record<string, string>> = { я: "а", ю: "у", є: "е", ї: "і" };
  return wordsOf(text, profile).map(({ lower }) =>
    // All consonants are one class: "Fust" and "Koenig" stand in the same case.
    (
      endingOf(lower, profile) || (/[\p{L}--[aeiouyąęóаеиіоуяюєї]]$/v.test(lower) ? "" : lower.slice(-1))
    ).replace(/[яюєї]/gu, (letter) => soft[letter] ?? letter),
  );
}

function scriptOf(text: string): string {
  if (/^[\p{Script=Katakana}ー・]+$/u.test(text)) return "katakana";
  if (/^\p{Script=Han}+$/u.test(text)) return "kanji";
  return /^[\p{Script=Latin}\d.-]+$/u.test(text) ? "latin" : "mixed";
}

/** Where nothing shows a noun, only names, nominal shapes and what the document repeats or sets off are sure. */
function isSureNoun(term: Term, { nominalShape }: LanguageProfile): boolean {
  if (nominalShape === undefined || term.type !== "term") return true;
  return (
    term.marked ||
    term.inHeading ||
    term.bounded >= 2 ||
    [...term.forms.keys()].some((form) => nominalShape.test(form))
  );
}

/** "das Deutsche Reich" takes an article, "Robert Boyle" none: a sign of different kinds of names. */
function isNamedAlike(term: Term, known: Term, { agreeing }: LanguageProfile): boolean {
  const takesArticle = ({ forms }: Term) =>
    [...forms.values()].some((seen) => !seen.isDisjointFrom(agreeing));
  return takesArticle(term) === takesArticle(known) && term.marked === known.marked;
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

/** Persons stand without an article, places after "in": names of different classes are no alternatives. */
function nameClass({ forms, type }: Term, { placeLeads, articles }: LanguageProfile): string {
  if (placeLeads === undefined) return "";
  const leads = [...forms.values()].flatMap((before) => [...before]);
  if (type !== "name") return type;
  if (leads.some((lead) => articles.has(lead))) return "thing";
  return leads.some((lead) => placeLeads.has(lead)) ? "place" : "who";
}

/** A surface form that fits where the key stood: same ending class, capitals, number, article. */
function formFor(term: Term, shape: Shape, place: Place, profile: LanguageProfile): string | null {
  const { before } = place;
  const mustAgree = profile.agreeing.has(before);
  for (const [form, seen] of term.forms) {
    const other = shapeOf(form, profile);
    if (
      (shape.capital !== "any" && other.capital !== shape.capital) ||
      other.ending !== shape.ending ||
      other.plural !== shape.plural
    )
      continue;
    if (
      shape.script !== "" &&
      other.script !== shape.script &&
      shape.script !== "mixed" &&
      other.script !== "mixed"
    )
      continue;
    if (mustAgree && !seen.has(before) && !(profile.headFirst && agreesByEnding(before, shape.ending)))
      continue;
    if (!fitsPlace(form, seen, place, profile) || (place.isQuestion && isGenitive(form, term, profile)))
      continue;
    return form;
  }
  return null;
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

/** A key with a capital only because it opened a sentence: the others take one too, to look alike. */
function raised(term: Term, shape: Shape, place: Place, profile: LanguageProfile): string | null {
  const form = term.type === "term" ? formFor(term, { ...shape, capital: false }, place, profile) : null;
  return form === null ? null : form.charAt(0).toUpperCase() + form.slice(1);
}

/** Spanish: after "la" what ends in -a fits, after "el" what ends in -o, seen there or not. */
function agreesByEnding(article: string, ending: string): boolean {
  return /^(?:la|una|esta|las|unas)$/u.test(article) ? /^as?$/u.test(ending) : /^os?$/u.test(ending);
}

function isDull(text: string, profile: LanguageProfile): boolean {
  if (profile.script === "unspaced") return profile.generic.has(text) || text.length < 2;
  const words = wordsOf(text, profile);
  if (words.length === 1 && profile.adjectiveShape?.test(text) === true) return true;
  if (words.length === 1 && text.length < 4 && !/^\p{Lu}{2,}$/u.test(text)) return true;
  if (
    text.length < 3 ||
    words.every(({ lower }) => profile.generic.has(lower) || profile.stopWords.has(lower))
  )
    return true;
  return words.some(({ lower }) => profile.qualifiers.has(lower));
}

function commonTail(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a.at(-1 - n) === b.at(-1 - n)) n++;
  return n;
}

/** The other members of a closed family the key belongs to: always of its kind. */
function familyOf({ key }: Asked, { families }: LanguageProfile): string[] {
  const capital = /^\p{Lu}/u.test(key);
  // "Mars" is a planet, "mars" is not; "Photosynthesis" at the start of a sentence is photosynthesis.
  const isKey = (member: string) => member === key || (capital && upperFirst(member) === key);
  const family = families.find((members) => members.some(isKey)) ?? [];
  return family.filter((member) => !isKey(member)).map((member) => (capital ? upperFirst(member) : member));
}

/** Drops what stands in the stem or beside the key, and what overlaps the key or another option. */
function apart(texts: readonly string[], { key, stem, line }: Asked, profile: LanguageProfile): string[] {
  const kept: string[] = [];
  const inQuote = searcherOf(line.quote, profile);
  const inStem = searcherOf(stem, profile);
  const phrases = [phraseKey(key, profile)];
  const coarse = new Set([coarseKey(key, profile)]);
  for (const text of texts) {
    if (kept.length >= GIVEN) break;
    const phrase = phraseKey(text, profile);
    if (phrases.some((other) => overlaps(phrase, other, profile))) continue;
    if (inQuote(text) || inStem(text)) continue;
    if (line.heading !== null && phraseKey(line.heading, profile) === phrase) continue;
    const rough = coarseKey(text, profile);
    if (coarse.has(rough)) continue;
    coarse.add(rough);
    phrases.push(phrase);
    kept.push(text);
  }
  return kept;
}

/** "明治政府" is "明治新政府" with a character left out: most likely the same thing. */
function isThinned(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  if (short.length < 3 || long.length - short.length > 2 || long.length === short.length) return false;
  let found = 0;
  for (const char of long) if (char === short.charAt(found)) found++;
  return found === short.length;
}

function overlaps(a: string, b: string, profile: LanguageProfile): boolean {
  if (a === b) return true;
  if (profile.script === "unspaced") return a.includes(b) || b.includes(a) || isThinned(a, b);
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}
