import { chance } from "../../random.ts";
import { DIGITS, numberIn, type Span, spansOf } from "../../text/spans.ts";
import type { Document, SpanOccurrence } from "../document.ts";
import type { Line } from "../lines.ts";

const ENOUGH = 10;
/** Around a month's own year stand so many others. */
const MONTHS = 3;

/**
 * Numbers near a key of the same type, which alone could be believed in its place: the document's own first, then made
 * ones, rounded and written as the key is.
 */
export function numbersLike(span: Span, line: Line, document: Document): string[] {
  if (span.type === "count") return countsLike(span.text, line, document);
  const taken = new Set([...spansOf(line.quote, document.profile).map(({ text }) => text), span.text]);
  const isLikely = span.type === "year" ? likelyYear(span, line, document) : () => true;
  const own = document
    .spansLike(span)
    .filter(likeInSizeTo(span))
    .map(({ span: other, line: place }) => ({
      text: span.type === "percent" ? inWordsOf(span, other) : other.text,
      far: Math.abs(place.section - line.section) + Math.abs(place.id - line.id) / 1e4,
    }))
    .sort((a, b) => a.far - b.far);
  const isNear = nearTo(span);
  const isApart = apartFrom(span, line, document);
  const agrees = agreesWith(span, document);
  const isTime = timeOfDay(span, line);
  const isUsable = (text: string) =>
    isNear(text) &&
    !taken.has(text) &&
    !line.quote.includes(text) &&
    isApart(text) &&
    agrees(text) &&
    isTime(text) &&
    isLikely(text);
  const texts = [...own.map(({ text }) => text), ...made(span, document)];
  return distinctValues(texts.values().filter(isUsable), span);
}

/**
 * Years that could be believed: "Ende 1961 und Anfang …" was not 1956, nobody tells of what is years after all else
 * that is told, and beside a decade stand decades.
 */
function likelyYear(span: Span, line: Line, { profile, spansLike }: Document): (text: string) => boolean {
  const value = numberIn(span.text);
  const sides = spansOf(line.text, profile).filter(({ type }) => type === "year");
  const latest = spansLike(span).reduce((most, { number }) => Math.max(most, number), value);
  return (text) => {
    const year = numberIn(text);
    if (year > latest + BEYOND_LATEST || (isDecade(value) && !isDecade(year))) return false;
    return sides.every(({ text: named }) => {
      const side = numberIn(named);
      return side === value || side < value === side < year;
    });
  };
}

const BEYOND_LATEST = 2;

/**
 * How near a number is taken for the key. Of 1,178 years that readers marked as options, those this near to the key were
 * plausible in 9 of 10, others in 4; of 1,303 other numbers, those within a factor of two in 82 of 100, others in 53.
 */
const NEARNESS = { factor: 2, shareOfAge: 0.2, leastYears: 8, decades: 30 };
/** From where the age of a year is counted: fixed, so that a text gives the same questions in any year. */
const PRESENT = 2025;

/** Whether a number could be believed in the place of the key: a year the less exactly, the longer ago that was. */
function nearTo({ text, type }: Span): (other: string) => boolean {
  const value = numberIn(text);
  const areYearsNear = (year: number, other: number) =>
    Math.abs(other - year) <=
    Math.max(isDecade(year) ? NEARNESS.decades : NEARNESS.leastYears, NEARNESS.shareOfAge * (PRESENT - year));
  if (type === "year") return (other) => areYearsNear(value, numberIn(other));
  if (type === "date") {
    const year = YEAR.exec(text)?.[0];
    return (other) => year === undefined || areYearsNear(Number(year), Number(YEAR.exec(other)?.[0]));
  }
  return (other) => Math.max(numberIn(other) / value, value / numberIn(other)) <= NEARNESS.factor;
}

const isDecade = (year: number) => year % 10 === 0;

/** "około 500" may be 480: what a number is told to be near stands beside others that are not. */
const NEAR = 1.2;

function apartFrom(span: Span, line: Line, { profile }: Document): (text: string) => boolean {
  const isNear = profile.numberBound?.near.test(line.text.slice(0, span.start)) === true;
  if (!isNear || span.type === "year" || span.type === "date") return () => true;
  const value = numberIn(span.text);
  return (text) => Math.max(numberIn(text) / value, value / numberIn(text)) >= NEAR;
}

/** "o 19.40", "о 7.15", "at 9.30": no clock shows 14.97. */
function timeOfDay({ text, start }: Span, line: Line): (text: string) => boolean {
  const isTold = /(?:^|\s)(?:o|o godz\.|o godzinie|przed|po|около|о|об|о годині|at|um) $/iu.test(
    line.text.slice(0, start),
  );
  if (!isTold || !CLOCK.test(text)) return () => true;
  return (other) => CLOCK.test(other);
}

const CLOCK = /^(?:[01]?\d|2[0-3])[.:][0-5]\d$/u;

/** Before "lata" stands 64, but no 39: "39 lat". Behind a share or a sum of money stands one form for all. */
function agreesWith(span: Span, { profile: { numeralForm } }: Document): (text: string) => boolean {
  const value = numberIn(span.text);
  if (numeralForm === undefined || !isCount(span) || !Number.isInteger(value)) return () => true;
  return (text) => numeralForm(numberIn(text)) === numeralForm(value);
}

function isCount({ type }: Span): boolean {
  return type === "number" || type === "quantity";
}

/** Its neighbours among the words for small numbers, nearest first. */
function countsLike(word: string, { quote }: Line, { profile }: Document): string[] {
  const group = profile.numerals?.find((words) => words.includes(word)) ?? [];
  const place = group.indexOf(word);
  return group
    .map((text, index) => ({ text, far: Math.abs(index - place) }))
    .filter(({ text, far }) => far > 0 && !quote.includes(text))
    .sort((a, b) => a.far - b.far)
    .map(({ text }) => text)
    .slice(0, ENOUGH);
}

/** The first of each value, other than the key's, as many as are enough. */
function distinctValues(texts: IteratorObject<string>, span: Span): string[] {
  const told = (text: string) => (span.type === "date" ? text : numberIn(text));
  const seen = new Set(span.type === "date" ? [] : [told(span.text)]);
  const isNew = (text: string) => !seen.has(told(text)) && seen.add(told(text)).size > 0;
  return texts.filter(isNew).take(ENOUGH).toArray();
}

/** "66%" beside "80 %": written alike. */
function inWordsOf(span: Span, other: Span): string {
  return span.text.replace(DIGITS, DIGITS.exec(other.text)?.[0] ?? "");
}

/** A day has one number more than a month of some year. */
function numbersIn(date: string): number {
  return date.match(/\d+/gu)?.length ?? 0;
}

function likeInSizeTo({ text, type }: Span): (told: SpanOccurrence) => boolean {
  const size = numberIn(text);
  const numbers = numbersIn(text);
  const hasYear = YEAR.test(text);
  const isWhole = Number.isInteger(size);
  return ({ span, number }) => {
    if (type === "date") return numbersIn(span.text) === numbers && YEAR.test(span.text) === hasYear;
    if (type === "year") return Math.abs(number - size) <= 150;
    if (Number.isInteger(number) !== isWhole || isFraction(number) !== isFraction(size)) return false;
    return number > 0 && size > 0 && number / size <= 8 && size / number <= 8;
  };
}

const YEAR = /\d{4}/u;

function made(span: Span, { seed, profile }: Document): string[] {
  const luck = (salt: string) => chance(seed, span.text + salt);
  if (span.type === "date")
    return DAY.test(span.text) ? madeDates(span.text) : madeMonths(span.text, luck("month"));
  const value = numberIn(span.text);
  const values = span.type === "year" ? yearsNear(value, luck) : valuesNear(value, luck, span);
  const { numeralForm } = profile;
  const isOff = (other: number) =>
    numeralForm !== undefined && isCount(span) && numeralForm(other) !== numeralForm(value);
  return values
    .map((other) => (value > 12 && isOff(other) ? other - (other % 10) + (value % 10) : other))
    .map((other) => span.text.replace(DIGITS, (written) => writtenLike(other, written)));
}

function yearsNear(year: number, luck: (salt: string) => number): number[] {
  if (isDecade(year)) return [10, -10, 20, -20, 30, -30, -40].map((offset) => year + offset);
  const spread = year > 1900 ? 3 : 8;
  const step = (n: number) => n * spread + Math.floor(luck(`year${n}`) * spread) - 1;
  return [step(1), -step(2), step(3), -step(1), step(2), -step(3)].map((offset) => year + offset);
}

/** Of centuries nobody believes one that is to come. */
const LATEST_CENTURY = 21;

/** Neighbours of a small count; else shares and multiples, as round as the key. */
function valuesNear(value: number, luck: (salt: string) => number, span: Span): number[] {
  if (span.text.endsWith("世紀"))
    return [1, -1, 2, -2, 3, -3].map((by) => value + by).filter((n) => n > 0 && n <= LATEST_CENTURY);
  if (Number.isInteger(value) && value <= 12)
    return [value + 1, value - 1, value + 2, value - 2, value + 3, value - 3, value + 4].filter((n) => n > 0);
  const factors = [1.25, 0.75, 1.5, 0.6, 2, 0.5, 1.75, 0.4, 0.85, 0.25].map(
    (factor, i) => factor + (luck(`factor${i}`) - 0.5) * 0.08,
  );
  const decimals = /[.,](\d+)$/u.exec(DIGITS.exec(span.text)?.[0] ?? "")?.[1]?.length ?? 0;
  const roundness = Number.isInteger(value) ? roundTo(value) : 10 ** -Math.min(decimals, 3);
  return factors
    .map((factor) => Math.round((value * factor) / roundness) * roundness)
    .filter((other) => other > 0 && isFraction(other) === isFraction(value))
    .filter((other) => !(span.type === "percent" && value < 100 && other >= 100));
}

/** "0,98" may be a probability, which 1,22 is not. */
function isFraction(value: number): boolean {
  return value > 0 && value < 1;
}

/** 4,500 is rounded to hundreds, 4,512 to ones. */
function roundTo(value: number): number {
  let step = 1;
  while (value % (step * 10) === 0) step *= 10;
  // A bare power such as 1,000 still needs neighbours that differ.
  return step > value / 4 ? step / 10 : step;
}

function writtenLike(value: number, pattern: string): string {
  const decimals = /[.,](?!\d{3}(?:\D|$))(\d+)$/u.exec(pattern);
  const fixed = decimals === null ? String(Math.round(value)) : value.toFixed(decimals[1]?.length ?? 1);
  const [whole = "", fraction] = fixed.split(".");
  const separator = /\d([ \u00a0\u202f.,])\d{3}/u.exec(pattern)?.[1];
  const grouped = separator === undefined ? whole : whole.replace(/\B(?=(?:\d{3})+$)/gu, separator);
  return fraction === undefined ? grouped : grouped + (decimals?.[0].charAt(0) ?? ".") + fraction;
}

const DAY = /(?<!\d)\d{1,2}(?!\d)(?!年|月)/u;

function withYear(date: string, by: number): string {
  return date.replace(/\d{4}/u, (year) => String(Number(year) + by));
}

/** The same month of years around its own, which may be any of the four. */
function madeMonths(month: string, luck: number): string[] {
  const earlier = Math.floor(luck * (MONTHS + 1));
  const offsets = Array.from({ length: MONTHS + 1 }, (_, i) => i - earlier);
  return [...offsets, MONTHS + 1 - earlier, -earlier - 1].map((by) => withYear(month, by));
}

/** Other days, years kept or moved a little, in the same wording. */
function madeDates(date: string): string[] {
  const day = Number(DAY.exec(date)?.[0] ?? "10");
  const withDay = (text: string, value: number) => text.replace(DAY, String(value));
  const days = [5, -7, 11, -3, 9].map((by) => ((day + by - 1 + 28) % 28) + 1);
  return days.map((value, i) => withYear(withDay(date, value), [0, -1, 2, 1, 0][i] ?? 0));
}
