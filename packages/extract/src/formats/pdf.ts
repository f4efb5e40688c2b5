import type { PDFDocumentProxy } from "pdfjs-dist";
import { letterCount } from "../characters.ts";
import type { Format } from "../format.ts";
import { partsOf } from "../pdf/blocks.ts";
import { withFields } from "../pdf/fields.ts";
import { boldFonts } from "../pdf/fonts.ts";
import { withoutFurniture } from "../pdf/furniture.ts";
import { bodyOf, HeadingFinder, type OutlineEntry } from "../pdf/headings.ts";
import { hidesDrawings } from "../pdf/hidden-drawings.ts";
import type { Line } from "../pdf/lines.ts";
import { readPages } from "../pdf/pages.ts";
import { loadPdfJs, type OpenPdf, openPdf, translatePdfError } from "../pdf/pdfjs.ts";
import { listParts, type Reading } from "../reading.ts";

/** ISO 32000, through pdf.js. */
export const pdf: Format = {
  name: "pdf",
  recognises: ({ magic }) => magic === "pdf",
  preload: loadPdfJs,
  read: readPdf,
};

const MAX_OUTLINE_DEPTH = 6;
const MAX_OUTLINE_ENTRIES = 5_000;
/** With fewer letters a page is a scan that somebody numbered or stamped, unless it is a slide with a title. */
const MIN_PAGE_LETTERS = 10;

async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<Reading> {
  let pdf: OpenPdf | null = null;
  try {
    pdf = await openPdf(bytes);
    return await readDocument(pdf, { mayDraw: !hidesDrawings(bytes), ...(signal && { signal }) });
  } catch (error) {
    throw translatePdfError(error);
  } finally {
    await pdf?.close().catch(() => {});
  }
}

interface Options {
  /** Whether pages may be prepared for drawing, which alone tells bold type. */
  readonly mayDraw: boolean;
  readonly signal?: AbortSignal;
}

async function readDocument(pdf: OpenPdf, { mayDraw, signal }: Options): Promise<Reading> {
  const { document } = pdf;
  const pages = await readPages(document, signal);
  const body = bodyOf(pages.lines);
  const [title, outline] = [await titleOf(document), await outlineOf(document)];
  const lines = await withFields(document, withoutFurniture(pages.lines, body.size), signal);
  // A font without a name is no reason to refuse the text.
  const boldNames = mayDraw ? await boldFonts(pdf, lines).catch(() => new Set<string>()) : new Set<string>();
  const headings = new HeadingFinder(lines, body, outline);
  const gathered = listParts(partsOf(lines, { body, headings, boldFonts: boldNames }));
  const titled = new Set(gathered.parts.filter(({ kind }) => kind === "heading").map(({ page }) => page));
  return {
    title,
    pageCount: document.numPages,
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

async function outlineOf(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  const visit = (items: Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>, level: number) => {
    for (const { title, items: inner } of items) {
      if (entries.length >= MAX_OUTLINE_ENTRIES) return;
      entries.push({ title, level });
      if (level < MAX_OUTLINE_DEPTH) visit(inner, level + 1);
    }
  };
  // A broken outline is no reason to refuse the text.
  visit((await document.getOutline().catch(() => null)) ?? [], 1);
  return entries;
}

async function titleOf(document: PDFDocumentProxy): Promise<string | null> {
  const metadata = await document.getMetadata().catch(() => null);
  const info = metadata?.info as { Title?: unknown } | undefined;
  return typeof info?.Title === "string" ? info.Title : null;
}
