import { type GrayPicture, scaled } from "./gray.ts";

/** Paper is what is brightest in squares of this side, in pixels. */
export const SQUARE = 32;
const BRIGHT_SHARE = 0.8;
/** Where a square is darker there is no paper in it. */
const LEAST_PAPER = 60;
/** Paper is made white from this share of its brightness on: its grain takes more bytes than the letters. */
const WHITE_FROM = 0.86;

/** The brightness of the paper, a pixel for each square of the picture. */
export function paperOf(picture: GrayPicture): GrayPicture {
  const [width, height] = [Math.ceil(picture.width / SQUARE), Math.ceil(picture.height / SQUARE)];
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      pixels[row * width + column] = Math.max(LEAST_PAPER, brightIn(picture, column, row));
  return { width, height, pixels };
}

/** The brightness that most of a square does not reach. */
function brightIn({ width, height, pixels }: GrayPicture, column: number, row: number): number {
  const [right, bottom] = [Math.min(width, (column + 1) * SQUARE), Math.min(height, (row + 1) * SQUARE)];
  const counts = new Uint16Array(256);
  let count = 0;
  for (let y = row * SQUARE; y < bottom; y += 2)
    for (let x = column * SQUARE; x < right; x += 2) {
      const shade = pixels[y * width + x] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
      count += 1;
    }
  let darker = 0;
  for (let shade = 0; shade < 256; shade += 1) {
    darker += counts[shade] ?? 0;
    if (darker > BRIGHT_SHARE * (count - 1)) return shade;
  }
  return 255;
}

/** The same without shadows: each pixel is divided by the brightness of the paper around it. */
export function onWhitePaper(page: GrayPicture): GrayPicture {
  const { width, height } = page;
  const light = scaled(paperOf(page), width, height);
  const pixels = page.pixels.map((shade, at) =>
    Math.min(255, (255 * shade) / (WHITE_FROM * (light.pixels[at] ?? 255))),
  );
  return { width, height, pixels };
}
