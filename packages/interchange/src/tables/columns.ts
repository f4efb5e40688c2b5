import type { ColumnRole } from "@quizmill/contract";
import { indexOfText } from "../keys/option-text.ts";
import { signsIn } from "../keys/signs.ts";

type Rows = readonly (readonly string[])[];

const cellAt = (row: readonly string[], i: number) => (row[i] ?? "").trim();
const isSign = (cell: string) => signsIn(cell)?.every((sign) => /^(?:\p{L}|\d{1,2})$/u.test(sign)) ?? false;

function shareOf(rows: Rows, isSo: (row: readonly string[]) => boolean): number {
  return rows.filter(isSo).length / Math.max(1, rows.length);
}

/** Whether the first row only names the columns: below it a column has nothing but letters or numbers. */
export function looksLikeHead([head = [], ...body]: Rows, width: number): boolean {
  return Array.from({ length: width }, (_, i) => i).some(
    (i) =>
      !isSign(cellAt(head, i)) && body.length > 0 && shareOf(body, (row) => isSign(cellAt(row, i))) >= 0.8,
  );
}

/** Without headings: the longest column asks, a column of signs or of words of others names the right option. */
export function contentRoles(rows: Rows, width: number): ColumnRole[] {
  const columns = Array.from({ length: width }, (_, i) => i);
  const lengths = columns.map((i) => rows.reduce((sum, row) => sum + cellAt(row, i).length, 0));
  const signs = columns.filter((i) => hasSigns(rows, i));
  const longest = (key: number) =>
    lengths.reduce((best, length, i) => (i !== key && length > (lengths[best] ?? -1) ? i : best), 0);
  // Before the question stand numbers of parts and levels.
  const isBefore = (i: number) => i < longest(-1) && rows.some((row) => /\d/.test(cellAt(row, i)));
  const keys = signs.filter((i) => !isOfRows(rows, i) && !isBefore(i));
  const inWords = columns.filter((i) => !signs.includes(i) && i !== longest(-1));
  const repeated = inWords.findLast((i) => isRepeated(rows, i, inWords)) ?? -1;
  const key = repeated >= 0 ? repeated : (keys.at(-1) ?? -1);
  const stem = longest(key);
  // A level or the points may stand beside the key: where options are words, two columns of signs could be it.
  const words = columns.filter((i) => i > stem && !signs.includes(i) && lengths[i] !== 0).length;
  const isOpen = repeated < 0 && words > 1 && keys.filter((i) => i > stem).length > 1;
  return columns.map((i) => {
    if (i === stem) return "stem";
    if (isOpen && signs.includes(i)) return "ignore";
    if (i === key) return "key";
    const isNumber = signs.includes(i) && !keys.includes(i);
    return isNumber || i < stem || (key > stem && i > key) ? "ignore" : "option";
  });
}

/** Letters or numbers, in half of the rows at least. */
function hasSigns(rows: Rows, i: number): boolean {
  const filled = rows.filter((row) => cellAt(row, i) !== "");
  return 2 * filled.length >= rows.length && shareOf(filled, (row) => isSign(cellAt(row, i))) > 0.8;
}

const SAME_ROWS = 4;

/** 1, 2, 3, or in many rows the same, or 0 and 1: what numbers the rows, or says something of all, is no key. */
function isOfRows(rows: Rows, i: number): boolean {
  const cells = rows.map((row) => cellAt(row, i));
  const first = Number(cells[0]) || 0;
  const isNumbering =
    rows.length > (i === 0 ? 1 : 2) && cells.every((cell, at) => Number(cell) === first + at);
  const isFlag = cells.every((cell) => /^[01]?$/.test(cell));
  return isNumbering || (rows.length >= SAME_ROWS && (isFlag || new Set(cells).size === 1));
}

/** Whether the cells of a column are those of others. */
function isRepeated(rows: Rows, i: number, columns: readonly number[]): boolean {
  const others = columns.filter((at) => at !== i);
  const share = shareOf(rows, (row) => {
    const cell = cellAt(row, i);
    return (
      cell !== "" &&
      indexOfText(
        cell,
        others.map((at) => cellAt(row, at)),
      ) >= 0
    );
  });
  return others.length > 1 && share > 0.6;
}
