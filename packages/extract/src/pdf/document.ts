import { ExtractionError } from "../errors.ts";
import type { OutlineEntry } from "./headings.ts";
import { loadPdfium, type PdfiumLibrary, type Pointer } from "./pdfium.ts";

const MAX_OUTLINE_DEPTH = 6;
const MAX_OUTLINE_ENTRIES = 5_000;
/**
 * The keyword before the offset of the cross-reference table, and how far from the end of the file it may be (ISO
 * 32000-2, 7.5.5).
 */
const TABLE_MARK = "startxref";
const TABLE_MARK_BYTES = 4_096;
/** fpdfview.h: `FPDF_ERR_PASSWORD` and `FPDF_ERR_SECURITY`. */
const ENCRYPTED = [4, 5];
/** `FPDF_ERR_PAGE` */
const NO_PAGES = 6;

/** The bytes of a file in PDFium's memory. */
interface Stored {
  readonly start: Pointer;
  readonly byteCount: number;
}

/** An open PDFium document; the caller closes it. */
export class PdfDocument {
  readonly library: PdfiumLibrary;
  readonly pointer: Pointer;
  readonly pageCount: number;
  readonly #file: Stored;
  #repaired: PdfDocument | null | undefined;

  private constructor(library: PdfiumLibrary, pointer: Pointer, file: Stored) {
    this.library = library;
    this.pointer = pointer;
    this.#file = file;
    this.pageCount = library.call.FPDF_GetPageCount(pointer);
  }

  /** Throws ExtractionError: FILE_ENCRYPTED if the file needs a password, else FILE_DAMAGED. */
  static async open(file: Uint8Array): Promise<PdfDocument> {
    const library = await loadPdfium();
    const opened = PdfDocument.#open(library, file);
    if (typeof opened !== "number") return opened;
    if (ENCRYPTED.includes(opened)) throw new ExtractionError("FILE_ENCRYPTED");
    throw new ExtractionError("FILE_DAMAGED", { reason: `PDFium error ${opened}` });
  }

  /** Or PDFium's error number. */
  static #open(library: PdfiumLibrary, file: Uint8Array): PdfDocument | number {
    const start = library.copy(file);
    const byteCount = file.byteLength;
    const pointer = library.call.FPDF_LoadMemDocument(start, byteCount, 0);
    const document = pointer === 0 ? null : new PdfDocument(library, pointer, { start, byteCount });
    if (document !== null && document.pageCount > 0) return document;
    const fault = document === null ? library.call.FPDF_GetLastError() : NO_PAGES;
    if (document === null) library.call.free(start);
    else document.close();
    return fault;
  }

  /** Passes the page of this index to `use` and closes it afterwards; null if the page is damaged. */
  withPage<Result>(index: number, use: (page: Pointer) => Result): Result | null {
    const { call } = this.library;
    const page = call.FPDF_LoadPage(this.pointer, index);
    if (page === 0) return null;
    const result = use(page);
    call.FPDF_ClosePage(page);
    return result;
  }

  /**
   * The document opened without its cross-reference table, which may point to wrong places: PDFium then searches the
   * whole file for objects. Null if that gives other pages. It is closed with this document.
   */
  repaired(): PdfDocument | null {
    if (this.#repaired === undefined) {
      const opened = PdfDocument.#open(this.library, this.#withoutTable());
      const isAlike = typeof opened !== "number" && opened.pageCount === this.pageCount;
      this.#repaired = isAlike ? opened : null;
      if (typeof opened !== "number" && !isAlike) opened.close();
    }
    return this.#repaired;
  }

  /** The title in the document's properties; null without one. */
  title(): string | null {
    const { library, pointer } = this;
    const title = library.withKey("Title", (key) =>
      library.text((buffer, bytes) => library.call.FPDF_GetMetaText(pointer, key, buffer, bytes)),
    );
    return title === "" ? null : title;
  }

  /** The bookmarks in order, up to a maximum. */
  outline(): OutlineEntry[] {
    const { call } = this.library;
    const entries: OutlineEntry[] = [];
    const visit = (parent: Pointer, level: number) => {
      let bookmark = call.FPDFBookmark_GetFirstChild(this.pointer, parent);
      // A circular chain ends at that maximum.
      for (; bookmark !== 0 && entries.length < MAX_OUTLINE_ENTRIES; ) {
        entries.push({ title: this.#titleOf(bookmark), level });
        if (level < MAX_OUTLINE_DEPTH) visit(bookmark, level + 1);
        bookmark = call.FPDFBookmark_GetNextSibling(this.pointer, bookmark);
      }
    };
    visit(0, 1);
    return entries;
  }

  close(): void {
    this.#repaired?.close();
    this.library.call.FPDF_CloseDocument(this.pointer);
    this.library.call.free(this.#file.start);
  }

  /** A copy of the bytes. */
  file(): Buffer {
    return Buffer.from(this.library.bytesAt(this.#file.start, this.#file.byteCount));
  }

  #withoutTable(): Uint8Array {
    const file = this.file();
    const tail = file.subarray(-TABLE_MARK_BYTES);
    for (let at = tail.indexOf(TABLE_MARK); at >= 0; at = tail.indexOf(TABLE_MARK))
      tail.fill(" ", at, at + TABLE_MARK.length);
    return file;
  }

  #titleOf(bookmark: Pointer): string {
    const { call } = this.library;
    return this.library.text((buffer, bytes) => call.FPDFBookmark_GetTitle(bookmark, buffer, bytes));
  }
}
