/** What is kept, with what it weighs. */
interface Weighed {
  readonly byteLength: number;
}

/** Answers of sets that were read of late, so that whoever goes back and forth in one need not have it made anew. */
export interface KeptSets<Row extends { readonly id: string }, Answer extends Weighed> {
  /** The answer for just this row. */
  find(row: Row): Answer | undefined;
  /** Keeps an answer that `row` says all about, as long as there is room. */
  keep(row: Row, answer: Answer): void;
  /** Lets go of those whose row is gone. */
  forget(isGone: (row: Row) => boolean): void;
}

interface Kept<Row, Answer> {
  readonly row: Row;
  readonly answer: Answer;
  readonly end: NodeJS.Timeout;
}

export interface KeptSetsLimits {
  readonly maxBytes: number;
  /** What another process deleted, or a read that was under way kept after all, is not in memory for longer. */
  readonly maxMs: number;
}

function isSame<Row extends object>(one: Row, other: Row): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

/** Those that were not asked for longest go first. */
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
      // To the end of the line.
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
