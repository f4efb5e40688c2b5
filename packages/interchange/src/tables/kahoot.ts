import type { WriteSet } from "../format.ts";
import { type Column, xlsxOf } from "./write-xlsx.ts";

/** Seconds that Kahoot offers; longer questions get more. */
const TIMES = [20, 30, 60, 90] as const;
const LONGEST_SECONDS = 120;
const CHARS_PER_SECOND = 8;
const OPTIONS = [0, 1, 2, 3] as const;

/** Kahoot reads its own template only: these headings in this row, and a column with numbers before them. */
const HEADING_ROW = 8;
const COLUMNS: readonly Column[] = [
  { heading: "", width: 6 },
  { heading: "Question - max 120 characters", width: 60 },
  ...OPTIONS.map((i) => ({ heading: `Answer ${i + 1} - max 75 characters`, width: 30 })),
  { heading: "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs", width: 20 },
  { heading: "Correct answer(s) - choose at least one", width: 20 },
];

export const writeKahoot: WriteSet = ({ questions }) => {
  const rows = questions.map(({ text, options, key }, i) => [
    i + 1,
    text,
    ...OPTIONS.map((i) => options[i] ?? ""),
    timeFor([text, ...options].join("").length),
    key.map((i) => i + 1).join(","),
  ]);
  return xlsxOf(COLUMNS, rows, HEADING_ROW);
};

function timeFor(chars: number): number {
  return TIMES.find((seconds) => chars <= seconds * CHARS_PER_SECOND) ?? LONGEST_SECONDS;
}
