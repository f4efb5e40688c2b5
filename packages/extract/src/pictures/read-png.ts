import { createInflate } from "node:zlib";
import { ExtractionError } from "../errors.ts";
import type { GrayPicture } from "./gray.ts";
import { chunksOf, type PngHead, pngHead } from "./png-head.ts";

/** Values of a pixel, by the kind of colour. */
const VALUES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The share of each colour in the brightness (ITU-R BT.601), in 256ths. */
const [RED, GREEN, BLUE] = [77, 150, 29] as const;
const WHITE = 255;

interface Palette {
  /** The shade of each entry on white paper. */
  readonly shades: Uint8Array;
}

/**
 * The pixels of a PNG that is not interlaced, on white paper. One row is unpacked at a time: all of them would take four
 * times the memory. Throws FILE_DAMAGED.
 */
export async function readPng(bytes: Buffer): Promise<GrayPicture> {
  const head = pngHead(bytes);
  const values = head === null ? undefined : VALUES[head.colour];
  if (head === null || values === undefined || ![1, 2, 4, 8, 16].includes(head.depth)) throw damaged();
  const reader = new RowReader(head, values, paletteOf(bytes));
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
  return { width: head.width, height: head.height, pixels: reader.pixels };
}

function damaged(): ExtractionError {
  return new ExtractionError("FILE_DAMAGED", { reason: "not a whole png" });
}

function drained(inflate: ReturnType<typeof createInflate>): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ["drain", "close"]) inflate.once(event, () => resolve());
  });
}

function paletteOf(bytes: Buffer): Palette {
  const shades = new Uint8Array(256).fill(WHITE);
  for (const { name, data } of chunksOf(bytes)) {
    if (name === "IDAT") break;
    if (name === "PLTE")
      for (let index = 0; index < Math.min(256, Math.floor(data.length / 3)); index += 1)
        shades[index] = brightness(data[3 * index] ?? 0, data[3 * index + 1] ?? 0, data[3 * index + 2] ?? 0);
    if (name === "tRNS")
      for (let index = 0; index < Math.min(256, data.length); index += 1)
        shades[index] = onPaper(shades[index] ?? WHITE, data[index] ?? WHITE);
  }
  return { shades };
}

function brightness(red: number, green: number, blue: number): number {
  return (RED * red + GREEN * green + BLUE * blue + 128) >> 8;
}

function onPaper(shade: number, alpha: number): number {
  return WHITE - (((WHITE - shade) * alpha) / WHITE + 0.5);
}

/** Undoes the filters (ISO/IEC 15948, 9.2) of rows that arrive in pieces. */
class RowReader {
  readonly pixels: Uint8Array;
  readonly #head: PngHead;
  readonly #palette: Palette;
  /** Bytes of a pixel, at least one: filters look so far back. */
  readonly #step: number;
  #before: Uint8Array;
  #row: Uint8Array;
  #filled = 0;
  #y = 0;

  constructor(head: PngHead, values: number, palette: Palette) {
    this.#head = head;
    this.#palette = palette;
    this.pixels = new Uint8Array(head.width * head.height);
    this.#step = Math.max(1, (values * head.depth) >> 3);
    // The first byte is the filter.
    const rowBytes = 1 + Math.ceil((head.width * values * head.depth) / 8);
    this.#row = new Uint8Array(rowBytes);
    this.#before = new Uint8Array(rowBytes);
  }

  get isComplete(): boolean {
    return this.#y === this.#head.height;
  }

  /** Whether all rows are there: more that comes is ignored. */
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

  #finishRow(): void {
    unfilter(this.#row, this.#before, this.#step);
    this.#write(this.pixels.subarray(this.#y * this.#head.width, (this.#y + 1) * this.#head.width));
    this.#y += 1;
    this.#filled = 0;
    [this.#row, this.#before] = [this.#before, this.#row];
  }

  #write(shades: Uint8Array): void {
    if (this.#head.depth < 8) {
      this.#writePacked(shades);
      return;
    }
    // Of two bytes the first says enough.
    const size = this.#head.depth >> 3;
    for (let x = 0, at = 1; x < shades.length; x += 1, at += this.#step) shades[x] = this.#shadeAt(at, size);
  }

  #shadeAt(at: number, size: number): number {
    const { colour } = this.#head;
    const value = (index: number) => this.#row[at + index * size] ?? 0;
    if (colour === 0) return value(0);
    if (colour === 3) return this.#palette.shades[value(0)] ?? WHITE;
    if (colour === 4) return onPaper(value(0), value(1));
    const shade = brightness(value(0), value(1), value(2));
    return colour === 6 ? onPaper(shade, value(3)) : shade;
  }

  /** Several pixels in a byte, the first in its highest bits. */
  #writePacked(shades: Uint8Array): void {
    const { depth, colour } = this.#head;
    const most = (1 << depth) - 1;
    for (let x = 0; x < shades.length; x += 1) {
      const bit = x * depth;
      const value = ((this.#row[1 + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most;
      shades[x] = colour === 3 ? (this.#palette.shades[value] ?? WHITE) : (value * WHITE) / most;
    }
  }
}

function unfilter(row: Uint8Array, before: Uint8Array, step: number): void {
  const filter = row[0];
  if (filter === 0) return;
  for (let at = 1; at < row.length; at += 1) {
    const left = at > step ? (row[at - step] ?? 0) : 0;
    const up = before[at] ?? 0;
    const upLeft = at > step ? (before[at - step] ?? 0) : 0;
    row[at] = (row[at] ?? 0) + predicted(filter ?? 0, { left, up, upLeft });
  }
}

function predicted(
  filter: number,
  { left, up, upLeft }: { left: number; up: number; upLeft: number },
): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
