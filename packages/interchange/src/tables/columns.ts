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
  const keys = signs.filter((i) => !isNumbering(rows, i));
  const longest = (key: number) =>
    lengths.reduce((best, length, i) => (i !== key && length > (lengths[best] ?? -1) ? i : best), 0);
  const key = keys.at(-1) ?? repeatedColumn(rows, width, longest(-1));
  const stem = longest(key);
  // A level or the points may stand beside the key: where options are words, two columns of signs could be it.
  const words = columns.filter((i) => i > stem && !signs.includes(i) && lengths[i] !== 0).length;
  const isOpen = words > 1 && keys.filter((i) => i > stem).length > 1;
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

/** 1, 2, 3: what numbers the rows is no key. */
function isNumbering(rows: Rows, i: number): boolean {
  const numbers = rows.map((row) => Number(cellAt(row, i)) || 0);
  const first = numbers[0] ?? 0;
  return rows.length > (i === 0 ? 1 : 2) && numbers.every((number, at) => number === first + at);
}

/** The last column whose cells are those of other columns; -1 if there is none. */
function repeatedColumn(rows: Rows, width: number, stem: number): number {
  const isRepeated = (i: number) =>
    shareOf(rows, (row) => {
      const others = row.filter((_, at) => at !== i && at !== stem);
      return cellAt(row, i) !== "" && indexOfText(cellAt(row, i), others) >= 0;
    }) > 0.8;
  return width < 4
    ? -1
    : Array.from({ length: width }, (_, i) => i).findLastIndex((i) => i !== stem && isRepeated(i));
}
