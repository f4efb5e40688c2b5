import { count, mostFrequent } from "./counts.ts";

/** A run with its place in the line. Lengths are in points. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly isRightToLeft: boolean;
}

/** Text in one font, spaces included. */
export interface Stretch {
  readonly text: string;
  readonly font: string;
}

/** Text that stands close together in a line. */
export interface Fragment {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

export interface LineText {
  readonly text: string;
  /** The pieces of a line that wide gaps split; one piece otherwise. */
  readonly cells: readonly string[];
  /** What may be in different cells: the same, split at every space with a position of its own. */
  readonly fragments: readonly Fragment[];
  /** The same text by font. */
  readonly stretches: readonly Stretch[];
  /** A small raised number before the text, left out of it: the text is a note. */
  readonly hasNoteMark: boolean;
  /** Dot leaders in the line, left out of the text. */
  readonly hasLeaders: boolean;
}

/** A gap of more than this many ems separates table columns; a smaller one is a space. */
export const CELL_GAP_EMS = 1.8;
export const SPACE_EMS = 0.3;
/** Joined letters leave no gap inside a word, and words shown one by one may come in any order. */
const RIGHT_TO_LEFT_SPACE_EMS = 0.15;
/** The smallest gap that browsers leave between two cells. */
const NARROW_SPACE_EMS = 0.15;
/** The share of a line's characters in one font, from which on the line counts as being in that font. */
const UNIFORM_SHARE = 0.95;
/** Digits below this share of the line's size are raised or lowered. */
const SCRIPT_SHARE = 0.85;
/** After these characters a digit is no exponent. */
const BEFORE_NOTE_MARK = /[.,;:!?)”"»\u3001-\u30FF\u4E00-\u9FFF）]\s*$/u;
/** Single letters in a row, at least this many, are one letterspaced word: "K A P I T E L", "は じ め に". */
const WIDE_WORD = /^\s*\p{Lu}(?: \p{Lu}){3,}\s*$|^\s*[\u3040-\u9FFF](?: [\u3040-\u9FFF]){2,}\s*$/u;
/** Dot leaders, to a page number in a table of contents or to a line to be filled in. */
const LEADERS = /(?:[.·…‥]\s?){5,}/gu;
/** The small gap that typesetters leave between Japanese and Latin characters is no space: "8世紀", not "8 世紀". */
export const SCRIPT_SPACE =
  /(?<=[\u3040-\u30FF\u4E00-\u9FFF]) (?=[\dA-Za-z])|(?<=[\dA-Za-z]) (?=[\u3040-\u30FF\u4E00-\u9FFF])/g;

/** The pieces in reading order, with spaces where only the distance shows one. */
export function textOf(pieces: readonly Piece[]): LineText {
  const rightToLeft = isRightToLeft(pieces);
  const cells: Stretch[][] = [[]];
  let last: Piece | null = null;
  const ordered = inOrder(pieces, rightToLeft);
  const written = withoutNoteMarks(ordered);
  for (const piece of written) {
    const isBlank = piece.text.trim() === "";
    const gap = last === null ? 0 : gapBetween(last, piece, rightToLeft);
    if (!isBlank && gap > CELL_GAP_EMS * piece.size) cells.push([]);
    else if (!isBlank && gap > leastSpace(last, piece)) cells.at(-1)?.push({ text: " ", font: piece.font });
    const text = WIDE_WORD.test(piece.text) ? piece.text.replaceAll(" ", "") : piece.text;
    cells.at(-1)?.push({ text, font: piece.font });
    if (!isBlank) last = piece;
  }
  const hasNoteMark = firstWord(ordered) !== firstWord(written);
  const fragments = fragmentsOf(written);
  const hasLeaders = plain(cells.flat()).search(LEADERS) >= 0;
  return {
    ...joined(cells.map(tidied).filter((cell) => cell.length > 0)),
    fragments,
    hasNoteMark,
    hasLeaders,
  };
}

function leastSpace(last: Piece | null, piece: Piece): number {
  const isJoined = last?.isRightToLeft === true && piece.isRightToLeft;
  return (isJoined ? RIGHT_TO_LEFT_SPACE_EMS : SPACE_EMS) * piece.size;
}

function fragmentsOf(pieces: readonly Piece[]): Fragment[] {
  // Leaders take no position of their own.
  const fragments: { text: string; x: number; right: number }[] = [];
  let isSpaced = false;
  for (const { text, x, width, size } of pieces) {
    const last = fragments.at(-1);
    const clean = text.replace(LEADERS, " ");
    if (/^[\s.·…‥]*$/u.test(clean)) {
      isSpaced = true;
      continue;
    }
    const minGap = (isSpaced ? NARROW_SPACE_EMS : SPACE_EMS) * size;
    isSpaced = false;
    if (last === undefined || Math.abs(x - last.right) > minGap)
      fragments.push({ text: clean.trim(), x, right: x + width });
    else Object.assign(last, { text: last.text + clean.trimEnd(), right: x + width });
  }
  return fragments;
}

function firstWord(pieces: readonly Piece[]): Piece | undefined {
  return pieces.find(({ text }) => text.trim() !== "");
}

function joined(cells: readonly (readonly Stretch[])[]): Pick<LineText, "text" | "cells" | "stretches"> {
  const texts = cells.map(plain);
  const [first = [], ...others] = cells;
  const spaced = others.flatMap(([head, ...rest]) =>
    head === undefined ? [] : [{ text: ` ${head.text}`, font: head.font }, ...rest],
  );
  return { text: texts.join(" "), cells: texts, stretches: [...first, ...spaced] };
}

/** The font and size of most of the pieces. */
export function faceOf(pieces: readonly Piece[]): { size: number; font: string; isUniform: boolean } {
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

function isRightToLeft(pieces: readonly Piece[]): boolean {
  let balance = 0;
  for (const piece of pieces) balance += piece.isRightToLeft ? piece.text.length : -piece.text.length;
  return balance > 0;
}

function inOrder(pieces: readonly Piece[], rightToLeft: boolean): readonly Piece[] {
  const sign = rightToLeft ? -1 : 1;
  const isOrdered = pieces.every(
    ({ x }, index) => sign * (x - (pieces[index - 1]?.x ?? -sign * Number.POSITIVE_INFINITY)) >= 0,
  );
  return isOrdered ? pieces : [...pieces].sort((a, b) => sign * (a.x - b.x));
}

function gapBetween(last: Piece, next: Piece, rightToLeft: boolean): number {
  return rightToLeft ? last.x - (next.x + next.width) : next.x - (last.x + last.width);
}

/**
 * A small number after a full stop or at the start of a line refers to a note; as text it would give "ATP.2" and "2 A
 * human body". After a Latin letter or digit it may be an exponent, and stays.
 */
function withoutNoteMarks(pieces: readonly Piece[]): readonly Piece[] {
  let lineSize = 0;
  for (const { size } of pieces) lineSize = Math.max(lineSize, size);
  let before = "";
  return pieces.filter(({ text, size }) => {
    const isSmallFigure = size <= SCRIPT_SHARE * lineSize && /^\s*\d{1,3}\s*$/.test(text);
    if (isSmallFigure && (before === "" || BEFORE_NOTE_MARK.test(before))) return false;
    if (text.trim() !== "") before = text;
    return true;
  });
}

/** Adjacent stretches of one font are joined; leaders, double spaces and outer spaces are removed. */
function tidied(cell: readonly Stretch[]): Stretch[] {
  const merged: { text: string; font: string }[] = [];
  for (const { text, font } of cell) {
    const last = merged.at(-1);
    const fresh = last === undefined || /\s$/.test(last.text) ? text.trimStart() : text;
    if (last !== undefined && (last.font === font || fresh.trim() === "")) last.text += fresh;
    else if (fresh !== "") merged.push({ text: fresh, font });
  }
  const clean = rewritten(rewritten(merged, LEADERS, " "), SCRIPT_SPACE, "");
  const end = clean.at(-1);
  if (end !== undefined) clean[clean.length - 1] = { ...end, text: end.text.trimEnd() };
  return clean.filter(({ text }) => text !== "");
}

/** Replaces in the whole text, across stretches. New text belongs to the stretch where it begins. */
function rewritten(stretches: readonly Stretch[], pattern: RegExp, replacement: string): Stretch[] {
  const found = [...plain(stretches).matchAll(pattern)];
  if (found.length === 0) return [...stretches];
  let start = 0;
  let next = 0;
  return stretches.map(({ text, font }) => {
    const from = start;
    start += text.length;
    let kept = "";
    let at = from;
    for (let match = found[next]; match !== undefined && match.index < start; match = found[next]) {
      kept +=
        text.slice(at - from, Math.max(0, match.index - from)) + (match.index >= from ? replacement : "");
      const end = match.index + match[0].length;
      at = Math.min(end, start);
      // The replaced text reaches into the next stretch, which must lose its share too.
      if (end > start) break;
      next += 1;
    }
    return { text: kept + text.slice(at - from), font };
  });
}

function plain(stretches: readonly Stretch[]): string {
  return stretches.map(({ text }) => text).join("");
}
