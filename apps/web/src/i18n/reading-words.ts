import type { DocumentReport, SetWarning } from "@quizmill/contract";
import { isToldInSlides, type Words } from "./words.ts";

/** The report on a document's reading, in words. */
export interface ReadingWords {
  /** Nothing is missing from the text. */
  readonly isWhole: boolean;
  /** Some of it was recognised from pictures, or is being recognised. */
  readonly isRecognised: boolean;
  /** At a glance: "32 of 40 pages". */
  readonly short: string;
  /** Whole sentences, one for each fact. */
  readonly sentences: readonly string[];
}

/** Pasted notes, whose author knows what is in them, and a document that is not read yet. */
const UNTOLD_FORMATS = ["text", ""];

/** Null for notes with nothing missing, and as long as nothing is read. */
export function readingWords(report: DocumentReport, words: Words): ReadingWords | null {
  const pictures = picturesText(report, words);
  const isRecognised = pictures.length > 0;
  if (report.warnings.length === 0) {
    if (UNTOLD_FORMATS.includes(report.format)) return null;
    if (isBeingRead(report))
      return { isWhole: true, isRecognised, short: shortText(report, words), sentences: pictures };
    const whole = wholeText(report, words);
    return { isWhole: true, isRecognised, short: whole, sentences: [whole, ...pictures] };
  }
  const sentences = report.warnings.map((warning) => sentenceOf(warning, report, words));
  const short = shortText(report, words);
  return { isWhole: false, isRecognised, short, sentences: [...pictures, ...sentences] };
}

function isBeingRead({ pictures }: DocumentReport): boolean {
  return pictures !== undefined && pictures.done < pictures.pages;
}

/** What was recognised from pictures, or how far that is. */
function picturesText(report: DocumentReport, { t, formats }: Words): string[] {
  const { pictures, warnings } = report;
  if (pictures === undefined) return [];
  const { number } = formats;
  const figures = { done: number(pictures.done), pages: number(pictures.pages) };
  const areSlides = isToldInSlides(report.format);
  if (isBeingRead(report))
    return [t(areSlides ? "reading.recognisingSlides" : "reading.recognising", figures)];
  const unread = warnings.reduce(
    (sum, one) => sum + (one.code === "PAGES_NOT_READ" ? one.pages.length : 0),
    0,
  );
  const count = pictures.pages - unread;
  return count > 0 ? [t(areSlides ? "reading.recognisedSlides" : "reading.recognised", { count })] : [];
}

/** "3, 7 and 15–150" */
function pageNumbers(pages: readonly number[], formats: Words["formats"]): string {
  const runs: [number, number][] = [];
  for (const page of [...pages].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  const shown = runs.map(([from, to]) =>
    [from, to]
      .slice(0, to - from + 1)
      .map(formats.number)
      .join("–"),
  );
  return formats.list(shown);
}

function wholeText(report: DocumentReport, { t, formats }: Words): string {
  const { pageCount } = report;
  if (pageCount === null || pageCount === 0) return t("reading.whole");
  const figures = { count: pageCount, pages: formats.number(pageCount) };
  return isToldInSlides(report.format) ? t("reading.slides", figures) : t("reading.pages", figures);
}

/** The text was read in full; only questions are missing. */
const OF_QUESTIONS: ReadonlySet<SetWarning["code"]> = new Set([
  "QUESTIONS_LEFT_OUT",
  "DOUBLES_LEFT_OUT",
  "PASSAGES_CUT_SHORT",
  "CARRIED",
]);

function shortText(report: DocumentReport, { t, formats }: Words): string {
  if (isBeingRead(report)) return pagesText(report, { t, formats });
  if (report.warnings.every(({ code }) => code === "CARRIED")) return t("reading.changed");
  if (report.warnings.every(({ code }) => OF_QUESTIONS.has(code))) return t("reading.fewer");
  return pagesText(report, { t, formats });
}

function pagesText(report: DocumentReport, { t, formats }: Words): string {
  const { pageCount, pagesWithText } = report;
  if (pageCount === null || pagesWithText === null || pagesWithText >= pageCount) return t("reading.partly");
  const figures = { withText: formats.number(pagesWithText), pages: formats.number(pageCount) };
  return isToldInSlides(report.format) ? t("reading.someSlides", figures) : t("reading.somePages", figures);
}

function sentenceOf(warning: SetWarning, report: DocumentReport, words: Words): string {
  if (warning.code === "TRUNCATED") return truncatedText(warning, report, words);
  const { t, formats } = words;
  if (warning.code === "PARTS_SKIPPED") return t("reading.skipped", { count: warning.count });
  if (warning.code === "SLIDES_HIDDEN") return t("reading.hidden", { count: warning.count });
  if (warning.code === "DOUBLES_LEFT_OUT") return t("reading.doubles", { count: warning.count });
  if (warning.code === "QUESTIONS_LEFT_OUT") return t("reading.leftOut", { count: warning.count });
  if (warning.code === "PAGES_NOT_READ" && warning.language !== undefined)
    return t("reading.otherLanguage", {
      count: warning.pages.length,
      pages: pageNumbers(warning.pages, formats),
      language: formats.language(warning.language),
    });
  if (warning.code === "PAGES_NOT_READ")
    return t(isToldInSlides(report.format) ? "reading.notReadSlides" : "reading.notRead", {
      count: warning.pages.length,
      pages: pageNumbers(warning.pages, formats),
    });
  if (warning.code === "CARRIED") return carriedText(warning, words);
  if (warning.code === "PASSAGES_CUT_SHORT") return t("reading.cutShort", { count: warning.count });
  const { pages, pagesWithText } = warning;
  const without = pages - pagesWithText;
  const figures = {
    count: without,
    without: formats.number(without),
    withText: formats.number(pagesWithText),
    pages: formats.number(pages),
  };
  return isToldInSlides(report.format)
    ? t("reading.slidesWithText", figures)
    : t("reading.pagesWithText", figures);
}

type Carried = Extract<SetWarning, { code: "CARRIED" }>;

/** A file of questions: how many of them were taken, and what of them was not. */
function carriedText({ questions, kept, losses }: Carried, { t, formats }: Words): string {
  const told = losses.map(({ kind, count }) =>
    t("carry.counted", { what: t(`carry.kind.${kind}`), number: formats.number(count) }),
  );
  const figures = { kept: formats.number(kept), questions: formats.number(questions) };
  return t("reading.carried", { ...figures, list: formats.list(told) });
}

type Truncated = Extract<SetWarning, { code: "TRUNCATED" }>;

function truncatedText(warning: Truncated, report: DocumentReport, { t, formats }: Words): string {
  const { limit, pagesRead } = warning;
  const max = formats.number(warning.max);
  const place = placeOf(pagesRead, report, { t, formats });
  if (limit === "pages") return place === null ? t("reading.partly") : place.upTo;
  const key = limit === "characters" ? "reading.cutAtCharacters" : "reading.cutAtBlocks";
  return place === null ? t(key, { max }) : t(`${key}There`, { max, place: place.at });
}

/** Where the reading ended; null for formats without pages. */
function placeOf(pagesRead: number | null, { format, pageCount }: DocumentReport, { t, formats }: Words) {
  if (pagesRead === null || pageCount === null) return null;
  const figures = { read: formats.number(pagesRead), pages: formats.number(pageCount) };
  if (isToldInSlides(format))
    return { at: t("reading.slide", figures), upTo: t("reading.cutAtSlides", figures) };
  return { at: t("reading.page", figures), upTo: t("reading.cutAtPages", figures) };
}
