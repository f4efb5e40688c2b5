import { ERROR_CODES, type ErrorCode, FOUND_TYPES, LANGUAGES } from "@quizmill/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "../lib/api-error.ts";
import { errorWords } from "./error-words.ts";
import { wordsOf } from "./test-words.ts";
import type { Words } from "./words.ts";

const refused = (code: ErrorCode, details?: Record<string, unknown>) =>
  new ApiError({ status: 422, code, message: code, details, url: "" });
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** A failure of every kind that the reader knows, with the server's details. */
const FAILURES: [ErrorCode, Record<string, unknown>][] = [
  ["FILE_TOO_LARGE", { maxBytes: 52_428_800 }],
  ...FOUND_TYPES.map((found): [ErrorCode, Record<string, unknown>] => ["UNSUPPORTED_FILE", { found }]),
  ["OLD_FORMAT", { found: "Word 6/95" }],
  ["OLD_FORMAT", { found: "PowerPoint 95" }],
  ...[1, 3, 12, 21, 22].flatMap((pages): [ErrorCode, Record<string, unknown>][] => [
    ["NO_TEXT_IN_FILE", { found: "pdf", pages, pagesWithText: 0 }],
    ["NO_TEXT_IN_FILE", { found: "pdf", pages, pagesWithText: 1 }],
    ["NO_TEXT_IN_FILE", { found: "pptx", pages, pagesWithText: 0 }],
    ["NO_TEXT_IN_FILE", { found: "ppt", pages, pagesWithText: 1 }],
  ]),
  ...[1, 53].map((actual): [ErrorCode, Record<string, unknown>] => ["TEXT_TOO_SHORT", { min: 200, actual }]),
  ["TEXT_TOO_LONG", { max: 400_000, actual: 400_001 }],
  ["EXTRACTION_LIMIT", { memoryMaxBytes: 1 }],
  ["EXTRACTION_TIMEOUT", { seconds: 30 }],
  ["FILE_DAMAGED", { reason: "Invalid PDF structure." }],
  ["RATE_LIMITED", { retryAfterSeconds: 840 }],
  ["SERVER_BUSY", { retryAfterSeconds: 10 }],
];

describe.each(LANGUAGES)("a failure in %s", (language) => {
  let words: Words;
  beforeAll(async () => {
    words = await wordsOf(language);
  });

  it("leaves no gap and has at most three sentences", () => {
    const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
    for (const [code, details] of FAILURES) {
      const text = errorWords(refused(code, details), words);
      expect(text, code).not.toMatch(/\{\{|undefined|NaN|exactErrors|foundTypes|errors\./);
      expect([...segmenter.segment(text)].length, text).toBeLessThanOrEqual(3);
    }
  });

  it("names each file type differently, except where people do not", () => {
    const types = FOUND_TYPES.filter((type) => type !== "xls");
    const texts = [...types, undefined].map((found) =>
      errorWords(refused("UNSUPPORTED_FILE", { found }), words),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("uses a text without figures if there are none", () => {
    for (const code of ERROR_CODES) {
      const text = errorWords(refused(code), words);
      expect(text).toBe(words.t(`errors.${code}`));
      expect(
        errorWords(refused(code, { found: {}, pages: "3", min: null, seconds: Number.NaN }), words),
      ).toBe(text);
    }
    expect(errorWords(new Error("boom"), words)).toBe(words.t("errors.INTERNAL"));
  });
});

describe("a failure in English", () => {
  it.each<[ErrorCode, Record<string, unknown>, RegExp]>([
    [
      "NO_TEXT_IN_FILE",
      { found: "pdf", pages: 12, pagesWithText: 0 },
      /^None of the 12 pages has text: .*OCR/,
    ],
    [
      "NO_TEXT_IN_FILE",
      { found: "pdf", pages: 12, pagesWithText: 3 },
      /^There is text on only 3 of the 12 pages/,
    ],
    ["NO_TEXT_IN_FILE", { found: "pptx", pages: 4, pagesWithText: 0 }, /^None of the 4 slides has text/],
    ["UNSUPPORTED_FILE", { found: "png" }, /^This file is really a PNG picture\. .*OCR/],
    ["UNSUPPORTED_FILE", { found: "7z" }, /really a 7z archive\. Unpack it/],
    ["UNSUPPORTED_FILE", { found: "toString" }, /^We cannot read this kind of file/],
    ["OLD_FORMAT", { found: "Word 6/95" }, /Word 6\/95.*LibreOffice or Word.*DOCX/],
    ["OLD_FORMAT", { found: "PowerPoint 95" }, /LibreOffice or PowerPoint.*PPTX/],
    ["TEXT_TOO_SHORT", { min: 200, actual: 53 }, /53 characters.*at least 200/],
    ["FILE_TOO_LARGE", { maxBytes: 50 * 1024 * 1024 }, /larger than 50 MB/],
    ["EXTRACTION_TIMEOUT", { seconds: 30 }, /after 30 sec/],
    ["SERVER_BUSY", { retryAfterSeconds: 10 }, /in about 10 sec/],
  ])("says for %s with %j what was found", async (code, details, expected) => {
    const words = await wordsOf("en");
    expect(plainSpaces(errorWords(refused(code, details), words))).toMatch(expected);
  });
});
