import { letterCount } from "../characters.ts";
import type { Format } from "../format.ts";
import { partsOf } from "../pdf/blocks.ts";
import { PdfDocument } from "../pdf/document.ts";
import { withFields } from "../pdf/fields.ts";
import { boldFonts } from "../pdf/fonts.ts";
import { withoutFurniture } from "../pdf/furniture.ts";
import { bodyOf, HeadingFinder } from "../pdf/headings.ts";
import type { Line } from "../pdf/lines.ts";
import { readPages } from "../pdf/pages.ts";
import { loadPdfium, translatePdfiumError } from "../pdf/pdfium.ts";
import { listParts, type Reading } from "../reading.ts";

/** ISO 32000, through PDFium. */
export const pdf: Format = {
  name: "pdf",
  recognises: ({ magic }) => magic === "pdf",
  preload: loadPdfium,
  read: readPdf,
};

/** With fewer letters a page is a scan that somebody numbered or stamped, unless it is a slide with a title. */
const MIN_PAGE_LETTERS = 10;

async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<Reading> {
  try {
    const document = await PdfDocument.open(bytes);
    try {
      return await readDocument(document, signal);
    } finally {
      document.close();
    }
  } catch (error) {
    throw translatePdfiumError(error);
  }
}

async function readDocument(document: PdfDocument, signal?: AbortSignal): Promise<Reading> {
  const pages = await readPages(document, signal);
  const body = bodyOf(pages.lines);
  const lines = withFields(document, withoutFurniture(pages.lines, body.size));
  const headings = new HeadingFinder(lines, body, document.outline());
  const gathered = listParts(partsOf(lines, { body, headings, boldFonts: boldFonts(lines) }));
  const titled = new Set(gathered.parts.filter(({ kind }) => kind === "heading").map(({ page }) => page));
  return {
    title: document.title(),
    pageCount: document.pageCount,
    pagesWithText: lines.filter((page, index) => titled.has(index + 1) || hasText(page)).length,
    pagesRead: pages.lines.length,
    ...gathered,
    truncatedBy: gathered.truncatedBy ?? pages.truncatedBy,
    ...(pages.skipped > 0 && { skippedParts: pages.skipped }),
  };
}

function hasText(lines: readonly Line[]): boolean {
  let letters = 0;
  return lines.some(({ text }) => {
    letters += letterCount(text);
    return letters >= MIN_PAGE_LETTERS;
  });
}
