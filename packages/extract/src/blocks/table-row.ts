import { withoutPictureSigns } from "../picture-signs.ts";
import type { Part } from "../reading.ts";

export type Cell = Part[];

/** A "row" with longer cells is page layout: columns of running text, not values that belong together. */
const LAYOUT_CELL_PARAGRAPHS = 3;
const LAYOUT_ROW_CHARS = 600;
const MAX_TERM_CHARS = 60;
/** Fewer words are a value, not a meaning: "Density | 7.9 g/cm³". */
const MIN_MEANING_WORDS = 5;

/** A table row as one unit, its cells joined by " | "; or its paragraphs, if the table is only page layout. */
export function rowParts(cells: readonly Cell[]): Part[] {
  const texts = cells.map(cellText);
  const filled = cells.filter((_cell, index) => withoutPictureSigns(texts[index] ?? "") !== "");
  if (filled.length === 0) return cells.flat();
  const isPlaced = filled.length === 1 && filled[0]?.some(isRunning) === true;
  if (cells.length === 1 || isPlaced || isLayout(filled, texts.join("").length)) return cells.flat();
  const entry = glossaryEntry(cells);
  if (entry !== null) return [entry];
  const text = texts.join(" | ");
  const terms = filled.flatMap((cell) => cell.flatMap((part) => part.terms ?? []));
  const looks = filled.flatMap((cell) => cell.flatMap((part) => part.looks ?? []));
  const said = { ...(terms.length > 0 && { terms }), ...(looks.length > 0 && { looks }) };
  return [{ kind: "tableRow", text: withoutEmptyEnd(text), ...said }];
}

/** The number of characters in a cell. */
export function cellChars(cell: Cell): number {
  return cell.reduce((sum, { text }) => sum + text.length, 0);
}

/** A cell beside empty cells, which only indent it, is running text: a listing, a sentence. */
function isRunning({ role, text }: Part): boolean {
  return role === "code" || (/[.!?。！？]$/u.test(text) && wordCount(text) >= MIN_MEANING_WORDS);
}

/**
 * A short bold term with its meaning, not bold, in the next cell: a glossary entry. The header of such a table is all
 * bold.
 */
function glossaryEntry(cells: readonly Cell[]): Part | null {
  const [[term, ...more] = [], meaning] = cells;
  if (cells.length !== 2 || term?.bold !== true || more.length > 0 || meaning === undefined) return null;
  const name = term.text.length > 2 * MAX_TERM_CHARS ? "" : term.text.trim().replace(/[\s:]+$/, "");
  const text = cellText(meaning);
  const isName = /\p{L}{2}|[\u3040-\u9FFF]/u.test(name) && name.length <= MAX_TERM_CHARS;
  const isPlain = meaning.every(({ bold }) => bold !== true);
  if (!isPlain || !isName || wordCount(text) < MIN_MEANING_WORDS) return null;
  return { kind: "definition", text: `${name}: ${text}`, terms: [name] };
}

/** Looked at from the end: an equivalent regular expression takes quadratic time. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " |".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Japanese has no spaces; two characters count as a word there. */
function wordCount(text: string): number {
  return text.split(/\s+/).length + (text.match(/[\u3040-\u9FFF]/g)?.length ?? 0) / 2;
}

function cellText(cell: Cell): string {
  const [only] = cell;
  if (only !== undefined && cell.length === 1) return only.text.replaceAll(" | ", " ").trim();
  const texts = cell.map(({ text }) => text.replaceAll(" | ", " ").trim());
  return texts.filter((text) => text !== "").join(" ");
}

/** Whether the cells are running text side by side, or a heading: a header row of a table has one in each cell. */
function isLayout(cells: readonly Cell[], chars: number): boolean {
  const headed = cells.filter((cell) => cell.some(({ kind }) => kind === "heading"));
  if (headed.length === 1 || (headed.length > 0 && headed.length < cells.length)) return true;
  return chars > LAYOUT_ROW_CHARS && cells.some((cell) => cell.length >= LAYOUT_CELL_PARAGRAPHS);
}
