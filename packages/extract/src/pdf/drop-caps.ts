import type { Line } from "./lines.ts";

/** A letter larger than the line beside it by this factor is a drop cap. */
const MIN_RATIO = 1.8;
/** A line further from it, in ems of the line, is not the rest of its word. */
const MAX_GAP_EMS = 1.2;
/** More single letters on a page belong to a drawing. */
const MAX_CAPS = 20;

/** Puts drop caps, large first letters that span several lines, back before the rest of their word. */
export function withDropCaps(lines: readonly Line[]): Line[] {
  const joined = [...lines];
  const caps = lines.filter(({ text }) => /^\p{Lu}$/u.test(text));
  for (const cap of caps.slice(0, MAX_CAPS)) {
    const rest = restOfWord(cap, joined);
    if (rest === undefined) continue;
    const text = cap.text + rest.text;
    const stretches = [{ text: cap.text, font: rest.font }, ...rest.stretches];
    const [first = "", ...others] = rest.cells;
    const cells = [cap.text + first, ...others];
    const fragments = [{ text: cells.join(" "), x: cap.x, right: rest.right }];
    joined[joined.indexOf(rest)] = { ...rest, text, stretches, cells, fragments };
    joined.splice(joined.indexOf(cap), 1);
  }
  return joined;
}

/** The highest line beside the letter, if it starts in lower case. */
function restOfWord(cap: Line, lines: readonly Line[]): Line | undefined {
  let highest: Line | undefined;
  for (const line of lines) if (isBeside(cap, line) && line.y > (highest?.y ?? 0)) highest = line;
  return highest !== undefined && /^\p{Ll}/u.test(highest.text) ? highest : undefined;
}

function isBeside(cap: Line, line: Line): boolean {
  if (line.angle !== cap.angle || cap.size < MIN_RATIO * line.size) return false;
  const gap = line.x - cap.right;
  const isNear = gap > -0.5 * line.size && gap < MAX_GAP_EMS * line.size;
  return isNear && line.y > cap.y - 0.3 * line.size && line.y < cap.y + cap.size;
}
