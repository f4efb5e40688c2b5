import type { Line } from "./lines.ts";

/** The factor by which a heading is larger than most lines of its page, and than the text below. */
const LARGER = 1.15;
/** In its own ems: how far its left edge may be from that of the text, and how far below it the text may begin. */
const SAME_EDGE_EMS = 0.5;
const NEAR_EMS = 4;
/** Lines nearer than this are beside each other. */
const BESIDE_EMS = 0.7;
/** A page has fewer; a malicious one may have any number. */
const MAX_LATE = 40;
const WORD = /\p{L}{3}|[\u3041-\u30FA\u4E00-\u9FFF]{2}/u;

/**
 * Browsers paint a page in layers: headings that clip overflow (as in web encyclopedias) are written after all of the
 * text. Each is moved before the line below it.
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

/** The position among the lines written before it; null if it is not above one of them. */
function placeOf(heading: Line, before: readonly Line[]): number | null {
  const column = before.filter((line) => line.x < heading.right && heading.x < line.right);
  if (column.some(({ y }) => Math.abs(y - heading.y) < BESIDE_EMS * heading.size)) return null;
  const below = column.filter(({ y }) => y < heading.y);
  const [next] = below.sort((one, other) => other.y - one.y);
  if (next === undefined || !standsOver(heading, next)) return null;
  const to = before.indexOf(next);
  const last = before[to - 1];
  // If the line before is not above, the column is not written from top to bottom.
  return last !== undefined && column.includes(last) && last.y < heading.y ? null : to;
}

function standsOver(heading: Line, line: Line): boolean {
  const isNear = heading.y - line.y <= NEAR_EMS * heading.size;
  const isAligned = Math.abs(heading.x - line.x) <= SAME_EDGE_EMS * heading.size;
  return isNear && isAligned && line.angle === 0 && heading.size >= LARGER * line.size;
}
