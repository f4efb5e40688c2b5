import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import CFB from "cfb";

/** Small handmade documents, for tests only; each has no more content than its test needs. */

/** A ZIP archive of these parts. */
export function zipFile(parts: Record<string, string | Uint8Array>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content as string);
    const packed = deflateRawSync(data);
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(packed.byteLength, 14);
    shared.writeUInt32LE(data.byteLength, 18);
    shared.writeUInt16LE(nameBytes.byteLength, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    bodies.push(Buffer.from("PK\u0003\u0004", "latin1"), shared, nameBytes, packed);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), shared, tail, nameBytes);
    offset += 30 + nameBytes.byteLength + packed.byteLength;
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main";
const SLIDES = "http://schemas.openxmlformats.org/presentationml/2006/main";
const DIAGRAMS = "http://schemas.openxmlformats.org/drawingml/2006/diagram";
const CHARTS = "http://schemas.openxmlformats.org/drawingml/2006/chart";
const MATHS = "http://schemas.openxmlformats.org/officeDocument/2006/math";
const COMPATIBILITY = "http://schemas.openxmlformats.org/markup-compatibility/2006";
/** Namespace declarations for the root of any part. */
export const NAMESPACES = `xmlns:w="${WORD}" xmlns:a="${DRAWING}" xmlns:p="${SLIDES}" xmlns:r="${OFFICE}" xmlns:mc="${COMPATIBILITY}" xmlns:dgm="${DIAGRAMS}" xmlns:c="${CHARTS}" xmlns:m="${MATHS}"`;

/** A relationships part, by id. */
export function relationships(targets: Record<string, readonly [type: string, target: string]>): string {
  const rows = Object.entries(targets).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${rows.join("")}</Relationships>`;
}

/** The part that declares the type of the main part. */
export function contentTypes(part: string, type: string): string {
  const override = `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/>`;
  return `<Types xmlns="${PACKAGE}/content-types">${override}</Types>`;
}

export interface WordParts {
  /** The inner XML of these parts. */
  readonly styles?: string;
  readonly footnotes?: string;
  readonly numbering?: string;
  /** Further parts, by the id of the relationship that refers to them. */
  readonly linked?: Record<string, { type: string; name: string; content: string | Uint8Array }>;
}

/** A Word document with this body. */
export function docxFile(body: string, parts: WordParts = {}): Buffer {
  const { styles = "", footnotes = "", numbering = "", linked = {} } = parts;
  const links = Object.entries(linked);
  return zipFile({
    "[Content_Types].xml": contentTypes("word/document.xml", "wordprocessingml.document"),
    "_rels/.rels": relationships({ rId1: ["officeDocument", "word/document.xml"] }),
    "word/_rels/document.xml.rels": relationships({
      rId1: ["styles", "styles.xml"],
      rId2: ["footnotes", "footnotes.xml"],
      rId3: ["numbering", "numbering.xml"],
      ...Object.fromEntries(links.map(([id, { type, name }]) => [id, [type, name]])),
    }),
    "word/document.xml": `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    "word/styles.xml": `<w:styles ${NAMESPACES}>${styles}</w:styles>`,
    "word/footnotes.xml": `<w:footnotes ${NAMESPACES}>${footnotes}</w:footnotes>`,
    "word/numbering.xml": `<w:numbering ${NAMESPACES}>${numbering}</w:numbering>`,
    ...Object.fromEntries(links.map(([, { name, content }]) => [`word/${name}`, content])),
  });
}

/** A Word paragraph; `properties` and `run` are the inner XML of `w:pPr` and `w:rPr`. */
export function wordParagraph(text: string, { properties = "", run = "" } = {}): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A line of a PDF page, by its left end and baseline in points from the page's lower left corner. */
export interface PdfLine {
  readonly text: string;
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** Degrees, counter-clockwise. */
  readonly angle?: number;
  /** Side of a square drawn before it, in points. */
  readonly square?: number;
  /** Diameter of a ball below its first letter, in points. */
  readonly ball?: number;
  /** Pictures on the page, drawn before it: left, bottom, width and height in points. The left half is red, the other blue. */
  readonly pictures?: readonly (readonly [number, number, number, number])[];
}

/** A form field on the first page with its typed text; `flags` as in ISO 32000-2, table 167. */
export interface PdfField {
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly flags?: number;
}

export interface PdfOptions {
  readonly title?: string;
  readonly forms?: readonly string[];
  readonly fields?: readonly PdfField[];
  /** Clockwise rotation of the pages when shown, in degrees. */
  readonly rotate?: number;
  /** Pages whose content is compressed and fully damaged. */
  readonly damaged?: readonly number[];
}

/** A PDF of A4 pages in Helvetica, WinAnsi encoded, without compression. */
export function pdfFile(pages: readonly (readonly PdfLine[])[], options: PdfOptions = {}): Buffer {
  return pdfOfContents(pages.map(pageContent), options);
}

/** A page of text in two fonts, the second after very many strokes of a drawing. */
export function strokesPdf(lines: readonly string[], strokes: number): Buffer {
  const text = pageContent(lines.map((line, index) => ({ text: line, y: 700 - 14 * index })));
  const last = pageContent([{ text: "Drawn by a plotter", y: 100, bold: true }]);
  return pdfOfContents([`${text}\n${"0 0 m 9 9 l S q Q\n".repeat(strokes)}${last}`]);
}

/** A PDF whose pages have these content streams; `resources` may define form XObjects. */
function pdfOfContents(
  contents: readonly string[],
  { title = "", forms = [], fields = [], rotate = 0, damaged = [] }: PdfOptions = {},
): Buffer {
  const firstForm = 5;
  const firstPage = firstForm + forms.length;
  const firstField = firstPage + 2 * contents.length;
  const boldFont = firstField + fields.length;
  const pageIds = contents.map((_content, index) => firstPage + 2 * index);
  const names = forms.map((_form, index) => `/F${index} ${firstForm + index} 0 R`).join(" ");
  const resources = `<< /Font << /Helv 3 0 R /HelvB ${boldFont} 0 R >> /XObject << ${names} >> >>`;
  const formHead = `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources ${resources}`;
  const fieldRefs = fields.map((_field, index) => `${firstField + index} 0 R`).join(" ");
  const acroForm = fields.length > 0 ? ` /AcroForm << /Fields [${fieldRefs}] >>` : "";
  const annotations = (index: number) => (index === 0 && fields.length > 0 ? ` /Annots [${fieldRefs}]` : "");
  return pdfOfObjects([
    `<< /Type /Catalog /Pages 2 0 R${acroForm} >>`,
    `<< /Type /Pages /Count ${contents.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Title (${title}) >>`,
    ...forms.map((form) => pdfStream(form, formHead)),
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate}${annotations(index)} /Resources ${resources} /Contents ${firstPage + 2 * index + 1} 0 R >>`,
      damaged.includes(index + 1) ? damagedStream(content) : pdfStream(content),
    ]),
    ...fields.map(pdfFieldObject),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
  ]);
}

function pdfFieldObject({ value, x, y, flags = 4 }: PdfField): string {
  const rect = `[${x} ${y} ${x + 150} ${y + 14}]`;
  return `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${x}.${y}) /V (${value}) /F ${flags} /Rect ${rect} >>`;
}

/** Pages that take longer than anybody waits: each fills more than half of itself fifty thousand times, without memory. */
export function endlessPdf(): Buffer {
  const pages = 2_000;
  const ids = Array.from({ length: pages }, (_page, index) => 5 + index);
  return pdfOfObjects([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${ids.map((id) => `${id} 0 R`).join(" ")}] >>`,
    pdfStream(`${"0 0 m 595 842 l 0 842 l h f\n".repeat(50_000)}`),
    "<< /Title (Endless) >>",
    ...ids.map(() => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>"),
  ]);
}

/** Ten form XObjects that each draw the next one ten times: unbounded memory from a few hundred bytes. */
export function swellingPdf(): Buffer {
  const forms = Array.from({ length: 10 }, (_, index) => `/F${index + 1} Do `.repeat(10));
  return pdfOfContents(["/F0 Do"], { forms: [...forms, pageContent([{ text: "ha", y: 700 }])] });
}

function pageContent(lines: readonly PdfLine[]): string {
  const shown = lines.map(
    ({ text, x = 72, y, size = 12, bold = false, angle = 0, square = 0, ball = 0, pictures = [] }) => {
      const escaped = text.replace(/[\\()]/g, "\\$&");
      const turn = (angle * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn).toFixed(4), Math.sin(turn).toFixed(4)];
      const matrix = `${cos} ${sin} ${(-sin).toFixed(4)} ${cos} ${x} ${y}`;
      const drawn = square > 0 ? `${x - 8 - square} ${y + 4 - square / 2} ${square} ${square} re f ` : "";
      const round = ball > 0 ? `${x + 2 - ball / 2} ${y + 2 - ball / 2} ${ball} ${ball} re f ` : "";
      const shown = pictures.map((place) => pdfPicture(place)).join("");
      return `${shown}${drawn}${round}BT /${bold ? "HelvB" : "Helv"} ${size} Tf ${matrix} Tm (${escaped}) Tj ET`;
    },
  );
  return shown.join("\n");
}

function pdfPicture([left, bottom, width, height]: readonly [number, number, number, number]): string {
  const place = `q ${width} 0 0 ${height} ${left} ${bottom} cm`;
  return `${place} BI /W 2 /H 1 /CS /RGB /BPC 8 /F /AHx ID FF00000000FF> EI Q\n`;
}

function pdfStream(content: string, head = ""): string {
  return `<< ${head} /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`;
}

/** Every byte of the compressed content is changed. */
function damagedStream(content: string): string {
  const packed = deflateSync(content).map((byte) => byte ^ 0x55);
  return pdfStream(Buffer.from(packed).toString("latin1"), "/Filter /FlateDecode");
}

function pdfOfObjects(objects: readonly string[]): Buffer {
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

/** An OLE2 compound file with these streams. */
export function compoundFile(streams: Record<string, Uint8Array>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) {
    CFB.utils.cfb_add(container, `/${name}`, Buffer.from(content));
  }
  return Buffer.from(CFB.write(container, { type: "buffer" }) as Uint8Array);
}
