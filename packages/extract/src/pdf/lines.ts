import { meantCharacters } from "./meant-characters.ts";
import { CELL_GAP_EMS, faceOf, type LineText, type Piece, SPACE_EMS, textOf } from "./pieces.ts";
import type { TextRun } from "./runs.ts";
import type { Box } from "./text-objects.ts";

/** A line of text on the page. Lengths are in points; `y` counts upwards. */
export interface Line extends LineText {
  readonly page: number;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  /** Size and font of most of the line. */
  readonly size: number;
  readonly font: string;
  /** Whether (nearly) all of it is in that font. */
  readonly isUniform: boolean;
  /** Degrees, counter-clockwise. */
  readonly angle: number;
  /** 0 at the bottom of the page, 1 at its top. */
  readonly height: number;
  /** The document marks it as part of the page, not of the text (artifact: ISO 32000-2, 14.8.2.2). */
  readonly isArtifact: boolean;
}

export interface PageShape {
  readonly number: number;
  /** The visible area of the page. */
  readonly view: Box;
  /** Clockwise rotation of the page when shown, in degrees: a multiple of 90. */
  readonly rotate: number;
}

interface Open {
  readonly pieces: Piece[];
  left: number;
  right: number;
  y: number;
  /** The largest size so far; its baseline is that of the line, because a superscript may come first. */
  size: number;
  readonly angle: number;
  isArtifact: boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const SAME_LINE_EMS = 0.6;
const SAME_BASELINE_EMS = 0.1;
/** OCR places each word where it saw it, so the words of a line may be off by this much. */
const JITTER_EMS = 0.35;
/** The widest space between such words. */
const JITTER_GAP_EMS = 1.2;
/** The angle by which a sheet may be skewed in the scanner, in degrees; text at larger angles is meant to slant. */
const MAX_SKEW = 3.5;
/** A smaller angle is a rounding error. */
const EXACT_DEGREES = 0.01;
/** The same words this close are printed twice, for bold or for a shadow. */
const SAME_PLACE_EMS = 0.3;
/** How many lines back such a double is searched for. */
const DOUBLES_BACK = 4;

/** Joins runs into lines. Both keep the order in which they are written in the file. */
export class LineBuilder {
  readonly #page: PageShape;
  readonly #lines: Line[] = [];
  #open: Open | null = null;

  constructor(page: PageShape) {
    this.#page = page;
  }

  add(run: TextRun): void {
    const { x, y, angle } = this.#placeOf(run);
    const { width, size, font, isRightToLeft } = run;
    const piece = { text: meantCharacters(run.text), x, width, size, font, isRightToLeft };
    if (this.#open !== null && !belongsTo(this.#open, piece, { y, angle })) this.#close();
    else if (this.#open !== null && run.mayStartLine && !adjoins(this.#open, piece, y)) this.#close();
    this.#open ??= { pieces: [], left: x, right: x, y, size: 0, angle, isArtifact: true };
    append(this.#open, piece, y);
    if (piece.text.trim() !== "") this.#open.isArtifact &&= run.isArtifact;
  }

  finish(): Line[] {
    this.#close();
    return this.#lines;
  }

  /** The position along and across the line on the page as shown. Lines of a skewed scan are straightened. */
  #placeOf(run: TextRun): Place {
    const turn = run.turn - (this.#page.rotate * Math.PI) / 180;
    const degrees = (((turn * 180) / Math.PI + 540) % 360) - 180;
    const [x, y] = this.#turned(run.x, run.y);
    if (Math.abs(degrees) < EXACT_DEGREES) return { x, y, angle: 0 };
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    if (Math.abs(degrees) > MAX_SKEW)
      return { x: x * cos + y * sin, y: y * cos - x * sin, angle: (Math.round(degrees) + 360) % 360 };
    const [middleX, middleY] = this.#middle();
    const [right, up] = [x - middleX, y - middleY];
    return { x: middleX + right * cos + up * sin, y: middleY + up * cos - right * sin, angle: 0 };
  }

  /** The middle of the page as shown: rotating around it moves lines of slightly different angles least. */
  #middle(): [number, number] {
    const [left, bottom, right, top] = this.#page.view;
    const [width, height] = [right - left, top - bottom];
    if (this.#page.rotate % 180 !== 0) return [height / 2, width / 2];
    return this.#page.rotate === 180 ? [width / 2, height / 2] : [left + width / 2, bottom + height / 2];
  }

  #turned(x: number, y: number): [number, number] {
    const [left, bottom, right, top] = this.#page.view;
    if (this.#page.rotate === 90) return [y - bottom, right - x];
    if (this.#page.rotate === 180) return [right - x, top - y];
    if (this.#page.rotate === 270) return [top - y, x - left];
    return [x, y];
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) return;
    const written = textOf(open.pieces);
    if (written.text === "") return;
    const { left, right, y, angle, isArtifact } = open;
    const place = {
      page: this.#page.number,
      x: left,
      right,
      y,
      angle,
      height: this.#heightOf(y),
      isArtifact,
    };
    const line = { ...written, ...place, ...faceOf(open.pieces) };
    if (!this.#lines.slice(-DOUBLES_BACK).some((other) => isDouble(other, line))) this.#lines.push(line);
  }

  #heightOf(y: number): number {
    const [left, bottom, right, top] = this.#page.view;
    const { rotate } = this.#page;
    if (rotate === 0) return (y - bottom) / Math.max(1, top - bottom);
    return y / Math.max(1, rotate === 180 ? top - bottom : right - left);
  }
}

function append(open: Open, piece: Piece, y: number): void {
  if (piece.text.trim() === "") {
    open.pieces.push(piece);
    return;
  }
  const isSame = (other: Piece) => isDouble({ ...other, y: open.y }, { ...piece, y });
  if (open.pieces.slice(-DOUBLES_BACK).some(isSame)) return;
  open.pieces.push(piece);
  open.left = Math.min(open.left, piece.x);
  open.right = Math.max(open.right, piece.x + piece.width);
  if (piece.size <= open.size) return;
  open.size = piece.size;
  open.y = y;
}

/** Directly after the open text; the next line would begin further left. */
function adjoins(open: Open, piece: Piece, y: number): boolean {
  const gap = piece.x - open.right;
  const rise = Math.abs(y - open.y);
  if (gap <= -SAME_BASELINE_EMS * open.size) return false;
  if (rise < SAME_BASELINE_EMS * open.size) return true;
  return gap < (rise < JITTER_EMS * open.size ? JITTER_GAP_EMS : SAME_LINE_EMS) * open.size;
}

type Placed = Pick<Line, "text" | "x" | "y" | "size">;

function isDouble(one: Placed, other: Placed): boolean {
  const near = SAME_PLACE_EMS * other.size;
  return one.text === other.text && Math.abs(one.x - other.x) < near && Math.abs(one.y - other.y) < near;
}

/** Superscripts stay in their line; a step back or up starts a new one. */
function belongsTo(open: Open, piece: Piece, { y, angle }: { y: number; angle: number }): boolean {
  const size = Math.max(piece.size, open.size);
  const rise = Math.abs(y - open.y);
  if (angle !== open.angle || rise > SAME_LINE_EMS * size) return false;
  const onBaseline = rise < SAME_BASELINE_EMS * size;
  if (piece.x >= open.left - SPACE_EMS * size)
    return onBaseline || piece.x >= (open.pieces.at(-1)?.x ?? 0) - size;
  // Some writers draw a dash in another font before the words to its left, and some scripts run right to left.
  const gap = open.left - (piece.x + piece.width);
  return onBaseline && Math.abs(gap) < CELL_GAP_EMS * size;
}
