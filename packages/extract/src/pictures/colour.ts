import { orientedIndex, sideOf } from "./gray.ts";

/** A picture in colour, row by row: red, green, blue and how opaque, of 255 each. */
export interface ColourPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Bytes of a pixel. */
export const COLOUR = 4;

/** Made smaller, so that no side is longer; itself if none is. A pixel is the mean of those it stands for. */
export function withSides(picture: ColourPicture, maxSide: number): ColourPicture {
  const ratio = maxSide / Math.max(picture.width, picture.height);
  return ratio >= 1 ? picture : smaller(picture, ratio);
}

/** The same by a ratio below 1. */
export function smaller(picture: ColourPicture, ratio: number): ColourPicture {
  const [width, height] = [sideOf(picture.width * ratio), sideOf(picture.height * ratio)];
  const pixels = new Uint8Array(width * height * COLOUR);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      meanOf(
        picture,
        {
          left: Math.floor((x * picture.width) / width),
          right: Math.floor(((x + 1) * picture.width) / width),
          top: Math.floor((y * picture.height) / height),
          bottom: Math.floor(((y + 1) * picture.height) / height),
        },
        pixels,
        (y * width + x) * COLOUR,
      );
  return { width, height, pixels };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Written to a place; what cannot be seen has no share in the colour. */
function meanOf(
  { width, pixels }: ColourPicture,
  { left, right, top, bottom }: Box,
  means: Uint8Array,
  to: number,
): void {
  let [red, green, blue, opaque] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let at = (y * width + left) * COLOUR; at < (y * width + right) * COLOUR; at += COLOUR) {
      const weight = pixels[at + 3] ?? 0;
      red += (pixels[at] ?? 0) * weight;
      green += (pixels[at + 1] ?? 0) * weight;
      blue += (pixels[at + 2] ?? 0) * weight;
      opaque += weight;
    }
  if (opaque === 0) return;
  means[to] = red / opaque + 0.5;
  means[to + 1] = green / opaque + 0.5;
  means[to + 2] = blue / opaque + 0.5;
  means[to + 3] = opaque / ((right - left) * (bottom - top)) + 0.5;
}

/** Whether nothing shines through. */
export function isOpaque({ pixels }: ColourPicture): boolean {
  for (let at = 3; at < pixels.length; at += COLOUR) if (pixels[at] !== 255) return false;
  return true;
}

/** As `upright` of gray pictures. */
export function uprightColour(picture: ColourPicture, orientation: number): ColourPicture {
  const turned = orientedIndex(picture, orientation);
  if (turned === null) return picture;
  const { width, height, from } = turned;
  const pixels = new Uint8Array(picture.pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = from(x, y) * COLOUR;
      pixels.set(picture.pixels.subarray(at, at + COLOUR), (y * width + x) * COLOUR);
    }
  return { width, height, pixels };
}
