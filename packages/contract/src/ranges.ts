/** Numbers as ranges, such as "0-4,7"; ends are included. */

/** Whether a number is in one of the ranges. */
export function isInRanges(ranges: string): (number: number) => boolean {
  const parts = ranges.split(",").map((range) => range.split("-").map(Number));
  return (number) =>
    parts.some(([from = 0, to = from]) => number >= Math.min(from, to) && number <= Math.max(from, to));
}

/** The shortest ranges of these numbers, which are in order. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(",");
}
