import { parse } from "csv-parse/sync";
import { NotReadable, type ReadSet, type WriteSet } from "../format.ts";
import { TextBytes } from "../text-bytes.ts";
import { letterOf } from "../tidy.ts";
import { headingRow } from "./headings.ts";
import { partsIn } from "./list-cell.ts";
import { MAX_COLUMNS, MAX_ROWS, readTables } from "./table.ts";

/** What a spreadsheet would take for a formula. */
const FORMULA = /^'*[=+\-@\t]/;

function cell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n,]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** With a byte order mark: spreadsheets take other files for the encoding of the machine. */
export const writeCsv: WriteSet = ({ questions }) => {
  const most = questions.reduce((count, { options }) => Math.max(count, options.length), 2);
  const options = Array.from({ length: most }, (_, i) => letterOf(i));
  const head = [
    ...["question", ...options.map((letter) => `option ${letter}`), "key", "explanation", "context"],
    ...["quote", "page", "slide", "heading", "section", "tags"],
  ];
  const out = new TextBytes();
  out.add("\uFEFF", head.map(cell).join(","), "\r\n");
  for (const { source, key, tags = [], ...question } of questions) {
    const row = [
      question.text,
      ...options.map((_, i) => question.options[i] ?? ""),
      key.map(letterOf).join(" "),
      ...[question.explanation ?? "", question.context ?? ""],
      ...[source?.quote ?? "", `${source?.page ?? ""}`, `${source?.slide ?? ""}`, source?.heading ?? ""],
      question.section ?? "",
      // In a lone tag a comma parts nothing.
      tags.join("; ") + (tags.length === 1 && partsIn(tags[0] ?? "")[0] !== tags[0] ? ";" : ""),
    ];
    out.add(row.map(cell).join(","), "\r\n");
  }
  return out.bytes();
};

const MAX_ROW_CHARS = 1_000_000;

export const readCsv: ReadSet = ({ text }, choices) => {
  const content = (text ?? "").replace(/^\uFEFF/, "");
  return readTables([{ name: "", rows: rowsIn(content) }], choices);
};

function rowsIn(text: string): string[][] {
  const named = /^sep=(.)\r?\n/i.exec(text);
  const content = named === null ? text : text.slice(named[0].length);
  try {
    // One more than a table may have tells that it has too many.
    const rows = parsed(content, named?.[1] ?? delimiterOf(content), MAX_ROWS + 1);
    return rows.map((row) => row.map((value) => (/^'+[=+\-@\t]/.test(value) ? value.slice(1) : value)));
  } catch (error) {
    throw new NotReadable("damaged", { cause: error });
  }
}

function parsed(text: string, delimiter: string, to: number): string[][] {
  const options = {
    delimiter,
    to,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARS,
  };
  return parse(text, options) as string[][];
}

const SAMPLE_ROWS = 30;

/**
 * The sign under which the first rows have headings, or else the most rows as many columns: titles may stand first, and
 * spreadsheets of some countries write semicolons.
 */
function delimiterOf(text: string): string {
  const [best] = [",", ";", "\t", "|"]
    .map((delimiter) => ({ delimiter, ...shapeUnder(text, delimiter) }))
    .sort((a, b) => Number(b.isHeaded) - Number(a.isHeaded) || b.even - a.even || b.columns - a.columns);
  return best?.delimiter ?? ",";
}

function shapeUnder(text: string, delimiter: string) {
  try {
    const rows = parsed(text, delimiter, SAMPLE_ROWS);
    const wide = rows.filter((row) => row.length > 1);
    const [most] = [...Map.groupBy(wide, (row) => row.length)].sort((a, b) => b[1].length - a[1].length);
    const isHeaded = headingRow(rows, Math.min(MAX_COLUMNS, most?.[0] ?? 0)) >= 0;
    return { isHeaded, even: most?.[1].length ?? 0, columns: most?.[0] ?? 0 };
  } catch {
    return { isHeaded: false, even: 0, columns: 0 };
  }
}
