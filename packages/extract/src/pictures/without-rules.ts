import type { GrayPicture } from "./gray.ts";
import { paperOf, SQUARE } from "./paper.ts";

/** In pixels, at about 200 dots an inch: no stroke of a letter is so long, and no line of a table so thick. */
const [MIN_LENGTH, MAX_THICKNESS] = [110, 8] as const;
/** Grain interrupts a line for so many pixels. */
const MAX_GAP = 2;
/** Ink is darker than this share of the paper around it. */
const INK_SHARE = 0.72;
/** The edge of a line is lighter than ink. */
const EDGE = 2;
const SAMPLES = 7;
const WHITE = 255;

/** Where in the pixels a line of them begins, and how far it is to the next in it and to the side. */
interface Track {
  readonly start: number;
  readonly length: number;
  readonly step: number;
  readonly aside: number;
  /** Its number, of so many. */
  readonly index: number;
  readonly count: number;
}

/**
 * A straight page without the lines around the cells of its tables and below words: the recogniser takes a table with
 * them for a drawing. The same picture if there are none.
 */
export function withoutRules(picture: GrayPicture): GrayPicture {
  const ink = inkOf(picture);
  const pixels = new Uint8Array(picture.pixels);
  let found = false;
  for (const track of tracksOf(picture))
    for (const [from, to] of longRuns(ink, track)) {
      if (thickness(ink, track, [from, to]) > MAX_THICKNESS) continue;
      erase(pixels, track, [from, to]);
      found = true;
    }
  return found ? { ...picture, pixels } : picture;
}

/** 1 for each pixel that is ink. */
function inkOf(picture: GrayPicture): Uint8Array {
  const { width, height, pixels } = picture;
  const paper = paperOf(picture);
  const ink = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const squares = Math.floor(y / SQUARE) * paper.width;
    for (let x = 0; x < width; x += 1) {
      const light = paper.pixels[squares + Math.floor(x / SQUARE)] ?? WHITE;
      if ((pixels[y * width + x] ?? WHITE) < INK_SHARE * light) ink[y * width + x] = 1;
    }
  }
  return ink;
}

function* tracksOf({ width, height }: GrayPicture): Generator<Track> {
  for (let y = 0; y < height; y += 1)
    yield { start: y * width, length: width, step: 1, aside: width, index: y, count: height };
  for (let x = 0; x < width; x += 1)
    yield { start: x, length: height, step: width, aside: 1, index: x, count: width };
}

function* longRuns(ink: Uint8Array, { start, length, step }: Track): Generator<[from: number, to: number]> {
  let [from, last] = [-1, -1];
  for (let at = 0; at < length; at += 1) {
    if (ink[start + at * step] !== 1) continue;
    if (from < 0 || at - last > MAX_GAP + 1) {
      if (from >= 0 && last - from >= MIN_LENGTH) yield [from, last + 1];
      from = at;
    }
    last = at;
  }
  if (from >= 0 && last - from >= MIN_LENGTH) yield [from, last + 1];
}

/** Of most of the run, across it: letters may touch it. */
function thickness(ink: Uint8Array, track: Track, [from, to]: readonly [number, number]): number {
  const { start, step, aside, index, count } = track;
  const widths = Array.from({ length: SAMPLES }, (_, sample) => {
    const at = start + (from + Math.floor(((sample + 0.5) * (to - from)) / SAMPLES)) * step;
    let width = 1;
    for (const side of [-1, 1])
      for (let more = 1; more <= MAX_THICKNESS && isIn(index + side * more, count); more += 1) {
        if (ink[at + side * more * aside] !== 1) break;
        width += 1;
      }
    return width;
  });
  return widths.sort((a, b) => a - b)[Math.floor(SAMPLES / 2)] ?? 0;
}

function erase(
  pixels: Uint8Array,
  { start, step, aside, index, count }: Track,
  [from, to]: readonly [number, number],
) {
  for (let side = -EDGE; side <= EDGE; side += 1) {
    if (!isIn(index + side, count)) continue;
    for (let at = from; at < to; at += 1) pixels[start + at * step + side * aside] = WHITE;
  }
}

function isIn(index: number, count: number): boolean {
  return index >= 0 && index < count;
}
