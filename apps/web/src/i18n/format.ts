import type { Language } from "@quizmill/contract";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
/** Binary steps, as in file managers and in the limits. */
const BYTES_PER_STEP = 1024;

/**
 * The first of the browser's languages that is a variant of `language`: "en-GB" has days before months, "en-US" after.
 * `language` itself if there is none.
 */
export function dateLocaleOf(language: Language, browser: readonly string[]): string {
  return browser.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;
}

/** The formats of a language that were asked for, each with the region of its dates. */
const made = new Map<string, Formats>();

/**
 * Numbers, dates and sizes as readers of `language` write them; dates as in `dateLocale`. A browser takes milliseconds
 * to make one of its formats: each is made when it is first used, and once for the whole page.
 */
export function formatsOf(language: Language, dateLocale: string = language): Formats {
  const name = `${language} ${dateLocale}`;
  const formats = made.get(name) ?? newFormats(language, dateLocale);
  made.set(name, formats);
  return formats;
}

function newFormats(language: Language, dateLocale: string) {
  const plain = once(() => new Intl.NumberFormat(language));
  const percentSign = SPACED_PERCENT.includes(language) ? "\u00a0%" : "%";
  const times = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(dateLocale, options));
    return (iso: string) => formatTime(format, iso);
  };
  const days = once(() => new Intl.RelativeTimeFormat(language, { numeric: "auto" }));
  const languages = once(() => new Intl.DisplayNames(language, { type: "language" }));
  const all = once(() => new Intl.ListFormat(language, { type: "conjunction" }));
  const comma = once(() => all().formatToParts(["1", "2", "3"])[1]?.value ?? ", ");
  return {
    number: (value: number) => (isPlain(value) ? `${value}` : plain().format(value)),
    /** From a share, 0 to 1. */
    percent: (share: number) => `${Math.round(share * 100)}${percentSign}`,
    /** From ISO 8601; empty if it is none. */
    date: times({ dateStyle: "long" }),
    /** "26 Nov", for a day whose year is clear. */
    shortDate: times({ day: "numeric", month: "short" }),
    dateTime: times({ dateStyle: "medium", timeStyle: "short" }),
    /** "01:00", for a time whose day is clear. */
    time: times({ timeStyle: "short" }),
    /** "tomorrow", "in 5 days" */
    inDays: (count: number) => days().format(count, "day"),
    /** With two significant digits: for estimates, which may be far below a cent. */
    money: (amount: number, currency: string) => formatMoney(language, amount, currency),
    /** "French", from an ISO 639-1 code. */
    language: (code: string) => languages().of(code) ?? code,
    /** "PDF, TXT and MD" */
    list: (words: readonly string[]) => formatList(all(), words),
    /** "PDF, TXT, MD" */
    series: (words: readonly string[]) => words.join(comma()),
    bytes: (count: number) => formatBytes(language, count),
    /** Rounded as a waiting person needs it: seconds below two minutes, else minutes. */
    duration: (seconds: number) => formatDuration(language, seconds),
  };
}

const SPACED_PERCENT: readonly Language[] = ["de", "es"];

/** Written alike in all languages of the pages. A browser's first format of numbers is the slowest part of many a page. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1_000;

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

function formatTime(format: () => Intl.DateTimeFormat, iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? "" : format().format(time);
}

/** The words for "and" that are one letter ("i", "y") stay on one line with the next word, as in all texts. */
function formatList(format: Intl.ListFormat, words: readonly string[]): string {
  const parts = format.formatToParts(words);
  const shown = parts.map(({ type, value }) =>
    type === "literal" ? value.replace(/(?<= \p{L}) $/u, "\u00a0") : value,
  );
  return shown.join("");
}

function formatMoney(language: Language, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    maximumSignificantDigits: 2,
  });
  return unbroken(format.format(amount));
}

function formatBytes(language: Language, count: number): string {
  const step = count < 1 ? 0 : Math.floor(Math.log(count) / Math.log(BYTES_PER_STEP));
  const index = Math.min(step, BYTE_UNITS.length - 1);
  const value = count / BYTES_PER_STEP ** index;
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: BYTE_UNITS[index] ?? "byte",
    unitDisplay: index === 0 ? "long" : "short",
    maximumFractionDigits: value < 10 && index > 1 ? 1 : 0,
  });
  return unbroken(format.format(value));
}

/** Where a unit's short name ends in a point, which would meet that of a sentence: another length of it. */
const UNIT_NAMES: { readonly [language in Language]?: "long" | "narrow" } = { de: "long", pl: "narrow" };

function formatDuration(language: Language, seconds: number): string {
  const inMinutes = seconds >= 120;
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: inMinutes ? "minute" : "second",
    unitDisplay: UNIT_NAMES[language] ?? "short",
    maximumFractionDigits: 0,
  });
  return unbroken(format.format(inMinutes ? seconds / 60 : seconds));
}

/** A number and its unit stay on one line; a Japanese unit has no space before it. */
function unbroken(text: string): string {
  return text.replace(/ (?=\p{Script=Han})/gu, "").replaceAll(" ", "\u00a0");
}

export type Formats = ReturnType<typeof newFormats>;

const neverChanges = () => () => undefined;

/** The formats of the page's language. Prerendered pages are made before a browser's variant is known. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const dateLocale = useSyncExternalStore(
    neverChanges,
    () => dateLocaleOf(language, navigator.languages),
    () => language,
  );
  return formatsOf(language, dateLocale);
}
