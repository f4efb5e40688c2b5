import { labelOf, type Section, type SourceText } from "@quizmill/contract";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { extractText, plainText } from "./index.ts";
import { docxFile, pdfFile, wordParagraph } from "./testing/files.ts";
import { pptFile } from "./testing/ppt.ts";
import { pptxFile, shape } from "./testing/slides.ts";

const FILLER =
  "Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants and algae, where chlorophyll absorbs mostly blue and red light. The oxygen of the air is a product of it, and all food chains begin with it.";

function blocks(source: SourceText): string[] {
  return source.sections.flatMap((section) => section.blocks.map(({ kind, text }) => `${kind}: ${text}`));
}

function sectionOf(source: SourceText, heading: string): Section | undefined {
  return source.sections.find((section) => section.heading === heading);
}

describe("a Word document", () => {
  const read = (body: string, parts = {}) =>
    extractText(docxFile(body + wordParagraph(FILLER), parts), "notes.docx");

  it("has headings by style, whatever the style is called in the writer's language", async () => {
    const styles = `
      <w:style w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>
      <w:style w:styleId="Kapitel"><w:name w:val="Kapitel"/><w:basedOn w:val="berschrift2"/></w:style>
      <w:style w:styleId="Ebene"><w:name w:val="Ebene"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>`;
    const source = await read(
      wordParagraph("Licht", { properties: '<w:pStyle w:val="Kapitel"/>' }) +
        wordParagraph("Wellen", { properties: '<w:pStyle w:val="Ebene"/>' }),
      { styles },
    );
    expect(source.sections.map(({ heading, level }) => [heading, level])).toEqual([
      ["Licht", 2],
      ["Wellen", 3],
    ]);
    expect(source.title).toBe("Licht");
  });

  it("begins a section with a short bold line where there are no styled headings, and calls it none", async () => {
    const bold = wordParagraph("Light and leaves", { run: "<w:b/>" });
    const source = await read(bold);
    expect(source.sections.map(labelOf)).toEqual(["Light and leaves"]);
    expect(source.sections[0]?.heading).toBeNull();
    expect(source.title).toBe("Light and leaves");
    const styles = '<w:style w:styleId="H"><w:name w:val="heading 1"/></w:style>';
    const styled = await read(wordParagraph("Plants", { properties: '<w:pStyle w:val="H"/>' }) + bold, {
      styles,
    });
    expect(styled.sections.map(labelOf)).toEqual(["Plants"]);
  });

  it("gives table rows with their cells, list items, and footnotes after the paragraph that has them", async () => {
    const row = (cells: string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join("")}</w:tr>`;
    const source = await read(
      `${wordParagraph("First item", { properties: '<w:numPr><w:numId w:val="1"/></w:numPr>' })}
       <w:tbl>${row(["Gas", "Share"])}${row(["Nitrogen", "78 %"])}</w:tbl>
       <w:p><w:r><w:t>Air is a mixture.</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
      {
        footnotes: `<w:footnote w:id="0" w:type="separator">${wordParagraph("----")}</w:footnote>
                    <w:footnote w:id="2">${wordParagraph("Measured at sea level.")}</w:footnote>`,
      },
    );
    expect(blocks(source).slice(0, 5)).toEqual([
      "listItem: First item",
      "tableRow: Gas | Share",
      "tableRow: Nitrogen | 78 %",
      "paragraph: Air is a mixture.",
      "paragraph: Measured at sea level.",
    ]);
  });

  it("keeps the terms an author set in bold, and knows a definition by its bold beginning", async () => {
    const source = await read(
      `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Osmosis</w:t></w:r><w:r><w:t>: water passes a membrane.</w:t></w:r></w:p>
       <w:p><w:r><w:t xml:space="preserve">The </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>cell wall</w:t></w:r><w:r><w:t xml:space="preserve"> gives support.</w:t></w:r></w:p>`,
    );
    expect(source.sections[0]?.blocks.slice(0, 2)).toEqual([
      { kind: "definition", text: "Osmosis: water passes a membrane.", terms: ["Osmosis"] },
      { kind: "paragraph", text: "The cell wall gives support.", terms: ["cell wall"] },
    ]);
  });

  it.each([
    ["colour", '<w:color w:val="FF0000"/>', "color FF0000"],
    ["highlight", '<w:highlight w:val="yellow"/>', "highlight yellow"],
    ["shading", '<w:shd w:val="clear" w:color="auto" w:fill="92D050"/>', "shd 92D050"],
    ["underline", '<w:u w:val="single"/>', "underline"],
  ])("says which words are set apart by %s", async (_name, run, look) => {
    const plain = '<w:color w:val="000000"/><w:u w:val="none"/><w:shd w:val="clear" w:fill="auto"/>';
    const body =
      wordParagraph("Iron rusts where water and air come to it together.", { run: plain }) +
      wordParagraph("B) Mercury", { run });
    const { sections } = await extractText(docxFile(body), "a.docx");
    expect(sections[0]?.blocks.map(({ looks }) => looks)).toEqual([
      undefined,
      [{ look, text: "B) Mercury" }],
    ]);
  });

  it.each([
    ["a character style", wordParagraph("B) Mercury", { run: '<w:rStyle w:val="Right"/>' }), "color 00B050"],
    [
      "a paragraph style",
      wordParagraph("B) Mercury", { properties: '<w:pStyle w:val="Key"/>' }),
      "highlight yellow",
    ],
    [
      "the style that one is based on",
      wordParagraph("B) Mercury", { properties: '<w:pStyle w:val="Best"/>' }),
      "highlight yellow",
    ],
  ])("says which words are set apart by %s", async (_name, body, look) => {
    const styles = `<w:style w:type="character" w:styleId="Right"><w:name w:val="Right"/><w:rPr><w:color w:val="00B050"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="Key"><w:name w:val="Key"/><w:rPr><w:highlight w:val="yellow"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="Best"><w:name w:val="Best"/><w:basedOn w:val="Key"/></w:style>
      <w:style w:type="character" w:styleId="Link"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style>`;
    const unset = wordParagraph("A) Iron", { run: '<w:rStyle w:val="Right"/><w:color w:val="auto"/>' });
    const link = wordParagraph("C) Copper", { run: '<w:rStyle w:val="Link"/>' });
    const text = wordParagraph("Which of these metals is liquid at room temperature?");
    const { sections } = await extractText(docxFile(text + unset + body + link, { styles }), "a.docx");
    expect(sections[0]?.blocks.map(({ looks }) => looks)).toEqual([
      ...[undefined, undefined, [{ look, text: "B) Mercury" }], undefined],
    ]);
  });

  it("says which cells are shaded", async () => {
    const cell = (text: string, fill = "") =>
      `<w:tc><w:tcPr>${fill && `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`}</w:tcPr>${wordParagraph(text)}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
    const body = `<w:tbl>${row(cell("A)"), cell("Iron"))}${row(cell("B)"), cell("Mercury", "FFFF00"))}${row(cell("C)"), cell("Copper", "auto"))}</w:tbl>`;
    const { sections } = await extractText(
      docxFile(body + wordParagraph("Metals are listed above.")),
      "a.docx",
    );
    expect(sections[0]?.blocks.map(({ text, looks }) => [text, looks])).toEqual([
      ["A) | Iron", undefined],
      ["B) | Mercury", [{ look: "cell shd FFFF00", text: "Mercury" }]],
      ["C) | Copper", undefined],
      ["Metals are listed above.", undefined],
    ]);
  });

  it("reads text boxes once and leaves out what was struck, moved or hidden", async () => {
    const box = (text: string) => `<w:txbxContent>${wordParagraph(text)}</w:txbxContent>`;
    const source = await read(
      `<w:p><w:r><mc:AlternateContent><mc:Choice>${box("In the box")}</mc:Choice><mc:Fallback>${box("In the box")}</mc:Fallback></mc:AlternateContent></w:r>
         <w:r><w:t>Outside</w:t></w:r></w:p>
       <w:p><w:del><w:r><w:t>struck</w:t></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>
         <w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:r><w:t>Kept</w:t></w:r></w:p>`,
    );
    expect(blocks(source).slice(0, 3)).toEqual([
      "paragraph: In the box",
      "paragraph: Outside",
      "paragraph: Kept",
    ]);
  });
});

describe("a presentation", () => {
  it("is read in the order of showing, titles first, notes last, without date and slide number", async () => {
    const source = await extractText(
      pptxFile([
        { shapes: shape(["What plants do"], "ctrTitle") },
        {
          shapes:
            shape(["12"], "sldNum") + shape([FILLER, "Second point"], "body") + shape(["Light"], "title"),
          notes: shape(["Ask who has seen a leaf under a microscope."], "body") + shape(["2"], "sldNum"),
        },
        { shapes: shape(["A slide without a title"]) },
      ]),
      "lecture.pptx",
    );
    expect(source).toMatchObject({ format: "pptx", pageCount: 3, pagesWithText: 3, language: "en" });
    expect(source.sections.map(({ heading, slide }) => [heading, slide])).toEqual([
      ["What plants do", 1],
      ["Light", 2],
      [null, 3],
    ]);
    expect(sectionOf(source, "Light")?.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ["listItem", FILLER],
      ["listItem", "Second point"],
      ["paragraph", "Ask who has seen a leaf under a microscope."],
    ]);
  });

  it("of PowerPoint 97 is read by its last saved outline", async () => {
    const source = await extractText(
      pptFile([
        { title: "Budowa komórki", body: [FILLER, "Jądro komórkowe"] },
        { title: "Mitochondria", body: ["Wytwarzają energię"] },
      ]),
      "wyklad.ppt",
    );
    expect(source).toMatchObject({ format: "ppt", pageCount: 2, title: "Budowa komórki" });
    expect(sectionOf(source, "Mitochondria")?.blocks).toEqual([
      { kind: "listItem", text: "Wytwarzają energię", slide: 2 },
    ]);
  });
});

describe("small raised figures in a PDF", () => {
  it("are left out where they point to a note, and kept where they may be exponents", async () => {
    const words = FILLER.match(/.{1,70}(?= |$)/g) ?? [];
    const source = await extractText(
      pdfFile([
        [
          { text: "The ions make ATP.", x: 72, y: 760 },
          { text: "2", x: 184, y: 765, size: 7 },
          { text: "This was shown on 10", x: 194, y: 760 },
          { text: "6", x: 314, y: 765, size: 7 },
          { text: "cells.", x: 322, y: 760 },
          ...words.map((text, index) => ({ text, y: 720 - 14 * index })),
        ],
      ]),
      "notes.pdf",
    );
    const text = plainText(source);
    expect(text).toContain("make ATP. This was shown");
    expect(text).toMatch(/on 10 ?6 cells/);
  });
});

describe("a PDF", () => {
  const paragraph = (top: number, lines: readonly string[]) =>
    lines.map((text, index) => ({ text, y: top - 14 * index }));
  const page = (number: number, body: Parameters<typeof pdfFile>[0][number]) => [
    { text: "Botany for beginners", y: 810, size: 9 },
    ...body,
    { text: String(number), x: 290, y: 30, size: 9 },
  ];
  const file = pdfFile(
    [
      page(7, [
        { text: "1 Light", y: 750, size: 18 },
        ...paragraph(720, [
          "Photosynthesis turns light into chemical energy. It takes place in the chloro-",
          "plasts of plants and algae, where chlorophyll absorbs mostly blue and red light,",
          "and the oxygen of the air we breathe is nothing but a product of this process, which",
        ]),
      ]),
      page(8, [
        ...paragraph(750, [
          "began with bacteria three billion years ago and changed the whole planet.",
          "It goes on.",
        ]),
        { text: "\u0095 Light is absorbed", y: 700 },
        { text: "\u0095 Water is split", y: 686 },
      ]),
      page(9, [
        { text: "2 Water", y: 750, size: 18 },
        { text: "Roots take up water.", y: 720 },
      ]),
    ],
    { title: "Botany" },
  );

  it("comes as whole paragraphs under its headings, across lines, hyphens and pages", async () => {
    const source = await extractText(file, "botany.pdf");
    expect(source).toMatchObject({
      title: "Botany",
      format: "pdf",
      pageCount: 3,
      pagesWithText: 3,
      language: "en",
    });
    expect(source.sections.map(({ heading, page: at }) => [heading, at])).toEqual([
      ["1 Light", 1],
      ["2 Water", 3],
    ]);
    const [light] = source.sections;
    expect(light?.blocks[0]?.text).toContain("in the chloroplasts of plants");
    expect(light?.blocks[0]?.text).toContain("this process, which began with bacteria");
    expect(light?.blocks.slice(1)).toEqual([
      { kind: "listItem", text: "Light is absorbed", page: 2 },
      { kind: "listItem", text: "Water is split", page: 2 },
    ]);
  });

  it("loses its running header and page numbers", async () => {
    const text = plainText(await extractText(file, "botany.pdf"));
    expect(text).toContain("this process, which began with bacteria");
    expect(text).not.toContain("Botany for beginners");
    expect(text).not.toMatch(/^[789]$/m);
  });

  it("says which share of its pages has text", async () => {
    const lines = paragraph(700, FILLER.split(/(?<=\.) /));
    const source = await extractText(pdfFile([lines, [], []]), "half-scanned.pdf");
    expect(source.warnings).toEqual([{ code: "PAGES_WITHOUT_TEXT", pages: 3, pagesWithText: 1 }]);
  });
});

describe("plain text", () => {
  const polish =
    "Zażółć gęślą jaźń. Fotosynteza to proces, w którym rośliny wytwarzają związki organiczne z wody i dwutlenku węgla przy udziale światła. Zachodzi w chloroplastach, a jej produktem ubocznym jest tlen, bez którego nie byłoby życia zwierząt na Ziemi.";
  const japanese = "光合成は、光エネルギーを使って水と二酸化炭素から有機物を合成する反応です。".repeat(6);
  const ukrainian =
    "Фотосинтез — це процес утворення органічних речовин із води та вуглекислого газу на світлі. ".repeat(3);

  it.each([
    ["UTF-8", Buffer.from(polish), polish, "pl"],
    ["Windows-1250", iconv.encode(polish, "win1250"), polish, "pl"],
    ["ISO 8859-2", iconv.encode(polish, "iso-8859-2"), polish, "pl"],
    ["UTF-16 with a byte order mark", iconv.encode(`\uFEFF${polish}`, "utf-16le"), polish, "pl"],
    ["Cyrillic UTF-16 without a mark", iconv.encode(ukrainian, "utf-16be"), ukrainian, "uk"],
    ["Shift_JIS", iconv.encode(japanese, "shift_jis"), japanese, "ja"],
    ["EUC-JP", iconv.encode(japanese, "euc-jp"), japanese, "ja"],
  ])("is read in %s", async (_name, bytes, expected, language) => {
    const source = await extractText(bytes, "notes.txt");
    expect(plainText(source).trim()).toBe(expected.trim());
    expect(source.language).toBe(language);
  });

  it("keeps its signs as typed, unless it is written in Markdown", async () => {
    const typed = "What is **kwargs**, and what does __init__ do when an object of a class is made?";
    const read = async (text: string) =>
      (await extractText(Buffer.from(text), "a.txt")).sections[0]?.blocks[0];
    expect(await read(typed)).toEqual({ kind: "paragraph", text: typed });
    const notes = "## Cells\n\nThe **cell wall** gives a plant its shape and holds it upright.";
    expect(await read(notes)).toMatchObject({ terms: ["cell wall"] });
  });

  it("is read in ISO-2022-JP, which is valid UTF-8 too", async () => {
    // RFC 1468: ESC $ B switches to JIS X 0208, which is EUC-JP without the high bits.
    const jis = Buffer.from(iconv.encode(japanese, "euc-jp").map((byte) => byte & 0x7f));
    const bytes = Buffer.concat([Buffer.from("\u001B$B"), jis, Buffer.from("\u001B(B")]);
    expect(plainText(await extractText(bytes, "mail.txt")).trim()).toBe(japanese);
  });

  it("is read in letters beyond the first plane too", async () => {
    const ancient = "𐌀𐌁𐌂𐌃𐌄𐌅𐌆𐌇".repeat(8);
    expect(plainText(await extractText(Buffer.from(ancient), "old.txt")).trim()).toBe(ancient);
  });

  it("has ideographs where a font's radicals were written, and kana's own dot", async () => {
    const odd = `ルガンスク人\u2EA0共和国、\u2ED1い歴史。ヨハネス\u2027グーテンベルク。syl\u2027la\u2027ble ${japanese}`;
    const text = plainText(await extractText(Buffer.from(odd), "notes.txt"));
    expect(text).toContain("ルガンスク人民共和国、長い歴史。ヨハネス・グーテンベルク。syl\u2027la\u2027ble");
  });

  it("keeps superscripts, fractions and circled numbers, and cleans what no reader sees", async () => {
    const odd = `The area is 6½ m², see ①: \uFB01nd the \uFF21\uFF11 sheet.\u0000\u200B\uE000 ${FILLER}`;
    const source = await extractText(Buffer.from(odd), "notes.txt");
    expect(source.sections[0]?.blocks[0]?.text).toBe(
      `The area is 6½ m², see ①: find the A1 sheet. ${FILLER}`,
    );
  });
});
