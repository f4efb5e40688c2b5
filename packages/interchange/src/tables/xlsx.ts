import { NotReadable, type Parts, type ReadSet } from "../format.ts";
import { childOf, childrenOf, type Element, readXml, textIn, within } from "../html/xml.ts";
import { MAX_COLUMNS, MAX_ROWS, readTable } from "./table.ts";

/** The first sheet with at least two rows, else the first. */
export const readXlsx: ReadSet = ({ parts }, choices) => {
  if (parts === null) throw new NotReadable("damaged");
  const strings = sharedStrings(parts);
  const sheets = parts.names
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  let first: string[][] | null = null;
  for (const name of sheets) {
    const rows = rowsIn(parts.text(name) ?? "", strings);
    if (rows.length > 1) return readTable(rows, choices);
    first ??= rows;
  }
  if (first === null) throw new NotReadable("damaged");
  return readTable(first, choices);
};

/** The parts of a text, without the readings of its characters (`rPh`). */
function richText(element: Element): string {
  return element.children
    .map((child) => {
      if (typeof child === "string" || child.name === "rph") return "";
      return child.name === "t" ? textIn(child) : child.name === "r" ? textIn(childOf(child, "t")) : "";
    })
    .join("");
}

function sharedStrings(parts: Parts): string[] {
  const name = parts.names.find((one) => /^xl\/sharedStrings\.xml$/i.test(one));
  const text = name === undefined ? null : parts.text(name);
  const list = text === null ? undefined : childOf(readXml(text), "sst");
  return list === undefined ? [] : childrenOf(list, "si").map(richText);
}

function rowsIn(xml: string, strings: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const row of within(readXml(xml), "row")) {
    if (rows.length >= MAX_ROWS) throw new NotReadable("limit");
    const cells: string[] = [];
    for (const cell of childrenOf(row, "c")) {
      const at = columnOf(cell.attributes.r) ?? cells.length;
      if (at >= MAX_COLUMNS) continue;
      while (cells.length < at) cells.push("");
      cells[at] = valueIn(cell, strings);
    }
    rows.push(cells);
  }
  return rows;
}

/** 0-based: "C7" is 2. */
function columnOf(reference = ""): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueIn(cell: Element, strings: readonly string[]): string {
  const value = textIn(childOf(cell, "v"));
  if (cell.attributes.t === "s") return strings[Number(value)] ?? "";
  if (cell.attributes.t === "inlineStr") return richText(childOf(cell, "is") ?? cell);
  if (cell.attributes.t === "b") return value === "1" ? "TRUE" : "FALSE";
  return value;
}
