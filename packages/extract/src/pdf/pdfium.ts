import { ExtractionError } from "../errors.ts";

/** An address in PDFium's memory; 0 is null. */
export type Pointer = number;

/**
 * The functions of PDFium's C interface that are used (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_doc.h,
 * fpdf_annot.h, fpdf_formfill.h), as its WebAssembly build exports them. Unless stated otherwise, texts are written
 * as UTF-16LE with a final NUL, and their length in bytes is returned.
 */
interface Exports {
  malloc(bytes: number): Pointer;
  free(pointer: Pointer): void;
  FPDF_LoadMemDocument(data: Pointer, bytes: number, password: Pointer): Pointer;
  FPDF_CloseDocument(document: Pointer): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_GetMetaText(document: Pointer, tag: Pointer, buffer: Pointer, bytes: number): number;
  FPDF_LoadPage(document: Pointer, index: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  /** Writes left, top, right, bottom as floats. */
  FPDF_GetPageBoundingBox(page: Pointer, rectangle: Pointer): number;
  /** In clockwise quarter turns. */
  FPDFPage_GetRotation(page: Pointer): number;
  /** In points, as shown. */
  FPDF_GetPageWidthF(page: Pointer): number;
  FPDF_GetPageHeightF(page: Pointer): number;
  /** `format` 1: a byte of gray for each pixel. Without a `buffer` it takes its own; 0 if there is no room. */
  FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    buffer: Pointer,
    stride: number,
  ): Pointer;
  FPDFBitmap_FillRect(
    bitmap: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): number;
  FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  /** Bytes from one row to the next. */
  FPDFBitmap_GetStride(bitmap: Pointer): number;
  FPDFBitmap_Destroy(bitmap: Pointer): void;
  FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(text: Pointer): void;
  FPDFText_CountChars(text: Pointer): number;
  FPDFText_GetUnicode(text: Pointer, index: number): number;
  /** 0 for characters that PDFium adds itself: spaces and line ends. */
  FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  FPDFText_GetFontSize(text: Pointer, index: number): number;
  /** Writes six floats. */
  FPDFText_GetMatrix(text: Pointer, index: number, matrix: Pointer): number;
  /** Writes two doubles. */
  FPDFText_GetCharOrigin(text: Pointer, index: number, x: Pointer, y: Pointer): number;
  /** Writes left, top, right, bottom as floats: the advance and the font's height. */
  FPDFText_GetLooseCharBox(text: Pointer, index: number, rectangle: Pointer): number;
  /** Writes so many UTF-16 units and returns their number; without a buffer it only returns the number. */
  FPDFText_GetBoundedText(
    text: Pointer,
    left: number,
    top: number,
    right: number,
    bottom: number,
    buffer: Pointer,
    units: number,
  ): number;
  FPDFTextObj_GetFont(object: Pointer): Pointer;
  FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  /** UTF-8. */
  FPDFFont_GetBaseFontName(font: Pointer, buffer: Pointer, bytes: number): number;
  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  /** Floats. */
  FPDFPageObj_GetBounds(
    object: Pointer,
    left: Pointer,
    bottom: Pointer,
    right: Pointer,
    top: Pointer,
  ): number;
  FPDFFormObj_CountObjects(form: Pointer): number;
  FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  FPDFPageObj_CountMarks(object: Pointer): number;
  FPDFPageObj_GetMark(object: Pointer, index: number): Pointer;
  /** Returns success; the length is written to `length`. */
  FPDFPageObjMark_GetName(mark: Pointer, buffer: Pointer, bytes: number, length: Pointer): number;
  FPDFBookmark_GetFirstChild(document: Pointer, bookmark: Pointer): Pointer;
  FPDFBookmark_GetNextSibling(document: Pointer, bookmark: Pointer): Pointer;
  FPDFBookmark_GetTitle(bookmark: Pointer, buffer: Pointer, bytes: number): number;
  FPDF_GetFormType(document: Pointer): number;
  FPDFDOC_InitFormFillEnvironment(document: Pointer, info: Pointer): Pointer;
  FPDFDOC_ExitFormFillEnvironment(form: Pointer): void;
  FPDFPage_Flatten(page: Pointer, use: number): number;
  FPDFPage_GetAnnotCount(page: Pointer): number;
  FPDFPage_GetAnnot(page: Pointer, index: number): Pointer;
  FPDFPage_CloseAnnot(annotation: Pointer): void;
  FPDFAnnot_GetSubtype(annotation: Pointer): number;
  /** The number of objects drawn for it. */
  FPDFAnnot_GetObjectCount(annotation: Pointer): number;
  FPDFAnnot_GetObject(annotation: Pointer, index: number): Pointer;
  FPDFAnnot_GetFlags(annotation: Pointer): number;
  /** Writes left, top, right, bottom as floats. */
  FPDFAnnot_GetRect(annotation: Pointer, rectangle: Pointer): number;
  FPDFAnnot_GetStringValue(annotation: Pointer, key: Pointer, buffer: Pointer, bytes: number): number;
  FPDFAnnot_GetFormFieldType(form: Pointer, annotation: Pointer): number;
  FPDFAnnot_GetFormFieldFlags(form: Pointer, annotation: Pointer): number;
  FPDFAnnot_GetFormFieldValue(form: Pointer, annotation: Pointer, buffer: Pointer, bytes: number): number;
  FPDFAnnot_GetOptionCount(form: Pointer, annotation: Pointer): number;
  FPDFAnnot_IsOptionSelected(form: Pointer, annotation: Pointer, index: number): number;
  FPDFAnnot_GetOptionLabel(
    form: Pointer,
    annotation: Pointer,
    index: number,
    buffer: Pointer,
    bytes: number,
  ): number;
}

interface Module {
  readonly wasmExports: Exports;
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
}

/** Space for what one call writes: numbers, and texts of usual length. */
const SCRATCH_BYTES = 4_096;
/** Longer names of marks are not needed. */
const MARK_NAME_BYTES = 64;
/** A title, a name or a field's value; nobody types more. */
const MAX_TEXT_BYTES = 1_000_000;

/** PDFium as a library: its functions, and helpers to pass values. One document at a time. */
export class PdfiumLibrary {
  readonly call: Exports;
  /** An address at which calls may write up to `SCRATCH_BYTES`. */
  readonly scratch: Pointer;
  readonly #module: Module;
  #buffer: ArrayBuffer | undefined;
  #floats = new Float32Array();
  #doubles = new Float64Array();

  constructor(module: Module) {
    this.#module = module;
    this.call = module.wasmExports;
    this.scratch = this.call.malloc(SCRATCH_BYTES);
  }

  /**
   * What was written to `scratch`, as floats or doubles. A new view each time, because the memory moves when PDFium
   * takes more.
   */
  floats(): Float32Array {
    if (this.#buffer !== this.#module.HEAPU8.buffer) this.#look();
    return this.#floats;
  }

  doubles(): Float64Array {
    if (this.#buffer !== this.#module.HEAPU8.buffer) this.#look();
    return this.#doubles;
  }

  /** The address of a copy of these bytes; the caller frees it. */
  copy(bytes: Uint8Array): Pointer {
    const pointer = this.call.malloc(bytes.byteLength);
    if (pointer === 0) throw new ExtractionError("EXTRACTION_LIMIT");
    this.#module.HEAPU8.set(bytes, pointer);
    return pointer;
  }

  /** The text that a call writes into the given buffer. */
  text(write: (buffer: Pointer, bytes: number) => number): string {
    return this.#written(write, (bytes) => bytes.toString("utf16le")).replace(/\0+$/, "");
  }

  /** The same for calls that return success and write the length elsewhere. */
  markName(mark: Pointer): string {
    const length = this.scratch + SCRATCH_BYTES - 8;
    return this.text((buffer) => {
      const isThere = this.call.FPDFPageObjMark_GetName(mark, buffer, MARK_NAME_BYTES, length) !== 0;
      return isThere ? this.bytesAt(length, 4).readUInt32LE() : 0;
    });
  }

  /** The same for calls that write UTF-8. */
  name(write: (buffer: Pointer, bytes: number) => number): string {
    return this.#written(write, (bytes) => bytes.toString("utf8")).replace(/\0+$/, "");
  }

  /** Calls with the address of an ASCII text that ends in NUL. */
  withKey<Result>(key: string, use: (pointer: Pointer) => Result): Result {
    const pointer = this.copy(Buffer.from(`${key}\0`, "latin1"));
    try {
      return use(pointer);
    } finally {
      this.call.free(pointer);
    }
  }

  #written(write: (buffer: Pointer, bytes: number) => number, read: (bytes: Buffer) => string): string {
    const bytes = write(this.scratch, SCRATCH_BYTES);
    if (bytes <= SCRATCH_BYTES) return read(this.bytesAt(this.scratch, bytes));
    if (bytes > MAX_TEXT_BYTES) return "";
    const buffer = this.call.malloc(bytes);
    try {
      write(buffer, bytes);
      return read(this.bytesAt(buffer, bytes));
    } finally {
      this.call.free(buffer);
    }
  }

  /** Valid until the next call, which may move the memory. */
  bytesAt(pointer: Pointer, bytes: number): Buffer {
    return Buffer.from(this.#module.HEAPU8.buffer, pointer, bytes);
  }

  #look(): void {
    this.#buffer = this.#module.HEAPU8.buffer;
    this.#floats = new Float32Array(this.#buffer, this.scratch, SCRATCH_BYTES / 4);
    this.#doubles = new Float64Array(this.#buffer, this.scratch, SCRATCH_BYTES / 8);
  }
}

let loading: Promise<PdfiumLibrary> | undefined;

/** PDFium, compiled to WebAssembly; the same instance for every call until it breaks. */
export function loadPdfium(): Promise<PdfiumLibrary> {
  loading ??= (async () => {
    const { PDFiumLibrary: Library } = await import("@hyzyla/pdfium");
    const library = await Library.init();
    // The package's types declare only a part of what its build exports.
    return new PdfiumLibrary((library as unknown as { module: Module }).module);
  })();
  return loading;
}

/**
 * Translates a crash inside PDFium into a named failure. PDFium aborts when memory runs out or a drawing is nested
 * too deeply, and cannot be used again. Other errors are passed on.
 */
export function translatePdfiumError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "RuntimeError") return error;
  loading = undefined;
  return new ExtractionError("EXTRACTION_LIMIT", {}, { cause: error });
}
