import { escapeXml } from "../html/xml.ts";
import { inChunks, packageOf } from "../package-file.ts";
import { letterOf } from "../tidy.ts";

/** A spreadsheet with one sheet (ECMA-376 part 1, 18), its texts in their cells. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export interface Column {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
}

const relations = (rows: readonly (readonly [type: string, target: string])[]) =>
  `${HEAD}\n<Relationships xmlns="${PACKAGE}/relationships">${rows
    .map(
      ([type, target], i) =>
        `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

const TYPES = `${HEAD}
<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${OFFICE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${OFFICE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${OFFICE}.styles+xml"/></Types>`;

const WORKBOOK = `${HEAD}
<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** The second format is that of headings. */
const STYLES = `${HEAD}
<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment wrapText="1"/></xf></cellXfs></styleSheet>`;

type Row = readonly (string | number)[];

function* sheetXml(columns: readonly Column[], rows: Iterable<Row>, headingRow: number): Iterable<string> {
  const widths = columns.map(
    ({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${HEAD}\n<worksheet xmlns="${MAIN}"><cols>${widths.join("")}</cols><sheetData>`;
  const headings = columns.map(({ heading }) => heading);
  yield rowXml(headings, headingRow, 1);
  let number = headingRow + 1;
  for (const row of rows) {
    yield rowXml(row, number, 0);
    number += 1;
  }
  yield "</sheetData></worksheet>";
}

function rowXml(cells: Row, number: number, style: number): string {
  const inside = cells.map((value, i) => cellXml(value, `${letterOf(i)}${number}`, style));
  return `<row r="${number}">${inside.join("")}</row>`;
}

/** The file of a table whose headings stand in this row, from 1; numbers stay numbers. */
export function xlsxOf(columns: readonly Column[], rows: Iterable<Row>, headingRow: number): Uint8Array {
  return packageOf([
    { name: "[Content_Types].xml", content: TYPES },
    { name: "_rels/.rels", content: relations([["officeDocument", "xl/workbook.xml"]]) },
    { name: "xl/workbook.xml", content: WORKBOOK },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: relations([
        ["worksheet", "worksheets/sheet1.xml"],
        ["styles", "styles.xml"],
      ]),
    },
    { name: "xl/styles.xml", content: STYLES },
    { name: "xl/worksheets/sheet1.xml", content: { chunks: inChunks(sheetXml(columns, rows, headingRow)) } },
  ]);
}

function cellXml(value: string | number, reference: string, style: number): string {
  if (value === "") return "";
  if (typeof value === "number") return `<c r="${reference}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}
