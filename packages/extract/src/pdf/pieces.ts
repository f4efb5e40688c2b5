import { count, mostFrequent } from "./counts.ts";

/** A run with its place in the line. Lengths in points. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly isRightToLeft: boolean;
}

/** Text without a change of font, spaces included. */
export interface Stretch {
  readonly text: string;
  readonly font: string;
}

/** What stands close together in a line. */
export interface Fragment {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

export interface LineText {
  readonly text: string;
  /** Where big gaps split the line, its pieces; one piece otherwise. */
  readonly cells: readonly string[];
  /** What may stand in different cells: the same, split at every space that has a place of its own. */
  readonly fragments: readonly Fragment[];
  /** The same text by its fonts. */
  readonly stretches: readonly Stretch[];
  /** A small raised figure, left out of the text, stood before it: the text is a note. */
  readonly hasNoteMark: boolean;
  /** Dots, left out of the text, lead the eye over it. */
  readonly hasLeaders: boolean;
}

/** A gap of more than this many ems between two words is a column of a table, not a space. */
export const CELL_GAP_EMS = 1.8;
export const SPACE_EMS = 0.3;
/** Letters that join leave no gap inside a word, and what was shown word by word came in any order. */
const RIGHT_TO_LEFT_SPACE_EMS = 0.15;
/** The least that browsers leave between two cells. */
const NARROW_SPACE_EMS = 0.15;
/** Share of a line's characters that must be in one font for the line to have a face of its own. */
const UNIFORM_SHARE = 0.95;
/** A figure set smaller than this, of the line's size, is raised or lowered. */
const SCRIPT_SHARE = 0.85;
/** No figure after these is an exponent. */
const BEFORE_NOTE_MARK = /[.,;:!?)”"»\u3001-\u30FF\u4E00-\u9FFF）]\s*$/u;
/** Single letters in a row, this many at least, are one word set wide: "K A P I T E L", "は じ め に". */
const WIDE_WORD = /^\s*\p{Lu}(?: \p{Lu}){3,}\s*$|^\s*[\u3040-\u9FFF](?: [\u3040-\u9FFF]){2,}\s*$/u;
/** Dots that lead the eye to a page number in a table of contents, or to a line to be filled in. */
const LEADERS = /(?:[.·…‥]\s?){5,}/gu;
/** The gap typesetters leave between Japanese and Latin characters is no space: "8世紀", not "8 世紀". */
export const SCRIPT_SPACE =
  /(?<=[\u3040-\u30FF\u4E00-\u9FFF]) (?=[\dA-Za-z])|(?<=[\dA-Za-z]) (?=[\u3040-\u30FF\u4E00-\u9FFF])/g;

/** The pieces in reading order, with the spaces that only their distance tells. */
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
  // Leaders hold no place of their own.
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

/** What most of the pieces are set in. */
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
 * The small figure after a full stop or at the start of a line points to a note; read as text it would
 * become "ATP.2" and "2 A human body". After a Latin letter or digit it may be an exponent, and stays.
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

/** Neighbours of one font as one, without leaders, double spaces and spaces at the ends. */
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

/** Replaces in the whole text, across the borders of stretches; what is new belongs to where it begins. */
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
      // It reaches into the next stretch, which has to lose its share too.
      if (end > start) break;
      next += 1;
    }
    return { text: kept + text.slice(at - from), font };
  });
}

function plain(stretches: readonly Stretch[]): string {
  return stretches.map(({ text }) => text).join("");
}
