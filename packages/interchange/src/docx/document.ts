import { parseRichText } from "@quizmill/contract/tables";
import { escapeXml } from "../html/xml.ts";
import { inChunks, packageOf } from "../package-file.ts";

/** A document for word processors (ECMA-376 part 1, 17), written as text: a library takes ten times as long. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** A4 in twentieths of a point, with margins of 20 mm. */
export const PAGE = { width: 11_906, height: 16_838, margin: 1_134 } as const;

const RTL = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export interface ParagraphLook {
  readonly style?: string;
  /** Whether it stays on one page with the next paragraph. */
  readonly keepNext?: boolean;
  readonly beginsPage?: boolean;
  readonly isBold?: boolean;
  /** Before the text, set apart by a tab. */
  readonly label?: string;
}

/** A text as a paragraph; code in a fixed width, line breaks as such. */
export function paragraph(text: string, look: ParagraphLook = {}): string {
  const { style, keepNext, beginsPage, isBold, label } = look;
  const properties = [
    style === undefined ? "" : `<w:pStyle w:val="${style}"/>`,
    keepNext ? "<w:keepNext/>" : "",
    "<w:keepLines/>",
    beginsPage ? "<w:pageBreakBefore/>" : "",
    RTL.test(text) ? "<w:bidi/>" : "",
  ].join("");
  const before = label === undefined ? "" : `${run(label, { isBold: true })}<w:r><w:tab/></w:r>`;
  return `<w:p><w:pPr>${properties}</w:pPr>${before}${runsOf(text, isBold ?? false)}</w:p>`;
}

function runsOf(text: string, isBold: boolean): string {
  if (!/[`$\\]/.test(text)) return run(text, { isBold });
  return parseRichText(text)
    .map((part) =>
      part.kind === "code" ? run(part.code, { isBold, isCode: true }) : run(part.source, { isBold }),
    )
    .join("");
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
<w:style w:type="paragraph" w:styleId="Note"><w:name w:val="Note"/><w:pPr><w:spacing w:after="40"/><w:ind w:left="510"/></w:pPr><w:rPr><w:sz w:val="18"/><w:szCs w:val="18"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Context"><w:name w:val="Context"/><w:pPr><w:pBdr><w:left w:val="single" w:sz="12" w:space="8" w:color="C0C0C0"/></w:pBdr><w:spacing w:before="160"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Card"><w:name w:val="Card"/><w:pPr><w:tabs><w:tab w:val="left" w:pos="454"/></w:tabs><w:spacing w:after="40"/></w:pPr><w:rPr><w:sz w:val="19"/><w:szCs w:val="19"/></w:rPr></w:style>
</w:styles>`;

const FOOTER = `${HEAD}
<w:ftr xmlns:w="${MAIN}"><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`;

const TYPES = `${HEAD}
<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${OFFICE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${OFFICE}.styles+xml"/><Override PartName="/word/footer1.xml" ContentType="${OFFICE}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const relations = (rows: readonly (readonly [type: string, target: string])[]) =>
  `${HEAD}\n<Relationships xmlns="${PACKAGE}/relationships">${rows
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

function* documentXml(body: Iterable<string>): Iterable<string> {
  yield `${HEAD}\n<w:document xmlns:w="${MAIN}" xmlns:r="${RELATIONS}"><w:body>`;
  yield* body;
  yield "</w:body></w:document>";
}

/** The file: `body` are paragraphs and tables, the last of them the properties of the last part. */
export function docxOf(title: string, body: Iterable<string>): Uint8Array {
  const core = `${HEAD}\n<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`;
  const files = {
    "[Content_Types].xml": TYPES,
    "_rels/.rels": relations([
      [`${RELATIONS}/officeDocument`, "word/document.xml"],
      [`${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
    ]),
    "docProps/core.xml": core,
    "word/document.xml": { chunks: inChunks(documentXml(body)) },
    "word/styles.xml": STYLES,
    "word/footer1.xml": FOOTER,
    "word/_rels/document.xml.rels": relations([
      [`${RELATIONS}/styles`, "styles.xml"],
      [`${RELATIONS}/footer`, "footer1.xml"],
    ]),
  };
  return packageOf(Object.entries(files).map(([name, content]) => ({ name, content })));
}
