import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.ts";
import { extractText } from "../index.ts";
import { docxFile, NAMESPACES, type WordParts, wordParagraph, zipFile } from "../testing/files.ts";

const FILLER = wordParagraph(
  "Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants.",
);

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

const read = (body: string, parts: WordParts = {}) =>
  extractText(docxFile(body + FILLER, parts), "notes.docx");

function blocks(source: SourceText): string[] {
  const all = source.sections.flatMap((section) => section.blocks);
  return all.slice(0, -1).map(({ kind, role, text }) => `${role ?? kind}: ${text}`);
}

const textsOf = async (body: string, parts?: WordParts) =>
  blocks(await read(body, parts)).map((block) => block.replace(/^\w+: /, ""));

const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join("")}</w:p>`;
const styled = (text: string, style: string) =>
  wordParagraph(text, { properties: `<w:pStyle w:val="${style}"/>` });

describe("the headings of a Word document", () => {
  const headings = async (body: string, styles = "") =>
    (await read(body, { styles })).sections
      .filter(({ heading }) => heading !== null)
      .map(({ heading, level }) => `${level} ${heading}`);

  it("are told by built-in styles also where the file does not define them", async () => {
    expect(await headings(styled("Light", "Heading2") + styled("Leaf", "heading 3"))).toEqual([
      "2 Light",
      "3 Leaf",
    ]);
  });

  it("are told by the style a style is based on, before its outline level", async () => {
    const styles = `<w:style w:styleId="h1"><w:name w:val="heading 1"/></w:style>
      <w:style w:styleId="TOCHeading"><w:name w:val="TOC Heading"/><w:basedOn w:val="h1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr></w:style>`;
    expect(await headings(styled("Contents", "TOCHeading"), styles)).toEqual(["1 Contents"]);
  });

  it("are told by their styles however those are written", async () => {
    const style = '<w:style w:type="paragraph" w:styleId="a&amp;b"><w:name w:val="heading 2"/></w:style>';
    const decoy = '<w:style w:styleId="a&amp;b"><w:name w:val="heading 5"/></w:style>';
    const ways = [
      style,
      style.replaceAll('"', "'"),
      style.replace("w:styleId=", "w:styleId = "),
      `${decoy}${style}`,
      `${style}<!--${decoy}-->`,
      style.replaceAll("w:", "x:").replace("<x:style", `<x:style xmlns:x="${WORD}"`),
    ];
    for (const way of ways) {
      const plain = way.replaceAll("a&amp;b", "ab");
      expect(await headings(styled("Light", "a&amp;b"), way), way).toEqual(["2 Light"]);
      expect(await headings(styled("Light", "ab"), plain), plain).toEqual(["2 Light"]);
    }
  });

  it("are told by the styles before one that is damaged", async () => {
    const whole = '<w:style w:styleId="a"><w:name w:val="heading 2"/></w:style>';
    const broken = '<w:style w:styleId="b"><w:name w:val="heading 1"/><w:rPr></w:style>';
    expect(await headings(styled("Light", "a") + styled("Waves", "b"), whole + broken)).toEqual(["2 Light"]);
  });

  it("come through circular styles", async () => {
    const styles = `<w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style>`;
    const body = styled("Light", "a") + styled("Leaf", "Heading2");
    expect(await headings(body, styles)).toEqual(["2 Leaf"]);
    expect((await read(body, { styles })).sections[0]?.blocks[0]?.text).toBe("Light");
  });

  it("are not the title, which names the document", async () => {
    const source = await read(styled("All about light", "Title") + styled("Waves", "Heading1"));
    expect(source.title).toBe("All about light");
    expect(source.sections.map(({ heading }) => heading)).toEqual([null, "Waves"]);
  });

  it("are not lines that only have an outline level; those open a section all the same", async () => {
    const outlined = wordParagraph("Waves", { properties: '<w:outlineLvl w:val="1"/>' });
    const { sections } = await read(wordParagraph("Before.") + outlined);
    expect(sections.map(({ heading }) => heading)).toEqual([null, null]);
    expect(sections[1]?.blocks[0]).toEqual({ kind: "paragraph", text: "Waves", terms: ["Waves"] });
  });
});

describe("the text of a Word document", () => {
  it("marks code within sentences, by the style of its characters or their font", async () => {
    const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`;
    const styles = `<w:style w:type="character" w:styleId="vc"><w:name w:val="Verbatim Char"/></w:style>
      <w:style w:type="character" w:styleId="own"><w:name w:val="Mine"/><w:rPr>${font("Liberation Mono")}</w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="src"><w:name w:val="Source Code"/></w:style>
      <w:style w:type="paragraph" w:styleId="typed"><w:name w:val="Manuscript"/><w:rPr>${font("Courier")}</w:rPr></w:style>`;
    const source = await read(
      paragraph(
        run("The operator "),
        run("i", '<w:rStyle w:val="vc"/>'),
        run("n ", '<w:rStyle w:val="vc"/>'),
        run("says so."),
      ) +
        paragraph(
          run("The system has the calls "),
          run("open", '<w:rStyle w:val="own"/>'),
          run(" or "),
          run("exec()", font("Consolas")),
          run("; "),
          run("über", font("Consolas")),
        ) +
        paragraph(run("A typed line", font("Courier New")), run(".")) +
        `<w:p><w:pPr><w:pStyle w:val="typed"/></w:pPr>${run("A letter typed by ")}${run("hand", font("Courier"))}</w:p>` +
        styled("let a = 1;", "src"),
      { styles },
    );
    expect(blocks(source)).toEqual([
      "paragraph: The operator `in` says so.",
      "paragraph: The system has the calls `open` or `exec()`; über",
      "paragraph: A typed line.",
      "paragraph: A letter typed by hand",
      "code: let a = 1;",
    ]);
  });

  it("has the signs of symbol fonts as what they show", async () => {
    const sign = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
    const body = paragraph(
      sign("Symbol", "F061"),
      sign("Symbol", "00B1"),
      sign("Wingdings", "F0E0"),
      sign("Webdings", "F041"),
      run("\uF062", '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>'),
    );
    expect(await textsOf(body)).toEqual(["α±→β"]);
  });

  it("keeps figures high and low, but not the letters of an ordinal", async () => {
    const high = '<w:vertAlign w:val="superscript"/>';
    const low = '<w:vertAlign w:val="subscript"/>';
    expect(
      await textsOf(
        paragraph(run("10"), run("−6", high), run(" m CO"), run("2", low), run(" 1"), run("st", high)),
      ),
    ).toEqual(["10⁻⁶ m CO₂ 1st"]);
  });

  it("joins a word cut before a line break, and nothing else", async () => {
    const body = paragraph(
      run("photo-"),
      "<w:r><w:br/></w:r>",
      run("synthesis"),
      "<w:r><w:br/></w:r>",
      run("in leaves"),
    );
    expect(await textsOf(body)).toEqual(["photosynthesis in leaves"]);
  });

  it("has results of fields without their instructions, and no comments or pronunciation", async () => {
    const body = paragraph(
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>',
      run("Figure 1"),
      "<w:r><w:commentReference w:id='1'/></w:r>",
      `<w:r><w:ruby><w:rt>${run("かんじ")}</w:rt><w:rubyBase>${run("漢字")}</w:rubyBase></w:ruby></w:r>`,
    );
    expect(await textsOf(body)).toEqual(["Figure 1漢字"]);
  });

  it("leaves out what a style hides", async () => {
    const styles = `<w:style w:styleId="Answer"><w:rPr><w:vanish/></w:rPr></w:style>`;
    const hidden = '<w:rStyle w:val="Answer"/>';
    const body = paragraph(run("Seen"), run("unseen", hidden)) + styled("Unseen", "Answer");
    expect(await textsOf(body, { styles })).toEqual(["Seen"]);
  });

  it("has formulas on one line, set off from the words", async () => {
    const fraction =
      "<m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f>";
    const body = paragraph(run("Then"), `<m:oMath>${fraction}</m:oMath>`, run(" is small."));
    expect(await textsOf(body)).toEqual(["Then a/b is small."]);
  });

  it("takes in SmartArt and inserted documents where they stand", async () => {
    const innermost = docxFile(wordParagraph("Inserted where it was inserted itself."));
    const inner = docxFile(`${wordParagraph("Inserted from Word.")}<w:altChunk r:id="i"/>`, {
      linked: { i: { type: "aFChunk", name: "innermost.docx", content: innermost } },
    });
    const html =
      "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>Inserted =\r\nfrom a p=C3=A1gina.</p>\r\n--b--";
    const diagram = `<dgm:dataModel ${NAMESPACES}><dgm:ptLst><dgm:pt modelId="1"><dgm:t><a:p><a:r><a:t>Cycle</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`;
    const source = await read(
      `${paragraph('<w:r><w:drawing><dgm:relIds r:dm="d"/></w:drawing></w:r>')}<w:altChunk r:id="w"/><w:altChunk r:id="h"/>${wordParagraph("After.")}`,
      {
        linked: {
          d: { type: "diagramData", name: "diagrams/data1.xml", content: diagram },
          w: { type: "aFChunk", name: "afchunk.docx", content: inner },
          h: { type: "aFChunk", name: "afchunk.mht", content: html },
        },
      },
    );
    expect(blocks(source).map((block) => block.replace(/^\w+: /, ""))).toEqual([
      "Cycle",
      "Inserted from Word.",
      "Inserted from a página.",
      "After.",
    ]);
  });

  it("knows the entries of a glossary set as a table, but not its head nor mere values", async () => {
    const bold = (text: string) => wordParagraph(text, { run: "<w:b/>" });
    const row = (first: string, second: string) => `<w:tr><w:tc>${first}</w:tc><w:tc>${second}</w:tc></w:tr>`;
    const body = `<w:tbl>${row(bold("Term"), bold("What it means in this chapter"))}
      ${row(bold("Osmosis"), wordParagraph("the passage of water through a membrane"))}
      ${row(bold("Density"), wordParagraph("7.9 g/cm³"))}</w:tbl>`;
    const source = await read(body);
    expect(blocks(source)).toEqual([
      "tableRow: Term | What it means in this chapter",
      "definition: Osmosis: the passage of water through a membrane",
      "tableRow: Density | 7.9 g/cm³",
    ]);
    expect(source.sections[0]?.blocks[1]?.terms).toEqual(["Osmosis"]);
  });

  it("knows the entries of a description list by their styles, and loses no term that has none", async () => {
    const styles = `<w:style w:styleId="DefinitionTerm"><w:name w:val="Definition Term"/></w:style><w:style w:styleId="Definition"><w:name w:val="Definition"/></w:style>`;
    const body =
      styled("Osmosis", "DefinitionTerm") +
      styled("the passage of water", "Definition") +
      styled("Left alone", "DefinitionTerm");
    expect(blocks(await read(body, { styles }))).toEqual([
      "definition: Osmosis: the passage of water",
      "paragraph: Left alone",
    ]);
    const alone = await extractText(
      docxFile(FILLER + styled("Last term", "DefinitionTerm"), { styles }),
      "a.docx",
    );
    expect(alone.sections[0]?.blocks.at(-1)?.text).toBe("Last term");
  });

  it("is found where the package does not say where it is", async () => {
    const zip = docxFile(FILLER).toString("latin1").replaceAll("_rels/.rels", "_rels/.lost");
    expect((await extractText(Buffer.from(zip, "latin1"), "notes.docx")).sections).toHaveLength(1);
  });

  it("has its styles also where its relationships are lost: its types name the part", async () => {
    const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
    const types = ["document.main", "styles"].map(
      (type) => `<Override PartName="/word/${type.split(".")[0]}.xml" ContentType="${word}.${type}+xml"/>`,
    );
    const style = `<w:style w:styleId="h"><w:name w:val="heading 2"/></w:style>`;
    const file = zipFile({
      "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join("")}</Types>`,
      "word/document.xml": `<w:document ${NAMESPACES}><w:body>${styled("Light", "h")}${FILLER}</w:body></w:document>`,
      "word/styles.xml": `<w:styles ${NAMESPACES}>${style}</w:styles>`,
    });
    const { sections, warnings } = await extractText(file, "notes.docx");
    expect(sections).toMatchObject([{ heading: "Light", level: 2 }]);
    expect(warnings).toEqual([]);
  });

  it("survives damaged notes, styles and insertions, and says how many", async () => {
    const numbered = '<w:numPr><w:numId w:val="1"/></w:numPr>';
    const noted = paragraph('<w:r><w:footnoteReference w:id="1"/></w:r>');
    const item = wordParagraph("An item", { properties: numbered });
    const source = await read(`${styled("Light", "Heading1")}${item}${noted}<w:altChunk r:id="h"/>`, {
      styles: "<w:style>",
      footnotes: "<w:footnote>",
      numbering: "<w:num>",
      linked: { h: { type: "aFChunk", name: "chunk.docx", content: "PK nothing" } },
    });
    expect(source.sections[0]?.heading).toBe("Light");
    expect(source.warnings).toEqual([{ code: "PARTS_SKIPPED", count: 4 }]);
  });

  it("takes no longer than its length allows, whatever it is made of", async () => {
    const spentMs = processorTime();
    const bold = (text: string) => run(text, "<w:b/>");
    const body = [
      paragraph(bold(`${"- ".repeat(300_000)}a`)),
      `<w:tbl><w:tr><w:tc>${wordParagraph(`${"| ".repeat(300_000)}a`, { run: "<w:b/>" })}</w:tc><w:tc>${wordParagraph("b")}</w:tc></w:tr></w:tbl>`,
      paragraph(`<w:r>${"<w:t>x-</w:t><w:br/>".repeat(50_000)}</w:r>`),
      paragraph("<m:oMath>", `<m:r><m:t>${"= ".repeat(100_000)}</m:t></m:r>`, "</m:oMath>"),
    ];
    expect((await read(body.join(""))).sections).toHaveLength(1);
    expect(spentMs()).toBeLessThan(5_000);
  });

  it("says a note once, however often it is referred to", async () => {
    const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const footnotes = `<w:footnote w:id="2">${wordParagraph("Measured at sea level.")}</w:footnote>`;
    expect(blocks(await read(paragraph(run("Air"), reference.repeat(3)), { footnotes }))).toEqual([
      "paragraph: Air",
      "footnote: Measured at sea level.",
    ]);
  });
});

describe("automatic numbers of a Word document", () => {
  const level = (at: number, format: string, text: string, more = "") =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
  const abstract = (id: number, ...levels: string[]) =>
    `<w:abstractNum w:abstractNumId="${id}">${levels.join("")}</w:abstractNum>`;
  const num = (id: number, abstractId: number, overrides = "") =>
    `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${overrides}</w:num>`;
  const item = (numId: number, at = 0) =>
    wordParagraph("item", {
      properties: `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${numId}"/></w:numPr>`,
    });
  const markers = async (items: string, numbering: string, styles = "") => {
    const { sections } = await read(items, { numbering, styles });
    return sections.flatMap((section) => section.blocks.slice(0, -1).map(({ marker = "" }) => marker));
  };

  it("stand beside the text, level by level, as an exam refers to them", async () => {
    const numbering =
      abstract(
        0,
        level(0, "decimal", "%1."),
        level(1, "lowerLetter", "%2)"),
        level(2, "upperRoman", "(%3)"),
        level(3, "decimal", "%1.%2.%4", "<w:isLgl/>"),
      ) + num(1, 0);
    const items = item(1) + item(1, 1) + item(1, 1) + item(1, 2) + item(1) + item(1, 1) + item(1, 3);
    expect(await markers(items, numbering)).toEqual(["1.", "a)", "b)", "(I)", "2.", "a)", "2.1.1"]);
  });

  it("go on over lists of one definition, and start anew where a list says so", async () => {
    const numbering =
      abstract(0, level(0, "decimal", "%1.")) +
      num(1, 0) +
      num(2, 0) +
      num(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>');
    expect(await markers(item(1) + item(2) + item(3) + item(3), numbering)).toEqual(["1.", "2.", "5.", "6."]);
  });

  it("are written with the letters of their language; bullets are none", async () => {
    const numbering = ["russianLower", "ukrainianUpper", "aiueo", "decimalZero", "bullet"]
      .map((format, index) => abstract(index, level(0, format, "%1.")) + num(index + 1, index))
      .join("");
    const items = [1, 2, 3, 4, 5].map((id) => item(id) + item(id) + item(id) + item(id)).join("");
    const found = await markers(items, numbering);
    expect([3, 7, 11, 15, 19].map((index) => found[index])).toEqual(["г.", "Г.", "エ.", "04.", ""]);
  });

  it("are left out where their list is damaged, and the text is kept", async () => {
    const whole =
      '<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%2)"/></w:lvl>';
    const broken = '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"></w:lvl>';
    const numbering = `<w:abstractNum w:abstractNumId="0">${whole}</w:abstractNum>${num(1, 0)}${num(2, 1)}${broken}`;
    const item = (text: string, list: number) =>
      wordParagraph(text, { properties: `<w:numPr><w:ilvl w:val="1"/><w:numId w:val="${list}"/></w:numPr>` });
    const source = await read(item("Roots", 2) + item("Stems", 1), { numbering });
    const items = source.sections.flatMap((section) => section.blocks).slice(0, 2);
    expect(items.map(({ marker, text }) => [marker, text])).toEqual([
      [undefined, "Roots"],
      ["1)", "Stems"],
    ]);
    expect(source.warnings).toEqual([{ code: "PARTS_SKIPPED", count: 1 }]);
  });

  it("come from the paragraph's style, and from a numbering style", async () => {
    const styles = `<w:style w:styleId="Option"><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style>`;
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Letters"/></w:abstractNum>' +
      `<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Letters"/>${level(0, "upperLetter", "%1)")}</w:abstractNum>` +
      num(7, 0);
    expect(await markers(styled("x", "Option") + styled("y", "Option"), numbering, styles)).toEqual([
      "A)",
      "B)",
    ]);
  });
});

describe("a paragraph whose end tracked changes took away", () => {
  const deletedEnd = (text: string) =>
    wordParagraph(text, { properties: '<w:rPr><w:del w:id="1" w:author="a"/></w:rPr>' });

  it("goes on in the next one", async () => {
    expect(
      await textsOf(deletedEnd("Lysosomes digest what the cell ") + wordParagraph("has taken in.")),
    ).toEqual(["Lysosomes digest what the cell has taken in."]);
  });

  it("is kept where none follows: in a cell, before a table", async () => {
    const cell = (text: string) => `<w:tc>${text}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell(deletedEnd("Golgi body"))}${cell(wordParagraph("packs proteins"))}</w:tr></w:tbl>`;
    expect(await textsOf(deletedEnd("Parts of the cell.") + table)).toEqual([
      "Parts of the cell.",
      "Golgi body | packs proteins",
    ]);
  });
});

describe("merged cells of a Word table", () => {
  const cell = (text: string, properties = "") =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${wordParagraph(text)}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;

  it("say their value in every row and column they cover", async () => {
    const table = `<w:tbl>${row(cell("Kind"), cell("Vitamin"), cell("Lack"))}
      ${row(cell("fat-soluble", '<w:vMerge w:val="restart"/>'), cell("retinol"), cell("night blindness"))}
      ${row(cell("", "<w:vMerge/>"), cell("calciferol"), cell("rickets"))}
      ${row(cell("unknown", '<w:gridSpan w:val="2"/>'), cell("anaemia"))}</w:tbl>`;
    expect(await textsOf(table)).toEqual([
      "Kind | Vitamin | Lack",
      "fat-soluble | retinol | night blindness",
      "fat-soluble | calciferol | rickets",
      "unknown | unknown | anaemia",
    ]);
  });

  it("that cover a whole row are said once", async () => {
    const table = `<w:tbl>${row(cell("All vitamins", '<w:gridSpan w:val="3"/>'))}
      ${row(cell("A"), cell("retinol"), cell("eyes"))}</w:tbl>`;
    expect(await textsOf(table)).toEqual(["All vitamins", "A | retinol | eyes"]);
  });
});
