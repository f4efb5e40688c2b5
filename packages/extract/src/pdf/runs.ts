import { accented, isAccent } from "./accents.ts";
import type { PdfiumLibrary, Pointer } from "./pdfium.ts";
import type { Box, TextObject } from "./text-objects.ts";

/** Consecutive characters of one font, in the order they are written. Lengths are in points. */
export interface TextRun {
  readonly text: string;
  /** The start on the page as stored; `y` counts upwards. */
  readonly x: number;
  readonly y: number;
  /** The writing direction: radians, counter-clockwise. */
  readonly turn: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly isRightToLeft: boolean;
  readonly isArtifact: boolean;
  /** The text before it is in another line, unless this run turns out to be raised or lowered. */
  readonly mayStartLine: boolean;
}

/** What all characters of a text object (shown by one operator) have in common. */
interface Face {
  readonly object: Pointer;
  readonly font: string;
  readonly size: number;
  readonly turn: number;
  readonly cos: number;
  readonly sin: number;
  readonly isArtifact: boolean;
}

export interface PageText {
  /** Of `FPDFText_LoadPage`. */
  readonly text: Pointer;
  /** The visible area of the page. */
  readonly view: Box;
  readonly objects: ReadonlyMap<Pointer, TextObject>;
}

interface Stretch {
  readonly object: Pointer;
  /** Indexes of characters. */
  readonly from: number;
  readonly to: number;
}

interface Open {
  face: Face;
  text: string;
  readonly x: number;
  readonly y: number;
  /** The origin of the last character. */
  lastX: number;
  lastY: number;
  /** Where its text begins: a ligature has several characters. */
  lastAt: number;
  /** Start and end, measured from the run's first character along its direction. */
  start: number;
  end: number;
  readonly isRightToLeft: boolean;
  readonly mayStartLine: boolean;
  /** Written from top to bottom without rotation, as Japanese may be. */
  isVertical: boolean;
}

interface Char {
  readonly code: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A gap of this many ems is a space that was not written; a smaller one is letterspacing. */
const GAP_EMS = 0.102;
/** A written space narrower than this was cancelled by kerning. */
const NO_GAP_EMS = 0.03;
/** A wider gap ends a run: it may be between two cells. */
const MAX_GAP_EMS = 0.6;
/** Kerning moves a letter back by less. */
const MAX_STEP_BACK_EMS = 0.2;
const SAME_BASELINE_EMS = 0.05;
/** Over a capital an accent is drawn higher, by less than this. */
const MAX_ACCENT_RISE_EMS = 0.4;
/** From one character of a vertical line to the next. */
const VERTICAL_STEP_EMS = [0.4, 1.7] as const;
/** PDFium's code for a hyphen at the end of a line. */
const LINE_END_HYPHEN = [0x02, 0xfffe];
const MAX_CODE_POINT = 0x10ffff;
/** Type below this size cannot be read. */
const MIN_SIZE = 3;
/** The height of a font's characters from lowest to highest, and more than any font has. */
const HEIGHT_EMS = 1.2;
const MAX_HEIGHT_EMS = 3;
/** fpdf_edit.h: `FPDF_TEXTRENDERMODE_FILL_STROKE`; some writers use it for bold if the font has none. */
const FILL_AND_STROKE = 2;
/** Six letters before the name of a subset font (ISO 32000-2, 9.9.2). */
const SUBSET_TAG = /^[A-Z]{6}\+/;
const STROKED = " Bold";

/** Joins PDFium's characters of one page into runs. Its own spaces, line ends and order of lines are not used. */
export class RunReader {
  readonly #library: PdfiumLibrary;
  readonly #text: Pointer;
  readonly #view: Box;
  readonly #objects: ReadonlyMap<Pointer, TextObject>;
  readonly #runs: TextRun[] = [];
  readonly #fonts = new Map<Pointer, string>();
  #open: Open | null = null;
  #face: Face | null = null;
  /** An accent that may belong to the next letter. */
  #accent: { readonly face: Face; readonly char: Char } | null = null;
  /** Whether a space was written since the last character. */
  #isSpaced = false;
  /** Whether some of the page runs from right to left. */
  #isTwoWay = false;

  constructor(library: PdfiumLibrary, { text, view, objects }: PageText) {
    this.#library = library;
    this.#text = text;
    this.#view = view;
    this.#objects = objects;
  }

  /** The runs in the order they are written, with at most so many characters. */
  read(maxChars: number): TextRun[] {
    const { call } = this.#library;
    for (const { object, from, to } of this.#stretches(maxChars)) {
      for (let index = from; index < to; index += 1) {
        const code = call.FPDFText_GetUnicode(this.#text, index);
        if (isBlank(code)) this.#isSpaced = true;
        else if (isCharacter(code)) this.#add(object, index, code);
      }
    }
    if (this.#accent !== null) this.#put(this.#accent.face, this.#accent.char);
    this.#close();
    return this.#runs;
  }

  /** The characters by text object, in the order they are written: PDFium sorts what it takes for one line. */
  #stretches(maxChars: number): Stretch[] {
    const { call } = this.#library;
    const count = Math.min(call.FPDFText_CountChars(this.#text), maxChars);
    const stretches: { object: Pointer; order: number; from: number; to: number }[] = [];
    let last: Pointer = 0;
    for (let index = 0; index < count; index += 1) {
      const object = call.FPDFText_GetTextObject(this.#text, index);
      const open = stretches.at(-1);
      if (object !== 0 && object === last && open !== undefined) open.to = index + 1;
      else if (object !== 0)
        stretches.push({ object, order: this.#objects.get(object)?.order ?? 0, from: index, to: index + 1 });
      last = object;
    }
    return stretches.sort((one, other) => one.order - other.order);
  }

  #add(object: Pointer, index: number, code: number): void {
    const { call, scratch } = this.#library;
    call.FPDFText_GetCharOrigin(this.#text, index, scratch, scratch + 8);
    const doubles = this.#library.doubles();
    const [x, y] = [doubles[0] ?? 0, doubles[1] ?? 0];
    if (this.#face?.object !== object) this.#face = this.#faceOf(object, index);
    const face = this.#face;
    const open = this.#open;
    // The letters of a ligature share its position.
    if (open !== null && open.face === face && x === open.lastX && y === open.lastY) {
      share(open, code);
      return;
    }
    const width = this.#widthOf(index, face);
    if (x + width < this.#view[0] || x > this.#view[2] || y < this.#view[1] || y > this.#view[3]) return;
    this.#meet(face, { code, x, y, width });
  }

  /** Older TeX fonts have no accented letters: TeX draws the accent first, and the letter over it. */
  #meet(face: Face, char: Char): void {
    const accent = this.#accent;
    this.#accent = null;
    const code = accent !== null && carries(accent, char) ? accented(accent.char.code, char.code) : null;
    if (accent !== null && code === null) this.#put(accent.face, accent.char);
    if (isAccent(char.code)) this.#accent = { face, char };
    else this.#put(face, code === null ? char : { ...char, code });
  }

  #put(face: Face, char: Char): void {
    this.#place(face, char);
    this.#isSpaced = false;
  }

  /** Adds to the open run, or to a new one. */
  #place(face: Face, char: Char): void {
    const open = this.#open;
    const isRightToLeft = isRightToLeftCode(char.code);
    this.#isTwoWay ||= isRightToLeft;
    if (open === null) {
      this.#begin(face, char, { isRightToLeft, mayStartLine: true });
      return;
    }
    if (open.face === face && isBelow(open, char)) {
      this.#goDown(open, char);
      return;
    }
    const [along, across] = wayTo(open, char);
    const gap = open.isRightToLeft ? open.start - (along + char.width) : along - open.end;
    const size = open.face.size;
    const isBack = gap < -MAX_STEP_BACK_EMS * size;
    const isSpace = !isBack && gap > (this.#isSpaced ? NO_GAP_EMS : GAP_EMS) * size;
    // A gap without a written space, between characters shown one by one, may be between two cells.
    const isNear = gap < (this.#isSpaced || open.face === face ? MAX_GAP_EMS : GAP_EMS) * size;
    const isBehind = !isBack && isNear && Math.abs(across) < SAME_BASELINE_EMS * size;
    if (isBehind && isAlike(open.face, face) && isRightToLeft === open.isRightToLeft) {
      if (isSpace) open.text += " ";
      extend(open, char, along);
      return;
    }
    const isElsewhere = Math.abs(across) > (isBack ? size / 2 : open.end - open.start);
    this.#close();
    if (isSpace && !isElsewhere) this.#runs.push(blank(open, gap));
    // Text in the opposite direction returns to before the space.
    else if (this.#isTwoWay && isBack && this.#isSpaced && !isElsewhere) this.#runs.push(blankBefore(open));
    this.#begin(face, char, { isRightToLeft, mayStartLine: isElsewhere });
  }

  #begin(face: Face, char: Char, facts: Pick<Open, "isRightToLeft" | "mayStartLine">): void {
    const { x, y, width } = char;
    const extent = { start: 0, end: width, isVertical: false };
    this.#open = { ...facts, face, text: written(char.code), x, y, lastX: x, lastY: y, lastAt: 0, ...extent };
  }

  #goDown(open: Open, char: Char): void {
    const gap = Math.hypot(char.x - open.x, char.y - open.y) - open.end;
    open.isVertical = true;
    open.lastAt = open.text.length;
    open.text += (this.#isSpaced && gap > NO_GAP_EMS * open.face.size ? " " : "") + written(char.code);
    open.end += gap + open.face.size;
    [open.lastX, open.lastY] = [char.x, char.y];
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) return;
    const { face, text, start, end, isRightToLeft, mayStartLine, isVertical } = open;
    const { font, size, isArtifact } = face;
    const turn = isVertical ? face.turn - Math.PI / 2 : face.turn;
    const place = { ...pointAt(open, start), turn, width: end - start };
    this.#runs.push({ text, ...place, size, font, isRightToLeft, isArtifact, mayStartLine });
  }

  #faceOf(object: Pointer, index: number): Face {
    const { call, scratch } = this.#library;
    call.FPDFText_GetMatrix(this.#text, index, scratch);
    const [a = 1, b = 0, c = 0, d = 1] = this.#library.floats();
    const scale = call.FPDFText_GetFontSize(this.#text, index);
    // A negative size writes upside down and backwards, which a rotated page sets upright.
    const length = (Math.hypot(a, b) || 1) * (scale < 0 ? -1 : 1);
    const [cos, sin] = [a / length, b / length];
    const size = this.#sizeOf(index, Math.abs(scale) * Math.hypot(c, d), Math.abs(sin) > Math.abs(cos));
    return {
      object,
      font: this.#fontOf(object),
      size: Math.round(size * 2) / 2,
      turn: Math.atan2(sin, cos),
      cos,
      sin,
      isArtifact: this.#objects.get(object)?.isArtifact === true,
    };
  }

  /**
   * Type 3 fonts, which are drawn in the file, may have units of any length (ISO 32000-2, 9.6.4). Their nominal size
   * means nothing; the height of a character does.
   */
  #sizeOf(index: number, size: number, isUpended: boolean): number {
    if (size >= MIN_SIZE) return size;
    const { call, scratch } = this.#library;
    call.FPDFText_GetLooseCharBox(this.#text, index, scratch);
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#library.floats();
    const height = isUpended ? right - left : top - bottom;
    return height > MAX_HEIGHT_EMS * size ? height / HEIGHT_EMS : size;
  }

  #fontOf(object: Pointer): string {
    const { call } = this.#library;
    const font = call.FPDFTextObj_GetFont(object);
    let name = this.#fonts.get(font);
    if (name === undefined) {
      const given = this.#library.name((buffer, bytes) => call.FPDFFont_GetBaseFontName(font, buffer, bytes));
      // Type 3 fonts have no name.
      name = given.replace(SUBSET_TAG, "") || `#${font}`;
      this.#fonts.set(font, name);
    }
    return call.FPDFTextObj_GetTextRenderMode(object) === FILL_AND_STROKE ? name + STROKED : name;
  }

  /** The advance along the line. PDFium gives an upright box, so for slanting lines a share of it is used. */
  #widthOf(index: number, { cos, sin, size }: Face): number {
    const { call, scratch } = this.#library;
    call.FPDFText_GetLooseCharBox(this.#text, index, scratch);
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#library.floats();
    if (sin === 0) return right - left;
    if (Math.abs(cos) < 1e-6) return Math.abs(top - bottom);
    // A box of this width and one em of height, rotated, is as wide as the given one.
    return Math.max(0, (right - left - Math.abs(sin) * size) / Math.abs(cos));
  }
}

/** Whether the accent's middle is above or below the letter. */
function carries({ face, char }: { face: Face; char: Char }, letter: Char): boolean {
  const [right, up] = [letter.x - char.x, letter.y - char.y];
  const [along, across] = [right * face.cos + up * face.sin, up * face.cos - right * face.sin];
  const middle = char.width / 2 - along;
  return middle > 0 && middle < letter.width && Math.abs(across) < MAX_ACCENT_RISE_EMS * face.size;
}

/**
 * PDFium reverses the two letters of a lam-alef ligature, but not those of a single code. No single glyph has them in
 * this order.
 */
const TURNED_LAM_ALEF = /^[\u0622\u0623\u0625\u0627\u0671]\u0644$/u;

function share(open: Open, code: number): void {
  const shared = open.text.slice(open.lastAt) + written(code);
  open.text =
    open.text.slice(0, open.lastAt) +
    (TURNED_LAM_ALEF.test(shared) ? [...shared].reverse().join("") : shared);
}

function extend(open: Open, char: Char, along: number): void {
  open.lastAt = open.text.length;
  open.text += written(char.code);
  if (open.isRightToLeft) open.start = along;
  else open.end = along + char.width;
  [open.lastX, open.lastY] = [char.x, char.y];
}

function blank(open: Open, gap: number): TextRun {
  const { turn, size, font, isArtifact } = open.face;
  const place = { ...pointAt(open, open.isRightToLeft ? open.start - gap : open.end), turn, width: gap };
  return { text: " ", ...place, size, font, isArtifact, isRightToLeft: false, mayStartLine: false };
}

/** A space whose end is not known yet. */
function blankBefore(open: Open): TextRun {
  const { turn, size, font, isArtifact } = open.face;
  const along = open.isRightToLeft ? open.end : open.start - NO_GAP_EMS * size;
  const place = { ...pointAt(open, along), turn, width: 0 };
  return { text: " ", ...place, size, font, isArtifact, isRightToLeft: false, mayStartLine: false };
}

function pointAt({ face: { cos, sin }, x, y }: Open, along: number): { x: number; y: number } {
  return { x: x + along * cos, y: y + along * sin };
}

/** From the start of the run to the character: along and across the run's direction. */
function wayTo({ face: { cos, sin }, x, y }: Open, char: Char): [along: number, across: number] {
  const [right, up] = [char.x - x, char.y - y];
  return sin === 0 && cos > 0 ? [right, up] : [right * cos + up * sin, up * cos - right * sin];
}

/** The next character of a vertical line: nothing else goes down within one text object. */
function isBelow(open: Open, char: Char): boolean {
  if (open.text.length > 1 && !open.isVertical) return false;
  const { cos, sin, size } = open.face;
  const [right, up] = [char.x - open.lastX, char.y - open.lastY];
  const [along, across] = [right * cos + up * sin, up * cos - right * sin];
  const [least, most] = VERTICAL_STEP_EMS;
  return Math.abs(along) < size && -across > least * size && -across < most * size;
}

function isAlike(one: Face, other: Face): boolean {
  if (one === other) return true;
  return (
    one.font === other.font &&
    one.size === other.size &&
    one.turn === other.turn &&
    one.isArtifact === other.isArtifact
  );
}

/** Damaged font tables give codes that are no characters. */
function isCharacter(code: number): boolean {
  return code > 0 && code <= MAX_CODE_POINT;
}

function written(code: number): string {
  return LINE_END_HYPHEN.includes(code) ? "-" : String.fromCodePoint(code);
}

/** Spaces, tabs and line ends; wide ones count the same as narrow ones. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0xa0 || code === 0x09 || code === 0x0a || code === 0x3000 || isThin(code);
}

function isThin(code: number): boolean {
  return code >= 0x2000 && code <= 0x200a;
}

/** Hebrew, Arabic and their presentation forms, but not their digits: numbers run from left to right. */
function isRightToLeftCode(code: number): boolean {
  return (
    code >= 0x590 &&
    ((code <= 0x8ff && !isArabicDigit(code)) ||
      (code >= 0xfb1d && code <= 0xfdff) ||
      (code >= 0xfe70 && code <= 0xfeff))
  );
}

function isArabicDigit(code: number): boolean {
  return (code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9);
}
