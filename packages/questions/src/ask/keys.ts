import type { LanguageProfile, Phrase } from "@quizmill/language";
import { chance } from "../random.ts";
import type { Document } from "../read/document.ts";
import type { Line } from "../read/lines.ts";
import { phrasesOf } from "../read/phrases.ts";
import { isSchoolTerm } from "../read/school-words.ts";
import { mayBeKey } from "../read/termhood.ts";
import { canBeOption, type Term } from "../read/terms.ts";
import { commonnessOf, isGeneric } from "../text/commonness.ts";
import { type Span, spansOf } from "../text/spans.ts";
import { visibleLength, wordsOf } from "../text/words.ts";
import { type KeyFeature, worthOf } from "./key-features.ts";

/** A part of a sentence worth asking for. */
export interface Key {
  text: string;
  start: number;
  end: number;
  /** The word before it, lower case. */
  before: string;
  /** Set where the key is a typed number or date. */
  span: Span | null;
  /** 0..1 */
  worth: number;
}

const COMMON_FROM = 12;

/** The parts of a sentence worth asking for, best first, none overlapping a better one. */
export function keysOf(line: Line, document: Document): Key[] {
  const found = [...spanKeys(line, document), ...phraseKeys(line, document)];
  found.sort((a, b) => b.worth - a.worth || a.start - b.start);
  const kept: Key[] = [];
  for (const key of found) {
    if (!kept.some((other) => key.start < other.end && other.start < key.end)) kept.push(key);
  }
  return kept;
}

/** Another number so near belongs to the same amount, range or list: "10 to 13", "2,98 × 105", "1968–70". */
const NUMBER_BEFORE = /(?:\d[^.;:。、]{0,8}|[-–×·*^=] ?|\p{Lu}{2,} ?)$/u;
const NUMBER_BEHIND = /^(?:[^.;:。、]{0,8}\d|[-–]\p{L}| ?[×·*^=])/u;

/** Numbers and dates, but neither how many there are, which is told by the way, nor half of an amount or a name. */
function spanKeys(line: Line, document: Document): Key[] {
  const { profile, seed } = document;
  return spansOf(line.text, profile)
    .filter((span) => span.type !== "count" && line.quote.includes(span.text))
    .filter((span) => !isHalfAmount(span, line.text, profile))
    .map((span) => ({
      ...withoutUnit(span, profile),
      start: span.start,
      before: wordBefore(line.text.slice(0, span.start)),
      span,
      worth: worthOf([spanFeature(span)]) + tieBreak(seed, span.text),
    }));
}

function tieBreak(seed: number, text: string): number {
  return 0.01 * chance(seed, text);
}

function wordBefore(text: string): string {
  return /([\p{L}’']+)\s*$/u.exec(text)?.[1]?.toLowerCase() ?? "";
}

/** "over 500" is 600 too, and "10" of "10 to 13" is half of what is told. */
function isHalfAmount({ start, end }: Span, text: string, { beyond }: LanguageProfile): boolean {
  const before = text.slice(0, start);
  return beyond.test(before) || NUMBER_BEFORE.test(before) || NUMBER_BEHIND.test(text.slice(end));
}

/** Where the unit is a word, only the number is asked for: "_____ points" tells what is counted. */
function withoutUnit(
  { text, start, end, type }: Span,
  profile: LanguageProfile,
): { text: string; end: number } {
  const words = type === "quantity" ? profile.units?.exec(text) : undefined;
  if (words == null || !/^\d/u.test(text)) return { text, end };
  const number = text.slice(0, words.index).trimEnd();
  return /^[\d.,\u00a0\u202f ]+$/u.test(number)
    ? { text: number, end: start + number.length }
    : { text, end };
}

function spanFeature({ type }: Span): KeyFeature {
  if (type === "number") return "bareNumber";
  return type === "money" || type === "count" ? "quantity" : type;
}

function phraseKeys(line: Line, document: Document): Key[] {
  return phrasesOf(line.text, document.profile).flatMap((phrase) => {
    const term = document.terms.get(phrase.text);
    if (term === undefined || !isEligible(phrase, term, line, document)) return [];
    const { text, start, end, before } = phrase;
    const worth = worthOf(phraseFeatures(phrase, term, line, document)) + tieBreak(document.seed, text);
    return [{ text, start, end, before, span: null, worth }];
  });
}

/** A unit of the sentence or of the document, surely nominal, and not too common to be asked for. */
function isEligible(phrase: Phrase, term: Term, line: Line, document: Document): boolean {
  const { profile } = document;
  const isTaught = document.isShort && isSchoolTerm(term, profile);
  if (!line.quote.includes(phrase.text) || term.endsInParticiple || !mayBeKey(term, document)) return false;
  if (!isTaught && isCommon(phrase.text, document)) return false;
  if (isListed(phrase, line)) return false;
  // "researchers might design a study": a verb, whatever else the word may be.
  if (phrase.before !== "to" && profile.verbLeads.has(phrase.before) && !phrase.name) return false;
  const isUnit = phrase.bounded || term.marked || (term.bounded >= 2 && term.count >= 2);
  return isUnit && (isTaught || phrase.licensed || canBeOption(term) || isNamed(phrase, line, document));
}

function phraseFeatures(phrase: Phrase, term: Term, line: Line, document: Document): KeyFeature[] {
  const { profile } = document;
  const { hasCapitals } = profile.writing;
  const isSingle = hasCapitals && phrase.words === 1;
  // Where nothing shows that it is a noun phrase, a phrase seen once may be half a clause.
  const isUnsure = profile.nounLeads.size === 0 && !profile.capitalNouns;
  const commonness = phrase.name ? "rare" : commonnessOf(phrase.text, profile);
  const features: Partial<Record<KeyFeature, boolean>> = {
    marked: term.marked,
    named: isNamed(phrase, line, document),
    quoted: isQuoted(phrase, line),
    inHeading: term.inHeading,
    name: hasCapitals && phrase.name && !profile.capitalNouns,
    foreign: !hasCapitals && phrase.name,
    acronym: term.type === "acronym",
    repeated: term.count === 2,
    frequent: term.count > 2 && term.count < COMMON_FROM,
    everywhere: term.count >= COMMON_FROM,
    twoWords: phrase.words === 2,
    threeWords: phrase.words > 2,
    singleWord: isSingle && !phrase.name,
    shortWord: isSingle && phrase.text.length < 5,
    shortRun: !hasCapitals && phrase.text.length <= 2,
    loose: !phrase.bounded,
    everyday: commonness === "everyday",
    known: commonness === "known",
    unsure: isUnsure && phrase.words > 1 && !phrase.name && term.count < 2,
  };
  return (Object.keys(features) as KeyFeature[]).filter((feature) => features[feature] === true);
}

function isNamed(phrase: Phrase, line: Line, { profile }: Document): boolean {
  return profile.naming.test(line.text.slice(0, phrase.start));
}

function isQuoted({ start }: Phrase, { text }: Line): boolean {
  return /[“„«"「『‚]$/u.test(text.slice(0, start));
}

/** "地震と火山": what stands in a list can be replaced by its like, and the sentence stays true. */
function isListed({ start, end }: Phrase, { text }: Line): boolean {
  return /[とや・、]$/u.test(text.slice(0, start)) || /^[とや・、](?!いう|呼|な)/u.test(text.slice(end));
}

/** Too common to be worth asking for, whatever the sentence. */
function isCommon(text: string, { profile }: Document): boolean {
  const words = wordsOf(text, profile);
  const last = words.at(-1)?.lower ?? "";
  if (profile.qualifier.test(text)) return true;
  if (words.length === 1 && profile.adjectiveShape.test(text)) return true;
  if (words.length === 1)
    return isGeneric(last, profile) || (visibleLength(text, profile) < 4 && !/^\p{Lu}{2,}/u.test(text));
  return (
    words.every(({ lower }) => isGeneric(lower, profile)) || words.every(({ text: word }) => word.length < 3)
  );
}
