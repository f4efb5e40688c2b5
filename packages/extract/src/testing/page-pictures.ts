import { PdfDocument } from "../pdf/document.ts";
import type { GrayPicture } from "../pictures/gray.ts";
import { renderPage } from "../recognition/render.ts";
import { pngFile } from "./pictures.ts";

/** A page of a PDF as a picture; with `rows` only that many pixels from the top. */
export async function pagePicture(pdf: Uint8Array, page = 1, rows?: number): Promise<GrayPicture> {
  const document = await PdfDocument.open(pdf);
  const whole = renderPage(document, page - 1);
  document.close();
  if (whole === null) throw new Error("The page is damaged");
  const height = Math.min(rows ?? whole.height, whole.height);
  return { width: whole.width, height, pixels: whole.pixels.subarray(0, whole.width * height) };
}

/** As a PNG of 8 bits; `colour` as in its header: gray, in colours, with transparency. */
export function asPng(picture: GrayPicture, colour: 0 | 2 | 4 | 6 = 0, filter = 0): Buffer {
  const values = { 0: 1, 2: 3, 4: 2, 6: 4 }[colour];
  const { width, height, pixels } = picture;
  const rowBytes = 1 + width * values;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = pixels[y * width + x] ?? 0;
      const at = y * rowBytes + 1 + x * values;
      // With transparency the page is black, and its paper is what shows through.
      if (colour === 4 || colour === 6) rows[at + values - 1] = 255 - shade;
      else rows.fill(shade, at, at + values);
    }
  }
  if (filter === 2) filterUp(rows, rowBytes);
  return pngFile({ width, height, colour, rows });
}

/** The second filter of PNG: each byte becomes its difference from the one above. */
function filterUp(rows: Uint8Array, rowBytes: number): void {
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const isFilter = at % rowBytes === 0;
    const above = at >= rowBytes ? (rows[at - rowBytes] ?? 0) : 0;
    rows[at] = isFilter ? 2 : (rows[at] ?? 0) - above;
  }
}
