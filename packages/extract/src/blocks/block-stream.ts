import type { Part } from "../reading.ts";
import { type Cell, cellChars, rowParts } from "./table-row.ts";

/** A table cell and how far it spans. */
interface Placed {
  readonly cell: Cell;
  columns: number;
  /** Rows below its own that it still spans; infinite where each row says so itself (Word's vMerge). */
  rowsBelow: number;
}

interface Table {
  row: Placed[];
  cell: Placed | null;
  /** The cells of the row above, by column: one may span into this row. */
  above: readonly (Placed | undefined)[];
  /** The cells of this row that continue the cell above. */
  merged: Set<Placed>;
}

/** A longer cell that spans others is page layout, not a value of each of them. */
const MAX_REPEATED_CHARS = 120;
const MAX_REPEATED_COLUMNS = 3;
/** Larger spans are malicious. */
const MAX_SPAN = 1_000;

/**
 * Receives finished paragraphs. They go into the cell of the table that holds them, or to the output. Tables may be
 * nested in cells. A row leaves the outermost table as one unit, followed by the notes it refers to.
 */
export class BlockStream {
  readonly #emit: (part: Part) => void;
  #tables: Table[] = [];
  #notes: Part[] = [];

  constructor(emit: (part: Part) => void) {
    this.#emit = emit;
  }

  /** `notes` come after the block that refers to them. */
  add(parts: readonly Part[], notes: readonly Part[] = []): void {
    for (const note of notes) this.#notes.push(note);
    const cell = this.#tables.at(-1)?.cell;
    if (cell !== undefined && cell !== null) {
      for (const part of parts) cell.cell.push(part);
      return;
    }
    for (const part of parts) this.#emit(part);
    if (this.#notes.length > 0) for (const note of this.#notes.splice(0)) this.#emit(note);
  }

  openTable(): void {
    this.#tables.push({ row: [], cell: null, above: [], merged: new Set() });
  }

  closeTable(): void {
    this.#tables.pop();
  }

  /** In HTML the end tag of a cell or row may be missing: the next row closes them. */
  openRow(): void {
    const table = this.#tables.at(-1);
    if (table !== undefined && table.cell !== null) this.closeCell();
    if (table !== undefined && table.row.length > 0) this.closeRow();
    this.#change({ row: [], cell: null, merged: new Set() });
  }

  /** A finished row goes to the outer table's cell, or to the output. */
  closeRow(): void {
    const table = this.#tables.pop();
    if (table === undefined) return;
    const { columns, said } = columnsOf(table);
    this.add(rowParts(said.map(({ cell }) => cell)));
    this.#tables.push({ row: [], cell: null, above: columns, merged: new Set() });
  }

  /** `columns` and `rows` are the spans, as in HTML. */
  openCell({ columns = 1, rows = 1 }: { columns?: number; rows?: number } = {}): void {
    this.#change({ cell: { cell: [], columns: spanOf(columns), rowsBelow: spanOf(rows) - 1 } });
  }

  /** The open cell spans this many columns (Word's gridSpan). */
  widenCell(columns: number): void {
    const cell = this.#tables.at(-1)?.cell;
    if (cell !== undefined && cell !== null) cell.columns = spanOf(columns);
  }

  /** The open cell begins a vertical merge, or continues the one above. */
  mergeDown(isFirst: boolean): void {
    const table = this.#tables.at(-1);
    if (table?.cell != null && !isFirst) table.merged.add(table.cell);
  }

  closeCell(): void {
    const table = this.#tables.at(-1);
    if (table !== undefined) table.row.push(table.cell ?? { cell: [], columns: 1, rowsBelow: 0 });
    this.#change({ cell: null });
  }

  #change(values: Partial<Table>): void {
    const table = this.#tables.at(-1);
    if (table !== undefined) Object.assign(table, values);
  }
}

function spanOf(value: number): number {
  return Number.isInteger(value) && value > 0 ? Math.min(value, MAX_SPAN) : 1;
}

/**
 * The row by its columns, and the cells to output. The value of a merged cell is repeated in each row it spans, so
 * that every row is complete. A cell that spans columns is repeated in them if the row holds values; tables used only
 * for page layout have many wide cells.
 */
function columnsOf({ row, above, merged }: Table): { columns: Placed[]; said: Placed[] } {
  const [columns, said]: [Placed[], Placed[]] = [[], []];
  const wide = row.filter((placed) => placed.columns > 1);
  const isOfValues = row.length > 1 && wide.length === 1 && (wide[0]?.columns ?? 0) <= MAX_REPEATED_COLUMNS;
  const takeReaching = () => {
    for (
      let from = above[columns.length];
      from !== undefined && from.rowsBelow > 0;
      from = above[columns.length]
    ) {
      const own = { ...repeated(from), columns: 1, rowsBelow: from.rowsBelow - 1 };
      columns.push(own);
      said.push(own);
    }
  };
  for (const placed of row) {
    takeReaching();
    const source = merged.has(placed) ? (above[columns.length] ?? placed) : placed;
    const own = {
      ...(source === placed ? placed : repeated(source)),
      columns: 1,
      rowsBelow: placed.rowsBelow,
    };
    said.push(own);
    columns.push(own);
    for (let more = 1; more < placed.columns; more += 1) {
      columns.push({ ...repeated(own), rowsBelow: own.rowsBelow });
      if (isOfValues) said.push(repeated(own));
    }
  }
  takeReaching();
  return { columns, said };
}

function repeated(placed: Placed): Placed {
  return cellChars(placed.cell) > MAX_REPEATED_CHARS ? { ...placed, cell: [] } : placed;
}
