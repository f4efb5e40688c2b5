import type { LanguageProfile } from "@quizmill/language";
import { chance } from "../random.ts";
import type { Document } from "../read/document.ts";
import type { Line } from "../read/lines.ts";
import { DIGITS, numberIn, type Span, spansOf } from "../text/spans.ts";

const ENOUGH = 10;

/**
 * Numbers near a key of the same type, which alone could be believed in its place: the document's own first, then made
 * ones, rounded and written as the key is.
 */
export function numbersLike(span: Span, line: Line, document: Document): string[] {
  if (span.type === "count") return countsLike(span.text, line, document);
  const taken = new Set([...spansOf(line.quote, document.profile).map(({ text }) => text), span.text]);
  const isNear = nearTo(span);
  const agrees = agreesWith(span, document);
  const texts = [...told(span, line, document), ...made(span, document)];
  const usable = texts.values().filter((text) => !taken.has(text) && isNear(text) && agrees(text));
  return distinctValues(usable, span);
}

/** The document's own of the same type, those told nearest first. */
function told(span: Span, line: Line, { spansLike }: Document): string[] {
  const value = numberIn(span.text);
  return spansLike(span)
    .filter(({ span: { text }, number }) =>
      span.type === "date"
        ? formOf(text) === formOf(span.text)
        : Number.isInteger(number) === Number.isInteger(value) && isFraction(number) === isFraction(value),
    )
    .map(({ span: { text }, line: place }) => ({
      // "66%" beside "80 %": written alike.
      text: span.type === "percent" ? span.text.replace(DIGITS, DIGITS.exec(text)?.[0] ?? "") : text,
      far: Math.abs(place.section - line.section) + Math.abs(place.id - line.id) / 1e4,
    }))
    .sort((a, b) => a.far - b.far)
    .map(({ text }) => text);
}

const YEAR = /\d{4}/u;

/** A day has one number more than a month of some year. */
const formOf = (date: string) => `${date.match(/\d+/gu)?.length}${YEAR.test(date)}`;

/**
 * How near a number is taken for the key. Of 1,178 years that readers marked as options, those this near to the key
 * were plausible in 9 of 10, others in 4; of 1,303 other numbers, those within a factor of two in 82 of 100, others
 * in 53.
 */
const NEARNESS = { factor: 2, shareOfAge: 0.2, leastYears: 8, decades: 30 };
/** From where the age of a year is counted: fixed, so that a text gives the same questions in any year. */
const PRESENT = 2025;

/** Whether a number could be believed in the place of the key: a year the less exactly, the longer ago that was. */
function nearTo({ text, type }: Span): (other: string) => boolean {
  const value = numberIn(text);
  if (type === "year") return (other) => areYearsNear(value, numberIn(other));
  if (type === "date") {
    const year = YEAR.exec(text)?.[0];
    return (other) => year === undefined || areYearsNear(Number(year), Number(YEAR.exec(other)?.[0]));
  }
  return (other) => Math.max(numberIn(other) / value, value / numberIn(other)) <= NEARNESS.factor;
}

/** Beside a decade stand decades, and beside what was none that is to come. */
function areYearsNear(year: number, other: number): boolean {
  if ((isDecade(year) && !isDecade(other)) || (year <= PRESENT && other > PRESENT)) return false;
  const least = isDecade(year) ? NEARNESS.decades : NEARNESS.leastYears;
  return Math.abs(other - year) <= Math.max(least, NEARNESS.shareOfAge * (PRESENT - year));
}

const isDecade = (year: number) => year % 10 === 0;
/** "0,98" may be a probability, which 1,22 is not. */
const isFraction = (value: number) => value > 0 && value < 1;

/** Before "lata" stands 64, but no 39: "39 lat". Behind a share or a sum of money stands one form for all. */
function agreesWith(span: Span, { profile }: Document): (text: string) => boolean {
  const value = numberIn(span.text);
  if (!isCount(span) || !Number.isInteger(value)) return () => true;
  const formOf = numeralForms(profile);
  return (text) => formOf(numberIn(text)) === formOf(value);
}

/** What form of a noun stands behind a number. */
function numeralForms({ code }: LanguageProfile): (count: number) => string {
  const rules = new Intl.PluralRules(code === "und" ? undefined : code);
  return (count) => rules.select(count);
}

function isCount({ type }: Span): boolean {
  return type === "number" || type === "quantity";
}

/** Its neighbours among the words for small numbers, nearest first. */
function countsLike(word: string, { quote }: Line, { profile }: Document): string[] {
  const group = profile.numerals.find((words) => words.includes(word)) ?? [];
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
  const toldBy = (text: string) => (span.type === "date" ? text : numberIn(text));
  const seen = new Set([toldBy(span.text)]);
  const isNew = (text: string) => !seen.has(toldBy(text)) && seen.add(toldBy(text)).size > 0;
  return texts.filter(isNew).take(ENOUGH).toArray();
}

function made(span: Span, { seed, profile }: Document): string[] {
  if (span.type === "date") return madeDates(span.text);
  const luck = (salt: string) => chance(seed, span.text + salt);
  const value = numberIn(span.text);
  const values = span.type === "year" ? yearsNear(value, luck) : valuesNear(value, luck, span);
  const formOf = numeralForms(profile);
  const isOff = (other: number) => isCount(span) && formOf(other) !== formOf(value);
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

/** Neighbours of a small count; else shares and multiples, as round as the key. */
function valuesNear(value: number, luck: (salt: string) => number, span: Span): number[] {
  if (Number.isInteger(value) && value <= 20)
    return [1, -1, 2, -2, 3, -3, 4].map((by) => value + by).filter((n) => n > 0);
  const factors = [1.25, 0.75, 1.5, 0.6, 2, 0.5, 1.75, 0.85].map(
    (factor, i) => factor + (luck(`factor${i}`) - 0.5) * 0.08,
  );
  const decimals = /[.,](\d+)$/u.exec(DIGITS.exec(span.text)?.[0] ?? "")?.[1]?.length ?? 0;
  const roundness = Number.isInteger(value) ? roundTo(value) : 10 ** -Math.min(decimals, 3);
  return factors
    .map((factor) => Math.round((value * factor) / roundness) * roundness)
    .filter((other) => other > 0 && isFraction(other) === isFraction(value))
    .filter((other) => !(span.type === "percent" && value < 100 && other >= 100));
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

/** The last number but for a year. */
const DAY = /(?<!\d)\d{1,2}(?=\D*(?:\d{4}\D*)?$)/u;
/** Days and years that a made date is off; the same month of other years where it names no day. */
const DATES_OFF = [
  [5, 1],
  [-7, -1],
  [11, 2],
  [-3, -2],
  [9, 3],
] as const;

/** Other days, years moved a little, in the same wording. */
function madeDates(date: string): string[] {
  return DATES_OFF.map(([days, years]) =>
    date
      .replace(YEAR, (year) => String(Number(year) + years))
      .replace(DAY, (day) => String(((Number(day) + days + 27) % 28) + 1)),
  );
}
