import { parse } from "csv-parse/sync";
import { NotReadable, type ReadSet, type WriteSet } from "../format.ts";
import { TextBytes } from "../text-bytes.ts";
import { letterOf } from "../tidy.ts";
import { MAX_ROWS, readTable } from "./table.ts";

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
      tags.join("; "),
    ];
    out.add(row.map(cell).join(","), "\r\n");
  }
  return out.bytes();
};

const MAX_ROW_CHARS = 1_000_000;

export const readCsv: ReadSet = ({ text }, choices) => {
  const content = (text ?? "").replace(/^\uFEFF/, "");
  return readTable(rowsIn(content), choices);
};

function rowsIn(text: string): string[][] {
  const named = /^sep=(.)\r?\n/i.exec(text);
  const options = {
    ...{ delimiter: named?.[1] ?? delimiterOf(text), bom: true, relax_column_count: true },
    ...{ relax_quotes: true, skip_empty_lines: true, max_record_size: MAX_ROW_CHARS },
    // One more than a table may have tells that it has too many.
    to: MAX_ROWS + 1,
  };
  try {
    const rows = parse(named === null ? text : text.slice(named[0].length), options) as string[][];
    return rows.map((row) => row.map((value) => (/^'+[=+\-@\t]/.test(value) ? value.slice(1) : value)));
  } catch (error) {
    throw new NotReadable("damaged", { cause: error });
  }
}

/** The sign that stands most often in the first line: spreadsheets of some countries write semicolons. */
function delimiterOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1);
  const outside = line.replaceAll(/"[^"]*"/g, "");
  const count = (sign: string) => outside.split(sign).length;
  return [",", ";", "\t", "|"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
