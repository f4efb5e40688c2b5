import { LIMITS } from "@quizmill/contract";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { Format } from "../format.ts";
import { partsOf } from "../pdf/blocks.ts";
import { withoutFurniture } from "../pdf/furniture.ts";
import { bodyOf, HeadingFinder, type OutlineEntry } from "../pdf/headings.ts";
import { type Line, LineBuilder } from "../pdf/lines.ts";
import { loadPdfJs, openPdf, translatePdfError } from "../pdf/pdfjs.ts";
import { type Limit, listParts, type Reading } from "../reading.ts";

/** ISO 32000, through pdf.js. */
export const pdf: Format = {
  name: "pdf",
  recognises: ({ magic }) => magic === "pdf",
  preload: loadPdfJs,
  read: readPdf,
};

const MAX_OUTLINE_DEPTH = 6;
const MAX_OUTLINE_ENTRIES = 5_000;

interface Pages {
  readonly lines: readonly Line[][];
  readonly withText: number;
  readonly truncatedBy: Limit | null;
}

async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<Reading> {
  const task = await openPdf(bytes);
  try {
    const document = await task.promise;
    const pages = await readPages(document, signal);
    const body = bodyOf(pages.lines);
    const lines = withoutFurniture(pages.lines, body.size);
    const headings = new HeadingFinder(lines, body, await outlineOf(document));
    const gathered = listParts(partsOf(lines, body, headings));
    return {
      title: await titleOf(document),
      pageCount: document.numPages,
      pagesWithText: pages.withText,
      pagesRead: pages.lines.length,
      ...gathered,
      truncatedBy: gathered.truncatedBy ?? pages.truncatedBy,
    };
  } catch (error) {
    throw translatePdfError(error);
  } finally {
    await task.destroy();
  }
}

/** Page by page, so that one of 2,000 pages needs no more memory than one of ten. */
async function readPages(document: PDFDocumentProxy, signal?: AbortSignal): Promise<Pages> {
  const lines: Line[][] = [];
  let chars = 0;
  let withText = 0;
  const { maxPages, maxChars } = LIMITS.extraction;
  const last = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= last && chars < maxChars; number += 1) {
    signal?.throwIfAborted();
    const page = await document.getPage(number);
    const found = await readPage(page, maxChars - chars);
    page.cleanup();
    lines.push(found);
    const pageChars = found.reduce((sum, { text }) => sum + text.length, 0);
    chars += pageChars;
    if (pageChars > 0) withText += 1;
  }
  const isWhole = lines.length === document.numPages;
  return { lines, withText, truncatedBy: isWhole ? null : chars < maxChars ? "pages" : "characters" };
}

/** Takes the page's text as a stream and leaves it when it holds more than the whole document may. */
async function readPage(page: PDFPageProxy, maxChars: number): Promise<Line[]> {
  const builder = new LineBuilder(page.pageNumber, page.view);
  const reader = page.streamTextContent().getReader();
  let chars = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (!("str" in item)) continue;
      builder.add(item);
      chars += item.str.length;
    }
    if (chars > maxChars) {
      await reader.cancel(new Error("enough text"));
      break;
    }
  }
  return builder.finish();
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
