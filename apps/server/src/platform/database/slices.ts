/** Rows that one statement stores: SQLite binds at most 32,766 values in one, and a question has some twenty. */
const ROWS = 200;
/** SQLite writes in this thread: some ten milliseconds for so much text, its words made findable included. */
const CHARS = 48 * 1024;

/** Rows in slices between which other calls may have their turn. */
export function* slicesOf<Row>(rows: readonly Row[], charsOf: (row: Row) => number): Generator<Row[]> {
  let slice: Row[] = [];
  let chars = 0;
  for (const row of rows) {
    slice.push(row);
    chars += charsOf(row);
    if (slice.length < ROWS && chars < CHARS) continue;
    yield slice;
    [slice, chars] = [[], 0];
  }
  if (slice.length > 0) yield slice;
}
