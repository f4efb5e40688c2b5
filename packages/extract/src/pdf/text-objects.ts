import type { PdfiumLibrary, Pointer } from "./pdfium.ts";

/** What one operator of a page's content shows. */
export interface TextObject {
  /** Its place among the page's text objects as they are written. */
  readonly order: number;
  /** The document itself says that it belongs to the page and not to the text (ISO 32000-2, 14.8.2.2). */
  readonly isArtifact: boolean;
}

export interface PageObjects {
  readonly texts: ReadonlyMap<Pointer, TextObject>;
  /** Nothing is drawn on the page at all. */
  readonly isBlank: boolean;
}

/** fpdf_edit.h: `FPDF_PAGEOBJ_TEXT` and `FPDF_PAGEOBJ_FORM`. */
const [TEXT, FORM] = [1, 5] as const;

/** The text objects of a page and of the forms on it. PDFium's characters come line by line instead. */
export function pageObjects(library: PdfiumLibrary, page: Pointer): PageObjects {
  const { call } = library;
  const texts = new Map<Pointer, TextObject>();
  const isMarked = (object: Pointer): boolean => {
    for (let index = call.FPDFPageObj_CountMarks(object) - 1; index >= 0; index -= 1) {
      if (library.markName(call.FPDFPageObj_GetMark(object, index)) === "Artifact") return true;
    }
    return false;
  };
  const visit = (object: Pointer, isInArtifact: boolean): void => {
    const type = call.FPDFPageObj_GetType(object);
    if (type !== TEXT && type !== FORM) return;
    const isArtifact = isInArtifact || isMarked(object);
    if (type === TEXT) texts.set(object, { order: texts.size, isArtifact });
    const count = type === FORM ? call.FPDFFormObj_CountObjects(object) : 0;
    for (let index = 0; index < count; index += 1)
      visit(call.FPDFFormObj_GetObject(object, index), isArtifact);
  };
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) visit(call.FPDFPage_GetObject(page, index), false);
  return { texts, isBlank: count <= 0 };
}
