import type { TextItem } from "pdfjs-dist/types/src/display/api.d.ts";

/** One line of text as it stands on the page. Lengths in points; `y` counts upwards. */
export interface Line {
  readonly page: number;
  readonly text: string;
  /** Where big gaps split the line, its pieces; one piece otherwise. */
  readonly cells: readonly string[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  /** Whether (nearly) all of it is in that font. */
  readonly isUniform: boolean;
  /** Degrees, counter-clockwise. */
  readonly angle: number;
  /** 0 at the bottom of the page, 1 at its top. */
  readonly height: number;
}

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
}

interface Open {
  readonly pieces: Piece[];
  left: number;
  right: number;
  y: number;
  /** Largest size so far, whose baseline is the line's: a superscript may come first. */
  size: number;
  readonly angle: number;
}

/** A gap of more than this many ems between two words is a column of a table, not a space. */
const CELL_GAP_EMS = 1.8;
const SPACE_EMS = 0.3;
const SAME_LINE_EMS = 0.6;
const SAME_BASELINE_EMS = 0.1;
/** Share of a line's characters that must be in one font for the line to have a face of its own. */
const UNIFORM_SHARE = 0.95;
/** A figure set smaller than this, of the line's size, is raised or lowered. */
const SCRIPT_SHARE = 0.8;

/** Turns pdf.js's items, which come in content-stream order, into lines in the same order. */
export class LineBuilder {
  readonly #page: number;
  readonly #pageBox: { bottom: number; height: number };
  readonly #lines: Line[] = [];
  #open: Open | null = null;

  constructor(page: number, [, bottom = 0, , top = 0]: readonly number[]) {
    this.#page = page;
    this.#pageBox = { bottom, height: Math.max(1, top - bottom) };
  }

  add(item: TextItem): void {
    if (item.str !== "") this.#addText(item);
    if (item.hasEOL) this.#close();
  }

  finish(): Line[] {
    this.#close();
    return this.#lines;
  }

  #addText(item: TextItem): void {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[];
    const turn = Math.atan2(b, a);
    const [cos, sin] = b === 0 && a > 0 ? [1, 0] : [Math.cos(turn), Math.sin(turn)];
    const angle = Math.round((turn * 180) / Math.PI);
    const size = Math.round(Math.hypot(c, d) * 2) / 2;
    const piece = {
      text: texCharacters(item.str),
      x: e * cos + f * sin,
      width: item.width,
      size,
      font: item.fontName,
    };
    const y = f * cos - e * sin;
    if (this.#open !== null && !belongsTo(this.#open, piece, { y, angle })) this.#close();
    this.#open ??= { pieces: [], left: piece.x, right: piece.x, y, size: 0, angle };
    append(this.#open, piece, y);
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) return;
    const { text, cells } = textOf(withoutNoteMarks(inOrder(open.pieces)));
    if (text.trim() === "") return;
    const { left, right, y, angle } = open;
    const height = (y - this.#pageBox.bottom) / this.#pageBox.height;
    const place = { page: this.#page, x: left, right, y, angle, height };
    this.#lines.push({ ...place, ...faceOf(open.pieces), text, cells });
  }
}

function append(open: Open, piece: Piece, y: number): void {
  open.pieces.push(piece);
  if (piece.text.trim() === "") return;
  open.left = Math.min(open.left, piece.x);
  open.right = Math.max(open.right, piece.x + piece.width);
  if (piece.size <= open.size) return;
  open.size = piece.size;
  open.y = y;
}

/** Superscripts stay in their line; a step back or up starts a new one, though pdf.js marks no end there. */
function belongsTo(open: Open, piece: Piece, { y, angle }: { y: number; angle: number }): boolean {
  const size = Math.max(piece.size, open.size);
  const rise = Math.abs(y - open.y);
  if (angle !== open.angle || rise > SAME_LINE_EMS * size) return false;
  if (piece.x >= open.left - SPACE_EMS * size)
    return piece.x >= (open.pieces.at(-1)?.x ?? 0) - size || rise < SAME_BASELINE_EMS * size;
  // Some writers draw a dash in another font before the words to its left.
  const gap = open.left - (piece.x + piece.width);
  return rise < SAME_BASELINE_EMS * size && Math.abs(gap) < CELL_GAP_EMS * size;
}

/** The pieces from left to right, with the spaces that only their distance tells. */
function textOf(pieces: readonly Piece[]): { text: string; cells: string[] } {
  const cells = [""];
  let end: number | null = null;
  const write = (text: string) => cells.push((cells.pop() ?? "") + text);
  for (const piece of pieces) {
    const isBlank = piece.text.trim() === "";
    const gap = end === null ? 0 : piece.x - end;
    if (!isBlank && gap > CELL_GAP_EMS * piece.size) cells.push("");
    else if (!isBlank && gap > SPACE_EMS * piece.size && !/\s$/.test(cells.at(-1) ?? "")) write(" ");
    write(piece.text);
    if (!isBlank) end = piece.x + piece.width;
  }
  const clean = cells.map(withoutScriptSpaces).filter((cell) => cell !== "");
  return { text: clean.join(" "), cells: clean };
}

function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  const isOrdered = pieces.every(
    (piece, index) => piece.x >= (pieces[index - 1]?.x ?? Number.NEGATIVE_INFINITY),
  );
  return isOrdered ? pieces : [...pieces].sort((a, b) => a.x - b.x);
}

/**
 * The small figure after a full stop or at the start of a line points to a note; read as text it would
 * become "ATP.2" and "2 A human body". After a letter or digit it may be an exponent, and stays.
 */
function withoutNoteMarks(pieces: readonly Piece[]): readonly Piece[] {
  const lineSize = Math.max(...pieces.map(({ size }) => size));
  return pieces.filter(({ text, size }, index) => {
    if (!/^\s*\d{1,3}\s*$/.test(text) || size > SCRIPT_SHARE * lineSize) return true;
    const before = pieces
      .slice(0, index)
      .map((piece) => piece.text)
      .join("");
    return before.trim() !== "" && !/[.,;:!?)”"»]\s*$/.test(before);
  });
}

/** The gap typesetters leave between Japanese and Latin characters is no space: "8世紀", not "8 世紀". */
function withoutScriptSpaces(text: string): string {
  const closed = text.replace(/(?<=[\u3040-\u30FF\u4E00-\u9FFF]) (?=[\dA-Za-z])/g, "");
  return closed.replace(/(?<=[\dA-Za-z]) (?=[\u3040-\u30FF\u4E00-\u9FFF])/g, "").trim();
}

/** What most of the line is set in. */
function faceOf(pieces: readonly Piece[]): Pick<Line, "size" | "font" | "isUniform"> {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  let chars = 0;
  for (const { text, size, font } of pieces) {
    const weight = text.trim().length;
    chars += weight;
    count(sizes, size, weight);
    count(fonts, font, weight);
  }
  const font = mostFrequent(fonts) ?? "";
  const isUniform = (fonts.get(font) ?? 0) >= UNIFORM_SHARE * chars;
  return { size: mostFrequent(sizes) ?? 0, font, isUniform };
}

/**
 * TeX's fonts, embedded without a Unicode map, show their own codes (OT1 from 0x0B, Cork from 0x10), which
 * arrive here as control characters: "signi\u001Cer" is "signifier".
 */
const TEX_CHARACTERS = new Map(
  Object.entries({
    "\u000B": "ff",
    "\u000C": "fi",
    "\u000D": "fl",
    "\u000E": "ffi",
    "\u000F": "ffl",
    "\u0010": "“",
    "\u0011": "”",
    "\u0012": "„",
    "\u0013": "«",
    "\u0014": "»",
    "\u0015": "–",
    "\u0016": "—",
    "\u001B": "ff",
    "\u001C": "fi",
    "\u001D": "fl",
    "\u001E": "ffi",
    "\u001F": "ffl",
  }),
);

function texCharacters(text: string): string {
  return text.replace(/\p{Cc}/gu, (control) => TEX_CHARACTERS.get(control) ?? control);
}

export function count<Key>(counts: Map<Key, number>, key: Key, weight: number): void {
  counts.set(key, (counts.get(key) ?? 0) + weight);
}

export function mostFrequent<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  let best: Key | undefined;
  let most = 0;
  for (const [key, weight] of counts) {
    if (weight > most) [best, most] = [key, weight];
  }
  return best;
}
