import type { Part } from "../reading.ts";

export type Cell = Part[];

/** Beyond this a "row" is page layout: columns of running text, not values that belong together. */
const LAYOUT_CELL_PARAGRAPHS = 3;
const LAYOUT_ROW_CHARS = 600;

/** A table row as one unit, its cells joined by " | "; the paragraphs themselves where it is only layout. */
export function rowParts(cells: readonly Cell[]): Part[] {
  const filled = cells.filter((cell) => cellText(cell) !== "");
  if (filled.length === 0) return [];
  if (cells.length === 1 || isLayout(filled)) return filled.flat();
  const text = cells.map(cellText).join(" | ");
  const terms = filled.flatMap((cell) => cell.flatMap((part) => part.terms ?? []));
  return [{ kind: "tableRow", text: text.replace(/[\s|]+$/, ""), ...(terms.length > 0 && { terms }) }];
}

function cellText(cell: Cell): string {
  const texts = cell.map(({ text }) => text.replaceAll(" | ", " ").trim());
  return texts.filter((text) => text !== "").join(" ");
}

function isLayout(cells: readonly Cell[]): boolean {
  const chars = cells.reduce((sum, cell) => sum + cellText(cell).length, 0);
  return chars > LAYOUT_ROW_CHARS && cells.some((cell) => cell.length >= LAYOUT_CELL_PARAGRAPHS);
}
