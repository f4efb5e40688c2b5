import type { Line } from "../pdf/lines.ts";
import { faceOf, type Piece, textOf } from "../pdf/pieces.ts";
import { UNSPACED_LETTER } from "./scripts.ts";
import type { SeenLine, SeenPage, SeenWord } from "./tesseract.ts";

/** At the resolution at which pages are rendered; for a photo it is a guess, and only ratios matter. */
const POINTS_PER_PIXEL = 72 / 200;
/** The size of type is a little more than from its lowest to its highest letters. */
const SIZE_OF_ROW = 1.09;
/** The same for Japanese, whose letters are all about equally high, and of its ink. */
const SIZE_OF_UNSPACED_ROW = 0.88;
const SIZE_OF_INK = 1.06;
const INK_SHARE = 0.8;
/** Sizes are measured with such an error: what is nearer counts as the same. */
const SAME_SIZE = 1.12;
const SMALLER = 0.83;
const SIZE_STEP = 1.15;
/** Long lines are of the text, unless they are larger than any error. */
const [LONG_SHARE, SURELY_LARGER] = [0.6, 1.35] as const;
/** In percent. */
const MIN_LINE_CONFIDENCE = 35;
/** The outer shares of a page, where running headers and footers are. They may be seen between two columns. */
const [TOP_SHARE, BOTTOM_SHARE] = [0.93, 0.07] as const;
/** Wider gaps are those of a table; in justified lines words stand almost so far apart. In ems. */
const WORD_GAP_EMS = 1;
/** What a dash is taken for. */
const HYPHENS = /^-{2,3}$/;
/** What bullets are taken for, if a wide gap follows; letters only if it is very wide. In ems. */
const BULLET_LOOKS = /^(?:[+*°«»¢©®¥=~>•·・●○■▪-]|["«н][-«»"]|[eo])_?$/u;
const [BULLET_GAP_EMS, LETTER_GAP_EMS] = [0.45, 0.8] as const;

/** A line as read, and where it is on the picture. */
export interface ReadLine {
  readonly line: Line;
  readonly seen: SeenLine;
  /** In pixels of the page as seen. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The lines of a page in reading order, in points, as the reader of PDFs has them; sizes are still as measured. */
export function linesOf({ lines, picture }: SeenPage, page: number): ReadLine[] {
  const read = lines.filter(isLegible).flatMap((seen) => {
    const words = seen.words
      .filter(({ text }) => text !== "_" && text !== "|")
      .map((word) => ({ ...word, text: word.text.replace(HYPHENS, "—") }));
    return words.length === 0 ? [] : [readLine({ ...seen, words }, { page, height: picture.height })];
  });
  return inOrder(read.filter(({ line }) => line.text !== ""));
}

/** Others are drawings, dirt, or cut by the edge of a photo. */
export function isLegible({ words }: SeenLine): boolean {
  return confidenceOf(words) >= MIN_LINE_CONFIDENCE;
}

/** The confidence of words, by their letters. */
export function confidenceOf(words: readonly SeenWord[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}

function readLine(seen: SeenLine, page: { page: number; height: number }): ReadLine {
  const left = Math.min(...seen.words.map(({ x0 }) => x0));
  const right = Math.max(...seen.words.map(({ x1 }) => x1));
  const top = Math.min(...seen.words.map(({ y0 }) => y0));
  const bottom = Math.max(...seen.words.map(({ y1 }) => y1));
  const size = sizeOf(seen);
  const pieces = piecesOf(seen.words, size);
  const baseline = page.height - seen.baseline;
  const line: Line = {
    ...textOf(pieces),
    ...faceOf(pieces),
    page: page.page,
    x: left * POINTS_PER_PIXEL,
    right: right * POINTS_PER_PIXEL,
    y: baseline * POINTS_PER_PIXEL,
    angle: 0,
    height: baseline / page.height,
    isArtifact: false,
  };
  return { line, seen, box: { x: left, y: top, width: right - left, height: bottom - top } };
}

/** In points. */
function sizeOf({ words, rowHeight }: SeenLine): number {
  const text = words.map((word) => word.text).join("");
  const isUnspaced = (text.match(UNSPACED_LETTER)?.length ?? 0) > text.length / 2;
  const pixels = isUnspaced
    ? Math.min(inkHeightOf(words) * SIZE_OF_INK, rowHeight * SIZE_OF_UNSPACED_ROW)
    : rowHeight * SIZE_OF_ROW;
  return Math.max(1, pixels * POINTS_PER_PIXEL);
}

/** Most words are lower: kana are smaller. A single one may be too high. */
function inkHeightOf(words: readonly SeenWord[]): number {
  const heights = words.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  return heights[Math.floor(INK_SHARE * (heights.length - 1))] ?? 0;
}

/** Words that stand as close as words do are one piece: the columns of a table must not divide a line of text. */
function piecesOf(words: readonly SeenWord[], size: number): Piece[] {
  const pieces: Piece[] = [];
  const face = { size, font: "", isRightToLeft: false };
  for (const [index, word] of words.entries()) {
    const [x, right] = [word.x0 * POINTS_PER_PIXEL, word.x1 * POINTS_PER_PIXEL];
    const last = pieces.at(-1);
    if (last !== undefined && last.text !== "•" && x - (last.x + last.width) < WORD_GAP_EMS * size) {
      const space = isUnspacedSeam(last.text, word.text) ? "" : " ";
      pieces[pieces.length - 1] = { ...last, text: last.text + space + word.text, width: right - last.x };
      continue;
    }
    if (last?.text === "•") pieces.push({ ...face, text: " ", x: last.x + last.width, width: 0 });
    const isBullet = index === 0 && looksLikeBullet(word, words[1], size);
    pieces.push({ ...face, text: isBullet ? "•" : word.text, x, width: right - x });
  }
  return pieces;
}

function isUnspacedSeam(before: string, after: string): boolean {
  const [last = "", first = ""] = [before.at(-1), after[0]];
  const isUnspaced = (char: string) => char.search(UNSPACED_LETTER) === 0;
  return (isUnspaced(last) || isUnspaced(first)) && /[^\s]/u.test(last) && /[^\s]/u.test(first);
}

function looksLikeBullet(word: SeenWord, next: SeenWord | undefined, size: number): boolean {
  if (next === undefined || !BULLET_LOOKS.test(word.text)) return false;
  const gap = (next.x0 - word.x1) * POINTS_PER_PIXEL;
  return gap > (/^[eo-]/u.test(word.text) ? LETTER_GAP_EMS : BULLET_GAP_EMS) * size;
}

/** Running headers first and footers last, wherever they were seen. */
function inOrder(lines: readonly ReadLine[]): ReadLine[] {
  const headers = lines.filter(({ line }) => line.height > TOP_SHARE);
  const footers = lines.filter(({ line }) => line.height < BOTTOM_SHARE);
  const others = lines.filter(({ line }) => line.height <= TOP_SHARE && line.height >= BOTTOM_SHARE);
  return [...headers, ...others, ...footers];
}

/** The size of the letter in the middle, when all are put in order of size; 0 if there are none. */
export function bodySizeOf(lines: readonly Line[]): number {
  const ordered = [...lines].sort((a, b) => a.size - b.size);
  const all = ordered.reduce((sum, { text }) => sum + text.length, 0);
  let passed = 0;
  for (const { size, text } of ordered) {
    passed += text.length;
    if (passed >= all / 2) return size;
  }
  return 0;
}

/** The same lines in as few sizes as a printer would have used: that of the body, and steps from it. */
export function inFewSizes(lines: readonly Line[], bodySize: number): Line[] {
  const widest = Math.max(...lines.map(({ x, right }) => right - x));
  let last: { readonly measured: number; readonly size: number } | null = null;
  return lines.map((line) => {
    const isLong = line.right - line.x > LONG_SHARE * widest;
    const isOfBody = isLong && line.size < SURELY_LARGER * bodySize && line.size > bodySize / SURELY_LARGER;
    const isAsLast =
      last !== null && line.size < SAME_SIZE * last.measured && line.size > last.measured / SAME_SIZE;
    const near = isOfBody ? bodySize : nearestSize(line.size, bodySize);
    // The second line of a title may have no high letters.
    const size = isAsLast && last !== null && last.size > bodySize && near > bodySize ? last.size : near;
    last = { measured: line.size, size };
    return { ...line, size };
  });
}

function nearestSize(size: number, bodySize: number): number {
  if (bodySize === 0) return size;
  const ratio = size / bodySize;
  if (ratio < SAME_SIZE && ratio > SMALLER) return bodySize;
  const steps = Math.round(Math.log(ratio) / Math.log(SIZE_STEP)) || Math.sign(ratio - 1);
  return bodySize * SIZE_STEP ** steps;
}
