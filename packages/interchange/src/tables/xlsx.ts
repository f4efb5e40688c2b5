import { NotReadable, type Parts, type ReadSet } from "../format.ts";
import { childOf, childrenOf, type Element, readXml, textIn, within } from "../html/xml.ts";
import { numbersOf, type ShowNumber } from "./number-format.ts";
import { MAX_COLUMNS, MAX_ROWS, readTables, type Table } from "./table.ts";
import { picturesOfSheet } from "./xlsx-pictures.ts";

/** Every sheet, in the order of the workbook. */
export const readXlsx: ReadSet = ({ parts, language }, choices, pictures) => {
  if (parts === null) throw new NotReadable("damaged");
  const workbook = partOf(parts, /^xl\/workbook\.xml$/i);
  const is1904 = [...within(workbook, "workbookpr")].some(({ attributes }) =>
    /^(?:1|true)$/.test(attributes.date1904 ?? ""),
  );
  const styles = childOf(partOf(parts, /^xl\/styles\.xml$/i), "stylesheet");
  const show = numbersOf(styles, { is1904, language });
  const strings = sharedStrings(parts);
  const sheets = sheetsOf(parts, workbook);
  if (sheets.length === 0) throw new NotReadable("damaged");
  let room = MAX_ROWS;
  const tables = sheets.map(({ name, part }) => {
    const numbered = rowsIn(parts.text(part) ?? "", { strings, show, room });
    room -= numbered.length;
    const found = picturesOfSheet(part, { parts, pictures });
    const drawn = numbered.flatMap(({ at, values }) => {
      const ofRow = found.get(at);
      return ofRow === undefined ? [] : [[values, ofRow] as const];
    });
    return { name, rows: numbered.map(({ values }) => values), pictures: new Map(drawn) } satisfies Table;
  });
  return readTables(tables, choices);
};

function partOf(parts: Parts, pattern: RegExp): Element {
  const name = parts.names.find((one) => pattern.test(one));
  return readXml((name === undefined ? null : parts.text(name)) ?? "");
}

/** As the workbook names and orders them; where it does not, as the parts are called. */
function sheetsOf(parts: Parts, workbook: Element): { name: string; part: string }[] {
  const all = parts.names
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const targets = new Map(
    [...within(partOf(parts, /^xl\/_rels\/workbook\.xml\.rels$/i), "relationship")].map(({ attributes }) => [
      attributes.Id,
      `xl/${(attributes.Target ?? "").replace(/^\/xl\/|^\.\//, "")}`,
    ]),
  );
  const named = [...within(workbook, "sheet")].flatMap(({ attributes }) => {
    const part = targets.get(attributes["r:id"] ?? "");
    return part !== undefined && all.includes(part) ? [{ name: attributes.name ?? "", part }] : [];
  });
  return named.length > 0 ? named : all.map((part) => ({ name: "", part }));
}

/** The parts of a text, without the readings of its characters (`rPh`). */
function richText(element: Element): string {
  const text = element.children
    .map((child) => {
      if (typeof child === "string" || child.name === "rph") return "";
      return child.name === "t" ? textIn(child) : child.name === "r" ? textIn(childOf(child, "t")) : "";
    })
    .join("");
  // Characters that XML refuses, and line ends.
  return text.replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function sharedStrings(parts: Parts): string[] {
  const list = childOf(partOf(parts, /^xl\/sharedStrings\.xml$/i), "sst");
  return list === undefined ? [] : childrenOf(list, "si").map(richText);
}

interface Cells {
  readonly strings: readonly string[];
  readonly show: ShowNumber;
  /** For so many rows. */
  readonly room: number;
}

/** Each with its number, from 0: files leave out those that are empty. */
function rowsIn(xml: string, cells: Cells): { at: number; values: string[] }[] {
  const rows: { at: number; values: string[] }[] = [];
  for (const row of within(readXml(xml), "row")) {
    if (rows.length >= cells.room) throw new NotReadable("limit");
    const values: string[] = [];
    for (const cell of childrenOf(row, "c")) {
      const at = columnOf(cell.attributes.r) ?? values.length;
      if (at >= MAX_COLUMNS) continue;
      while (values.length < at) values.push("");
      values[at] = valueIn(cell, cells);
    }
    // Templates have styles far beyond their cells.
    const width = values.findLastIndex((value) => value.trim() !== "") + 1;
    const at = Number(row.attributes.r ?? (rows.at(-1)?.at ?? -1) + 2) - 1;
    rows.push({ at, values: values.slice(0, width) });
  }
  return rows;
}

/** 0-based: "C7" is 2. */
function columnOf(reference = ""): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueIn(cell: Element, { strings, show }: Cells): string {
  const value = textIn(childOf(cell, "v"));
  switch (cell.attributes.t) {
    case "s":
      return strings[Number(value)] ?? "";
    case "inlineStr":
      return richText(childOf(cell, "is") ?? cell);
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "str":
    case "e":
    case "d":
      return value;
    default:
      return show(value, cell.attributes.s);
  }
}
