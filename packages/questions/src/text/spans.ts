import type { LanguageProfile } from "@quizmill/language";

/** What a number or date in a text is; a count is a number in letters. */
export type SpanType = "date" | "year" | "percent" | "money" | "quantity" | "number" | "count";

/** A part of a sentence whose type is sure: it can be asked for, and replaced by its like. */
export interface Span {
  type: SpanType;
  text: string;
  start: number;
  end: number;
  /** What follows the number ("km", "million people"), or precedes it ("$"). */
  unit: string;
}

const NUMBER = "\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+(?![\\d])(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?";
const SYMBOLS = [
  "km/h|m/s|km|cm³|cm²|cm|mm|m²|m³|µm|μm|nm|ha|kg|mg|ml|mL|°C|°F",
  "kHz|MHz|GHz|Hz|kV|mV|kW|MW|kJ|kB|MB|GB|TB|dB|bits?|[mgVWJAΩKlLs]",
].join("|");

const grammars = new Map<string, RegExp>();

/** Typed spans of a sentence, left to right, never overlapping. */
export function spansOf(text: string, profile: LanguageProfile): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(grammarOf(profile))) {
    const span = spanFrom(match);
    if (span !== null) spans.push(span);
  }
  return spans;
}

function spanFrom(match: RegExpMatchArray): Span | null {
  const groups = match.groups ?? {};
  const start = match.index ?? 0;
  const type = (["date", "range", "percent", "money", "quantity", "year", "number", "count"] as const).find(
    (name) => groups[name] !== undefined,
  );
  // A range is matched only so that its ends are not taken for single numbers.
  // "the 1980s" are no seconds.
  if (type === undefined || type === "range" || /^\d{3}0s$/u.test(match[0])) return null;
  const whole = match[0];
  const unit = ["date", "year", "count"].includes(type)
    ? ""
    : whole.replace(/[\d.,\s\u00a0\u202f]+/u, "").trim();
  return { type, text: whole, start, end: start + whole.length, unit };
}

function grammarOf(profile: LanguageProfile): RegExp {
  let grammar = grammars.get(profile.code);
  if (grammar === undefined) {
    grammar = buildGrammar(profile);
    grammars.set(profile.code, grammar);
  }
  return grammar;
}

function buildGrammar(profile: LanguageProfile): RegExp {
  const before = `(?<![\\p{Lu}\\p{Ll}\\d.,:/–-])`;
  const { units, counters, percent, magnitudes, years, dates } = profile;
  const after = "(?![\\d:/]|[.,–-]\\d)";
  const symbol = `[ \\u00a0-]?(?:${SYMBOLS})(?=[²³]?(?![\\p{L}\\d²³]))`;
  const unit = `${symbol}|(?:${counters.source})|[ \\u00a0](?:${units.source})`;
  const parts = [
    `(?<date>${dates.source})`,
    "(?<range>\\d+(?:[.,]\\d+)?\\s?[–—~〜-]\\s?\\d+(?:[.,]\\d+)?)",
    `(?<percent>(?:${NUMBER})\\s?(?:[%％]|${percent.source}))`,
    `(?<money>[$€£¥]\\s?(?:${NUMBER})(?: (?:${magnitudes.source}))?|(?:${NUMBER})\\s?[€$£])`,
    `(?<quantity>(?:${NUMBER})(?:${unit})[²³]?)`,
    `(?<year>(?:1[4-9]|20)\\d\\d(?!\\p{L})|${years.source})`,
    `(?<count>${countPattern(profile)})`,
    `(?<number>(?:${NUMBER})(?![\\p{L}°]|\\.\\s?\\p{L}))`,
  ];
  return new RegExp(`${before}(?:${parts.join("|")})${after}`, "gu");
}

/** A small number written as a word, before what it counts. */
function countPattern({ numerals }: LanguageProfile): string {
  return numerals.length === 0 ? "(?!)" : `(?:${numerals.flat().join("|")})(?= \\p{L})`;
}

/** The single number in a text, or null if it holds none or several. */
export function soleNumber(text: string): number | null {
  const found = text.match(/[-−–]?\d+(?:[ \u00a0\u202f.,]\d{3})*(?:[.,]\d+)?/gu) ?? [];
  const only = found[0];
  return found.length === 1 && only !== undefined ? numericValue(only) : null;
}

/** A number as it is written, what parts its thousands included. */
export const DIGITS = /\d+(?:[ \u00a0\u202f.,]\d{3})*(?:[.,]\d+)?/u;

/** The first number in a text, or 0. */
export function numberIn(text: string): number {
  return numericValue(DIGITS.exec(text)?.[0] ?? "");
}

/** Reads both "1,500.5" and "1.500,5": a separator before exactly three digits parts thousands. */
export function numericValue(number: string): number {
  const plain = number.replace(/[\s\u00a0\u202f]/gu, "").replace(/[−–]/u, "-");
  const whole = plain.replace(/[.,](?=\d{3}(?!\d))/gu, "");
  return Number(/^-?0[.,]\d{3}$/u.test(plain) ? plain.replace(",", ".") : whole.replace(",", "."));
}
