import type { Line } from "./lines.ts";

/** The indent of an explanation below its term, at least and at most. */
const MIN_INDENT_EMS = 0.8;
const MAX_INDENT_EMS = 6;
const MAX_LINE_GAP_EMS = 2;
const MAX_TERM_CHARS = 80;
/** A single bold line above an indented line may be a heading above a paragraph. */
const MIN_ENTRIES = 3;

/**
 * The lines that are terms of a definition list as browsers print it: each in bold on a line of its own, with all
 * lines of its explanation indented below.
 */
export function termLines(
  pages: readonly (readonly Line[])[],
  boldFonts: ReadonlySet<string>,
): ReadonlySet<Line> {
  if (boldFonts.size === 0) return new Set();
  // A term may be the last line of its page.
  const all = pages.flat();
  const found = all.filter((line, index) => isTerm(line, all.slice(index + 1, index + 3), boldFonts));
  return new Set(found.length >= MIN_ENTRIES ? found : []);
}

function isTerm(line: Line, [next, afterNext]: readonly Line[], boldFonts: ReadonlySet<string>): boolean {
  if (next === undefined || line.text.length > MAX_TERM_CHARS || !isBold(line, boldFonts)) return false;
  const isNear = line.page + 1 === next.page || isRightBelow(line, next);
  if (isBold(next, boldFonts) || !isSetIn(line, next) || !isNear) return false;
  const goesOn = afterNext !== undefined && isRightBelow(next, afterNext) && !isBold(afterNext, boldFonts);
  return !goesOn || isSetIn(line, afterNext);
}

function isSetIn(term: Line, line: Line): boolean {
  const step = line.x - term.x;
  const isBelow = term.page < line.page || line.y < term.y;
  return isBelow && step > MIN_INDENT_EMS * term.size && step < MAX_INDENT_EMS * term.size;
}

function isRightBelow(above: Line, line: Line): boolean {
  const gap = above.y - line.y;
  return above.page === line.page && gap > 0 && gap <= MAX_LINE_GAP_EMS * above.size;
}

function isBold({ stretches }: Line, boldFonts: ReadonlySet<string>): boolean {
  return stretches.every(({ text, font }) => boldFonts.has(font) || text.trim() === "");
}
