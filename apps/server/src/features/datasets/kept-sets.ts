/** Something kept in memory, with its size. */
interface Weighed {
  readonly byteLength: number;
}

/** Answers of recently read sets, so that moving back and forth within one does not build its answer again. */
export interface KeptSets<Row extends { readonly id: string }, Answer extends Weighed> {
  /** The answer built from exactly this row. */
  find(row: Row): Answer | undefined;
  /** Keeps an answer that depends only on `row`, as long as there is room. */
  keep(row: Row, answer: Answer): void;
  /** Drops the entries whose row is gone. */
  forget(isGone: (row: Row) => boolean): void;
}

interface Kept<Row, Answer> {
  readonly row: Row;
  readonly answer: Answer;
  readonly end: NodeJS.Timeout;
}

export interface KeptSetsLimits {
  readonly maxBytes: number;
  /**
   * The longest time that a set stays in memory after another process deleted it, or after a read still under way kept
   * it.
   */
  readonly maxMs: number;
}

function isSame<Row extends object>(one: Row, other: Row): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

/** The least recently used entries are dropped first. */
export function createKeptSets<Row extends { readonly id: string }, Answer extends Weighed>({
  maxBytes,
  maxMs,
}: KeptSetsLimits): KeptSets<Row, Answer> {
  const kept = new Map<string, Kept<Row, Answer>>();
  let bytes = 0;
  const drop = (id: string) => {
    const entry = kept.get(id);
    if (entry === undefined) return;
    clearTimeout(entry.end);
    bytes -= entry.answer.byteLength;
    kept.delete(id);
  };
  return {
    find: (row) => {
      const entry = kept.get(row.id);
      if (entry === undefined) return undefined;
      if (!isSame(entry.row, row)) {
        drop(row.id);
        return undefined;
      }
      // Moves the entry to the end of the order of use.
      kept.delete(row.id);
      kept.set(row.id, entry);
      return entry.answer;
    },
    keep: (row, answer) => {
      drop(row.id);
      if (answer.byteLength > maxBytes) return;
      const end = setTimeout(() => drop(row.id), maxMs);
      end.unref();
      kept.set(row.id, { row, answer, end });
      bytes += answer.byteLength;
      for (const id of kept.keys()) {
        if (bytes <= maxBytes) return;
        drop(id);
      }
    },
    forget: (isGone) => {
      for (const [id, { row }] of kept) if (isGone(row)) drop(id);
    },
  };
}
