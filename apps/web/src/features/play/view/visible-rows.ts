/** Rows rendered above and below the view, so that fast scrolling shows no gaps. */
const SPARE_ROWS = 6;

interface Box {
  /** How far the box is scrolled, and how much of the rows it shows. */
  readonly scrollPx: number;
  readonly heightPx: number;
  /** From one row's top to the next. */
  readonly rowPx: number;
  readonly rows: number;
}

export interface RowRange {
  readonly from: number;
  /** The first row that is not rendered any more. */
  readonly to: number;
}

/** Which rows of equal height to render. */
export function visibleRows({ scrollPx, heightPx, rowPx, rows }: Box): RowRange {
  const first = Math.floor(scrollPx / rowPx) - SPARE_ROWS;
  const last = Math.ceil((scrollPx + heightPx) / rowPx) + SPARE_ROWS;
  const from = Math.min(Math.max(first, 0), rows);
  return { from, to: Math.max(from, Math.min(last, rows)) };
}

interface Grid extends RowRange {
  readonly columns: number;
  readonly total: number;
  /**
   * The cell with the tab stop. It is always rendered: otherwise the keyboard could not reach the grid, or stay in it.
   */
  readonly tabStop: number;
}

/** The cells to render, in their order. */
export function drawnCells({ from, to, columns, total, tabStop }: Grid): number[] {
  const first = from * columns;
  const end = Math.min(total, to * columns);
  const cells = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (tabStop < first) return [tabStop, ...cells];
  return tabStop >= end && tabStop < total ? [...cells, tabStop] : cells;
}

/** Where to scroll to show a row in the middle; null if it is visible already. */
export function scrollTo(row: number, { scrollPx, heightPx, rowPx }: Box): number | null {
  const top = row * rowPx;
  if (top >= scrollPx && top + rowPx <= scrollPx + heightPx) return null;
  return Math.max(0, top - (heightPx - rowPx) / 2);
}
