import { letterCount } from "../characters.ts";
import { listParts, type Reading } from "../reading.ts";
import { partsOf } from "./blocks.ts";
import { buildSteps } from "./build-steps.ts";
import { PdfDocument } from "./document.ts";
import { withDrawnBullets } from "./drawn-bullets.ts";
import { withFields } from "./fields.ts";
import { withFigures } from "./figures.ts";
import { boldFonts } from "./fonts.ts";
import { withoutFurniture } from "./furniture.ts";
import { bodyOf, HeadingFinder } from "./headings.ts";
import { withLigatures } from "./ligatures.ts";
import type { Line } from "./lines.ts";
import { readPages } from "./pages.ts";
import { translatePdfiumError } from "./pdfium.ts";
import { hasWrongLetters } from "./unreadable.ts";

/** A page with fewer letters is a scan with a number or a stamp, unless it is a slide with a title. */
const MIN_PAGE_LETTERS = 10;

/** Reads a PDF page by page through PDFium. Throws FILE_ENCRYPTED, FILE_DAMAGED, EXTRACTION_LIMIT. */
export async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<Reading> {
  try {
    const document = await PdfDocument.open(bytes);
    try {
      return await readDocument(document, bytes, signal);
    } finally {
      document.close();
    }
  } catch (error) {
    throw translatePdfiumError(error);
  }
}

async function readDocument(
  document: PdfDocument,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<Reading> {
  const pages = await readPages(document, signal);
  const body = bodyOf(pages.lines);
  const legible = withLigatures(pages.lines);
  // Before running lines are removed: what the steps of a slide repeat is text.
  const isStep = buildSteps(legible, body.size);
  const complete = legible.map((page, index) => (isStep[index] === true ? [] : page));
  const own = withoutFurniture(complete, body.size);
  const seen = withDrawnBullets(withFields(document, own), pages.dots, body.size);
  const unreadable = seen.map(hasWrongLetters);
  const lines = seen.map((page, index) => (unreadable[index] === true ? [] : page));
  const headings = new HeadingFinder(lines, body, document.outline());
  const gathered = listParts(partsOf(lines, { body, headings, boldFonts: boldFonts(lines) }));
  const titled = new Set(gathered.parts.filter(({ kind }) => kind === "heading").map(({ page }) => page));
  const withText = lines.map(
    (page, index) => isStep[index] === true || titled.has(index + 1) || hasText(page),
  );
  const isPicture = (index: number) => pages.drawn[index] === true || unreadable[index] === true;
  return {
    title: document.title(),
    pageCount: document.pageCount,
    pagesWithText: withText.filter(Boolean).length,
    picturePages: withText.flatMap((has, index) => (has || !isPicture(index) ? [] : [index + 1])),
    pagesRead: pages.lines.length,
    unreadablePages: unreadable.filter(Boolean).length,
    ...gathered,
    parts: withFigures(gathered.parts, { lines, pictures: pages.pictures, bytes }),
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
