/** The filters of a PNG (ISO/IEC 15948, 9.2), by their numbers. */
const FILTERS = [0, 1, 2, 3, 4];

/** Undoes the filter of a row, whose first byte names it. `step`: bytes of a pixel. */
export function unfilter(row: Uint8Array, before: Uint8Array, step: number): void {
  const filter = row[0];
  if (filter === 0) return;
  for (let at = 1; at < row.length; at += 1) {
    const left = at > step ? (row[at - step] ?? 0) : 0;
    const up = before[at] ?? 0;
    const upLeft = at > step ? (before[at - step] ?? 0) : 0;
    row[at] = (row[at] ?? 0) + predicted(filter ?? 0, left, up, upLeft);
  }
}

/** Rows, each with the filter that leaves the smallest values: they are likely to be packed best. */
export function guessed(bytes: Uint8Array, rowBytes: number, step: number): Uint8Array {
  const height = bytes.length / rowBytes;
  const rows = new Uint8Array((rowBytes + 1) * height);
  const tried = new Uint8Array(rowBytes);
  let before: Uint8Array = new Uint8Array(rowBytes);
  for (let y = 0; y < height; y += 1) {
    const row = bytes.subarray(y * rowBytes, (y + 1) * rowBytes);
    const to = y * (rowBytes + 1);
    let least = Number.POSITIVE_INFINITY;
    for (const filter of FILTERS) {
      const sum = filtered(row, before, { step, filter, into: tried });
      if (sum >= least) continue;
      least = sum;
      rows[to] = filter;
      rows.set(tried, to + 1);
    }
    before = row;
  }
  return rows;
}

/** The sum of what the filter leaves, as distances from zero. */
function filtered(
  row: Uint8Array,
  before: Uint8Array,
  { step, filter, into }: { step: number; filter: number; into: Uint8Array },
): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) {
    const left = at >= step ? (row[at - step] ?? 0) : 0;
    const upLeft = at >= step ? (before[at - step] ?? 0) : 0;
    const rest = ((row[at] ?? 0) - predicted(filter, left, before[at] ?? 0, upLeft)) & 255;
    into[at] = rest;
    sum += rest < 128 ? rest : 256 - rest;
  }
  return sum;
}

function predicted(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
