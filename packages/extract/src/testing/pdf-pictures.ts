import { PdfDocument } from "../pdf/document.ts";

/** fpdf_edit.h: `FPDF_PAGEOBJ_IMAGE`. */
const IMAGE = 3;

/** A picture on a page of a PDF, in points from the bottom left corner. */
export interface DrawnPicture {
  /** From 1. */
  readonly page: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Where a PDF draws pictures, in the order of drawing. For tests only. */
export async function drawnPictures(pdf: Uint8Array): Promise<DrawnPicture[]> {
  const document = await PdfDocument.open(pdf);
  const { call, scratch } = document.library;
  const pages = Array.from({ length: document.pageCount }, (_, page) =>
    document.withPage(page, (pointer) => {
      const count = call.FPDFPage_CountObjects(pointer);
      const objects = Array.from({ length: count }, (__, index) => call.FPDFPage_GetObject(pointer, index));
      const images = objects.filter((object) => call.FPDFPageObj_GetType(object) === IMAGE);
      return images.map((image) => {
        call.FPDFPageObj_GetBounds(image, scratch, scratch + 4, scratch + 8, scratch + 12);
        const [left = 0, bottom = 0, right = 0, top = 0] = document.library.floats();
        return { page: page + 1, left, bottom, right, top };
      });
    }),
  );
  document.close();
  return pages.flatMap((images) => images ?? []);
}
