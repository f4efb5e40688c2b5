import { count, mostFrequent } from "./counts.ts";
import type { Line } from "./lines.ts";
import type { Fragment } from "./pieces.ts";

/** What stands at one height. */
export interface Level {
  readonly y: number;
  readonly size: number;
  /** Left to right. */
  readonly fragments: readonly Fragment[];
  /** Fragments with no more than a space between them as one. */
  readonly cells: readonly Fragment[];
  readonly lines: readonly Line[];
}

/** Between its edges, in points. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Baselines that differ by less are the same. */
const SAME_LEVEL_EMS = 0.3;
/** Within a line the columns of a table may be as near as this. */
const CELL_GAP_EMS = 0.8;
/** Cells that begin nearer to each other than this are in line. */
const SAME_EDGE_EMS = 0.3;
const MAX_COLUMNS = 60;
/** Nearer than lines can be: a cell of one line beside the middle of one of two. */
export const SAME_ROW_EMS = 0.8;

/** From the top down. */
export function levelsOf(lines: readonly Line[]): Level[] {
  const groups: Line[][] = [];
  for (const line of [...lines].sort((a, b) => b.y - a.y)) {
    const top = groups.at(-1)?.[0];
    if (top !== undefined && top.y - line.y < SAME_LEVEL_EMS * line.size) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map(levelOf);
}

function levelOf(lines: readonly Line[]): Level {
  const [{ y, size } = { y: 0, size: 0 }] = lines;
  const fragments = lines.flatMap((line) => line.fragments).sort((a, b) => a.x - b.x);
  return { y, size, fragments, cells: cellsIn({ fragments, size }), lines };
}

/** Fragments with no more than a space between them as one. */
export function cellsIn({ fragments, size }: Pick<Line, "fragments" | "size">): Fragment[] {
  const cells: Fragment[] = [];
  for (const fragment of fragments) {
    const last = cells.at(-1);
    if (last === undefined || fragment.x - last.right > CELL_GAP_EMS * size) cells.push(fragment);
    else cells[cells.length - 1] = { ...last, text: `${last.text} ${fragment.text}`, right: fragment.right };
  }
  return cells;
}

/** The columns of the rows that have the usual number of cells; null if those do not stand one below the other. */
export function columnsOf(levels: readonly Level[]): Column[] | null {
  const rows = bandsOf(levels).map(merged);
  const numbers = new Map<number, number>();
  for (const { length } of rows) if (length > 1) count(numbers, length, 1);
  const usual = mostFrequent(numbers) ?? 0;
  if (usual < 2 || usual > MAX_COLUMNS) return null;
  const columns = merged(rows.filter(({ length }) => length === usual).flat());
  return columns.length === usual ? columns : null;
}

/** The cells of levels that are nearer to each other than lines: one may be centred beside others. */
function bandsOf(levels: readonly Level[]): Column[][] {
  const bands: Column[][] = [];
  for (const [index, { y, size, cells }] of levels.entries()) {
    const above = levels[index - 1];
    const columns = cells.map(({ x, right }) => ({ left: x, right }));
    if (above !== undefined && above.y - y < SAME_ROW_EMS * size) bands.at(-1)?.push(...columns);
    else bands.push(columns);
  }
  return bands;
}

/** Those that overlap as one, from left to right. */
function merged(columns: readonly Column[]): Column[] {
  const apart: Column[] = [];
  for (const { left, right } of [...columns].sort((a, b) => a.left - b.left)) {
    const last = apart.at(-1);
    if (last === undefined || left > last.right) apart.push({ left, right });
    else apart[apart.length - 1] = { left: last.left, right: Math.max(last.right, right) };
  }
  return apart;
}

/** Index of the column that holds most of it, or else is nearest. */
export function columnOf({ x, right }: Fragment, columns: readonly Column[]): number {
  const overlaps = columns.map((column) => Math.min(right, column.right) - Math.max(x, column.left));
  return overlaps.indexOf(Math.max(...overlaps));
}

/** Whether the cells of all levels begin at the same places. */
export function isAligned(levels: readonly Level[]): boolean {
  const [first] = levels;
  return levels.every(
    ({ cells, size }) =>
      cells.length === first?.cells.length &&
      cells.every(({ x }, index) => Math.abs(x - (first.cells[index]?.x ?? x)) < SAME_EDGE_EMS * size),
  );
}
