import type { PdfiumLibrary, Pointer } from "./pdfium.ts";

/** Left, bottom, right, top, in points. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

/** The text that one operator of a page's content shows. */
export interface TextObject {
  /** Its position among the page's text objects, in the order they are written. */
  readonly order: number;
  /** The document marks it as part of the page, not of the text (artifact: ISO 32000-2, 14.8.2.2). */
  readonly isArtifact: boolean;
}

export interface PageObjects {
  readonly texts: ReadonlyMap<Pointer, TextObject>;
  /** Small drawings, in points; empty if there are many: then they are a map or a pattern, not bullets. */
  readonly dots: readonly Box[];
  /** Where pictures are drawn, in points; empty if there are many, or if the page has very many other objects. */
  readonly pictures: readonly Box[];
  /** Whether nothing is drawn on the page at all. */
  readonly isBlank: boolean;
  /** Whether anything but text is drawn on it: a scan, a picture, letters as outlines. */
  readonly hasDrawing: boolean;
}

/** fpdf_edit.h: `FPDF_PAGEOBJ_TEXT`, `FPDF_PAGEOBJ_IMAGE` and `FPDF_PAGEOBJ_FORM`. */
const [TEXT, IMAGE, FORM] = [1, 3, 5] as const;
/** Larger drawings are no bullets. */
const MAX_DOT_POINTS = 15;
const MAX_DOTS = 500;
/** A page with more is a map or a mosaic, which would take long to be drawn. */
const MAX_PICTURES = 60;
const MAX_OBJECTS_BESIDE = 5_000;

/**
 * The text objects of a page and of its form XObjects, in the order they are written, and small drawings on the page
 * itself. PDFium's own characters come line by line instead.
 */
export function pageObjects(library: PdfiumLibrary, page: Pointer): PageObjects {
  const { call } = library;
  const texts = new Map<Pointer, TextObject>();
  const dots: Box[] = [];
  const pictures: Box[] = [];
  let hasDrawing = false;
  const isMarked = (object: Pointer): boolean => {
    for (let index = call.FPDFPageObj_CountMarks(object) - 1; index >= 0; index -= 1) {
      if (library.markName(call.FPDFPageObj_GetMark(object, index)) === "Artifact") return true;
    }
    return false;
  };
  const visit = (object: Pointer, isInArtifact: boolean): void => {
    const type = call.FPDFPageObj_GetType(object);
    if (type !== TEXT && type !== FORM) {
      hasDrawing = true;
      return;
    }
    const isArtifact = isInArtifact || isMarked(object);
    if (type === TEXT) texts.set(object, { order: texts.size, isArtifact });
    const count = type === FORM ? call.FPDFFormObj_CountObjects(object) : 0;
    for (let index = 0; index < count; index += 1)
      visit(call.FPDFFormObj_GetObject(object, index), isArtifact);
  };
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    visit(object, false);
    const type = call.FPDFPageObj_GetType(object);
    if (type === TEXT || dots.length > MAX_DOTS) continue;
    const box = boxOf(library, object);
    if (box === null) continue;
    if (isDot(box)) dots.push(box);
    else if (type === IMAGE) pictures.push(box);
  }
  const isMosaic = pictures.length > MAX_PICTURES || count > MAX_OBJECTS_BESIDE;
  return {
    texts,
    dots: dots.length > MAX_DOTS ? [] : dots,
    pictures: isMosaic ? [] : pictures,
    isBlank: count <= 0,
    hasDrawing,
  };
}

function boxOf(library: PdfiumLibrary, drawing: Pointer): Box | null {
  const { call, scratch } = library;
  if (call.FPDFPageObj_GetBounds(drawing, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = library.floats();
  return [left, bottom, right, top];
}

function isDot([left, bottom, right, top]: Box): boolean {
  return right - left <= MAX_DOT_POINTS && top - bottom <= MAX_DOT_POINTS;
}
