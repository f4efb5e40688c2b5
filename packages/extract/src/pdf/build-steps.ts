import { letterCount } from "../characters.ts";
import type { Line } from "./lines.ts";

/** Outer shares of a page, where running lines are: alone they make no step of a slide. */
const EDGE_SHARE = 0.14;
/** Titles are at the edge too, in larger letters than the body by more. */
const LARGER = 1.15;
const MIN_LETTERS = 3;

/**
 * For each page, whether it is a step of a slide that is shown build by build: all its lines are on the next
 * page too, at the same places, and more comes in the end. The last step says everything. Pages that only repeat one
 * another are kept.
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

/** A line may grow: its answer appears behind it. */
function areShownIn(lines: readonly Line[], next: readonly Line[]): boolean {
  const rows = Map.groupBy(next, rowOf);
  return lines.every((line) => rows.get(rowOf(line))?.some((shown) => textOf(shown).includes(textOf(line))));
}

function rowOf({ y, angle }: Line): string {
  return `${Math.round(y)} ${angle}`;
}

/** Numbers of pages go on, and so do steps counted at the edge. */
function textOf({ text, height }: Line): string {
  const isAtEdge = height <= EDGE_SHARE || height >= 1 - EDGE_SHARE;
  return isAtEdge ? text.replace(/\d+/gu, "#") : text;
}
