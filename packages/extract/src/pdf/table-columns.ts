import { count, mostFrequent } from "./counts.ts";
import type { Line } from "./lines.ts";
import type { Fragment } from "./pieces.ts";

/** Everything at one height. */
export interface Level {
  readonly y: number;
  readonly size: number;
  /** Left to right. */
  readonly fragments: readonly Fragment[];
  /** Fragments separated only by a space are joined. */
  readonly cells: readonly Fragment[];
  readonly lines: readonly Line[];
}

/** From edge to edge, in points. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Baselines that differ by less are the same. */
const SAME_LEVEL_EMS = 0.3;
/** Within a line the columns of a table may be this close. */
const CELL_GAP_EMS = 0.8;
/** Cells whose left edges differ by less are aligned. */
const SAME_EDGE_EMS = 0.3;
const MAX_COLUMNS = 60;
/** Closer than lines can be: a cell of one line beside the middle of one of two lines. */
export const SAME_ROW_EMS = 0.8;

/** From top to bottom. */
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

/** Fragments separated only by a space are joined. */
export function cellsIn({ fragments, size }: Pick<Line, "fragments" | "size">): Fragment[] {
  const cells: Fragment[] = [];
  for (const fragment of fragments) {
    const last = cells.at(-1);
    if (last === undefined || fragment.x - last.right > CELL_GAP_EMS * size) cells.push(fragment);
    else cells[cells.length - 1] = { ...last, text: `${last.text} ${fragment.text}`, right: fragment.right };
  }
  return cells;
}

/** The columns of the rows with the usual number of cells; null if those are not below each other. */
export function columnsOf(levels: readonly Level[]): Column[] | null {
  const rows = bandsOf(levels).map(merged);
  const numbers = new Map<number, number>();
  for (const { length } of rows) if (length > 1) count(numbers, length, 1);
  const usual = mostFrequent(numbers) ?? 0;
  if (usual < 2 || usual > MAX_COLUMNS) return null;
  const columns = merged(rows.filter(({ length }) => length === usual).flat());
  return columns.length === usual ? columns : null;
}

/** Levels that are closer to each other than lines: a cell may be vertically centred beside others. */
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

/** Overlapping columns are joined; from left to right. */
function merged(columns: readonly Column[]): Column[] {
  const apart: Column[] = [];
  for (const { left, right } of [...columns].sort((a, b) => a.left - b.left)) {
    const last = apart.at(-1);
    if (last === undefined || left > last.right) apart.push({ left, right });
    else apart[apart.length - 1] = { left: last.left, right: Math.max(last.right, right) };
  }
  return apart;
}

/** Index of the column that covers most of it, else the nearest. */
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
