import { ExtractionError } from "../errors.ts";
import type { PdfDocument } from "../pdf/document.ts";
import { COLOUR, type ColourPicture } from "../pictures/colour.ts";
import { type GrayPicture, sideOf } from "../pictures/gray.ts";

/** Enough for the smallest print; twice as much takes twice the time and reads no better. */
const PIXELS_PER_POINT = 200 / 72;
/** A page at that resolution may be a poster. */
const MAX_PAGE_PIXELS = 8_000_000;
/** fpdfview.h: `FPDFBitmap_Gray`, `FPDFBitmap_BGRx`, `FPDF_ANNOT` and `FPDF_GRAYSCALE`. */
const [GRAY, BGRX, ANNOTATIONS, IN_GRAY] = [1, 3, 1, 8] as const;
const WHITE = 0xffffffff;

interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Bytes of a row. */
  readonly stride: number;
  readonly rows: Uint8Array;
}

/** A page as shown, in shades of gray; null if it is damaged. `pixelsPerPoint` is lowered for large pages. */
export function renderPage(
  document: PdfDocument,
  index: number,
  pixelsPerPoint = PIXELS_PER_POINT,
): GrayPicture | null {
  return render(document, { index, pixelsPerPoint, format: GRAY }, ({ width, height, stride, rows }) => {
    const pixels = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) pixels.set(rows.subarray(y * stride, y * stride + width), y * width);
    return { width, height, pixels };
  });
}

/** The same in colour, a pixel for each point. With an `area` that part of the page alone, for showing. */
export function renderInColour(document: PdfDocument, index: number, area?: Area): ColourPicture | null {
  const pixelsPerPoint = area === undefined ? 1 : PIXELS_PER_POINT;
  return render(
    document,
    { index, pixelsPerPoint, format: BGRX, area },
    ({ width, height, stride, rows }) => {
      const pixels = new Uint8Array(width * height * COLOUR);
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const [from, to] = [y * stride + x * COLOUR, (y * width + x) * COLOUR];
          pixels[to] = rows[from + 2] ?? 0;
          pixels[to + 1] = rows[from + 1] ?? 0;
          pixels[to + 2] = rows[from] ?? 0;
          pixels[to + 3] = 255;
        }
      return { width, height, pixels };
    },
  );
}

/** In points from the top left corner of the page as shown. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Rendering {
  readonly area?: Area | undefined;
  readonly index: number;
  readonly pixelsPerPoint: number;
  readonly format: typeof GRAY | typeof BGRX;
}

function render<Picture>(
  document: PdfDocument,
  { index, pixelsPerPoint, format, area }: Rendering,
  take: (bitmap: Bitmap) => Picture,
): Picture | null {
  const { library } = document;
  const { call } = library;
  return document.withPage(index, (page) => {
    const [points, pointsHigh] = [call.FPDF_GetPageWidthF(page), call.FPDF_GetPageHeightF(page)];
    if (!(points > 0 && pointsHigh > 0)) return null;
    const seen = area ?? { left: 0, top: 0, width: points, height: pointsHigh };
    const scale = Math.min(pixelsPerPoint, Math.sqrt(MAX_PAGE_PIXELS / (seen.width * seen.height)));
    const [width, height] = [sideOf(seen.width * scale), sideOf(seen.height * scale)];
    // A page a thousand times longer than wide has one row of pixels that is longer than all of this.
    if (width * height > MAX_PAGE_PIXELS) return null;
    const bitmap = call.FPDFBitmap_CreateEx(width, height, format, 0, 0);
    if (bitmap === 0) throw new ExtractionError("EXTRACTION_LIMIT", { width, height });
    try {
      call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      const flags = ANNOTATIONS | (format === GRAY ? IN_GRAY : 0);
      const [left, top] = [Math.round(-seen.left * scale), Math.round(-seen.top * scale)];
      const [wide, high] = [sideOf(points * scale), sideOf(pointsHigh * scale)];
      call.FPDF_RenderPageBitmap(bitmap, page, left, top, wide, high, 0, flags);
      const stride = call.FPDFBitmap_GetStride(bitmap);
      const rows = library.bytesAt(call.FPDFBitmap_GetBuffer(bitmap), stride * height);
      return take({ width, height, stride, rows });
    } finally {
      call.FPDFBitmap_Destroy(bitmap);
    }
  });
}
