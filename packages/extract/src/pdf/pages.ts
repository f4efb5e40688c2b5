import { setImmediate } from "node:timers/promises";
import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError } from "../errors.ts";
import type { Limit } from "../reading.ts";
import { damagedContents } from "./damaged-contents.ts";
import type { PdfDocument } from "./document.ts";
import { withDropCaps } from "./drop-caps.ts";
import { withoutFurigana } from "./furigana.ts";
import { withLateHeadings } from "./late-headings.ts";
import { type Line, LineBuilder, type PageShape } from "./lines.ts";
import type { PdfiumLibrary, Pointer } from "./pdfium.ts";
import { RunReader } from "./runs.ts";
import { type Box, pageObjects } from "./text-objects.ts";
import { withVerticalLines } from "./vertical-lines.ts";

export interface Pages {
  readonly lines: readonly Line[][];
  /** Drawings on each page no larger than a character; none if the page is rotated. */
  readonly dots: readonly (readonly Box[])[];
  /** The pictures on each page; none if the page is rotated. */
  readonly pictures: readonly PagePictures[];
  /** Whether anything but text is drawn on each page. */
  readonly drawn: readonly boolean[];
  readonly truncatedBy: Limit | null;
  /** The number of pages with damaged content; they have no lines. */
  readonly skipped: number;
}

/** Where pictures are drawn on a page, and its visible area, in points. */
export interface PagePictures {
  readonly boxes: readonly Box[];
  readonly view: Box;
}

interface ReadPage {
  readonly lines: Line[];
  readonly dots: readonly Box[];
  readonly pictures: PagePictures;
  readonly chars: number;
  /** Whether nothing is drawn on it. */
  readonly isBlank: boolean;
  readonly hasDrawing: boolean;
}

/** PDFium cannot be interrupted: the signal is checked after so many pages. */
const PAGES_AT_ONCE = 8;
const QUARTER_TURN = 90;
const NO_PICTURES: PagePictures = { boxes: [], view: [0, 0, 0, 0] };

/** Reads page by page, so that 2,000 pages need no more memory than ten. */
export async function readPages(document: PdfDocument, signal?: AbortSignal): Promise<Pages> {
  const { maxPages, maxChars } = LIMITS.extraction;
  const last = Math.min(document.pageCount, maxPages);
  const lines: Line[][] = [];
  const dots: (readonly Box[])[] = [];
  const pictures: PagePictures[] = [];
  const drawn: boolean[] = [];
  let [chars, lost, blank] = [0, 0, 0];
  for (let index = 0; index < last && chars < maxChars; index += 1) {
    if (index % PAGES_AT_ONCE === 0) await setImmediate();
    signal?.throwIfAborted();
    const page = readPage(document, index, maxChars - chars);
    lines.push(page?.lines ?? []);
    dots.push(page?.dots ?? []);
    pictures.push(page?.pictures ?? NO_PICTURES);
    drawn.push(page?.hasDrawing ?? false);
    chars += page?.chars ?? 0;
    if (page === null) lost += 1;
    else if (page.isBlank) blank += 1;
  }
  const skipped = lost + (blank > 0 ? damagedContents(document.file(), blank) : 0);
  // A damaged page is left out; a document of only such pages is damaged.
  if (skipped > 0 && skipped === lines.length) throw new ExtractionError("FILE_DAMAGED", { pages: skipped });
  const isWhole = lines.length === document.pageCount;
  const truncatedBy = isWhole ? null : chars < maxChars ? "pages" : "characters";
  return { lines, dots, pictures, drawn, truncatedBy, skipped };
}

/** Null if the page is damaged. */
function readPage(document: PdfDocument, index: number, maxChars: number): ReadPage | null {
  const found = document.withPage(index, (page) => read(document, { page, index, maxChars }));
  if (found?.isBlank === false) return found;
  // The content may exist, but not where the cross-reference table says.
  const repaired = document.repaired();
  return repaired?.withPage(index, (page) => read(repaired, { page, index, maxChars })) ?? found;
}

interface PageTask {
  readonly page: Pointer;
  readonly index: number;
  readonly maxChars: number;
}

function read({ library }: PdfDocument, { page, index, maxChars }: PageTask): ReadPage {
  const { call } = library;
  const { texts: objects, dots, pictures, isBlank, hasDrawing } = pageObjects(library, page);
  const shape = shapeOf(library, page, index);
  const text = call.FPDFText_LoadPage(page);
  const runs = text === 0 ? [] : new RunReader(library, { text, view: shape.view, objects }).read(maxChars);
  call.FPDFText_ClosePage(text);
  const builder = new LineBuilder(shape);
  let chars = 0;
  for (const run of runs) {
    builder.add(run);
    chars += run.text.length;
  }
  const lines = withLateHeadings(withDropCaps(withoutFurigana(withVerticalLines(builder.finish()))));
  const isUpright = shape.rotate === 0;
  return {
    lines,
    dots: isUpright ? dots : [],
    pictures: { boxes: isUpright ? pictures : [], view: shape.view },
    chars,
    isBlank,
    hasDrawing,
  };
}

function shapeOf(library: PdfiumLibrary, page: Pointer, index: number): PageShape {
  const { call, scratch } = library;
  call.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = library.floats();
  const rotate = call.FPDFPage_GetRotation(page) * QUARTER_TURN;
  return { number: index + 1, view: [left, bottom, right, top], rotate };
}
