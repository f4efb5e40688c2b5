import { seamOf } from "../characters.ts";
import type { Line } from "./lines.ts";
import { isContentsLine, isListed } from "./listed-rows.ts";
import { type Fragment, SCRIPT_SPACE } from "./pieces.ts";
import {
  type Column,
  cellsIn,
  columnOf,
  columnsOf,
  isAligned,
  type Level,
  levelsOf,
  SAME_ROW_EMS,
} from "./table-columns.ts";

/** Rows that are not aligned are a table if there are at least this many. */
const MIN_ROWS = 3;
/** Longer "cells" are columns of running text that the writer emitted line by line. */
const MAX_CELL_CHARS = 40;
const MAX_CELL_LINES = 30;
/** A line further below the previous one, in ems, is not in its table. */
const MAX_STEP_EMS = 3.5;
const LINES_BACK = 6;
const MAX_SIZE_CHANGE = 0.2;
/** Lines within a cell are at most this far apart, in ems. */
const MAX_LEADING_EMS = 1.35;
/** The lines of a cell are at most this share of the distance between rows. */
const TIGHT_SHARE = 0.8;
/** Numbers are not broken: a line with one is not the second line of a cell. */
const FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u;
const MARK = /^(?:[•▪◦●\uE000-\uF8FF–-]|\(?(?:\d{1,2}|\p{Ll})[.)])$/u;

export interface Row {
  readonly cells: readonly string[];
  /** An item of a list set wide, not of a table. */
  readonly isItem: boolean;
}

/** Each row under its first line; null for its other lines, which add nothing. */
export type TableRows = ReadonlyMap<Line, Row | null>;

/**
 * Finds tables: several consecutive lines of short pieces with wide gaps, and the lines between them that continue
 * their cells. Two rows are enough if their pieces are aligned. Lines with leaders to page numbers are items of their
 * own.
 */
export function tableRows(pages: readonly (readonly Line[])[]): TableRows {
  const rows = new Map<Line, Row | null>();
  for (const lines of pages) {
    for (const run of runsOf(lines, isCellLike)) addTables(rows, run);
    const isFresh = (line: Line) => !rows.has(line);
    for (const run of runsOf(lines, hasNearCells)) if (run.every(isFresh)) addTables(rows, run);
  }
  for (const lines of pages) addContents(rows, lines);
  return rows;
}

/** Fewer lines may be a form, whose dots are to be written on. */
function addContents(rows: Map<Line, Row | null>, lines: readonly Line[]): void {
  let together: Line[] = [];
  for (const line of [...lines, undefined]) {
    if (line !== undefined && isContentsLine(line)) {
      together.push(line);
      continue;
    }
    const fresh = together.length < MIN_ROWS ? [] : together.filter((one) => !rows.has(one));
    for (const one of fresh) rows.set(one, { cells: one.cells, isItem: true });
    together = [];
  }
}

/** Groups of lines that may hold a table. */
function* runsOf(lines: readonly Line[], isPart: (line: Line) => boolean): Generator<Line[]> {
  let run: Line[] = [];
  for (const line of [...lines, undefined]) {
    if (line !== undefined && isPart(line) && (run.length === 0 || isNear(run, line))) {
      run.push(line);
      continue;
    }
    if (run.some(isRowLike)) yield run;
    run = line !== undefined && isPart(line) ? [line] : [];
  }
}

function isCellLike({ cells, angle }: Line): boolean {
  return angle === 0 && cells.every(isShort);
}

/** The same, but in long rows cells may be closer: TeX leaves 1.2 em between them. */
function hasNearCells(line: Line): boolean {
  return isCellLike(line) || (line.angle === 0 && cellsIn(line).every(({ text }) => isShort(text)));
}

function isShort(cell: string): boolean {
  return cell.length <= MAX_CELL_CHARS;
}

/** A line with a mark and a wide gap before its text is a list item. */
function isRowLike({ cells }: Line): boolean {
  return cells.length > 2 || (cells.length === 2 && !MARK.test(cells[0] ?? ""));
}

/** Cells come one after the other, the lines of each from top to bottom: the lowest may be some lines back. */
function isNear(run: readonly Line[], line: Line): boolean {
  const before = run.slice(-LINES_BACK);
  const isAlike = before.every(({ size }) => Math.abs(size - line.size) <= MAX_SIZE_CHANGE * size);
  const steps = before.map(({ y }) => Math.abs(y - line.y));
  return isAlike && Math.min(...steps) <= MAX_STEP_EMS * line.size;
}

function addTables(rows: Map<Line, Row | null>, run: readonly Line[]): void {
  const levels = levelsOf(run);
  const columns = columnsOf(levels);
  if (columns === null) {
    addPlainRows(rows, run);
    return;
  }
  const grid = { columns, widestGap: widestGap(levels) };
  let table: Level[][] = [];
  for (const [index, level] of [...levels, undefined].entries()) {
    const last = table.at(-1);
    if (level !== undefined && last !== undefined && goesOn(last, level, grid)) last.push(level);
    else if (level !== undefined && filledBy([level], columns).size > 1) table.push([level]);
    else if (level !== undefined && isTopOfCell(level, levels[index + 1])) table.push([level]);
    else {
      addTable(rows, table, columns);
      table = [];
    }
  }
}

/** The columns are unknown: each line that looks like a row is one. */
function addPlainRows(rows: Map<Line, Row | null>, run: readonly Line[]): void {
  let together: Line[] = [];
  for (const line of [...run, undefined]) {
    if (line !== undefined && isRowLike(line)) {
      together.push(line);
      continue;
    }
    const isItem = together.every(isContentsLine) || isListed(together.map(({ cells }) => cells));
    if (together.length >= MIN_ROWS) for (const row of together) rows.set(row, { cells: row.cells, isItem });
    together = [];
  }
}

function addTable(rows: Map<Line, Row | null>, table: readonly Level[][], columns: readonly Column[]): void {
  const full = table.filter(([first]) => first !== undefined && filledBy([first], columns).size > 1);
  if (full.length < 2 || (full.length < MIN_ROWS && !isAligned(full.flat()))) return;
  const lines = table.flat().flatMap((level) => level.lines);
  if (!lines.some(isRowLike)) return;
  const cells = table.map((row) => cellsOf(row, columns));
  const isContents = table.every((row) => row.some((level) => level.lines.some(isContentsLine)));
  const isItem = isContents || isListed(cells);
  // Rows are stored under lines, of which there are at least as many.
  for (const [index, line] of lines.entries()) {
    const row = cells[index];
    rows.set(line, row === undefined ? null : { cells: row, isItem });
  }
}

/** The upper line of a cell beside cells at half its height. */
function isTopOfCell(level: Level, next: Level | undefined): boolean {
  return next !== undefined && next.cells.length > 1 && level.y - next.y < SAME_ROW_EMS * level.size;
}

interface Grid {
  readonly columns: readonly Column[];
  /** The gap between two lines of text, in points. */
  readonly widestGap: number;
}

function goesOn(row: readonly Level[], level: Level, { columns, widestGap }: Grid): boolean {
  if (row.length >= MAX_CELL_LINES) return false;
  const last = row.at(-1);
  const gap = (last?.y ?? 0) - level.y;
  if (gap < SAME_ROW_EMS * level.size) return true;
  const filled = filledBy([level], columns);
  if (gap > MAX_LEADING_EMS * level.size || filled.size === columns.length) return false;
  const before = filledBy(row, columns);
  if (level.cells.some(({ text }) => FIGURE.test(text))) return false;
  if (![...filled].every((column) => before.has(column))) return false;
  if (filled.size === 1 && !filled.has(0)) return true;
  return gap < TIGHT_SHARE * widestGap || level.cells.every(({ text }) => /^\p{Ll}/u.test(text));
}

function widestGap(levels: readonly Level[]): number {
  return levels.reduce((widest, { y }, index) => Math.max(widest, (levels[index - 1]?.y ?? y) - y), 0);
}

function filledBy(levels: readonly Level[], columns: readonly Column[]): Set<number> {
  return new Set(levels.flatMap(({ fragments }) => fragments.map((one) => columnOf(one, columns))));
}

function cellsOf(row: readonly Level[], columns: readonly Column[]): string[] {
  const cells = columns.map(() => "");
  for (const { fragments } of row) {
    for (const fragment of fragments) {
      const column = columnOf(fragment, columns);
      cells[column] = joined(cells[column] ?? "", fragment);
    }
  }
  return cells.filter((cell) => cell !== "");
}

function joined(cell: string, { text }: Fragment): string {
  const { cut, space } = seamOf(cell, text);
  return (cell.slice(0, cell.length - cut) + space + text).replace(SCRIPT_SPACE, "");
}
