import type { PdfDocument } from "./document.ts";
import type { Line } from "./lines.ts";
import type { PdfiumLibrary, Pointer } from "./pdfium.ts";

/** Filled-in forms are short; a longer document is a book that happens to have a field. */
const MAX_PAGES = 100;
/** On one page. */
const MAX_FIELDS = 1_000;
/** Text within this many ems of a baseline is in its row. */
const SAME_ROW_EMS = 0.8;
/** ISO 32000-2, table 167: "Hidden" and "NoView". */
const UNSEEN_FLAGS = 2 | 32;
/** ISO 32000-2, table 231. */
const PASSWORD_FLAG = 1 << 13;
/** fpdf_formfill.h and fpdf_annot.h. */
const NO_FORM = 0;
const CHOICE_FIELDS = [4, 5];
const TEXT_FIELD = 6;
const [FREE_TEXT, WIDGET] = [3, 20] as const;
/** fpdf_edit.h: `FPDF_PAGEOBJ_TEXT`. */
const TEXT_OBJECT = 1;
/** fpdf_flatten.h: `FLAT_NORMALDISPLAY`. */
const FOR_SCREEN = 0;
/** `FPDF_FORMFILLINFO`: the version, then callbacks. */
const [INFO_VERSION, INFO_BYTES] = [2, 256] as const;

interface Field {
  readonly text: string;
  /** Nothing was typed, but the field shows a prompt. */
  readonly hasPrompt: boolean;
  readonly x: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/**
 * Adds the text typed into forms, and the prompts in their fields, which are not part of a page's own text. Each
 * joins the row of its label, or follows the line above it.
 */
export function withFields(document: PdfDocument, pages: readonly Line[][]): readonly Line[][] {
  const { call } = document.library;
  if (call.FPDF_GetFormType(document.pointer) === NO_FORM) return pages;
  return new FormReader(document).read((fieldsOn) => {
    const filled = pages.slice(0, MAX_PAGES).map((lines, index) => fieldsOn(index).reduce(placed, lines));
    return [...filled, ...pages.slice(MAX_PAGES)];
  });
}

/** Reads annotations with a text of their own through PDFium. */
class FormReader {
  readonly #library: PdfiumLibrary;
  readonly #document: PdfDocument;
  #form: Pointer = 0;

  constructor(document: PdfDocument) {
    this.#library = document.library;
    this.#document = document;
  }

  /** Passes a function that gives the fields of a page; valid as long as `use` runs. */
  read<Result>(use: (fieldsOn: (index: number) => Field[]) => Result): Result {
    const { call } = this.#library;
    // All zero except the version: no callbacks.
    const info = this.#library.copy(Uint8Array.of(INFO_VERSION, ...new Uint8Array(INFO_BYTES - 1)));
    this.#form = call.FPDFDOC_InitFormFillEnvironment(this.#document.pointer, info);
    try {
      return use((index) => (this.#form === 0 ? [] : this.#fieldsOn(index)));
    } finally {
      if (this.#form !== 0) call.FPDFDOC_ExitFormFillEnvironment(this.#form);
      call.free(info);
    }
  }

  /** From top to bottom. */
  #fieldsOn(index: number): Field[] {
    const fields = this.#document.withPage(index, (page) => this.#fieldsOf(page)) ?? [];
    const shown = fields.some(({ hasPrompt }) => hasPrompt) ? this.#withPrompts(index, fields) : fields;
    return shown.filter(({ text }) => text !== "").sort((a, b) => b.top - a.top || a.x - b.x);
  }

  #fieldsOf(page: Pointer): Field[] {
    const { call } = this.#library;
    const fields: Field[] = [];
    const last = Math.min(call.FPDFPage_GetAnnotCount(page), MAX_FIELDS);
    for (let number = 0; number < last; number += 1) {
      const annotation = call.FPDFPage_GetAnnot(page, number);
      const field = annotation === 0 ? null : this.#fieldOf(annotation);
      if (field !== null) fields.push(field);
      if (annotation !== 0) call.FPDFPage_CloseAnnot(annotation);
    }
    return fields;
  }

  /**
   * A prompt is only drawn. It is the text that appears in an empty field once the field is part of the page, and was
   * not there before.
   */
  #withPrompts(index: number, fields: readonly Field[]): readonly Field[] {
    const { call } = this.#library;
    const before = this.#document.withPage(index, (page) => {
      const texts = this.#textsIn(page, fields);
      call.FPDFPage_Flatten(page, FOR_SCREEN);
      return texts;
    });
    const after = this.#document.withPage(index, (page) => this.#textsIn(page, fields));
    return fields.map((field, at) => {
      if (!field.hasPrompt || before?.[at] !== "") return field;
      return { ...field, text: after?.[at]?.trim() ?? "" };
    });
  }

  #textsIn(page: Pointer, fields: readonly Field[]): string[] {
    const { call } = this.#library;
    const text = call.FPDFText_LoadPage(page);
    const texts = fields.map(({ x, right, bottom, top }) =>
      this.#library.text((buffer, bytes) => {
        // Takes and returns a number of UTF-16 units.
        return 2 * call.FPDFText_GetBoundedText(text, x, top, right, bottom, buffer, Math.floor(bytes / 2));
      }),
    );
    call.FPDFText_ClosePage(text);
    return texts.map((one) => one.trim());
  }

  #fieldOf(annotation: Pointer): Field | null {
    const { call, scratch } = this.#library;
    if ((call.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS) !== 0) return null;
    const text = this.#textOf(annotation)?.trim();
    if (text === undefined) return null;
    call.FPDFAnnot_GetRect(annotation, scratch);
    const [x = 0, top = 0, right = 0, bottom = 0] = this.#library.floats();
    return { text, hasPrompt: text === "" && this.#showsText(annotation), x, right, bottom, top };
  }

  #showsText(annotation: Pointer): boolean {
    const { call } = this.#library;
    const count = Math.min(call.FPDFAnnot_GetObjectCount(annotation), MAX_FIELDS);
    return Array.from({ length: count }, (_, index) => call.FPDFAnnot_GetObject(annotation, index)).some(
      (object) => call.FPDFPageObj_GetType(object) === TEXT_OBJECT,
    );
  }

  /** Null for other annotations than text fields; empty if nothing was typed. */
  #textOf(annotation: Pointer): string | null {
    const { call } = this.#library;
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    if (subtype === FREE_TEXT) return this.#contentsOf(annotation);
    if (subtype !== WIDGET) return null;
    const type = call.FPDFAnnot_GetFormFieldType(this.#form, annotation);
    if (CHOICE_FIELDS.includes(type)) return this.#choiceOf(annotation);
    const flags = call.FPDFAnnot_GetFormFieldFlags(this.#form, annotation);
    return type === TEXT_FIELD && (flags & PASSWORD_FLAG) === 0 ? this.#valueOf(annotation) : null;
  }

  #contentsOf(annotation: Pointer): string {
    const { call } = this.#library;
    return this.#library.withKey("Contents", (key) =>
      this.#library.text((buffer, bytes) => call.FPDFAnnot_GetStringValue(annotation, key, buffer, bytes)),
    );
  }

  #valueOf(annotation: Pointer): string {
    const { call } = this.#library;
    return this.#library.text((buffer, bytes) =>
      call.FPDFAnnot_GetFormFieldValue(this.#form, annotation, buffer, bytes),
    );
  }

  /** The labels of the chosen options; their values may be codes. */
  #choiceOf(annotation: Pointer): string {
    const { call } = this.#library;
    const count = Math.min(call.FPDFAnnot_GetOptionCount(this.#form, annotation), MAX_FIELDS);
    const chosen: string[] = [];
    for (let index = 0; index < count; index += 1) {
      if (call.FPDFAnnot_IsOptionSelected(this.#form, annotation, index) === 0) continue;
      chosen.push(
        this.#library.text((buffer, bytes) =>
          call.FPDFAnnot_GetOptionLabel(this.#form, annotation, index, buffer, bytes),
        ),
      );
    }
    return chosen.length > 0 ? chosen.join(" ") : this.#valueOf(annotation);
  }
}

function placed(lines: readonly Line[], field: Field): Line[] {
  const middle = (field.bottom + field.top) / 2;
  const isInRow = (line: Line) =>
    line.x <= field.x && Math.abs(line.y + line.size / 3 - middle) < SAME_ROW_EMS * line.size;
  const label = lines.findLastIndex(isInRow);
  const above = lines.findLastIndex(({ y, angle }) => angle === 0 && y > middle);
  const [labelLine, lineAbove] = [lines[label], lines[above] ?? lines[0]];
  if (labelLine !== undefined) return lines.with(label, withCell(labelLine, field));
  if (lineAbove === undefined) return [];
  return lines.toSpliced(above + 1, 0, lineOf(lineAbove, field));
}

function withCell(line: Line, { text, x, right }: Field): Line {
  const stretches = [...line.stretches, { text: ` ${text}`, font: "" }];
  const fragments = [...line.fragments, { text, x, right }];
  return { ...line, text: `${line.text} ${text}`, cells: [...line.cells, text], fragments, stretches };
}

function lineOf(neighbour: Line, { text, x, right, bottom, top }: Field): Line {
  const stretches = [{ text, font: "" }];
  const y = (bottom + top) / 2 - neighbour.size / 3;
  const fragments = [{ text, x, right }];
  return {
    ...neighbour,
    text,
    cells: [text],
    fragments,
    stretches,
    font: "",
    x,
    right,
    y,
    hasNoteMark: false,
    hasLeaders: false,
  };
}
