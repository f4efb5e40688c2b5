import type { Part } from "../reading.ts";
import { type Cell, rowParts } from "./table-row.ts";

interface Table {
  row: Cell[];
  cell: Cell | null;
}

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
      for (const part of parts) cell.push(part);
      return;
    }
    for (const part of parts) this.#emit(part);
    if (this.#notes.length > 0) for (const note of this.#notes.splice(0)) this.#emit(note);
  }

  openTable(): void {
    this.#tables.push({ row: [], cell: null });
  }

  closeTable(): void {
    this.#tables.pop();
  }

  /** In HTML the end of a cell or a row may be left out: the next row ends them. */
  openRow(): void {
    const table = this.#tables.at(-1);
    if (table !== undefined && table.cell !== null) this.closeCell();
    if (table !== undefined && table.row.length > 0) this.closeRow();
    this.#change({ row: [], cell: null });
  }

  /** A finished row goes where its table stands: into the outer table's cell, or out. */
  closeRow(): void {
    const table = this.#tables.pop();
    if (table === undefined) return;
    this.add(rowParts(table.row));
    this.#tables.push({ row: [], cell: null });
  }

  openCell(): void {
    this.#change({ cell: [] });
  }

  closeCell(): void {
    const table = this.#tables.at(-1);
    table?.row.push(table.cell ?? []);
    this.#change({ cell: null });
  }

  #change(values: Partial<Table>): void {
    const table = this.#tables.at(-1);
    if (table !== undefined) Object.assign(table, values);
  }
}
