import { crc32, deflateSync } from "node:zlib";
import { COLOUR, type ColourPicture } from "./colour.ts";
import type { GrayPicture } from "./gray.ts";
import { guessed } from "./png-filters.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const HEAD_BYTES = 13;
/** Kinds of colour (ISO/IEC 15948, 11.2.1). */
const [GRAY, RGB, PALETTE, RGBA] = [0, 2, 3, 6] as const;

interface Rows {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  /** Each begins with its filter. */
  readonly rows: Uint8Array;
  readonly before?: readonly Buffer[];
}

/** A PNG of 4 or 16 shades of gray: a page of text needs no more, and takes a fifth of the bytes. */
export function writePng({ width, height, pixels }: GrayPicture, shades: 4 | 16): Uint8Array {
  const depth = shades === 4 ? 2 : 4;
  const rows = packedRows({ width, height, depth }, (at) =>
    Math.round(((pixels[at] ?? 0) / 255) * (shades - 1)),
  );
  return fileOf({ width, height, depth, colour: GRAY, rows });
}

/** A PNG in colour: with a palette, if it has few colours. Same pixels, same bytes. */
export function writeColourPng(picture: ColourPicture): Uint8Array {
  const { width, height } = picture;
  const palette = paletteOf(picture);
  if (palette !== null) {
    const colours = [...palette.keys()];
    const depth = [1, 2, 4].find((bits) => colours.length <= 1 << bits) ?? 8;
    const rows = packedRows({ width, height, depth }, (at) => palette.get(colourAt(picture, at)) ?? 0);
    return fileOf({ width, height, depth, colour: PALETTE, rows, before: paletteChunks(colours) });
  }
  const hasAlpha = picture.pixels.some((value, at) => at % COLOUR === 3 && value !== 255);
  const rows = guessed(bytesOf(picture, hasAlpha ? 4 : 3), width * (hasAlpha ? 4 : 3), hasAlpha ? 4 : 3);
  return fileOf({ width, height, depth: 8, colour: hasAlpha ? RGBA : RGB, rows });
}

function packedRows(
  { width, height, depth }: Pick<Rows, "width" | "height" | "depth">,
  numberAt: (at: number) => number,
): Uint8Array {
  const perByte = 8 / depth;
  const rowBytes = 1 + Math.ceil(width / perByte);
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * rowBytes + 1 + Math.floor(x / perByte);
      rows[at] = (rows[at] ?? 0) | (numberAt(y * width + x) << (8 - depth * (1 + (x % perByte))));
    }
  }
  return rows;
}

function colourAt({ pixels }: ColourPicture, at: number): number {
  const from = at * COLOUR;
  return (
    (((pixels[from] ?? 0) << 24) |
      ((pixels[from + 1] ?? 0) << 16) |
      ((pixels[from + 2] ?? 0) << 8) |
      (pixels[from + 3] ?? 0)) >>>
    0
  );
}

const PALETTE_COLOURS = 256;

/** Its colours in the order they come, with their numbers; null for more than a palette has. */
function paletteOf(picture: ColourPicture): Map<number, number> | null {
  const palette = new Map<number, number>();
  for (let at = 0; at < picture.width * picture.height; at += 1) {
    const colour = colourAt(picture, at);
    if (palette.has(colour)) continue;
    if (palette.size === PALETTE_COLOURS) return null;
    palette.set(colour, palette.size);
  }
  return palette;
}

function paletteChunks(colours: readonly number[]): Buffer[] {
  const parts = colours.flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255]);
  const opaque = colours.map((colour) => colour & 255);
  const isClear = opaque.some((value) => value !== 255);
  return [chunk("PLTE", Buffer.from(parts)), ...(isClear ? [chunk("tRNS", Buffer.from(opaque))] : [])];
}

function bytesOf({ width, height, pixels }: ColourPicture, values: 3 | 4): Uint8Array {
  if (values === COLOUR) return pixels;
  const bytes = new Uint8Array(width * height * values);
  for (let at = 0, to = 0; at < pixels.length; at += COLOUR, to += values)
    bytes.set(pixels.subarray(at, at + values), to);
  return bytes;
}

function fileOf({ width, height, depth, colour, rows, before = [] }: Rows): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  head[9] = colour;
  const packed = chunk("IDAT", deflateSync(rows, { level: 9 }));
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), ...before, packed, chunk("IEND")]);
}

function chunk(name: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
