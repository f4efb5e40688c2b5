import type { Line } from "./lines.ts";

/** How much larger a heading is than most lines of its page, and than what stands under it. */
const LARGER = 1.15;
/** In its own ems: how far its left edge may lie from that of the text, and how far that may be below it. */
const SAME_EDGE_EMS = 0.5;
const NEAR_EMS = 4;
/** Lines nearer than this stand beside each other. */
const BESIDE_EMS = 0.7;
/** A page has fewer; one made to hurt may have any number. */
const MAX_LATE = 40;
const WORD = /\p{L}{3}|[\u3041-\u30FA\u4E00-\u9FFF]{2}/u;

/**
 * Browsers paint a page in layers: headings that clip what overflows (as those of encyclopedias on the web do) are
 * written behind all of the text. Each goes back before the line it stands over.
 */
export function withLateHeadings(lines: readonly Line[]): Line[] {
  const ordered = [...lines];
  const usual = usualSize(lines);
  const large = lines.filter(
    ({ size, angle, text }) => angle === 0 && size >= LARGER * usual && WORD.test(text),
  );
  for (const heading of large.slice(0, MAX_LATE)) {
    const from = ordered.indexOf(heading);
    const to = placeOf(heading, ordered.slice(0, from));
    if (to === null) continue;
    ordered.splice(from, 1);
    ordered.splice(to, 0, heading);
  }
  return ordered;
}

function usualSize(lines: readonly Line[]): number {
  const sizes = lines.map(({ size }) => size).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** Among the lines written before it; null where it does not stand over one of them. */
function placeOf(heading: Line, before: readonly Line[]): number | null {
  const column = before.filter((line) => line.x < heading.right && heading.x < line.right);
  if (column.some(({ y }) => Math.abs(y - heading.y) < BESIDE_EMS * heading.size)) return null;
  const below = column.filter(({ y }) => y < heading.y);
  const [next] = below.sort((one, other) => other.y - one.y);
  if (next === undefined || !standsOver(heading, next)) return null;
  const to = before.indexOf(next);
  const last = before[to - 1];
  // Where the line before it is no line above, the column is not written from top to bottom.
  return last !== undefined && column.includes(last) && last.y < heading.y ? null : to;
}

function standsOver(heading: Line, line: Line): boolean {
  const isNear = heading.y - line.y <= NEAR_EMS * heading.size;
  const isAligned = Math.abs(heading.x - line.x) <= SAME_EDGE_EMS * heading.size;
  return isNear && isAligned && line.angle === 0 && heading.size >= LARGER * line.size;
}
