import type { Part } from "../reading.ts";
import { type Cell, cellChars, rowParts } from "./table-row.ts";

/** A cell, with what it covers beside itself. */
interface Placed {
  readonly cell: Cell;
  columns: number;
  /** Rows it still reaches into below its own; for ever where each row says so itself. */
  rowsBelow: number;
}

interface Table {
  row: Placed[];
  cell: Placed | null;
  /** What the row above holds in each column: a cell may reach down from it. */
  above: readonly (Placed | undefined)[];
  /** The cells of this row that go on with those above them. */
  merged: Set<Placed>;
}

/** A longer cell that reaches over others is page layout and no value of theirs. */
const MAX_REPEATED_CHARS = 120;
const MAX_REPEATED_COLUMNS = 3;
/** Wider or taller ones are made to hurt. */
const MAX_SPAN = 1_000;

/**
 * Where finished paragraphs go: into the cell of the table they stand in, or out. Tables nest in cells; a
 * row leaves the outermost table as one unit, and the notes it refers to follow it.
 */
export class BlockStream {
  readonly #emit: (part: Part) => void;
  #tables: Table[] = [];
  #notes: Part[] = [];

  constructor(emit: (part: Part) => void) {
    this.#emit = emit;
  }

  /** `notes` are said after the block that refers to them. */
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

  /** In HTML the end of a cell or a row may be left out: the next row ends them. */
  openRow(): void {
    const table = this.#tables.at(-1);
    if (table !== undefined && table.cell !== null) this.closeCell();
    if (table !== undefined && table.row.length > 0) this.closeRow();
    this.#change({ row: [], cell: null, merged: new Set() });
  }

  /** A finished row goes where its table stands: into the outer table's cell, or out. */
  closeRow(): void {
    const table = this.#tables.pop();
    if (table === undefined) return;
    const { columns, said } = columnsOf(table);
    this.add(rowParts(said.map(({ cell }) => cell)));
    this.#tables.push({ row: [], cell: null, above: columns, merged: new Set() });
  }

  /** `columns` and `rows` as HTML has them: how far it reaches. */
  openCell({ columns = 1, rows = 1 }: { columns?: number; rows?: number } = {}): void {
    this.#change({ cell: { cell: [], columns: spanOf(columns), rowsBelow: spanOf(rows) - 1 } });
  }

  /** The open cell covers this many columns, as Word says of it. */
  widenCell(columns: number): void {
    const cell = this.#tables.at(-1)?.cell;
    if (cell !== undefined && cell !== null) cell.columns = spanOf(columns);
  }

  /** The open cell begins a merged one, or goes on with the one above it. */
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
 * The row by its columns, and the cells it says: a merged cell's value stands in each row that it covers, so that
 * every row says all of itself. A wide one is said again in the columns it covers where the row is one of values;
 * tables that only lay out a page have many wide ones.
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
