import type { ErrorCode, FoundType } from "@quizmill/contract";
import { ApiError, errorCodeOf } from "../lib/api-error.ts";
import { isToldInSlides, type Words } from "./words.ts";

type Details = Readonly<Record<string, unknown>>;
/** Null if the figures are missing: the answer is from a proxy, or another version of the server. */
type Telling = (details: Details, words: Words) => string | null;

/** What each file type that is no document is, which decides the advice. */
const FOUND_KINDS = {
  png: "picture",
  jpeg: "picture",
  gif: "picture",
  tiff: "picture",
  webp: "picture",
  animation: "picture",
  wav: "noDocument",
  avi: "noDocument",
  zip: "zip",
  rar: "archive",
  "7z": "archive",
  gzip: "archive",
  exe: "noDocument",
  elf: "noDocument",
  xlsx: "sheet",
  xls: "sheet",
  ods: "sheet",
  postscript: "other",
  ole: "other",
  xml: "other",
  mhtml: "other",
} as const satisfies Record<Exclude<FoundType, "text" | "unknown">, string>;

const TELLINGS: Partial<Record<ErrorCode, Telling>> = {
  FILE_TOO_LARGE: ({ maxBytes }, { t, formats }) =>
    isCount(maxBytes) ? t("exactErrors.FILE_TOO_LARGE", { max: formats.bytes(maxBytes) }) : null,
  UNSUPPORTED_FILE: unsupported,
  OLD_FORMAT: oldFormat,
  NO_TEXT_IN_FILE: noText,
  TEXT_TOO_SHORT: ({ min, actual }, { t, formats }) =>
    isCount(min) && isCount(actual)
      ? t("exactErrors.TEXT_TOO_SHORT", { count: actual, min: formats.number(min) })
      : null,
  TEXT_TOO_LONG: ({ max }, { t, formats }) =>
    isCount(max) ? t("exactErrors.TEXT_TOO_LONG", { max: formats.number(max) }) : null,
  EXTRACTION_TIMEOUT: ({ seconds }, { t, formats }) =>
    isCount(seconds) ? t("exactErrors.EXTRACTION_TIMEOUT", { time: formats.duration(seconds) }) : null,
  RATE_LIMITED: ({ retryAfterSeconds: wait }, { t, formats }) =>
    isCount(wait) ? t("exactErrors.RATE_LIMITED", { time: formats.duration(wait) }) : null,
  SERVER_BUSY: ({ retryAfterSeconds: wait }, { t, formats }) =>
    isCount(wait) ? t("exactErrors.SERVER_BUSY", { time: formats.duration(wait) }) : null,
};

/** What went wrong, with the server's figures, and what to do; for any thrown value. */
export function errorWords(error: unknown, words: Words): string {
  const code = errorCodeOf(error);
  const details = error instanceof ApiError ? error.details : {};
  return TELLINGS[code]?.(details, words) ?? words.t(`errors.${code}`);
}

function unsupported({ found }: Details, { t }: Words): string | null {
  if (found === "text" || found === "unknown") return t(`exactErrors.UNSUPPORTED_FILE.${found}`);
  if (!isKnownType(found)) return null;
  return t(`exactErrors.UNSUPPORTED_FILE.${FOUND_KINDS[found]}`, { found: t(`foundTypes.${found}`) });
}

function isKnownType(found: unknown): found is keyof typeof FOUND_KINDS {
  return typeof found === "string" && Object.hasOwn(FOUND_KINDS, found);
}

/** The server names the old program, for example "Word 6/95"; program names are the same in all languages. */
function oldFormat({ found }: Details, { t }: Words): string | null {
  if (typeof found !== "string") return null;
  const isSlides = found.startsWith("PowerPoint");
  const [app, target] = isSlides ? ["PowerPoint", "PPTX"] : ["Word", "DOCX"];
  return t("exactErrors.OLD_FORMAT", { found, app, target });
}

function noText({ found, pages, pagesWithText }: Details, { t, formats }: Words): string | null {
  if (!isCount(pages) || !isCount(pagesWithText) || pages === 0) return null;
  const isSlides = isToldInSlides(found);
  const unit = isSlides ? "slides" : "pages";
  const advice = t(`exactErrors.NO_TEXT_IN_FILE.${isSlides ? "adviceSlides" : "advicePages"}`);
  const figures = { count: pages, withText: formats.number(pagesWithText), advice };
  if (pagesWithText === 0) return t(`exactErrors.NO_TEXT_IN_FILE.${unit}`, figures);
  return t(`exactErrors.NO_TEXT_IN_FILE.${unit}Some`, figures);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
