import type { TextItem } from "pdfjs-dist/types/src/display/api.d.ts";

/** One line of text as it stands on the page. Lengths in points; `y` counts upwards. */
export interface Line {
  readonly page: number;
  readonly text: string;
  /** Where big gaps split the line, its pieces; one piece otherwise. */
  readonly cells: readonly string[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  /** Degrees, counter-clockwise. */
  readonly angle: number;
  /** 0 at the bottom of the page, 1 at its top. */
  readonly height: number;
}

interface Open {
  text: string;
  cells: string[];
  x: number;
  right: number;
  y: number;
  angle: number;
  /** Characters by size and by font: the line is called by what most of it is set in. */
  sizes: Map<number, number>;
  fonts: Map<string, number>;
}

/** A gap of more than this many ems between two words is a column of a table, not a space. */
const CELL_GAP_EMS = 1.8;
const SAME_LINE_EMS = 0.6;

/** Turns pdf.js's items, which come in content-stream order, into lines in the same order. */
export class LineBuilder {
  readonly #page: number;
  readonly #pageBox: { bottom: number; height: number };
  readonly #lines: Line[] = [];
  #open: Open | null = null;

  constructor(page: number, [, bottom = 0, , top = 0]: readonly number[]) {
    this.#page = page;
    this.#pageBox = { bottom, height: Math.max(1, top - bottom) };
  }

  add(item: TextItem): void {
    if (item.str !== "") this.#addText(item);
    if (item.hasEOL) this.#close();
  }

  finish(): Line[] {
    this.#close();
    return this.#lines;
  }

  #addText(item: TextItem): void {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[];
    const angle = Math.round((Math.atan2(b, a) * 180) / Math.PI);
    const size = Math.round(Math.hypot(c, d) * 2) / 2;
    const [cos, sin] = angle === 0 ? [1, 0] : [Math.cos(Math.atan2(b, a)), Math.sin(Math.atan2(b, a))];
    const [x, y] = [e * cos + f * sin, f * cos - e * sin];
    if (this.#open !== null && !goesOn(this.#open, { x, y, size, angle })) this.#close();
    this.#open ??= { text: "", cells: [""], x, right: x, y, angle, sizes: new Map(), fonts: new Map() };
    this.#append(this.#open, item, { x, size });
  }

  #append(open: Open, item: TextItem, { x, size }: { x: number; size: number }): void {
    const isBlank = item.str.trim() === "";
    const gap = x - open.right;
    if (!isBlank && open.text.trim() !== "" && gap > CELL_GAP_EMS * size) open.cells.push("");
    if (!isBlank && gap > 0.3 * size && !/\s$/.test(open.text) && open.text !== "") this.#write(open, " ");
    this.#write(open, item.str);
    if (isBlank) return;
    open.right = Math.max(open.right, x + item.width);
    count(open.sizes, size, item.str.length);
    count(open.fonts, item.fontName, item.str.length);
  }

  #write(open: Open, text: string): void {
    open.text += text;
    open.cells.push((open.cells.pop() ?? "") + text);
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null || open.text.trim() === "") return;
    const { text, x, right, y, angle } = open;
    this.#lines.push({
      page: this.#page,
      text: text.trim(),
      cells: open.cells.map((cell) => cell.trim()).filter((cell) => cell !== ""),
      x,
      right,
      y,
      size: mostFrequent(open.sizes) ?? 0,
      font: mostFrequent(open.fonts) ?? "",
      angle,
      height: (y - this.#pageBox.bottom) / this.#pageBox.height,
    });
  }
}

/** Superscripts stay in their line; a step back or up starts a new one, though pdf.js marks no end there. */
function goesOn(open: Open, item: { x: number; y: number; size: number; angle: number }): boolean {
  const size = Math.max(item.size, mostFrequent(open.sizes) ?? 0);
  if (item.angle !== open.angle || Math.abs(item.y - open.y) > SAME_LINE_EMS * size) return false;
  return item.x >= open.x - size;
}

export function count<Key>(counts: Map<Key, number>, key: Key, weight: number): void {
  counts.set(key, (counts.get(key) ?? 0) + weight);
}

export function mostFrequent<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  let best: Key | undefined;
  let most = 0;
  for (const [key, weight] of counts) {
    if (weight > most) [best, most] = [key, weight];
  }
  return best;
}
