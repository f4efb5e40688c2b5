import { ExtractionError } from "../errors.ts";
import type { PdfDocument } from "../pdf/document.ts";
import { type GrayPicture, sideOf } from "../pictures/gray.ts";

/** Enough for the smallest print; twice as much takes twice the time and reads no better. */
const PIXELS_PER_POINT = 200 / 72;
/** A page at that resolution may be a poster. */
const MAX_PAGE_PIXELS = 8_000_000;
/** fpdfview.h: `FPDFBitmap_Gray`, `FPDF_ANNOT` and `FPDF_GRAYSCALE`. */
const [GRAY, ANNOTATIONS, IN_GRAY] = [1, 1, 8] as const;
const WHITE = 0xffffffff;

/** A page as shown, in shades of gray; null if it is damaged. `pixelsPerPoint` is lowered for large pages. */
export function renderPage(
  document: PdfDocument,
  index: number,
  pixelsPerPoint = PIXELS_PER_POINT,
): GrayPicture | null {
  const { library } = document;
  const { call } = library;
  return document.withPage(index, (page) => {
    const [points, pointsHigh] = [call.FPDF_GetPageWidthF(page), call.FPDF_GetPageHeightF(page)];
    if (!(points > 0 && pointsHigh > 0)) return null;
    const scale = Math.min(pixelsPerPoint, Math.sqrt(MAX_PAGE_PIXELS / (points * pointsHigh)));
    const [width, height] = [sideOf(points * scale), sideOf(pointsHigh * scale)];
    // A page a thousand times longer than wide has one row of pixels that is longer than all of this.
    if (width * height > MAX_PAGE_PIXELS) return null;
    const bitmap = call.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
    if (bitmap === 0) throw new ExtractionError("EXTRACTION_LIMIT", { width, height });
    try {
      call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | IN_GRAY);
      const stride = call.FPDFBitmap_GetStride(bitmap);
      const rows = library.bytesAt(call.FPDFBitmap_GetBuffer(bitmap), stride * height);
      const pixels = new Uint8Array(width * height);
      for (let y = 0; y < height; y += 1)
        pixels.set(rows.subarray(y * stride, y * stride + width), y * width);
      return { width, height, pixels };
    } finally {
      call.FPDFBitmap_Destroy(bitmap);
    }
  });
}
