import type { Line } from "./lines.ts";
import type { Box } from "./text-objects.ts";

/** Width and height of bullets, in ems of the line. Larger drawings are check boxes. */
const [MIN_EMS, MAX_EMS] = [0.15, 0.6] as const;
/** One side may be longer than the other by this factor. */
const MAX_SIDES = 1.3;
/** The gap between the bullet and its text. */
const [MIN_GAP_EMS, MAX_GAP_EMS] = [0.2, 2] as const;
/** The height of the bullet's middle above the baseline. */
const [MIN_RISE_EMS, MAX_RISE_EMS] = [0.1, 0.6] as const;
const MAX_BALL_EMS = 1.2;
/** The middle of a lower-case letter above the baseline. */
const MIDDLE_EMS = 0.25;
/** As a share of the body size: larger type is a decorated heading. */
const MAX_SIZE_SHARE = 1.12;
/** On one page; with more of them it is a map or a pattern. */
const MAX_DOTS = 500;

const BULLET = "•";

/**
 * Lines before which a dot, a ring or a square is drawn get a bullet. Browsers print list bullets as drawings, not as
 * characters, and slides made with TeX have small balls, also with a number inside. `dots`: the drawings of that size
 * on each page, in points.
 */
export function withDrawnBullets(
  pages: readonly (readonly Line[])[],
  dots: readonly (readonly Box[])[],
  bodySize: number,
): (readonly Line[])[] {
  return pages.map((lines, index) => {
    const drawn = (dots[index] ?? []).filter(isRound);
    if (drawn.length === 0 || drawn.length > MAX_DOTS) return lines;
    return lines.map((line) => {
      const isBody = line.angle === 0 && line.size <= MAX_SIZE_SHARE * bodySize;
      const dot = isBody ? drawn.find((one) => isBulletOf(one, line) || isBallOf(one, line)) : undefined;
      return dot === undefined ? line : withBullet(line, dot);
    });
  });
}

function isRound([left, bottom, right, top]: Box): boolean {
  const [width, height] = [right - left, top - bottom];
  return width < MAX_SIDES * height && height < MAX_SIDES * width;
}

function isBulletOf([left, bottom, right, top]: Box, { x, y, size }: Line): boolean {
  const [gap, width, rise] = [x - right, right - left, (bottom + top) / 2 - y].map((length) => length / size);
  return (
    isBetween(width, MIN_EMS, MAX_EMS) &&
    isBetween(gap, MIN_GAP_EMS, MAX_GAP_EMS) &&
    isBetween(rise, MIN_RISE_EMS, MAX_RISE_EMS)
  );
}

/** Whether the drawing surrounds the small number at the start of the line, which is then no note mark. */
function isBallOf([left, bottom, right, top]: Box, { x, y, size, hasNoteMark }: Line): boolean {
  const isRoundIt = isBetween(x, left, right) && isBetween(y + MIDDLE_EMS * size, bottom, top);
  return hasNoteMark && isRoundIt && right - left <= MAX_BALL_EMS * size;
}

function isBetween(value = Number.NaN, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function withBullet(line: Line, [left]: Box): Line {
  const [cell = "", ...cells] = line.cells;
  return {
    ...line,
    x: left,
    hasNoteMark: false,
    text: `${BULLET} ${line.text}`,
    cells: [`${BULLET} ${cell}`, ...cells],
    stretches: [{ text: `${BULLET} `, font: line.font }, ...line.stretches],
  };
}
