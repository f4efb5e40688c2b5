import type { Line } from "./lines.ts";

/** One Japanese character, as programs place them one by one in vertical lines. */
const ONE_CHARACTER = /^[\u3001-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uFE30-\uFE4F\uFF01-\uFF60]$/u;
/** From one character down to the next, in ems: furigana are spaced out. */
const STEP_EMS = [0.45, 1.5] as const;
const SAME_COLUMN_EMS = 0.2;
/** The direction of a line written from top to bottom, in degrees. */
const DOWNWARDS = 270;

/** Joins characters that are below each other into a vertical line, in the coordinates of such lines. */
export function withVerticalLines(lines: readonly Line[]): Line[] {
  const columns: Line[][] = [];
  for (const line of lines) {
    const open = columns.at(-1);
    const last = open?.at(-1);
    if (open !== undefined && last !== undefined && goesDown(last, line)) open.push(line);
    else columns.push([line]);
  }
  return columns.flatMap((column) => (column.length > 1 ? [joined(column)] : column));
}

function goesDown(last: Line, line: Line): boolean {
  if (last.angle !== 0 || line.angle !== 0 || last.size !== line.size) return false;
  if (!ONE_CHARACTER.test(last.text) || !ONE_CHARACTER.test(line.text)) return false;
  const step = (last.y - line.y) / line.size;
  const [least, most] = STEP_EMS;
  return step > least && step < most && Math.abs(last.x - line.x) < SAME_COLUMN_EMS * line.size;
}

function joined(column: readonly Line[]): Line {
  const [first] = column as [Line];
  const text = column.map((line) => line.text).join("");
  const x = -(first.y + first.size);
  const right = -(column.at(-1) ?? first).y;
  return {
    ...first,
    text,
    x,
    right,
    y: first.x,
    angle: DOWNWARDS,
    cells: [text],
    fragments: [{ text, x, right }],
    stretches: [{ text, font: first.font }],
  };
}
