import { crc32, deflateSync } from "node:zlib";
import { COLOUR, type ColourPicture, isOpaque } from "./colour.ts";
import type { GrayPicture } from "./gray.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const HEAD_BYTES = 13;
/** Kinds of colour (ISO/IEC 15948, 11.2.1). */
const [GRAY, RGB, PALETTE, RGBA] = [0, 2, 3, 6] as const;
/** Packed harder, a picture of a screen takes four times as long and a tenth less. */
const QUICK = 6;

interface Rows {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  /** Each begins with its filter. */
  readonly rows: Uint8Array;
  readonly before?: readonly Buffer[];
  /** How hard to pack, up to 9. */
  readonly level: number;
}

/** A PNG of 4 or 16 shades of gray: a page of text needs no more, and takes a fifth of the bytes. */
export function writePng({ width, height, pixels }: GrayPicture, shades: 4 | 16): Uint8Array {
  const depth = shades === 4 ? 2 : 4;
  const rows = packedRows({ width, height, depth }, (at) =>
    Math.round(((pixels[at] ?? 0) / 255) * (shades - 1)),
  );
  return fileOf({ width, height, depth, colour: GRAY, rows, level: 9 });
}

/**
 * A PNG in colour: with a palette, if it has few colours. Same pixels, same bytes. Rows are not filtered: that makes
 * photos smaller, which become JPEGs, and screens larger.
 */
export function writeColourPng(picture: ColourPicture): Uint8Array {
  const { width, height } = picture;
  const colours = new Uint32Array(picture.pixels.buffer, picture.pixels.byteOffset, width * height);
  const palette = paletteOf(colours);
  if (palette !== null) {
    const depth = [1, 2, 4].find((bits) => palette.colours.length <= 1 << bits) ?? 8;
    const rows = packedRows({ width, height, depth }, (at) => palette.numbers[at] ?? 0);
    const before = paletteChunks(palette.colours);
    return fileOf({ width, height, depth, colour: PALETTE, rows, before, level: QUICK });
  }
  const [colour, values] = isOpaque(picture) ? [RGB, 3] : [RGBA, COLOUR];
  return fileOf({ width, height, depth: 8, colour, rows: wholeRows(picture, values), level: QUICK });
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

function wholeRows({ width, height, pixels }: ColourPicture, values: number): Uint8Array {
  const rows = new Uint8Array((1 + width * values) * height);
  for (let y = 0, from = 0, to = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1, from += COLOUR, to += values)
      for (let value = 0; value < values; value += 1) rows[to + value] = pixels[from + value] ?? 0;
  }
  return rows;
}

const PALETTE_COLOURS = 256;

/** Its colours in the order they come, and the number of each pixel's; null for more than a palette has. */
function paletteOf(pixels: Uint32Array): { colours: number[]; numbers: Uint8Array } | null {
  const known = new Map<number, number>();
  const numbers = new Uint8Array(pixels.length);
  let [before, number] = [-1, 0];
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = pixels[at] ?? 0;
    if (colour !== before) {
      number = known.get(colour) ?? known.size;
      if (number === PALETTE_COLOURS) return null;
      known.set(colour, number);
      before = colour;
    }
    numbers[at] = number;
  }
  return { colours: [...known.keys()], numbers };
}

function paletteChunks(colours: readonly number[]): Buffer[] {
  const values = Buffer.from(Uint32Array.from(colours).buffer);
  const parts = values.filter((_, at) => at % COLOUR !== 3);
  const opaque = values.filter((_, at) => at % COLOUR === 3);
  const isClear = opaque.some((value) => value !== 255);
  return [chunk("PLTE", parts), ...(isClear ? [chunk("tRNS", opaque)] : [])];
}

function fileOf({ width, height, depth, colour, rows, before = [], level }: Rows): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  head[9] = colour;
  const packed = chunk("IDAT", deflateSync(rows, { level }));
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
