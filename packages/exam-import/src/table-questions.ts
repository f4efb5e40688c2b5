import { placeOf, readingsOf } from "./labels.ts";
import type { Line, Stream } from "./stream.ts";
import type { TriviaQuestion } from "./trivia.ts";
import { KEY_COLUMN, QUESTION_COLUMN } from "./wording.ts";

/** Which column holds what, 0-based. */
interface Columns {
  stem: number;
  options: number[];
  key: number | null;
  count: number;
}

const LEAST_ROWS = 2;

/** Questions that are the rows of a table: stem, options and key in columns of their own, under their heads. Linear. */
export function tableQuestionsOf(stream: Stream): TriviaQuestion[] {
  const found: TriviaQuestion[] = [];
  // A row may have been cut into several lines; the first of them has it whole.
  const starts = stream.lines.keys().filter((at) => !isSameBlock(stream.lines[at], stream.lines[at - 1]));
  const lines = [...starts];
  for (let at = 0; at < lines.length; at++) {
    const columns = columnsOf(cellsOf(stream.lines[lines[at] ?? 0]));
    if (columns === null) continue;
    const rows: TriviaQuestion[] = [];
    for (let row = at + 1; row < lines.length; row++) {
      const line = lines[row] ?? 0;
      const question = questionIn(stream.lines[line], line, columns);
      if (question === null) break;
      rows.push(question);
    }
    if (rows.length < LEAST_ROWS) continue;
    for (const row of rows) found.push(row);
    at += rows.length;
  }
  return found;
}

function isSameBlock(one: Line | undefined, other: Line | undefined): boolean {
  return one?.section === other?.section && one?.block === other?.block;
}

function cellsOf(line: Line | undefined): string[] {
  if (line?.kind !== "tableRow" || line.literal.length > 4_000) return [];
  return line.literal.split("|").map((cell) => cell.trim());
}

/** The heads name the stem's column, then the options' by their labels in order, and mostly the key's. */
function columnsOf(heads: readonly string[]): Columns | null {
  const stem = heads.findIndex((head) => QUESTION_COLUMN.test(head));
  if (stem < 0) return null;
  const options: number[] = [];
  for (const [column, head] of heads.entries()) {
    const label = /(?:^|\s)[([]?(\p{L}|\d|[①-⑨])[)\].]?$/u.exec(head)?.[1];
    const isNext = label !== undefined && readingsOf(label).some(({ index }) => index === options.length);
    if (column > stem && isNext && (options.length === 0 || options.at(-1) === column - 1))
      options.push(column);
  }
  if (options.length < 2) return null;
  const key = heads.findIndex(
    (head, column) => column !== stem && !options.includes(column) && KEY_COLUMN.test(head),
  );
  return { stem, options, key: key < 0 ? null : key, count: heads.length };
}

function questionIn(line: Line | undefined, at: number, columns: Columns): TriviaQuestion | null {
  const cells = cellsOf(line);
  const stem = cells[columns.stem] ?? "";
  const options = columns.options.map((column) => cells[column] ?? "").filter((option) => option !== "");
  if (line === undefined || !/\p{L}{2}|[\u3040-\u9fff]/u.test(stem) || options.length < 2) return null;
  if (cells.length > columns.count) return null;
  const key = keyIn(columns.key === null ? "" : (cells[columns.key] ?? ""), options);
  return { start: line.start, end: line.start + line.literal.length, line: at, stem, options, key };
}

function keyIn(written: string, options: readonly string[]): number | null {
  const label = /^[([]?(\p{L}|\d|[①-⑨])[)\].]?$/u.exec(written)?.[1];
  const byText = options.indexOf(written);
  if (label === undefined || byText >= 0) return byText < 0 ? null : byText;
  return placeOf(label, readingsOf(label)[0]?.row ?? 0, options.length);
}
