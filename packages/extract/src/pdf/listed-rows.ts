import type { Line } from "./lines.ts";

const MIN_ROWS = 3;
const COUNTED = /^\(?(\d{1,4})[.):]?$/u;
/** A section's number, or an appendix's letter, its name and its page. Japanese needs no space after the number. */
const CONTENTS =
  /^(?:第\s?)?(\d{1,3}|[A-Z](?=[.\s\u3040-\u30FF\u4E00-\u9FFF].*\p{L}))(?:\.\d{1,3})*(?:\.?\s+|[章節部]|(?=[\u3040-\u30FF\u4E00-\u9FFF]))\S.*\s(\d{1,4})$/u;
const MAX_CONTENTS_CHARS = 200;
/** Of the lines of a table of contents; the others are second lines of long names, a preface, an index. */
const MIN_NUMBERED = 2 / 3;
const PAGE_AT_END = /\s(?:\d{1,4}|[ivxlc]{1,6})$/u;

/** A line with dots (leaders) to a page number. */
export function isContentsLine({ hasLeaders, text }: Line): boolean {
  return hasLeaders && PAGE_AT_END.test(text);
}

/**
 * Whether rows are not a table but lines of a list set wide: a program or a poem with line numbers, or a table of
 * contents. A numbered table has a header above its numbers, or more cells in each row.
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

/** Sections come in order, appendices last, and so do their pages. */
function namesPages(rows: readonly (readonly string[])[]): boolean {
  const lines = rows.map(contentsLineOf).filter((line) => line !== null);
  if (lines.length < Math.max(MIN_ROWS, MIN_NUMBERED * rows.length)) return false;
  return lines.every(([, number = "", page], index) => {
    const [, numberBefore = "", pageBefore] = lines[index - 1] ?? lines[0] ?? [];
    return placeOf(numberBefore) <= placeOf(number) && Number(pageBefore) <= Number(page);
  });
}

function contentsLineOf(cells: readonly string[]): RegExpExecArray | null {
  const text = cells.join(" ");
  return text.length > MAX_CONTENTS_CHARS ? null : CONTENTS.exec(text);
}

/** Letters come after all numbers. */
function placeOf(number: string): number {
  return /\d/.test(number) ? Number(number) : 1_000 + number.charCodeAt(0);
}
