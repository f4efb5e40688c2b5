import { count } from "./counts.ts";
import type { Line } from "./lines.ts";

/** Running headers, footers and page numbers stand in these outer shares of the page. */
const TOP_SHARE = 0.86;
const BOTTOM_SHARE = 0.14;
/** How many lines from the page's edge can be furniture. */
const EDGE_LINES = 3;
const MIN_REPEATS = 3;
const MAX_CHARS = 100;
const ROW_POINTS = 4;

const PAGE_NUMBER =
  /^(?:[-–—\s|·]*)(?:(?:page|seite|strona|str\.|s\.|p\.|pág\.?|página|стор(?:інка|\.)|с\.)\s*)?(\d{1,4})(?:\s*(?:\/|of|von|z|de|з|із)\s*\d{1,4})?(?:[-–—\s|·]*)$/iu;
const ROMAN_NUMBER = /^[-–—\s]*[ivxlc]{1,7}[-–—\s]*$/;

/**
 * The lines that belong to the page and not to the text: the same words (digits aside) at the same height
 * near the edge of several pages, and page numbers that rise with the pages.
 * Lines larger than the body are kept: on slides the title may well repeat.
 */
export function withoutFurniture(pages: readonly (readonly Line[])[], bodySize: number): Line[][] {
  const edges = pages.map(edgeLines);
  const repeats = new Map<string, number>();
  for (const lines of edges) {
    for (const key of new Set(lines.map(keyOf))) count(repeats, key, 1);
  }
  const offset = pageNumberOffset(edges);
  const isRepeated = (line: Line) =>
    line.text.length <= MAX_CHARS &&
    line.size <= bodySize * 1.15 &&
    (repeats.get(keyOf(line)) ?? 0) >= MIN_REPEATS;
  const isFurniture = (line: Line) => isPageNumber(line, offset) || isRepeated(line);
  return pages.map((lines, index) => {
    const edge = new Set((edges[index] ?? []).filter(isFurniture));
    return lines.filter((line) => !edge.has(line));
  });
}

function edgeLines(lines: readonly Line[]): Line[] {
  const upright = lines.filter(({ angle }) => angle === 0).sort((a, b) => b.y - a.y);
  const top = upright.slice(0, EDGE_LINES).filter(({ height }) => height > TOP_SHARE);
  const bottom = upright.slice(-EDGE_LINES).filter(({ height }) => height < BOTTOM_SHARE);
  return [...new Set([...top, ...bottom])];
}

function keyOf({ text, y }: Line): string {
  return `${Math.round(y / ROW_POINTS)} ${text.replace(/\d+/g, "#").replace(/\s+/g, " ")}`;
}

/** What most page numbers are ahead of the page's position in the file; null if there are none. */
function pageNumberOffset(edges: readonly (readonly Line[])[]): number | null {
  const offsets = new Map<number, number>();
  for (const line of edges.flat()) {
    const value = PAGE_NUMBER.exec(line.text)?.[1];
    if (value !== undefined) count(offsets, Number(value) - line.page, 1);
  }
  const [best] = [...offsets].sort((a, b) => b[1] - a[1]);
  if (best === undefined) return null;
  return best[1] >= 2 || edges.length === 1 ? best[0] : null;
}

function isPageNumber(line: Line, offset: number | null): boolean {
  const value = PAGE_NUMBER.exec(line.text)?.[1];
  if (value !== undefined) return offset !== null && Number(value) - line.page === offset;
  return offset !== null && ROMAN_NUMBER.test(line.text);
}
