import { createInflate } from "node:zlib";
import { ExtractionError } from "../errors.ts";
import { COLOUR, type ColourPicture } from "./colour.ts";
import type { GrayPicture } from "./gray.ts";
import { unfilter } from "./png-filters.ts";
import { chunksOf, type PngHead, pngHead } from "./png-head.ts";

/** Values of a pixel, by the kind of colour. */
const VALUES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The share of each colour in the brightness (ITU-R BT.601), in 256ths. */
const [RED, GREEN, BLUE] = [77, 150, 29] as const;
const WHITE = 255;

/** The passes of an interlaced PNG (ISO/IEC 15948, 8.2): where each begins, and its steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Pixels of a row, and where they stand in the picture. */
interface Row {
  readonly y: number;
  readonly left: number;
  readonly step: number;
  readonly pixels: number;
  /** One value of a pixel, of 8 bits or less; of 16 bits the first 8 say enough. */
  value(x: number, index: number): number;
}

/** The pixels of a PNG on white paper. Throws FILE_DAMAGED. */
export async function readPng(bytes: Buffer): Promise<GrayPicture> {
  const head = headOf(bytes);
  const { width, height, colour, depth } = head;
  const pixels = new Uint8Array(width * height);
  const palette = paletteOf(bytes);
  const shades = palette.map(([red, green, blue, opaque]) => onPaper(brightness(red, green, blue), opaque));
  const most = (1 << Math.min(depth, 8)) - 1;
  const shadeOf = (row: Row, x: number) => {
    const value = row.value(x, 0);
    if (colour === 3) return shades[value] ?? WHITE;
    if (colour === 0) return most === WHITE ? value : (value * WHITE) / most;
    if (colour === 4) return onPaper(value, row.value(x, 1));
    const shade = brightness(value, row.value(x, 1), row.value(x, 2));
    return colour === 6 ? onPaper(shade, row.value(x, 3)) : shade;
  };
  await eachRow(bytes, head, (row) => {
    for (let x = 0, at = row.y * width + row.left; x < row.pixels; x += 1, at += row.step)
      pixels[at] = shadeOf(row, x);
  });
  return { width, height, pixels };
}

/** The same in colour. */
export async function readColourPng(bytes: Buffer): Promise<ColourPicture> {
  const head = headOf(bytes);
  const { width, height, colour, depth } = head;
  const pixels = new Uint8Array(width * height * COLOUR);
  const palette = paletteOf(bytes);
  const clear = clearColour(bytes, head);
  const most = (1 << Math.min(depth, 8)) - 1;
  const isGray = colour === 0 || colour === 4;
  const colourOf = (row: Row, x: number): Colour => {
    const red = row.value(x, 0);
    if (colour === 3) return palette[red] ?? BLACK;
    const [green, blue] = isGray ? [red, red] : [row.value(x, 1), row.value(x, 2)];
    const isClear = clear !== null && clear[0] === red && clear[1] === green && clear[2] === blue;
    const opaque = colour >= 4 ? row.value(x, isGray ? 1 : 3) : isClear ? 0 : WHITE;
    return [(red * WHITE) / most, (green * WHITE) / most, (blue * WHITE) / most, opaque];
  };
  await eachRow(bytes, head, (row) => {
    for (let x = 0; x < row.pixels; x += 1)
      pixels.set(colourOf(row, x), (row.y * width + row.left + x * row.step) * COLOUR);
  });
  return { width, height, pixels };
}

function headOf(bytes: Buffer): PngHead {
  const head = pngHead(bytes);
  if (head === null || VALUES[head.colour] === undefined || ![1, 2, 4, 8, 16].includes(head.depth))
    throw damaged();
  return head;
}

/**
 * Unpacks one row at a time: all of them would take four times the memory. Throws FILE_DAMAGED if there are fewer than
 * the head says; more are ignored.
 */
async function eachRow(bytes: Buffer, head: PngHead, onRow: (row: Row) => void): Promise<void> {
  const reader = new RowReader(head, onRow);
  const inflate = createInflate();
  const packed = [...chunksOf(bytes)].filter(({ name }) => name === "IDAT").map(({ data }) => data);
  const feed = async () => {
    for (const data of packed) if (!inflate.write(data)) await drained(inflate);
    inflate.end();
  };
  try {
    void feed().catch(() => {});
    for await (const chunk of inflate) if (reader.add(chunk as Buffer)) break;
  } catch {
    throw damaged();
  } finally {
    inflate.destroy();
  }
  if (!reader.isComplete) throw damaged();
}

function damaged(): ExtractionError {
  return new ExtractionError("FILE_DAMAGED", { reason: "not a whole png" });
}

function drained(inflate: ReturnType<typeof createInflate>): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      for (const event of ["drain", "close"]) inflate.off(event, goOn);
      resolve();
    };
    for (const event of ["drain", "close"]) inflate.once(event, goOn);
  });
}

type Colour = [red: number, green: number, blue: number, opaque: number];
const BLACK: Colour = [0, 0, 0, WHITE];

function paletteOf(bytes: Buffer): Colour[] {
  const palette: Colour[] = [];
  for (const { name, data } of chunksOf(bytes)) {
    if (name === "IDAT") break;
    if (name === "PLTE")
      for (let index = 0; index < Math.min(256, Math.floor(data.length / 3)); index += 1)
        palette[index] = [data[3 * index] ?? 0, data[3 * index + 1] ?? 0, data[3 * index + 2] ?? 0, WHITE];
    if (name === "tRNS")
      for (const [index, colour] of palette.slice(0, data.length).entries()) colour[3] = data[index] ?? WHITE;
  }
  return palette;
}

/** The one colour that cannot be seen, of pictures without a palette or a fourth value; null for none. */
function clearColour(bytes: Buffer, { colour, depth }: PngHead): readonly number[] | null {
  const data = [...chunksOf(bytes)].find(({ name }) => name === "tRNS")?.data;
  if (data === undefined || (colour !== 0 && colour !== 2) || data.length < (colour === 0 ? 2 : 6))
    return null;
  const value = (index: number) => data[2 * index + (depth === 16 ? 0 : 1)] ?? 0;
  return colour === 0 ? [value(0), value(0), value(0)] : [value(0), value(1), value(2)];
}

function brightness(red: number, green: number, blue: number): number {
  return (RED * red + GREEN * green + BLUE * blue + 128) >> 8;
}

function onPaper(shade: number, alpha: number): number {
  return WHITE - (((WHITE - shade) * alpha) / WHITE + 0.5);
}

/** Undoes the filters (ISO/IEC 15948, 9.2) of rows that arrive in pieces. */
class RowReader {
  readonly #head: PngHead;
  readonly #onRow: (row: Row) => void;
  readonly #values: number;
  /** Bytes of a pixel, at least one: filters look so far back. */
  readonly #step: number;
  /** Of those passes that have pixels. */
  readonly #passes: (readonly [left: number, top: number, across: number, down: number])[];
  #row = new Uint8Array();
  #before = new Uint8Array();
  #filled = 0;
  #y = 0;

  constructor(head: PngHead, onRow: (row: Row) => void) {
    this.#head = head;
    this.#onRow = onRow;
    this.#values = VALUES[head.colour] ?? 1;
    this.#step = Math.max(1, (this.#values * head.depth) >> 3);
    const passes = head.isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const);
    this.#passes = passes.filter(([left, top]) => left < head.width && top < head.height);
    this.#beginPass();
  }

  get isComplete(): boolean {
    return this.#passes.length === 0;
  }

  /** Whether all rows are there. */
  add(chunk: Buffer): boolean {
    for (let at = 0; at < chunk.length && !this.isComplete; ) {
      const part = chunk.subarray(at, at + this.#row.length - this.#filled);
      this.#row.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled === this.#row.length) this.#finishRow();
    }
    return this.isComplete;
  }

  #beginPass(): void {
    const [left, top, across] = this.#passes[0] ?? [0, 0, 1];
    // The first byte is the filter.
    const pixels = Math.ceil((this.#head.width - left) / across);
    const bytes = 1 + Math.ceil((pixels * this.#values * this.#head.depth) / 8);
    this.#row = new Uint8Array(bytes);
    this.#before = new Uint8Array(bytes);
    this.#y = top;
  }

  #finishRow(): void {
    const [left = 0, , step = 1, down = 1] = this.#passes[0] ?? [];
    unfilter(this.#row, this.#before, this.#step);
    const pixels = Math.ceil((this.#head.width - left) / step);
    this.#onRow({ y: this.#y, left, step, pixels, value: this.#valueIn(this.#row) });
    this.#y += down;
    this.#filled = 0;
    [this.#row, this.#before] = [this.#before, this.#row];
    if (this.#y < this.#head.height) return;
    this.#passes.shift();
    this.#beginPass();
  }

  #valueIn(row: Uint8Array): Row["value"] {
    const { depth } = this.#head;
    const [step, size] = [this.#step, depth >> 3];
    if (depth >= 8) return (x, index) => row[1 + x * step + index * size] ?? 0;
    // Several pixels in a byte, the first in its highest bits.
    const most = (1 << depth) - 1;
    return (x) => ((row[1 + ((x * depth) >> 3)] ?? 0) >> (8 - depth - ((x * depth) & 7))) & most;
  }
}
