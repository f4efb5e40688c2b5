import type { Line } from "./lines.ts";

const MIN_ROWS = 3;
const COUNTED = /^\(?(\d{1,4})[.):]?$/u;
/** A section's number, its name and its page. */
const CONTENTS = /^(\d{1,3})(?:\.\d{1,3})*\.?\s+\S.*\s(\d{1,4})$/u;
const PAGE_AT_END = /\s(?:\d{1,4}|[ivxlc]{1,6})$/u;

/** A line that leads to a page by dots. */
export function isContentsLine({ hasLeaders, text }: Line): boolean {
  return hasLeaders && PAGE_AT_END.test(text);
}

/**
 * Whether rows are no table but lines of a list set wide: a program's or a poem's with their numbers, or a table of
 * contents. A table that is numbered has a header above its numbers, or more to say in each row.
 */
export function isListed(rows: readonly (readonly string[])[]): boolean {
  return rows.length >= MIN_ROWS && (countsUp(rows) || namesPages(rows));
}

function countsUp(rows: readonly (readonly string[])[]): boolean {
  const numbers = rows.map((cells) =>
    cells.length === 2 ? Number(COUNTED.exec(cells[0] ?? "")?.[1]) : Number.NaN,
  );
  return numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
}

/** Sections come in their order, and so do their pages. */
function namesPages(rows: readonly (readonly string[])[]): boolean {
  const lines = rows.map((cells) => CONTENTS.exec(cells.join(" ")));
  return lines.every((line, index) => {
    const before = lines[index - 1];
    return line !== null && (!before || (rises(before[1], line[1]) && rises(before[2], line[2])));
  });
}

const rises = (before: string | undefined, number: string | undefined) => Number(before) <= Number(number);
