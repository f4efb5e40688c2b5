import { letterCount } from "../characters.ts";
import type { Line } from "./lines.ts";

/** The outer shares of a page, where running headers and footers are: they alone make no build step. */
const EDGE_SHARE = 0.14;
/** Titles are near the edge too, in letters larger than the body by this factor. */
const LARGER = 1.15;
const MIN_LETTERS = 3;

/**
 * For each page, whether it is a step of a slide that is shown step by step: all its lines are on the next page too,
 * at the same places, and the last page has more. The last step has everything. Pages that only repeat another page
 * are kept.
 */
export function buildSteps(pages: readonly (readonly Line[])[], bodySize: number): boolean[] {
  const areSteps: boolean[] = [];
  for (let index = pages.length - 1; index >= 0; index -= 1) {
    const [lines = [], next = []] = [pages[index], pages[index + 1]];
    const isSlide = lines.some((line) => isOfText(line, bodySize));
    const grows = charsOf(next) > charsOf(lines) || areSteps[index + 1] === true;
    areSteps[index] = isSlide && grows && areShownIn(lines, next);
  }
  return areSteps;
}

function charsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + textOf(line).length, 0);
}

function isOfText({ height, size, text }: Line, bodySize: number): boolean {
  const isInside = height > EDGE_SHARE && height < 1 - EDGE_SHARE;
  return (isInside || size > bodySize * LARGER) && letterCount(text, MIN_LETTERS) >= MIN_LETTERS;
}

/** A line may grow: its answer appears after it. */
function areShownIn(lines: readonly Line[], next: readonly Line[]): boolean {
  const rows = Map.groupBy(next, rowOf);
  return lines.every((line) => rows.get(rowOf(line))?.some((shown) => textOf(shown).includes(textOf(line))));
}

function rowOf({ y, angle }: Line): string {
  return `${Math.round(y)} ${angle}`;
}

/** Page numbers rise, and so do counters of steps at the edge. */
function textOf({ text, height }: Line): string {
  const isAtEdge = height <= EDGE_SHARE || height >= 1 - EDGE_SHARE;
  return isAtEdge ? text.replace(/\d+/gu, "#") : text;
}
