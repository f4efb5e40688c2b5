import { count } from "./counts.ts";
import type { Line } from "./lines.ts";

/** Running headers, footers and page numbers are in these outer shares of the page. */
const TOP_SHARE = 0.86;
const BOTTOM_SHARE = 0.14;
/** Below all text a page number may be higher: a small page in the middle of a larger sheet. */
const NUMBER_BOTTOM_SHARE = 0.2;
/** How many lines from the edge can be running lines. */
const EDGE_LINES = 3;
const MIN_REPEATS = 3;
/** Left and right pages may have different headers. */
const MIN_ARTIFACT_REPEATS = 2;
/**
 * In a document of two pages each running line occurs twice. That alone proves little: captions of a form repeat too.
 */
const TWO_PAGES = 2;
/** Type below this share of the body size does not belong to the text. */
const SMALLER = 0.9;
/** A line that reaches this share of the way to the right margin continues, unless it ends a sentence. */
const FULL_SHARE = 0.8;
const SENTENCE_END = /[.!?…:;。！？][\s"'”’»)\]」』）]*$/u;
const MIN_ARTIFACT_PAGES = 3;
const MAX_CHARS = 100;
const ROW_POINTS = 4;
/** Lines larger than the body by this factor are kept: titles of slides may repeat. */
const LARGER = 1.15;
/** If a document marks a larger share of its text as artifact, its marks are wrong. */
const MAX_ARTIFACT_SHARE = 0.2;

const PAGE_NUMBER =
  /^(?:[-–—\s|·]*)(?:(?:page|seite|strona|str\.|s\.|p\.|pág\.?|página|стор(?:інка|\.)|с\.)\s*)?(\d{1,4})(?:\s*(?:\/|of|von|z|de|з|із)\s*\d{1,4})?(?:[-–—\s|·]*)$/iu;
const ROMAN_NUMBER = /^[-–—\s]*[ivxlc]{1,7}[-–—\s]*$/;
/** "12 | Chapter 2", "The cell – 13": a name with the page number at either end. */
const NUMBER_AT_START = /^(\d{1,4})(?=[\s|·–—-])/u;
const NUMBER_AT_END = /(?<=[\s|·–—-])(\d{1,4})$/u;

/** What the edges of all pages have in common. */
interface Edges {
  /** How often the same words, digits aside, occur at the same height. */
  readonly repeats: ReadonlyMap<string, number>;
  /** The difference between printed page numbers and positions in the file; null if there are none. */
  readonly offset: number | null;
  /** Heights at which names with page numbers occur. */
  readonly numberedRows: ReadonlySet<number>;
  readonly bodySize: number;
  readonly trustsArtifacts: boolean;
  readonly pageCount: number;
  /** The lines that repeat on two pages interrupt a sentence. */
  readonly splitsText: boolean;
}

/**
 * Finds the lines that belong to the page and not to the text: the same words (digits aside) at the same height near
 * the edge of several pages, chapter names with page numbers, page numbers that rise with the pages, text that the
 * document marks as artifact, and watermarks.
 */
export function withoutFurniture(pages: readonly (readonly Line[])[], bodySize: number): Line[][] {
  const lines = pages.map((page) => edgeLines(page, pages.length));
  const common = commonEdges(lines);
  const edges: Edges = {
    ...common,
    bodySize,
    trustsArtifacts: areArtifactsTelling(pages),
    pageCount: pages.length,
    splitsText: isTextSplit(pages, common.repeats),
  };
  const watermarks = watermarksOf(pages);
  return pages.map((page, index) => {
    const furniture = new Set((lines[index] ?? []).filter((line) => isFurniture(line, edges)));
    return page.filter((line) => !furniture.has(line) && !watermarks.has(watermarkKey(line)));
  });
}

function isFurniture(line: Line, edges: Edges): boolean {
  if (isPageNumber(line, edges.offset)) return true;
  if (!isAtEdge(line) || line.text.length > MAX_CHARS || line.size > edges.bodySize * LARGER) return false;
  if ((edges.repeats.get(keyOf(line)) ?? 0) >= minRepeatsOf(line, edges)) return true;
  return edges.numberedRows.has(rowOf(line)) && hasPageNumber(line, edges.offset);
}

function minRepeatsOf(line: Line, edges: Edges): number {
  if (edges.trustsArtifacts && line.isArtifact) return MIN_ARTIFACT_REPEATS;
  if (edges.pageCount !== TWO_PAGES) return MIN_REPEATS;
  const isOfPage = edges.splitsText || line.size < edges.bodySize * SMALLER;
  return isOfPage ? TWO_PAGES : MIN_REPEATS;
}

/** Whether a sentence continues from the first of two pages to the second, around the lines they share. */
function isTextSplit(pages: readonly (readonly Line[])[], repeats: ReadonlyMap<string, number>): boolean {
  const [first = [], second = []] = pages.map((lines) =>
    lines
      .filter((line) => line.angle === 0 && (repeats.get(keyOf(line)) ?? 0) < TWO_PAGES)
      .sort((a, b) => b.y - a.y),
  );
  const [last, next] = [first.at(-1), second[0]];
  if (last === undefined || next === undefined || SENTENCE_END.test(last.text)) return false;
  const margin = Math.max(...first.map(({ right }) => right));
  return /^\p{Ll}/u.test(next.text) || last.right >= margin * FULL_SHARE;
}

function isAtEdge({ height }: Line): boolean {
  return height > TOP_SHARE || height < BOTTOM_SHARE;
}

function edgeLines(lines: readonly Line[], pageCount: number): Line[] {
  const upright = lines.filter(({ angle }) => angle === 0).sort((a, b) => b.y - a.y);
  const top = upright.slice(0, EDGE_LINES).filter(({ height }) => height > TOP_SHARE);
  const bottom = upright.slice(-EDGE_LINES).filter(({ height }) => height < BOTTOM_SHARE);
  // On a single page nothing shows that a number is a page number.
  const last = pageCount === 1 ? [] : upright.slice(-1);
  const number = last.filter(({ height, text }) => height < NUMBER_BOTTOM_SHARE && PAGE_NUMBER.test(text));
  return [...new Set([...top, ...bottom, ...number])];
}

function commonEdges(
  edges: readonly (readonly Line[])[],
): Pick<Edges, "repeats" | "offset" | "numberedRows"> {
  const repeats = new Map<string, number>();
  for (const lines of edges) for (const key of new Set(lines.map(keyOf))) count(repeats, key, 1);
  const all = edges.flat();
  const offset = pageNumberOffset(all, edges.length);
  const rows = new Map<number, number>();
  for (const line of all) if (hasPageNumber(line, offset)) count(rows, rowOf(line), 1);
  const numberedRows = new Set([...rows].filter(([, times]) => times >= MIN_REPEATS).map(([row]) => row));
  return { repeats, offset, numberedRows };
}

function rowOf({ y }: Line): number {
  return Math.round(y / ROW_POINTS);
}

function keyOf(line: Line): string {
  return `${rowOf(line)} ${line.text.replace(/\d+/g, "#").replace(/\s+/g, " ")}`;
}

/** The offset that most numbers agree on: those that stand alone, or else those beside a name. */
function pageNumberOffset(lines: readonly Line[], pageCount: number): number | null {
  const alone = mostAgreed(lines, (line) => [PAGE_NUMBER.exec(line.text)?.[1]]);
  if (alone !== null && (alone.times >= 2 || pageCount === 1)) return alone.offset;
  const withName = mostAgreed(lines, ({ text }) => [
    NUMBER_AT_START.exec(text)?.[1],
    NUMBER_AT_END.exec(text)?.[1],
  ]);
  return withName !== null && withName.times >= MIN_REPEATS ? withName.offset : null;
}

function mostAgreed(
  lines: readonly Line[],
  numbersOf: (line: Line) => readonly (string | undefined)[],
): { offset: number; times: number } | null {
  const offsets = new Map<number, number>();
  for (const line of lines) {
    for (const value of numbersOf(line))
      if (value !== undefined) count(offsets, Number(value) - line.page, 1);
  }
  const [best] = [...offsets].sort((a, b) => b[1] - a[1]);
  return best === undefined ? null : { offset: best[0], times: best[1] };
}

function isPageNumber(line: Line, offset: number | null): boolean {
  const value = PAGE_NUMBER.exec(line.text)?.[1];
  if (value !== undefined) return offset !== null && Number(value) - line.page === offset;
  return offset !== null && ROMAN_NUMBER.test(line.text);
}

function hasPageNumber({ text, page }: Line, offset: number | null): boolean {
  const values = [NUMBER_AT_START.exec(text)?.[1], NUMBER_AT_END.exec(text)?.[1]];
  return offset !== null && values.some((value) => value !== undefined && Number(value) - page === offset);
}

function areArtifactsTelling(pages: readonly (readonly Line[])[]): boolean {
  if (pages.length < MIN_ARTIFACT_PAGES) return false;
  let [all, artifacts] = [0, 0];
  for (const { text, isArtifact } of pages.flat()) {
    all += text.length;
    if (isArtifact) artifacts += text.length;
  }
  return artifacts <= MAX_ARTIFACT_SHARE * all;
}

/** Slanting words that repeat on several pages: "DRAFT". */
function watermarksOf(pages: readonly (readonly Line[])[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const lines of pages) {
    const keys = lines.map(watermarkKey).filter((key) => key !== "");
    for (const key of new Set(keys)) count(times, key, 1);
  }
  return new Set([...times].filter(([, number]) => number >= MIN_REPEATS).map(([key]) => key));
}

function watermarkKey({ text, angle }: Line): string {
  return angle % 90 === 0 ? "" : `${angle} ${text}`;
}
