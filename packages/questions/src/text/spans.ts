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
const SYMBOLS =
  "km/h|km|kg|cm³|cm²|cm|mm|m/s|m²|m³|mg|µm|μm|nm|°C|°F|kHz|MHz|GHz|Hz|kV|mV|kW|MW|kJ|kB|MB|GB|TB|ml|mL|ha|dB|bits?|[mgVWJAΩKlLs]";
const PERCENT = "%|％|percent|per cent|Prozent|procent\\p{L}*|proc\\.|por ciento|відсотк\\p{L}*|パーセント";
/** An earlier year is told from an amount only by the word for "year" beside it, or by "in" where nothing is counted. */
const SAID_YEAR =
  "(?<=\\b(?:[Ii]n|[Ee]n|[Ss]ince|[Ss]eit|[Dd]esde|[Hh]asta|[Uu]ntil)[ \\u00a0])1[0-3]\\d\\d(?=[.,;)](?:\\s|$)|$)|" +
  "[1-9]\\d{2,3}(?=[ \\u00a0](?:році|року|roku)(?!\\p{L}))|(?<=(?:\\bJahre?|\\baño|\\byear)[ \\u00a0])[1-9]\\d{2,3}";
const COUNTERS =
  "(?:万|億|千|百)*(?:人|個|か国|カ国|ヶ国|種類|種|回|時間|分間|秒間|分|秒|日間|年間|か月|ヶ月|週間|本|枚|台|校|歳|倍|名|件|点|章|巻|円|ドル|キロメートル|メートル|km|kg|m|cm|mm|g|t|Hz|MHz|℃|度|ヘクタール|平方キロメートル|階|州|県|都市|世紀|社|つ|割|カラット|[ヶかカ]所|冊|両|頭|匹|隻|軒|戸|票|議席|店|館|路線|席|基|編|曲|品目|羽|位|勝|クラス|学部|教科|段|地域|市町村|市|町|村|島|言語)|(?:万|億)";

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
  const isUnspaced = profile.writing.space === "";
  const after = "(?![\\d:/]|[.,–-]\\d)";
  const quantity = isUnspaced
    ? `(?:${NUMBER})(?:${COUNTERS})[²³]?`
    : `(?:${NUMBER})(?:[ \\u00a0-]?(?:${SYMBOLS})[²³]?(?![\\p{L}\\d])|[ \\u00a0](?:${profile.units?.source ?? "(?!)"})[²³]?)`;
  const year = isUnspaced
    ? "(?:1[0-9]|20)\\d\\d年(?![代間度])"
    : `(?:1[4-9]\\d\\d|20[0-9]\\d)(?![\\p{L}])|${SAID_YEAR}`;
  const parts = [
    `(?<date>${datePattern(profile)})`,
    "(?<range>\\d+(?:[.,]\\d+)?\\s?[–—~〜-]\\s?\\d+(?:[.,]\\d+)?)",
    `(?<percent>(?:${NUMBER})\\s?(?:${PERCENT}))`,
    `(?<money>[$€£¥]\\s?(?:${NUMBER})(?: (?:million|billion|trillion))?|(?:${NUMBER})\\s?[€$£])`,
    `(?<quantity>${quantity})`,
    `(?<year>${year})`,
    `(?<count>${countPattern(profile)})`,
    isUnspaced ? "(?<number>(?!))" : `(?<number>(?:${NUMBER})(?![\\p{L}°]|\\.\\s?\\p{L}))`,
  ];
  return new RegExp(`${before}(?:${parts.join("|")})${after}`, "gu");
}

/** A small number written as a word, before what it counts. */
function countPattern({ numerals }: LanguageProfile): string {
  return numerals.length === 0 ? "(?!)" : `(?:${numerals.flat().join("|")})(?= \\p{L})`;
}

function datePattern({ writing, months }: LanguageProfile): string {
  if (writing.space === "") return "(?:(?:1[0-9]|20)\\d\\d年)?\\d{1,2}月\\d{1,2}日";
  if (months.length === 0) return "(?!)";
  const month = `(?:${months.join("|")})`;
  const dayFirst = `\\d{1,2}(?:\\.|st|nd|rd|th)? (?:de )?${month}(?:(?:,| de)? \\d{4})?`;
  return `${month} \\d{1,2}(?:, \\d{4})?(?!\\d)|${dayFirst}`;
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
