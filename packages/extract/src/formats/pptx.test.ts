import { labelOf, type SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { extractText } from "../index.ts";
import { drawn, pptxFile, run, shape, type TestSlide } from "../testing/slides.ts";

const FILLER = shape([
  "Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants.",
]);

/** The last slide holds enough text for the file to be accepted. */
const read = (slides: readonly (string | TestSlide)[], parts = {}) => {
  const all = [...slides, FILLER].map((slide) => (typeof slide === "string" ? { shapes: slide } : slide));
  return extractText(pptxFile(all, parts), "lecture.pptx");
};

/** Blocks of all slides but the last. */
function blocks(source: SourceText): string[] {
  const all = source.sections.flatMap((section) => section.blocks);
  return all.slice(0, -1).map(({ kind, role, text }) => `${role ?? kind}: ${text}`);
}

function headings(source: SourceText): unknown[] {
  return source.sections.slice(0, -1).map(({ heading, level, slide }) => [heading, level, slide]);
}

const table = (rows: readonly string[]) =>
  `<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${rows.map((row) => `<a:tr>${row}</a:tr>`).join("")}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
const cell = (content: string, attributes = "") =>
  `<a:tc ${attributes}><a:txBody>${drawn(content)}</a:txBody></a:tc>`;

describe("a slide", () => {
  it("has its title first, wherever it stands, and the title of a show above those of its slides", async () => {
    const source = await read([
      shape(["By the botany group"], "subTitle") + shape(["What", "plants do"], "ctrTitle"),
      shape(["Said before"]) + shape(["Light"], "title") + shape(["Second title"], "title"),
    ]);
    expect(headings(source)).toEqual([
      ["What plants do", 1, 1],
      ["Light", 2, 2],
    ]);
    expect(blocks(source)).toEqual([
      "paragraph: By the botany group",
      "paragraph: Said before",
      "paragraph: Second title",
    ]);
  });

  it("whose title has no words is a section without a heading, not part of the slide before", async () => {
    const source = await read([shape(["Light"], "title"), shape([" "], "title") + shape(["On its own"])]);
    expect(headings(source)).toEqual([
      ["Light", 2, 1],
      [null, 1, 2],
    ]);
  });

  it("keeps text that was set in the title's place as text", async () => {
    const long = "A sentence that goes on about light and leaves. ".repeat(8).trim();
    expect(blocks(await read([shape([long], "title")]))).toEqual([`paragraph: ${long}`]);
  });

  it("made of text boxes alone is labelled by the one line in the largest letters", async () => {
    const large = (text: string) => run(text, 'sz="3200"');
    const source = await read([
      shape([run("Roots take up water.", 'sz="2000"')]) + shape([large("What roots do")]) + shape(["A note"]),
      shape([large("Leaves")]) + shape([run("Almost as large", 'sz="2800"')]),
      shape([large("Stems")]) + shape(["In a place whose size only the master knows"], "body"),
      shape([large("This is a whole sentence that goes on.")]) + shape(["A note"]),
      shape([large("Alone")]),
      shape([large("A running title")], "ftr") + shape(["One"]) + shape(["Two"]),
    ]);
    expect(source.sections.map(labelOf)).toEqual(["What roots do", null, null, null, null, null, null]);
    expect(blocks(source).slice(0, 3)).toEqual([
      "paragraph: What roots do",
      "paragraph: Roots take up water.",
      "paragraph: A note",
    ]);
  });

  it("has bullets where its placeholder has them, unless a paragraph says otherwise", async () => {
    const plain = `<a:pPr><a:buNone/></a:pPr>${run("Not an item")}`;
    const item = `<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>${run("An item")}`;
    const source = await read([shape(["First", plain], "body") + shape(["Text box", item])]);
    expect(blocks(source)).toEqual([
      "listItem: First",
      "paragraph: Not an item",
      "paragraph: Text box",
      "listItem: An item",
    ]);
  });

  it("counts lists that are numbered by themselves, apart from the text", async () => {
    const item = (scheme: string, { level = 0, startAt = 1 } = {}) =>
      `<a:pPr lvl="${level}"><a:buAutoNum type="${scheme}" startAt="${startAt}"/></a:pPr>${run("Item")}`;
    const plain = (level: number) => `<a:pPr lvl="${level}"/>${run("Plain")}`;
    const source = await read([
      shape([
        item("arabicPeriod"),
        item("alphaLcParenR", { level: 1 }),
        item("alphaLcParenR", { level: 1 }),
      ]) +
        shape([item("arabicPeriod"), plain(1), item("arabicPeriod"), plain(0), item("arabicPeriod")]) +
        shape([item("romanUcParenBoth", { startAt: 3 }), item("romanUcParenBoth", { startAt: 3 })]) +
        shape([item("circleNumDbPlain"), item("thaiNumMinus"), item("arabicPlain")]),
    ]);
    const markers = source.sections[0]?.blocks.map(({ marker }) => marker ?? "-");
    expect(markers?.join(" ")).toBe("1. a) b) 1. - 2. - 1. (III) (IV) ① 1- 1");
  });

  it("keeps raised and lowered figures, and what stands in a symbol font", async () => {
    const raised = (text: string) => run(text, 'baseline="30000"');
    const alpha = '<a:r><a:rPr><a:sym typeface="Symbol"/></a:rPr><a:t>\uF061</a:t></a:r>';
    const source = await read([
      shape([
        `${run("10")}${raised("6")}${run(" of H")}${run("2", 'baseline="-25000"')}${run("O, the 1")}${raised("st")}`,
      ]) + shape([`${alpha}${run(" rays")}`]),
    ]);
    expect(blocks(source)).toEqual(["paragraph: 10⁶ of H₂O, the 1st", "paragraph: α rays"]);
  });

  it("keeps what is set in bold as terms, and knows a definition by its bold beginning", async () => {
    const source = await read([
      shape([
        run("Osmosis", 'b="1"') + run(": water passes a membrane."),
        run("The ") + run("cell", 'b="1"') + run(" wall", 'b="1"') + run(" gives support."),
      ]),
    ]);
    expect(source.sections[0]?.blocks).toEqual([
      { kind: "definition", text: "Osmosis: water passes a membrane.", terms: ["Osmosis"], slide: 1 },
      { kind: "paragraph", text: "The cell wall gives support.", terms: ["cell wall"], slide: 1 },
    ]);
  });

  it("gives tables row by row, merged cells once", async () => {
    const source = await read([
      table([
        cell("Gas") + cell("Share"),
        cell("Nitrogen") + cell(`${run("78")}<a:br/>${run("%")}`),
        cell("Both", 'gridSpan="2"') + cell("", 'hMerge="1"'),
      ]),
    ]);
    expect(blocks(source)).toEqual(["tableRow: Gas | Share", "tableRow: Nitrogen | 78 %", "paragraph: Both"]);
  });

  it("leaves out numbers, dates and what its footer repeats; a footer of one slide is a source", async () => {
    const number = `<a:fld type="slidenum">${run("7")}</a:fld>`;
    const date = `<a:fld type="datetime1">${run("1/2/2003")}</a:fld>`;
    const footer = shape(["Botany 101"], "ftr") + shape(["Spring"], "dt") + shape([number], "sldNum");
    const source = await read([
      footer + shape([date, run("Slide ") + number]),
      footer + shape(["After Sachs, 1864"], "ftr"),
    ]);
    expect(blocks(source)).toEqual(["paragraph: Slide", "paragraph: After Sachs, 1864"]);
  });

  it("says once what stands in it in two forms for old and new programs", async () => {
    const choice = (text: string) => `<mc:Choice Requires="a14">${shape([text])}</mc:Choice>`;
    const fallback = (text: string) => `<mc:Fallback>${shape([text])}</mc:Fallback>`;
    const either = (inside: string) => `<mc:AlternateContent>${inside}</mc:AlternateContent>`;
    const source = await read([
      either(choice("New") + choice("Newer") + fallback("Old")) + either(fallback("Only old")),
      either(choice(`${either(choice("Inner") + fallback("Inner, old"))}`) + fallback("Outer, old")),
    ]);
    expect(blocks(source)).toEqual(["paragraph: New", "paragraph: Only old", "paragraph: Inner"]);
  });

  it("tells a SmartArt drawing by its tree, where the drawing stands", async () => {
    const point = (id: string, text: string, type = "node") =>
      `<dgm:pt modelId="${id}" type="${type}"><dgm:t>${text === "" ? "" : drawn(text)}</dgm:t></dgm:pt>`;
    const link = (parent: string, child: string, order: number) =>
      `<dgm:cxn modelId="${parent}${child}" srcId="${parent}" destId="${child}" srcOrd="${order}"/>`;
    const data =
      `<dgm:ptLst>${point("c", "Sugar")}${point("a", "Light")}${point("b", "Its colours")}${point("d", "", "doc")}${point("t", "then", "sibTrans")}</dgm:ptLst>` +
      `<dgm:cxnLst>${link("a", "b", 0)}${link("d", "c", 1)}${link("d", "a", 0)}${link("b", "a", 0)}</dgm:cxnLst>`;
    const frame = `<p:graphicFrame><dgm:relIds r:dm="diagram0"/></p:graphicFrame>`;
    const source = await read([
      { shapes: shape(["Before"]) + frame + shape(["After"]) + frame, diagrams: [data] },
    ]);
    expect(blocks(source)).toEqual([
      "paragraph: Before",
      "listItem: Light",
      "listItem: Its colours",
      "listItem: Sugar",
      "listItem: then",
      "paragraph: After",
    ]);
  });

  it("tells what a chart draws where nothing else is said beside its title", async () => {
    const points = (values: readonly string[]) =>
      values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join("");
    const series = (name: string, values: readonly string[]) =>
      `<c:ser><c:tx><c:strRef>${points([name])}</c:strRef></c:tx><c:cat>${points(["Nitrogen", "Oxygen"])}</c:cat><c:val>${points(values)}</c:val></c:ser>`;
    const chart = `<c:chart><c:title><c:tx><c:rich>${drawn("Gases of the air")}</c:rich></c:tx></c:title><c:plotArea><c:barChart>${series("Earth", ["78.09999999999999", "21"])}${series("Mars", ["2.8", "0.1"])}</c:barChart></c:plotArea></c:chart>`;
    const frame = `<p:graphicFrame><a:graphicData><c:chart r:id="chart"/></a:graphicData></p:graphicFrame>`;
    const source = await read([
      { shapes: shape(["Air"], "title") + frame, chart },
      { shapes: shape(["Air"], "title") + shape(["Most of it is nitrogen."], "body") + frame, chart },
    ]);
    expect(blocks(source)).toEqual([
      "paragraph: Gases of the air",
      "tableRow: | Earth | Mars",
      "tableRow: Nitrogen | 78.1 | 2.8",
      "tableRow: Oxygen | 21 | 0.1",
      "listItem: Most of it is nitrogen.",
    ]);
  });

  it("carries what the speaker says, and nothing else of the notes page", async () => {
    const notes = shape(["Ask who has seen a leaf.", "Wait."], "body") + shape(["Handout"], "hdr");
    const source = await read([
      { shapes: shape(["Leaves"], "title"), notes: notes + shape(["3"], "sldNum") },
    ]);
    expect(blocks(source)).toEqual(["speakerNotes: Ask who has seen a leaf.", "speakerNotes: Wait."]);
  });

  it("says a formula in its line, also where the text around it is bold", async () => {
    const part = (name: string, text: string) => `<m:${name}><m:r><m:t>${text}</m:t></m:r></m:${name}>`;
    const fraction = `<m:oMath><m:f>${part("num", "a+b")}${part("den", "2")}</m:f></m:oMath>`;
    const source = await read([shape([`${run("Mean", 'b="1"')}${run(" is ")}${fraction}${run(" here")}`])]);
    expect(blocks(source)).toEqual(["paragraph: Mean is $\\frac{a+b}{2}$ here"]);
    expect(source.sections[0]?.blocks[0]?.terms).toEqual(["Mean"]);
  });

  it("keeps the line breaks of other writers as spaces", async () => {
    const source = await read([shape(["Light_x000B_and leaves"], "title") + shape(["a_x0009_b_x00e9_"])]);
    expect(headings(source)).toEqual([["Light and leaves", 2, 1]]);
    expect(blocks(source)).toEqual(["paragraph: a b_x00e9_"]);
  });
});

describe("a presentation", () => {
  it.each([
    ["Botany for beginners", "Botany for beginners"],
    ["How to give a presentation", "How to give a presentation"],
    ["PowerPoint Presentation", "Light"],
    ["Prezentacja programu PowerPoint", "Light"],
    ["PowerPoint プレゼンテーション", "Light"],
    ["Folie 1", "Light"],
    ["Diapositive 1", "Light"],
    ["Slide 1", "Light"],
    ["Kein Folientitel", "Light"],
  ])("whose properties say %j has the title %j", async (property, title) => {
    const standard = "http://schemas.openxmlformats.org/package/2006";
    const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
    const source = await read([shape(["Light"], "title")], {
      "_rels/.rels": `<Relationships xmlns="${standard}/relationships"><Relationship Id="r1" Type="${type}" Target="ppt/presentation.xml"/><Relationship Id="r2" Type="${standard}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
      "docProps/core.xml": `<p xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${property}</dc:title></p>`,
    });
    expect(source.title).toBe(title);
  });

  const MACRO_SHOW = "application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml";

  it("may be a show with macros, and written by the strict form of the standard", async () => {
    const strict = (name: string) => `http://purl.oclc.org/ooxml/${name}`;
    const namespaces = `xmlns:p="${strict("presentationml/main")}" xmlns:a="${strict("drawingml/main")}" xmlns:r="${strict("officeDocument/relationships")}"`;
    const source = await read([""], {
      "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="${MACRO_SHOW}"/></Types>`,
      "ppt/presentation.xml": `<p:presentation ${namespaces}><p:sldIdLst><p:sldId id="256" r:id="s0"/><p:sldId id="257" r:id="s1"/></p:sldIdLst></p:presentation>`,
      "ppt/slides/slide2.xml": `<p:sld ${namespaces}><p:cSld><p:spTree>${shape(["Light"], "title")}</p:spTree></p:cSld></p:sld>`,
    });
    expect(headings(source)).toEqual([["Light", 2, 1]]);
  });
});

describe("a slide that its author hid", () => {
  const answers = { shapes: shape(["Answers"], "title") + shape(["Seven."]), notes: "", isHidden: true };

  it("is left out and counted, and keeps its number", async () => {
    const source = await read([shape(["Light"], "title"), answers, shape(["Leaves"], "title")]);
    expect(headings(source)).toEqual([
      ["Light", 2, 1],
      ["Leaves", 2, 3],
    ]);
    expect(blocks(source)).toEqual([]);
    expect(source.warnings).toEqual([{ code: "SLIDES_HIDDEN", count: 1 }]);
  });

  it("is read where all others are hidden too", async () => {
    const all = [answers, { shapes: FILLER, isHidden: true }];
    const source = await extractText(pptxFile(all), "lecture.pptx");
    expect(headings(source)).toEqual([["Answers", 2, 1]]);
    expect(source.warnings).toEqual([]);
  });
});

describe("a presentation of which a part is damaged", () => {
  const whole = [shape(["One"], "title"), shape(["Two"], "title")];

  it.each([
    ["is cut off", { "ppt/slides/slide2.xml": "<p:sld" }],
    ["declares entities", { "ppt/slides/slide2.xml": '<!DOCTYPE x [<!ENTITY a "b">]><p:sld/>' }],
  ])("loses the slide that %s, says so, and counts it", async (_case, parts) => {
    const source = await read(whole, parts);
    expect(source).toMatchObject({ pageCount: 3 });
    expect(source.sections.map(({ slide }) => slide)).toEqual([1, 3]);
    expect(source.warnings).toContainEqual({ code: "PARTS_SKIPPED", count: 1 });
  });

  it("keeps the numbers of slides after one whose part is missing", async () => {
    const namespaces = `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;
    const ids = ["s0", "lost", "s1", "s2"].map((id) => `<p:sldId r:id="${id}"/>`);
    const source = await read(whole, {
      "ppt/presentation.xml": `<p:presentation ${namespaces}>${ids.join("")}</p:presentation>`,
    });
    expect(source.pageCount).toBe(4);
    expect(source.sections.map(({ slide }) => slide)).toEqual([1, 3, 4]);
    expect(source.warnings).toContainEqual({ code: "PARTS_SKIPPED", count: 1 });
  });

  it.each(["<p:presentation", "<p:presentation><p:sldIdLst>"])(
    "reads its slides by their files where the list of slides is cut off: %s",
    async (presentation) => {
      const source = await read(whole, { "ppt/presentation.xml": presentation });
      expect(headings(source)).toEqual([
        ["One", 2, 1],
        ["Two", 2, 2],
      ]);
    },
  );

  it("loses only the notes or the drawing", async () => {
    const slide = {
      shapes: `${shape(["One"], "title")}<dgm:relIds r:dm="diagram0"/>`,
      notes: "",
      diagrams: ["<dgm:pt>"],
    };
    const source = await read([slide], { "ppt/notesSlides/slide2.xml": "<p:notes>" });
    expect(headings(source)).toEqual([["One", 2, 1]]);
    expect(source.warnings).toContainEqual({ code: "PARTS_SKIPPED", count: 2 });
  });

  it("is damaged itself where no slide can be read", async () => {
    const parts = { "ppt/slides/slide1.xml": "<p:sld" };
    await expect(read([], parts)).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });
});

describe("a presentation made to hurt", () => {
  it("ends at its two thousandth slide, and says that there are more", async () => {
    const ids = '<p:sldId r:id="s0"/>'.repeat(2_005);
    const source = await read([], {
      "ppt/presentation.xml": `<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${ids}</p:presentation>`,
    });
    expect(source.pageCount).toBe(2_005);
    expect(source.warnings).toEqual([{ code: "TRUNCATED", limit: "pages", max: 2_000, pagesRead: 2_000 }]);
  });

  it("of groups deeper than anybody nests them ends by its limit, not as a damaged slide", async () => {
    const deep = "<p:grpSp>".repeat(300) + "</p:grpSp>".repeat(300);
    await expect(read([deep])).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
  });

  it("with a drawing whose points lead to each other reads each point once", async () => {
    const points = Array.from(
      { length: 3_000 },
      (_, id) => `<dgm:pt modelId="${id}"><dgm:t>${drawn(`p${id}`)}</dgm:t></dgm:pt>`,
    );
    const links = Array.from(
      { length: 30_000 },
      (_, index) => `<dgm:cxn srcId="${index % 3_000}" destId="${(index * 7) % 3_000}" srcOrd="${index}"/>`,
    );
    const frames = '<dgm:relIds r:dm="diagram0"/>'.repeat(1_000);
    const source = await read([{ shapes: frames, diagrams: [points.join("") + links.join("")] }]);
    expect(blocks(source)).toHaveLength(3_000);
  });
});
