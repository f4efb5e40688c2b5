import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.ts";
import { ExtractionError, extractText } from "../index.ts";

const FILLER =
  "Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants and algae.";

const bytesOf = (text: string) => Buffer.from(text, "latin1");
const read = (body: string, head = "", name = "notes.rtf") =>
  extractText(bytesOf(`{\\rtf1\\ansi\\ansicpg1252\\deff0${head} ${body}\\pard ${FILLER}\\par}`), name);

function shown(source: SourceText): string[] {
  return source.sections.flatMap(({ heading, level, blocks }) => [
    ...(heading === null ? [] : [`h${level}: ${heading}`]),
    ...blocks.filter(({ text }) => text !== FILLER).map(({ kind, text, role }) => `${role ?? kind}: ${text}`),
  ]);
}

const STYLES =
  "{\\stylesheet{\\f0 Normal;}{\\s1\\b heading 1;}{\\s7\\sbasedon1 Kapitel;}{\\s8\\outlinelevel2 Ebene;}{\\*\\cs10 Strong;}{\\s9 Title;}}";

describe("an RTF document", () => {
  it("has headings by style, by what a style is based on, and by outline level", async () => {
    const source = await read(
      "\\pard\\s9 Botany\\par\\pard\\s1 Light\\par\\pard\\s7 Leaf\\par\\pard\\s8 Vein\\par\\pard\\outlinelevel1 Root\\par\\pard\\outlinelevel9 Text\\par",
      STYLES,
    );
    expect(source).toMatchObject({ format: "rtf", language: "en" });
    expect(shown(source)).toEqual([
      "h1: Botany",
      "h1: Light",
      "h1: Leaf",
      "h3: Vein",
      "h2: Root",
      "paragraph: Text",
    ]);
  });

  it("keeps bold words as terms, and figures set high or low apart", async () => {
    const source = await read(
      "{\\b Osmosis}: water, {\\rtlch\\ab \\ltrch\\b\\i H{\\sub 2}O}, passes\\b0  10{\\super 6} {\\super th}.\\par",
    );
    expect(source.sections[0]?.blocks[0]).toEqual({
      kind: "definition",
      text: "Osmosis: water, H₂O, passes 10⁶ th.",
      terms: ["Osmosis", "H₂O"],
    });
  });

  it("knows East Asian text as bold where only its own kind of characters is", async () => {
    const source = await read(
      "{\\ab\\dbch\\u20809?}{\\dbch\\u12398?}{\\rtlch\\ab\\ltrch\\dbch\\loch no}\\par",
    );
    expect(source.sections[0]?.blocks[0]).toMatchObject({ text: "光のno" });
    expect(source.sections[0]?.blocks[0]?.terms).toBeUndefined();
    const term = await read("{\\ab\\dbch\\u20809?\\u21512?}{\\dbch\\u12398?}\\par");
    expect(term.sections[0]?.blocks[0]?.terms).toEqual(["光合"]);
  });

  it("gives table rows cell by cell, also of tables in cells", async () => {
    const source = await read(
      "\\trowd\\cellx1\\cellx2\\pard\\intbl Gas\\cell Share\\cell\\row\\trowd\\pard\\intbl Nitrogen\\cell\\pard\\intbl\\itap2 in\\nestcell air\\nestcell{\\*\\nesttableprops\\trowd\\nestrow}{\\nonesttables\\par}\\pard\\intbl\\itap1 78 %\\cell\\row\\pard After\\par",
    );
    expect(shown(source)).toEqual([
      "tableRow: Gas | Share",
      "tableRow: Nitrogen | in air 78 %",
      "paragraph: After",
    ]);
  });

  it("knows list items that a program numbered as text, and entries of a glossary behind typed bullets", async () => {
    const source = await read(
      "\\pard\\li360\\fi-360 1.\\tx360\\tab Light is caught.\\par\\pard 2.\\tab An address\\par\\pard\\li360\\fi-360\\bullet\\tx360\\tab{\\b Stoma}: a pore in the skin of a leaf.\\par",
    );
    expect(shown(source)).toEqual([
      "listItem: 1. Light is caught.",
      "paragraph: 2. An address",
      "definition: Stoma: a pore in the skin of a leaf.",
    ]);
    expect(source.sections[0]?.blocks[2]?.terms).toEqual(["Stoma"]);
  });

  it("knows list items, of Word and typed by hand, without their bullets", async () => {
    const source = await read(
      "\\pard\\ls1{\\listtext\\pard\\plain\\f3\\'b7\\tab}First\\par\\pard{\\pntext\\f3\\'b7\\tab}{\\*\\pn\\pnlvlblt{\\pntxtb\\'b7}}Old\\par\\pard\\bullet\\tab Typed\\par\\pard\\ls0 No item\\par",
      "{\\fonttbl{\\f0 Arial;}{\\f3\\fcharset2 Symbol;}}",
    );
    expect(shown(source)).toEqual([
      "listItem: First",
      "listItem: Old",
      "listItem: Typed",
      "paragraph: No item",
    ]);
  });

  it("says formulas in their line, and leaves out their pictures", async () => {
    const source = await read(
      "Water is {\\mmath{\\*\\moMath{\\msSub{\\me{\\mr H}}{\\msub{\\mr 2}}}{\\mr O}}{\\mmathPict{\\pict 00}}}, half {\\mmath{\\*\\moMath{\\mf{\\mfPr{\\mctrlPr\\f1}}{\\mnum{\\mr\\b a+b}}{\\mden{\\mr 2}}}}}.\\par",
    );
    expect(shown(source)).toEqual(["paragraph: Water is H₂O, half $\\frac{a+b}{2}$."]);
  });

  it("puts notes after the paragraph that has them and text boxes before, and drops what is no text", async () => {
    const source = await read(
      "{\\header Botany}{\\footer 7}Air is a mixture{\\super\\chftn{\\*\\footnote\\pard\\chftn  Measured at {\\b sea} level.\\par Twice.}}.{\\shp{\\*\\shpinst\\shpleft1{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt \\pard In the box\\par}}{\\shprslt no}}{\\pict\\wmetafile8 0102}{\\v hidden}{\\deleted gone}\\par" +
        '{\\field{\\*\\fldinst HYPERLINK "http://example.org"}{\\fldrslt A link}}{\\xe{no}}{\\*\\bkmkstart no}{\\object{\\*\\objdata 00}{\\result  and a result}}\\par{\\*\\unknown no {\\b no}}',
      "{\\info{\\title Botany}{\\upr{\\title x}{\\*\\ud{\\title Botany \\u8211\\'96 light}}}{\\author no}}",
    );
    expect(source.title).toBe("Botany – light");
    expect(shown(source)).toEqual([
      "paragraph: In the box",
      "paragraph: Air is a mixture.",
      "footnote: Measured at sea level.",
      "footnote: Twice.",
      "paragraph: A link and a result",
    ]);
  });

  it.each([
    [
      "a Central European font",
      "{\\fonttbl{\\f0\\fcharset238 Arial CE;}}",
      "\\f0 Za\\'bf\\'f3\\'b3\\'e6 g\\'ea\\'9cl\\'b9",
      "Zażółć gęślą",
    ],
    [
      "a Cyrillic font",
      "{\\fonttbl{\\f0\\fcharset204 Arial;}}",
      "\\f0\\'d1\\'e2\\'b3\\'f2\\'eb\\'ee",
      "Світло",
    ],
    [
      "a Japanese font, trail bytes as letters",
      "{\\fonttbl{\\f0\\fcharset128 MS Mincho;}}",
      "\\f0\\'8c\\'f5\\'8d\\'87\\'90\\'ac\\'83A",
      "光合成ア",
    ],
    [
      "fonts that only their names tell",
      "{\\fonttbl{\\f0 Arial CE;}{\\f1\\fcharset0 Times New Roman Cyr;}{\\f2\\fcharset204 Arial CE;}{\\f3 MS Mincho;}}",
      "\\f0 \\'b3\\'f3d\\'9f \\f1 \\'d1\\'e2\\'b3\\'f2\\'eb\\'ee \\f2 \\'d1\\'e2 \\f3\\'8c\\'f5",
      "łódź Світло Св 光",
    ],
    [
      "fields that show a sign, once",
      "{\\fonttbl{\\f0 Arial;}{\\f3\\fcharset2 Symbol;}}",
      '5 {\\field{\\*\\fldinst {SYMBOL 179 \\\\f "Symbol" \\\\s 12}}{\\fldrslt\\f3\\\'b3}} 4 {\\field{\\*\\fldinst SYMBOL 169}{\\fldrslt}} {\\field{\\*\\fldinst PAGE}{\\fldrslt 7}}',
      "5 ≥ 4 © 7",
    ],
    ["its own code page", "\\ansicpg1250", "\\'b3\\'f3d\\'9f", "łódź"],
    ["the Mac's", "\\mac", "caf\\'8e", "café"],
    [
      "Unicode with what stands for it in older readers",
      "",
      "\\uc1 \\u1057?\\u1074\\'e2\\uc2 \\u1110ab{\\uc0 \\u1090\\u1083}\\u1086\\'00\\'00",
      "Світло",
    ],
    ["Unicode beyond 16 bits", "", "\\u-10179?\\u-8704?", "😀"],
    [
      "the Symbol font",
      "{\\fonttbl{\\f0 Arial;}{\\f5\\fcharset2 Symbol;}}",
      "angle {\\f5 a\\'b3}",
      "angle α≥",
    ],
    ["escapes and signs", "", "\\{a\\}\\~\\\\\\emdash b\\_c opt\\-ional", "{a} \\—b‑c optional"],
  ])("is read in %s", async (_name, head, text, expected) => {
    expect(shown(await read(`${text}\\par `, head))).toEqual([`paragraph: ${expected}`]);
  });

  it("is told by its content, and says when its end is missing", async () => {
    expect(await read("", "", "letter.doc")).toMatchObject({ format: "rtf", warnings: [] });
    const cut = await extractText(bytesOf(`{\\rtf1 ${FILLER}\\par More{\\b`), "a.rtf");
    expect(cut.warnings).toEqual([{ code: "PARTS_SKIPPED", count: 1 }]);
    expect(shown(cut)).toEqual(["paragraph: More"]);
  });

  it.each([
    ["open groups", "{", 300_000],
    ["groups", "{}", 300_000],
    ["table starts", "\\pard\\intbl\\itap9 a", 30_000],
    ["cells", "\\intbl a\\cell ", 60_000],
    ["notes in notes", "{\\footnote a", 30_000],
    ["binary data longer than the file", "\\bin999999999 ", 10],
    ["words", "\\b", 300_000],
    ["bold words", "{\\b a} b ", 60_000],
    ["bytes of changing fonts", "\\f1\\'b3\\f0\\'b3", 60_000],
    ["styles", "{\\stylesheet{\\s1\\sbasedon1 a;}}\\pard\\s1 a\\par", 20_000],
    ["numbers", "\\u99999999999999", 60_000],
  ])("ends soon: %s", async (_name, unit, count) => {
    const spentMs = processorTime();
    const ended = await read(unit.repeat(count)).catch((error: unknown) => error);
    if (ended instanceof Error) expect(ended).toBeInstanceOf(ExtractionError);
    expect(spentMs()).toBeLessThan(4_000);
  });
});
