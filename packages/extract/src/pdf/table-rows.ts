import type { Line } from "./lines.ts";

const MIN_ROWS = 3;
/** Longer "cells" are columns of running text that a writer emitted line by line. */
const MAX_CELL_CHARS = 40;

/** Lines that are rows of a table: several in a run, each of short pieces with wide gaps between. */
export function tableRows(pages: readonly (readonly Line[])[]): Set<Line> {
  const rows = new Set<Line>();
  for (const lines of pages) {
    let run: Line[] = [];
    for (const line of [...lines, undefined]) {
      if (line !== undefined && isRowLike(line)) {
        run.push(line);
        continue;
      }
      if (run.length >= MIN_ROWS) for (const row of run) rows.add(row);
      run = [];
    }
  }
  return rows;
}

function isRowLike({ cells, angle }: Line): boolean {
  if (cells.length < 2 || angle !== 0) return false;
  return (
    cells.every((cell) => cell.length <= MAX_CELL_CHARS) && !/^[•▪◦●\uE000-\uF8FF-]$/u.test(cells[0] ?? "")
  );
}
