import { looksLikeHeading } from "../text-lines.ts";
import { count, mostFrequent } from "./counts.ts";
import { isFormula } from "./formulas.ts";
import type { Line } from "./lines.ts";

export interface OutlineEntry {
  readonly title: string;
  /** 1 is the highest. */
  readonly level: number;
}

/** The type of most of the document. */
export interface Body {
  readonly size: number;
  readonly font: string;
}

const LARGER = 1.12;
const MAX_LEVELS = 6;
const MAX_CHARS = 200;
/** A size with a larger share of the text is a second body size, not a heading. */
const MAX_SIZE_SHARE = 0.2;
/** Formulas have fonts of their own and are on lines of their own, too. */
const FORMULA = /[=<>≤≥∈∑∫{}]|[\u{1D400}-\u{1D7FF}]/u;
const NUMBERED = /^(?:(\d{1,2}(?:\.\d{1,2}){0,4})\.?|[IVX]{1,5}\.)\s+\p{Lu}/u;

export function bodyOf(pages: readonly (readonly Line[])[]): Body {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  for (const line of pages.flat()) {
    count(sizes, line.size, line.text.length);
    count(fonts, line.font, line.text.length);
  }
  return { size: mostFrequent(sizes) ?? 0, font: mostFrequent(fonts) ?? "" };
}

/** Finds headings and their levels: by the outline, by size, by a different font. */
export class HeadingFinder {
  readonly #body: Body;
  readonly #outlined: ReadonlyMap<Line, number>;
  readonly #sizes: readonly number[];
  readonly #deepest: number;

  constructor(pages: readonly (readonly Line[])[], body: Body, outline: readonly OutlineEntry[]) {
    this.#body = body;
    this.#outlined = outlinedLines(pages, outline);
    this.#sizes = headingSizes(pages, body);
    this.#deepest = Math.max(this.#sizes.length, ...outline.map(({ level }) => level), 0);
  }

  /** Null for a line that is no heading. `standsAlone`: there are gaps around it. */
  levelOf(line: Line, standsAlone: boolean): number | null {
    const outlined = this.#outlined.get(line);
    if (outlined !== undefined) return Math.min(outlined, MAX_LEVELS);
    if (line.text.length > MAX_CHARS || !/\p{L}/u.test(line.text) || isFormula(line.text)) return null;
    const rank = this.#sizes.indexOf(line.size);
    if (rank >= 0) return Math.min(rank + 1, MAX_LEVELS);
    const isHeading = standsAlone && (this.#hasOwnFace(line) || isNumberedHeading(line));
    return isHeading ? this.#levelBelowSizes(line) : null;
  }

  #hasOwnFace(line: Line): boolean {
    if (line.size < this.#body.size || line.font === this.#body.font || !line.isUniform) return false;
    return looksLikeHeading(line.text) && !FORMULA.test(line.text) && !/\p{L}[-\u2010]$/u.test(line.text);
  }

  #levelBelowSizes(line: Line): number {
    const depth = NUMBERED.exec(line.text)?.[1]?.split(".").length ?? 1;
    return Math.min(Math.max(this.#deepest + 1, depth), MAX_LEVELS);
  }
}

/** "2.3 Method", "IV. RESULTS": more than the number of a list item. */
function isNumberedHeading({ text }: Line): boolean {
  return /^(?:\d{1,2}(?:\.\d{1,2}){1,4}\.?|[IVX]{1,5}\.)\s+\p{Lu}/u.test(text) && looksLikeHeading(text);
}

/** Larger sizes, the largest first, as long as they have a small share of the text. */
function headingSizes(pages: readonly (readonly Line[])[], body: Body): number[] {
  const chars = new Map<number, number>();
  let total = 0;
  for (const line of pages.flat()) {
    total += line.text.length;
    if (line.size >= body.size * LARGER && !isFormula(line.text)) count(chars, line.size, line.text.length);
  }
  const rare = [...chars].filter(([, weight]) => weight <= MAX_SIZE_SHARE * total);
  return rare.map(([size]) => size).sort((a, b) => b - a);
}

/**
 * Each outline entry is searched among the lines by its words, without numbering: its destination names a page at
 * best. If several match, the largest is meant; a table of contents repeats them smaller.
 */
function outlinedLines(
  pages: readonly (readonly Line[])[],
  outline: readonly OutlineEntry[],
): Map<Line, number> {
  const wanted = new Map<string, number>();
  for (const { title, level } of outline) {
    const key = wordsOf(title);
    if (key !== "" && !wanted.has(key)) wanted.set(key, level);
  }
  const found = new Map<string, Line>();
  for (const line of pages.flat()) {
    const key = line.text.length <= MAX_CHARS ? wordsOf(line.text) : "";
    if (!wanted.has(key)) continue;
    const before = found.get(key);
    if (before === undefined || line.size > before.size) found.set(key, line);
  }
  return new Map([...found].map(([key, line]) => [line, wanted.get(key) ?? 1]));
}

function wordsOf(text: string): string {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return words.replace(/^[\s\d]+(?=\p{L})/u, "").trim();
}
