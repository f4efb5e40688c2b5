import { LIMITS } from "@quizmill/contract";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { ExtractionError } from "../errors.ts";
import type { Limit } from "../reading.ts";
import { withDropCaps } from "./drop-caps.ts";
import { type Line, LineBuilder } from "./lines.ts";

export interface Pages {
  readonly lines: readonly Line[][];
  readonly truncatedBy: Limit | null;
  /** Pages whose content is damaged; their lines are none. */
  readonly skipped: number;
}

interface ReadPage {
  readonly lines: Line[];
  readonly chars: number;
}

const NO_PAGE: ReadPage = { lines: [], chars: 0 };

/**
 * Page by page, so that one of 2,000 pages needs no more memory than one of ten. The next page is asked for
 * while one is being read: unpacking its stream runs on another thread meanwhile.
 */
export async function readPages(document: PDFDocumentProxy, signal?: AbortSignal): Promise<Pages> {
  const { maxPages, maxChars } = LIMITS.extraction;
  const last = Math.min(document.numPages, maxPages);
  const lines: Line[][] = [];
  const faults: unknown[] = [];
  let chars = 0;
  let next = readAhead(document, 1, maxChars);
  for (let number = 1; number <= last && chars < maxChars; number += 1) {
    signal?.throwIfAborted();
    const current = next;
    if (number < last) next = readAhead(document, number + 1, maxChars - chars);
    const page = await current.catch((error: unknown) => {
      signal?.throwIfAborted();
      if (error instanceof ExtractionError) throw error;
      faults.push(error);
      return NO_PAGE;
    });
    lines.push(page.lines);
    chars += page.chars;
  }
  // A damaged page is left out; a document of nothing but such pages is damaged.
  if (faults.length > 0 && faults.length === lines.length) throw faults[0];
  const isWhole = lines.length === document.numPages;
  const truncatedBy = isWhole ? null : chars < maxChars ? "pages" : "characters";
  return { lines, truncatedBy, skipped: faults.length };
}

/** What fails here is told to whoever awaits the page; if nobody comes to, another failure was first. */
function readAhead(document: PDFDocumentProxy, number: number, maxChars: number): Promise<ReadPage> {
  const reading = document.getPage(number).then(async (page) => {
    const found = await readPage(page, maxChars);
    page.cleanup();
    return found;
  });
  reading.catch(() => {});
  return reading;
}

/** Takes the page's text as a stream and leaves it when it holds more than the whole document may. */
async function readPage(page: PDFPageProxy, maxChars: number): Promise<ReadPage> {
  const builder = new LineBuilder({ number: page.pageNumber, view: page.view, rotate: page.rotate });
  const reader = page.streamTextContent({ includeMarkedContent: true }).getReader();
  let chars = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      builder.add(item);
      if ("str" in item) chars += item.str.length;
    }
    if (chars > maxChars) {
      await reader.cancel(new Error("enough text"));
      break;
    }
  }
  return { lines: withDropCaps(builder.finish()), chars };
}
