import type { QuestionPicture } from "@quizmill/contract";
import { type PictureMark, parseRichText, type RichPart, withPictures } from "@quizmill/contract/tables";
import { CARD_LINE, CARD_PICTURE_LINES, PIXEL } from "../card-room.ts";
import type { WriteOptions } from "../format.ts";
import { pictureFile } from "../html/write-html.ts";
import { escapeXml } from "../html/xml.ts";
import { ommlOf } from "../math/write-omml.ts";
import { inChunks, type PackagePart, packageOf } from "../package-file.ts";

/** A document for word processors (ECMA-376 part 1, 17), written as text: a library takes ten times as long. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006";
const MATH = "http://schemas.openxmlformats.org/officeDocument/2006/math";
const OFFICE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** A4 in twentieths of a point, with margins of 20 mm. */
export const PAGE = { width: 11_906, height: 16_838, margin: 1_134 } as const;

const RTL = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The width of one of two columns, and a third of a page. */
const COLUMN = (PAGE.width - 2 * PAGE.margin - 425) / 2;
const THIRD = (PAGE.height - 2 * PAGE.margin) / 3;

interface Room {
  readonly width: number;
  readonly height: number;
}

type Style = "Title" | "Fields" | "Context" | "Stem" | "Option" | "Key" | "Note" | "Card" | "CardOption";

/** The most that a picture takes in a paragraph of a style; in others stand its words. */
const PICTURE_ROOM: { readonly [Name in Style]?: Room } = {
  Context: { width: COLUMN, height: THIRD },
  Stem: { width: COLUMN - 510, height: THIRD },
  Option: { width: COLUMN - 936, height: THIRD / 2 },
  Key: { width: COLUMN - 936, height: THIRD / 4 },
  Note: { width: COLUMN - 510, height: THIRD / 2 },
  Card: { width: COLUMN - 454, height: CARD_PICTURE_LINES.side * CARD_LINE },
  CardOption: { width: COLUMN - 454, height: CARD_PICTURE_LINES.option * CARD_LINE },
};

export interface ParagraphLook {
  readonly style?: Style;
  /** Whether it stays on one page with the next paragraph. */
  readonly keepNext?: boolean;
  readonly beginsPage?: boolean;
  readonly isBold?: boolean;
  /** Before the text, set apart by a tab. */
  readonly label?: string;
}

/** A text as a paragraph; formulas that can be edited, code in a fixed width, line breaks as such. */
export function paragraph(text: string, look: ParagraphLook = {}): string {
  const { style, keepNext, beginsPage, label } = look;
  const properties = [
    style === undefined ? "" : `<w:pStyle w:val="${style}"/>`,
    keepNext ? "<w:keepNext/>" : "",
    "<w:keepLines/>",
    beginsPage ? "<w:pageBreakBefore/>" : "",
    RTL.test(withPictures(text, ({ alt }) => alt)) ? "<w:bidi/>" : "",
  ].join("");
  const before = label === undefined ? "" : `${run(label, { isBold: true })}<w:r><w:tab/></w:r>`;
  return `<w:p><w:pPr>${properties}</w:pPr>${before}${runsOf(text, look)}</w:p>`;
}

function runsOf(text: string, { isBold = false, style }: ParagraphLook): string {
  if (!/[`$\\[]/.test(text)) return run(text, { isBold });
  const room = style && PICTURE_ROOM[style];
  const parts = parseRichText(text);
  return parts
    .map((part, at) => {
      if (part.kind === "code") return run(part.code, { isBold, isCode: true });
      if (part.kind === "math")
        return formula(part, parts[at - 1], parts[at + 1]) ?? run(part.source, { isBold });
      if (part.kind === "text") return run(part.source, { isBold });
      return room ? drawing(part, room) : run(part.alt, { isBold });
    })
    .join("");
}

/** A formula that Word edits, a large one on a line of its own; null for one that cannot be set. */
function formula(
  { tex, isDisplay }: Extract<RichPart, { kind: "math" }>,
  before: RichPart | undefined,
  after: RichPart | undefined,
): string | null {
  const math = ommlOf(tex, isDisplay);
  if (math === null || !isDisplay) return math;
  const breakAt = (isNeeded: boolean) => (isNeeded ? "<w:r><w:br/></w:r>" : "");
  const begins = before === undefined || /\n\s*$/.test(before.source);
  const ends = after === undefined || /^\s*\n/.test(after.source);
  return breakAt(!begins) + math + breakAt(!ends);
}

/** Drawing units in a twentieth of a point. */
const EMU = 635;
/** Numbers of drawings are given when the document is written. */
const UNNUMBERED = '<wp:docPr id="0"';
const relationOf = (hash: string) => `picture${hash}`;

/** A picture in its line, which word processors never cut (20.4.2.8). */
function drawing({ alt, hash, width, height }: PictureMark, room: Room): string {
  const scale = Math.min(PIXEL, room.width / width, room.height / height) * EMU;
  const [cx, cy] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`;
  const picture = `<pic:pic xmlns:pic="${DRAWING}/picture"><pic:nvPicPr><pic:cNvPr id="0" name=""/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${relationOf(hash)}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>${shape}</pic:pic>`;
  return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/>${UNNUMBERED} name="" descr="${escapeXml(alt)}"/><a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture">${picture}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

function run(
  text: string,
  { isBold = false, isCode = false }: { isBold?: boolean; isCode?: boolean },
): string {
  if (text === "") return "";
  const properties = [
    isCode ? '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>' : "",
    isBold ? "<w:b/><w:bCs/>" : "",
    WIDE.test(text) ? '<w:lang w:eastAsia="ja-JP"/>' : "",
    RTL.test(text) ? "<w:rtl/>" : "",
  ].join("");
  const content = text
    .split("\n")
    .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
    .join("<w:br/>");
  return `<w:r>${properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`}${content}</w:r>`;
}

/** The properties of the part that ends here: its columns, and whether the next begins on a new page. */
export function sectionEnd(columns: number, kind: "nextPage" | "continuous"): string {
  const { width, height, margin } = PAGE;
  return `<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:type w:val="${kind}"/><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="567" w:footer="567" w:gutter="0"/><w:cols w:num="${columns}" w:space="425"/></w:sectPr>`;
}

/** A paragraph that holds nothing but the properties of the part before it. */
export const sectionBreak = (properties: string) => `<w:p><w:pPr>${properties}</w:pPr></w:p>`;

const STYLES = `${HEAD}
<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Yu Gothic" w:cs="Arial"/><w:sz w:val="21"/><w:szCs w:val="21"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="40" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:pPr><w:spacing w:after="120"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="32"/><w:szCs w:val="32"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Fields"><w:name w:val="Fields"/><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="6" w:color="808080"/></w:pBdr><w:tabs><w:tab w:val="left" w:pos="5400"/><w:tab w:val="left" w:pos="7800"/></w:tabs><w:spacing w:after="200"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Stem"><w:name w:val="Stem"/><w:pPr><w:tabs><w:tab w:val="left" w:pos="510"/></w:tabs><w:spacing w:before="160" w:after="40"/><w:ind w:left="510" w:hanging="510"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Option"><w:name w:val="Option"/><w:pPr><w:tabs><w:tab w:val="left" w:pos="936"/></w:tabs><w:spacing w:after="20"/><w:ind w:left="936" w:hanging="426"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Key"><w:name w:val="Key"/><w:basedOn w:val="Stem"/></w:style>
<w:style w:type="paragraph" w:styleId="Note"><w:name w:val="Note"/><w:pPr><w:spacing w:after="40"/><w:ind w:left="510"/></w:pPr><w:rPr><w:sz w:val="18"/><w:szCs w:val="18"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Context"><w:name w:val="Context"/><w:pPr><w:pBdr><w:left w:val="single" w:sz="12" w:space="8" w:color="C0C0C0"/></w:pBdr><w:spacing w:before="160"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Card"><w:name w:val="Card"/><w:pPr><w:tabs><w:tab w:val="left" w:pos="454"/></w:tabs><w:spacing w:after="40"/></w:pPr><w:rPr><w:sz w:val="19"/><w:szCs w:val="19"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="CardOption"><w:name w:val="Card Option"/><w:basedOn w:val="Card"/></w:style>
</w:styles>`;

const FOOTER = `${HEAD}
<w:ftr xmlns:w="${MAIN}"><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`;

const TYPES = `${HEAD}
<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/><Override PartName="/word/document.xml" ContentType="${OFFICE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${OFFICE}.styles+xml"/><Override PartName="/word/footer1.xml" ContentType="${OFFICE}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const relations = (rows: readonly (readonly [type: string, target: string, id?: string])[]) =>
  `${HEAD}\n<Relationships xmlns="${PACKAGE}/relationships">${rows
    .map(
      ([type, target, id], i) =>
        `<Relationship Id="${id ?? `rId${i + 1}`}" Type="${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

function* documentXml(body: Iterable<string>): Iterable<string> {
  let drawings = 0;
  const number = () => {
    drawings += 1;
    return `<wp:docPr id="${drawings}"`;
  };
  yield `${HEAD}\n<w:document xmlns:w="${MAIN}" xmlns:r="${RELATIONS}" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:m="${MATH}"><w:body>`;
  for (const part of body) yield part.replaceAll(UNNUMBERED, number);
  yield "</w:body></w:document>";
}

/** The file: `body` are paragraphs and tables, the last of them the properties of the last part. */
export function docxOf(
  title: string,
  body: Iterable<string>,
  { pictures }: Pick<WriteOptions, "pictures">,
): Uint8Array {
  return packageOf(partsOf(title, body, [...pictures.values()]));
}

function* partsOf(
  title: string,
  body: Iterable<string>,
  pictures: readonly QuestionPicture[],
): Iterable<PackagePart> {
  const core = `${HEAD}\n<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`;
  yield { name: "[Content_Types].xml", content: TYPES };
  yield {
    name: "_rels/.rels",
    content: relations([
      [`${RELATIONS}/officeDocument`, "word/document.xml"],
      [`${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
    ]),
  };
  yield { name: "docProps/core.xml", content: core };
  yield { name: "word/document.xml", content: { chunks: inChunks(documentXml(body)) } };
  yield { name: "word/styles.xml", content: STYLES };
  yield { name: "word/footer1.xml", content: FOOTER };
  yield {
    name: "word/_rels/document.xml.rels",
    content: relations([
      [`${RELATIONS}/styles`, "styles.xml"],
      [`${RELATIONS}/footer`, "footer1.xml"],
      ...pictures.map((picture) => {
        return [`${RELATIONS}/image`, mediaOf(picture), relationOf(picture.hash)] as const;
      }),
    ]),
  };
  for (const picture of pictures)
    yield { name: `word/${mediaOf(picture)}`, content: Buffer.from(picture.base64, "base64") };
}

const mediaOf = (picture: QuestionPicture) => `media/${pictureFile(picture)}`;
