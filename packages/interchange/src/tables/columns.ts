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
  const lengths = Array.from({ length: width }, (_, i) =>
    rows.reduce((sum, row) => sum + cellAt(row, i).length, 0),
  );
  const keys = lengths.flatMap((_, i) => (shareOf(rows, (row) => isSign(cellAt(row, i))) > 0.8 ? [i] : []));
  const isNumber = (row: readonly string[]) => /^\d+$/.test(cellAt(row, 0));
  const numbered = keys[0] === 0 && shareOf(rows, isNumber) > 0.8 && keys.length > 1 ? 0 : -1;
  const longest = (key: number) =>
    lengths.reduce((best, length, i) => (i !== key && length > (lengths[best] ?? -1) ? i : best), 0);
  const key = keys.filter((i) => i !== numbered).at(-1) ?? repeatedColumn(rows, width, longest(-1));
  const stem = longest(key);
  return lengths.map((_, i) => {
    if (i === key) return "key";
    if (i === stem) return "stem";
    return i === numbered || i < stem || (key > stem && i > key) ? "ignore" : "option";
  });
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
