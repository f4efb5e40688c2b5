import { labelOf, type SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { extractText } from "../index.ts";
import { compoundFile } from "../testing/files.ts";
import {
  type PptOptions,
  pptContainer,
  pptFile,
  pptGenerated,
  pptGroup,
  pptLook,
  pptRecord,
  pptRun,
  pptShape,
  slideRecord,
  type TestPptSlide,
} from "../testing/ppt.ts";

const FILLER: TestPptSlide = {
  title: "The end",
  body: ["Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants."],
};

/** The last slide holds enough text for the file to be accepted. */
const read = (slides: readonly TestPptSlide[], options: PptOptions = {}) =>
  extractText(pptFile([...slides, FILLER], options), "lecture.ppt");

/** Blocks of all slides but the last. */
function blocks(source: SourceText): string[] {
  const all = source.sections.slice(0, -1).flatMap((section) => section.blocks);
  return all.map(({ kind, role, text }) => `${role ?? kind}: ${text}`);
}

const headings = ({ sections }: SourceText) => sections.map(({ heading, level }) => [heading, level]);

describe("a slide of PowerPoint 97", () => {
  it("is left out and counted where its author hid it", async () => {
    const source = await read([{ title: "Light" }, { title: "Answers", body: ["Seven."], isHidden: true }]);
    expect(headings(source)).toEqual([
      ["Light", 2],
      ["The end", 2],
    ]);
    expect(source.warnings).toEqual([{ code: "SLIDES_HIDDEN", count: 1 }]);
  });

  it("shows texts of the outline where its shapes point at them, and its title first", async () => {
    const shapes = [
      pptShape({ text: "Text box" }),
      pptShape({ outline: 1 }),
      pptShape({ outline: 0 }),
      pptShape({ outline: 0 }),
      pptShape({ outline: 7 }),
    ];
    const source = await read([{ title: "Light", body: ["First", "Second"], shapes }]);
    expect(headings(source)[0]).toEqual(["Light", 2]);
    expect(blocks(source)).toEqual(["paragraph: Text box", "listItem: First", "listItem: Second"]);
  });

  it("takes the title in the title's place before a text that only looks like one", async () => {
    const copied = pptShape({ text: "Copied", type: 0 });
    const shapes = [copied, pptShape({ outline: 0, placeholder: 13 })];
    const source = await read([
      { title: "Light", shapes },
      { title: "", shapes: [copied] },
    ]);
    expect(headings(source).slice(0, 2)).toEqual([
      ["Light", 2],
      ["Copied", 2],
    ]);
    expect(blocks(source)).toEqual(["paragraph: Copied"]);
  });

  it("made of text boxes alone is labelled by the one line in the largest letters", async () => {
    const large = (text: string, size: number) => {
      const look = pptLook([[text.length + 1, false]], pptRun(text.length + 1, { size }));
      return pptShape({ text, after: [look] });
    };
    const small = pptShape({ text: "Roots take up water" });
    const source = await read([
      { title: "", shapes: [small, large("What roots do", 32)] },
      { title: "", shapes: [small, large("Hardly larger", 20)] },
    ]);
    expect(source.sections.slice(0, 2).map(labelOf)).toEqual(["What roots do", null]);
  });

  it("keeps bold terms and bullets by the runs of its text", async () => {
    const text = "Osmosis: water moves\rThe cell wall\vholds";
    const look = pptLook(
      [
        [21, true],
        [21, false],
      ],
      [
        [7, true],
        [18, false],
        [9, true],
        [8, false],
      ],
    );
    const source = await read([{ title: "Cells", shapes: [pptShape({ text, type: 1, after: [look] })] }]);
    expect(source.sections[0]?.blocks).toEqual([
      { kind: "definition", text: "Osmosis: water moves", terms: ["Osmosis"], slide: 1 },
      { kind: "paragraph", text: "The cell wall holds", terms: ["cell wall"], slide: 1 },
    ]);
  });

  it.each([
    ["too short", pptRecord(4001, Buffer.from([200, 0, 0, 0, 0, 0]))],
    ["without end", pptRecord(4001, Buffer.alloc(60))],
  ])("keeps its text where the record of its looks is %s", async (_case, look) => {
    const source = await read([{ title: "Cells", shapes: [pptShape({ text: "A\rB", after: [look] })] }]);
    expect(blocks(source)).toEqual(["paragraph: A", "paragraph: B"]);
  });

  it("counts numbered lists of its shapes and of the outline, apart from their text", async () => {
    const text = "One\rTwo\rThree\rPlain";
    const look = pptLook(
      [
        [14, true],
        [6, false],
      ],
      Buffer.concat([pptRun(8, { numbering: 1 }), pptRun(12, {})]),
    );
    const source = await read([
      {
        title: "Box",
        shapes: [
          pptShape({
            text,
            after: [look],
            numbers: [
              [2, 1],
              [9, 3],
            ],
          }),
        ],
      },
      { title: "Outline", body: ["First", "Second"], numbers: [[3, 6]] },
      { title: "Unknown", body: ["First"], numbers: [[77, 1]] },
      { title: "None", body: ["First"], numbers: [null] },
    ]);
    const markers = source.sections.slice(0, -1).map((section) => section.blocks.map(({ marker }) => marker));
    expect(markers).toEqual([["c)", "d)", "1)", undefined], ["6.", "7."], ["1."], [undefined]]);
  });

  it("keeps raised and lowered figures, and what stands in a symbol font", async () => {
    const text = "10-6 of H2O \uF0AE IFN-g l";
    const runs = [
      pptRun(2, {}),
      pptRun(2, { position: 30 }),
      pptRun(5, {}),
      pptRun(1, { position: -25 }),
      pptRun(2, {}),
      pptRun(1, { font: 1 }),
      pptRun(5, {}),
      pptRun(1, { font: 0 }),
      pptRun(1, {}),
      pptRun(1, { font: 1 }),
      pptRun(1, {}),
    ];
    const look = pptLook([[text.length + 1, false]], Buffer.concat(runs));
    const slide = { title: "Cells", shapes: [pptShape({ text, after: [look] })] };
    const source = await read([slide], { symbolFonts: ["Symbol", "Wingdings"] });
    expect(blocks(source)).toEqual(["paragraph: 10⁻⁶ of H₂O IFN-γ ●"]);
  });

  it("gives a table row by row, in whatever order its cells were drawn", async () => {
    const cell = (text: string, left: number, top: number) => pptShape({ text, type: 7, place: [left, top] });
    const line = pptShape({ place: [5, 10], shapeType: 20 });
    const cells = [
      cell("78 %", 90, 50),
      cell("Share", 90, -5),
      line,
      cell("Gas", 5, -5),
      cell("Nitrogen", 5, 50),
    ];
    const source = await read([{ title: "Air", shapes: [pptGroup(cells, { isTable: true })] }]);
    expect(blocks(source)).toEqual(["tableRow: Gas | Share", "tableRow: Nitrogen | 78 %"]);
  });

  it("reads the boxes of any other group as they were drawn", async () => {
    const boxes = [pptShape({ text: "Below", place: [5, 50] }), pptShape({ text: "Above", place: [5, 5] })];
    const source = await read([{ title: "Air", shapes: [pptGroup([pptGroup(boxes)])] }]);
    expect(blocks(source)).toEqual(["paragraph: Below", "paragraph: Above"]);
  });

  it("leaves out slide numbers, dates and what its footer repeats; a footer of one slide is a source", async () => {
    const number = { text: "Slide *", after: [pptGenerated(4056, 6)] };
    const footers = [
      pptShape({ ...number, placeholder: 8 }),
      pptShape({ ...number, placeholder2007: 8 }),
      pptShape({ text: "Botany 101", placeholder: 9 }),
      pptShape({ text: "Spring", placeholder2007: 7 }),
    ];
    const source = await read([
      { title: "One", shapes: [pptShape({ outline: 0 }), ...footers, pptShape(number)] },
      { title: "Two", shapes: [...footers, pptShape({ text: "After Sachs, 1864", placeholder: 9 })] },
    ]);
    expect(blocks(source)).toEqual(["paragraph: Slide", "paragraph: After Sachs, 1864"]);
  });

  it("carries what the speaker says, and nothing else of the notes page", async () => {
    const source = await read([{ title: "Leaves", notes: "Ask who has seen a leaf." }]);
    expect(blocks(source)).toEqual(["speakerNotes: Ask who has seen a leaf."]);
    expect(source.sections[0]?.blocks[0]).toMatchObject({ slide: 1 });
  });
});

describe("a PowerPoint 97 file", () => {
  const old = slideRecord({ shapes: [pptShape({ text: "Deleted long ago" })] });
  const master = slideRecord({ shapes: [pptShape({ text: "Click to edit", placeholder: 1 })] });

  it.each<[string, PptOptions]>([
    ["says which save was the last", {}],
    ["has lost its current user", { currentUser: false }],
    ["names a save that is none", { editBefore: 8 }],
    ["names the last save as the one before it", { editBefore: "self" }],
    ["was saved for PowerPoint 95 too", { folder: "PP97_DUALSTORAGE/" }],
  ])("shows only slides of the last save where it %s", async (_case, options) => {
    const source = await read([{ title: "Light" }], { before: [old, master], ...options });
    expect(source).toMatchObject({ format: "ppt", pageCount: 2, pagesWithText: 2 });
    expect(headings(source)).toEqual([
      ["Light", 2],
      ["The end", 2],
    ]);
  });

  it("without any list of slides gives those that lie in it, and no masters", async () => {
    const text = "Photosynthesis turns light into chemical energy, in plants and algae.";
    const stream = Buffer.concat([master, slideRecord({ shapes: [pptShape({ text })] })]);
    const source = await extractText(compoundFile({ "PowerPoint Document": stream }), "lecture.ppt");
    expect(source.pageCount).toBe(1);
    expect(source.sections[0]?.blocks.map((block) => block.text)).toEqual([text]);
  });

  it("is refused where it is encrypted, or from PowerPoint 95", async () => {
    const user = Buffer.alloc(28);
    user.writeUInt32LE(0xf3d1c4df, 12);
    const encrypted = compoundFile({ "PowerPoint Document": old, "Current User": user });
    await expect(extractText(encrypted, "a.ppt")).rejects.toMatchObject({ code: "FILE_ENCRYPTED" });
    const unnamed = compoundFile({ "PowerPoint Document": pptRecord(4085, Buffer.alloc(32)) });
    await expect(extractText(unnamed, "a.ppt")).rejects.toMatchObject({ code: "FILE_ENCRYPTED" });
    const ancient = compoundFile({ "PowerPoint Document": old, "PersistentStorage Directory": user });
    await expect(extractText(ancient, "a.ppt")).rejects.toMatchObject({ code: "OLD_FORMAT" });
  });

  it("whose slides all point to one record gives it once", async () => {
    const shapes = [pptShape({ text: "Shown once" })];
    const slides = [{ title: "One", shapes }, { title: "Two" }];
    const source = await read(slides, { sharedSlides: true });
    expect(headings(source).length).toBe(3);
    expect(blocks(source)).toEqual(["paragraph: Shown once"]);
  });

  it("of millions of paragraphs ends at its limit, and says so", { tags: "thorough" }, async () => {
    const source = await read([{ title: "Light", shapes: [pptShape({ text: "a\r".repeat(400_000) })] }]);
    expect(source.warnings).toEqual([{ code: "TRUNCATED", limit: "blocks", max: 300_000, pagesRead: 1 }]);
  });

  it("made to hurt ends soon: boxes in boxes, records of no length, a table of thousands of cells", async () => {
    let nested = pptShape({ text: "Deep" });
    for (let depth = 0; depth < 2_000; depth += 1) nested = pptContainer(0xf003, [nested]);
    const empty = Buffer.concat(Array.from({ length: 100_000 }, () => pptRecord(0, Buffer.alloc(0))));
    const cells = Array.from({ length: 5_000 }, (_, index) =>
      pptShape({ text: "x", place: [index % 7, index % 3_000] }),
    );
    const shapes = [nested, empty, pptGroup(cells, { isTable: true }), pptShape({ text: "After" })];
    const source = await read([{ title: "Light", shapes }]);
    expect(blocks(source).at(-1)).toBe("paragraph: After");
  });
});
