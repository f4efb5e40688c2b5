import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LIMITS, picturesIn, type QuestionPicture, type SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { captionIn } from "./captions.ts";
import { extractText } from "./extract-text.ts";
import { createExtractor } from "./extractor.ts";
import {
  figureDocx,
  figurePptx,
  slidePicture,
  wordCaption,
  wordMixed,
  wordPicture,
  wordPictureRun,
  wordTable,
} from "./testing/figures.ts";
import { type PdfLine, pdfFile, wordParagraph } from "./testing/files.ts";
import { pngFile } from "./testing/pictures.ts";
import { shape } from "./testing/slides.ts";

const TEXT =
  "The heart of a mammal has four chambers, and the blood flows through them in one direction only, because valves close behind it.";
const before = wordParagraph(TEXT);
const after = wordParagraph(
  "The left ventricle has the thickest wall, since it pumps the blood through the whole body.",
);

async function read(bytes: Uint8Array, name: string, room = { pictures: 99, bytes: 1e6 }) {
  const taken: QuestionPicture[] = [];
  const take = (picture: QuestionPicture) => void taken.push(picture);
  return { source: await extractText(bytes, name, { questionPictures: { room, take } }), taken };
}
/** Each figure by the width of its picture, with the beginning of the block it stands at. */
const placed = ({ sections }: SourceText) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ text, figures = [] }) =>
      figures.map(({ width, number, caption }) => [width, number, caption, text.slice(0, 9)]),
    ),
  );
const figuresOf = async (body: string) => placed((await read(figureDocx(body), "a.docx")).source);

describe("a caption", () => {
  it.each([
    ["Fig. 3: The heart", "3"],
    ["Figure 2.1 The heart", "2.1"],
    ["(Abb. 4) Das Herz", "4"],
    ["Abbildung 12 – Das Herz", "12"],
    ["Rys. 5. Serce", "5"],
    ["Рис. 6 Серце", "6"],
    ["Мал. 7. Серце", "7"],
    ["図１ 心臓の構造", "1"],
    ["図2-1心臓の構造", "2-1"],
    ["Figura 2: El corazón", "2"],
    ["Fig. 3a. The valves", "3a"],
    ["Fig. A.2: The valves", "a.2"],
  ])("has the number of its figure: %s", (text, number) => {
    expect(captionIn(text)).toEqual({ number, caption: text });
  });

  it("is no sentence about a figure, and none of a table", () => {
    expect(captionIn("Figure 3 shows the heart.")).toBeNull();
    expect(captionIn("Tabelle 2: Die Herzklappen", true)).toBeNull();
    expect(captionIn("The heart")).toBeNull();
    expect(captionIn("The heart", true)).toEqual({ caption: "The heart" });
  });
});

describe("a picture in the text of a Word document", () => {
  const pictured = (source: SourceText) =>
    source.sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ text, pictures = [] }) =>
        pictures.map(({ mark, ...place }) => [
          text,
          picturesIn(mark).map(({ alt, width }) => `${alt}${width}`)[0],
          place,
        ]),
      ),
    );
  const options = ["B) The lung", "C) The liver"].map((text) => wordParagraph(text));

  it("is kept beside the text where options are near, with its place and its words", async () => {
    const body = [
      wordMixed("Which of  ", wordPictureRun(31, "these "), " is it?"),
      wordPicture(32),
      wordMixed("A) ", wordPictureRun(33)),
      ...options,
    ];
    const { source, taken } = await read(figureDocx(before + body.join("")), "a.docx");
    expect(taken).toHaveLength(3);
    expect(pictured(source)).toEqual([
      ["Which of is it?", "these31", { at: 8 }],
      ["Which of is it?", "32", { at: 0, line: "below" }],
      ["A)", "33", { at: 2 }],
    ]);
    const without = await extractText(figureDocx(before + body.join("")), "a.docx");
    expect(JSON.stringify(without.sections)).not.toMatch(/picture|[\u{F0000}-\u{FFFFD}]/u);
    expect(without.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text))).toEqual(
      source.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)),
    );
  });

  it("is kept in the cells of a table of questions, and is not kept in other text", async () => {
    const cells = (...all: string[]) => all.map((one) => wordMixed(one));
    const rows = [cells("Question", "A", "B"), cells("Which?", wordPictureRun(34), "none")];
    const table = await read(figureDocx(before + wordTable(rows)), "a.docx");
    expect(pictured(table.source)).toEqual([["Which? | | none", "34", { at: 8 }]]);
    const prose = await read(
      figureDocx(before + wordMixed("The heart", wordPictureRun(35)) + after),
      "a.docx",
    );
    expect([prose.taken, pictured(prose.source)]).toEqual([[], []]);
  });

  it("makes no page of it where the options are hardly more than pictures", async () => {
    const options = ["A) ", "B) ", "C) ", "D) "].map((label) => wordMixed(label, wordPictureRun(400)));
    const large = { 400: pngFile({ width: 400, height: 300 }) };
    const { source } = await read(figureDocx(before + options.join(""), large), "a.docx");
    expect([source.pageCount, pictured(source).length]).toEqual([null, 4]);
  });
});

describe("a figure of a Word document", () => {
  it("stands at its caption, which has a number or the style of captions", async () => {
    const own = wordPicture(50) + wordParagraph("Abb. 1: Das Herz");
    const styled = wordPicture(60) + wordCaption("Der Kreislauf");
    expect(await figuresOf(before + own + after + styled)).toEqual([
      [50, "1", "Abb. 1: Das Herz", "Abb. 1: D"],
      [60, undefined, "Der Kreislauf", "Der Kreis"],
    ]);
  });

  it("has its caption above it where all have", async () => {
    const one = wordParagraph("Fig. 1: The heart") + wordPicture(50);
    const two = wordParagraph("Fig. 2: The lung") + wordPicture(60);
    expect(await figuresOf(before + one + two + after)).toEqual([
      [50, "1", "Fig. 1: The heart", "Fig. 1: T"],
      [60, "2", "Fig. 2: The lung", "Fig. 2: T"],
    ]);
  });

  it("shares its caption with one beside it, or each has its own in a table", async () => {
    const cell = (content: string) => `<w:tc>${content}</w:tc>`;
    const captions = cell(wordParagraph("Fig. 2: Left")) + cell(wordParagraph("Fig. 3: Right"));
    const table = `<w:tbl><w:tr>${cell(wordPicture(60))}${cell(wordPicture(70))}</w:tr><w:tr>${captions}</w:tr></w:tbl>`;
    const shared = wordPicture(40) + wordPicture(50) + wordParagraph("Fig. 1: Both sides");
    const found = await figuresOf(before + shared + after + table);
    expect(found.map(([width, number]) => [width, number])).toEqual([
      [40, "1"],
      [50, "1"],
      [60, "2"],
      [70, "3"],
    ]);
  });

  it("is none without a caption, and none if it cannot be shown", async () => {
    expect(await figuresOf(before + wordPicture(50) + after)).toEqual([]);
    const broken = before + wordPicture(50) + wordParagraph("Fig. 1: The heart") + after;
    const bytes = figureDocx(broken, { 50: Buffer.from("<script>") });
    const { source, taken } = await read(bytes, "a.docx");
    expect([placed(source), taken]).toEqual([[], []]);
  });

  it("leaves the text as it is without it", async () => {
    const caption = wordParagraph("Fig. 1: The heart");
    const textOf = ({ sections }: SourceText) =>
      sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));
    const { source, taken } = await read(figureDocx(before + wordPicture(50) + caption + after), "a.docx");
    expect(textOf(source)).toEqual(
      textOf((await read(figureDocx(before + caption + after), "a.docx")).source),
    );
    const [figure] = source.sections.flatMap(({ blocks }) => blocks.flatMap(({ figures = [] }) => figures));
    expect(taken.map(({ hash, width, height }) => ({ hash, width, height }))).toEqual([
      { hash: figure?.hash, width: 50, height: 40 },
    ]);
  });

  it("is kept as long as there is room, those with a number first and then the largest", async () => {
    const { figuresPerDocument } = LIMITS.pictures;
    const widths = Array.from({ length: figuresPerDocument + 2 }, (_, index) => 10 + index);
    const body = widths.map(
      (width) =>
        wordPicture(width) +
        (width === 10 ? wordParagraph("Fig. 1: The heart") : wordCaption(`The heart, number ${width}`)),
    );
    const { source, taken } = await read(figureDocx(before + after + body.join(before)), "a.docx");
    expect(taken).toHaveLength(figuresPerDocument);
    expect(placed(source).map(([width]) => width)).toEqual([10, ...widths.slice(3)]);
    const room = { pictures: 2, bytes: 1e6 };
    expect((await read(figureDocx(before + after + body.join(before)), "a.docx", room)).taken).toHaveLength(
      2,
    );
  });
});

describe("a figure of a slide", () => {
  const title = (text: string) => shape([text], "title");
  const body = shape([TEXT], "body");
  const HALF = [100, 100, 500, 400] as const;

  it("has the caption on it or the title as its caption", async () => {
    const slides = [
      { shapes: title("The heart") + body + slidePicture("50", HALF) },
      { shapes: title("Valves") + body + slidePicture("60", HALF) + shape(["Fig. 2: Open and closed"]) },
    ];
    const { source } = await read(figurePptx(slides), "a.pptx");
    expect(placed(source)).toEqual([
      [50, undefined, "The heart", "The heart"],
      [60, "2", "Fig. 2: Open and closed", "Fig. 2: O"],
    ]);
  });

  it("stands behind the text before if its slide has none", async () => {
    const slides = [
      { shapes: title("The heart") + body },
      { shapes: title("The valves") + slidePicture("50", HALF), notes: shape([TEXT], "body") },
    ];
    const { source } = await read(figurePptx(slides), "a.pptx");
    expect(placed(source)).toEqual([[50, undefined, "The valves", "The heart"]]);
    expect(source.sections[0]?.blocks[0]?.figures).toHaveLength(1);
  });

  it("is no icon, no background, no scan of a page, no decoration and on no hidden slide", async () => {
    const slides = [
      { shapes: title("One") + body + slidePicture("50", [0, 0, 100, 100]) },
      { shapes: title("Two") + body + slidePicture("60", [0, 0, 1000, 750]) },
      { shapes: `<p:bg><a:blip r:embed="p70"/></p:bg>${title("Three")}${body}` },
      { shapes: title("Four") + body + slidePicture("80", HALF), isHidden: true },
      ...["a", "b", "c", "d"].map((one) => ({ shapes: title(one) + body + slidePicture("90", HALF) })),
    ];
    expect((await read(figurePptx(slides), "a.pptx")).taken).toEqual([]);
  });

  it("counts once, where it is first shown", async () => {
    const slides = ["One", "Two"].map((one) => ({ shapes: title(one) + body + slidePicture("90", HALF) }));
    expect(placed((await read(figurePptx(slides), "a.pptx")).source)).toEqual([
      [90, undefined, "One", "The heart"],
    ]);
  });
});

describe("a figure of a PDF", () => {
  const WORDS = TEXT.match(/.{1,60}(?:\s|$)/g) ?? [];
  /** Lines of text from this baseline down. */
  const textAt = (y: number): PdfLine[] =>
    WORDS.map((text, index) => ({ text: text.trim(), y: y - 14 * index }));
  const captionAt = (text: string, y: number, pictures: PdfLine["pictures"] = [], x = 72): PdfLine => ({
    text,
    x,
    y,
    size: 10,
    pictures,
  });
  const figuresOn = async (...pages: PdfLine[][]) => {
    const { source, taken } = await read(pdfFile(pages), "a.pdf");
    return { found: placed(source).map(([, number, caption]) => [number, caption]), taken, source };
  };
  const UPPER = [72, 500, 240, 160] as const;
  const LOWER = [72, 250, 240, 160] as const;

  it("is what stands above, below or beside a numbered caption", async () => {
    const above = [...textAt(800), captionAt("Fig. 1: The heart", 484, [UPPER]), ...textAt(200)];
    const below = [...textAt(800), captionAt("Abb. 2: Das Herz", 668, [UPPER]), ...textAt(200)];
    const beside = [...textAt(800), captionAt("Rys. 3. Serce", 590, [UPPER], 330), ...textAt(200)];
    const { found, taken, source } = await figuresOn(above, below, beside);
    expect(found).toEqual([
      ["1", "Fig. 1: The heart"],
      ["2", "Abb. 2: Das Herz"],
      ["3", "Rys. 3. Serce"],
    ]);
    // 240 by 160 points, at 200 dots an inch.
    for (const { width, height } of taken) expect([width, height]).toEqual([666, 444]);
    expect(source.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(" ")).toContain(TEXT);
  });

  it("stands at its own caption where there are several", async () => {
    const captions = [captionAt("Fig. 1: One", 486, [UPPER, LOWER]), captionAt("Fig. 2: Two", 236)];
    const { taken, found } = await figuresOn([...textAt(800), ...captions, ...textAt(200)]);
    expect(found.map(([number]) => number)).toEqual(["1", "2"]);
    expect(taken).toHaveLength(2);
    const pair = [captionAt("Fig. 3: Both", 486, [UPPER, [330, 500, 160, 160]])];
    const both = await figuresOn([...textAt(800), ...pair, ...textAt(200)]);
    expect(both.taken.map(({ width }) => width)).toEqual([Math.floor((418 * 200) / 72)]);
  });

  it("is one that a program cut into strips", async () => {
    const strips = [0, 40, 80, 120].map((up) => [72, 500 + up, 240, 40] as const);
    const { taken } = await figuresOn([
      ...textAt(800),
      captionAt("Fig. 1: One", 486, strips),
      ...textAt(200),
    ]);
    expect(taken.map(({ height }) => height)).toEqual([444]);
  });

  it("is none without a caption, and never the scan of a page or an icon", async () => {
    const page = (...pictures: (readonly [number, number, number, number])[]) => [
      ...textAt(800),
      captionAt("Fig. 1: The heart", 484, pictures),
      ...textAt(200),
    ];
    const mentioned = [...textAt(800), captionAt("Fig. 1 shows the heart.", 484, [UPPER]), ...textAt(200)];
    const far = page([72, 300, 240, 100]);
    const { taken } = await figuresOn(mentioned, far, page([0, 0, 595, 842], UPPER), page([72, 500, 30, 30]));
    expect(taken).toEqual([]);
  });

  it("comes out of the reader's process too, as it does here", async () => {
    const folder = await mkdtemp(join(tmpdir(), "figures-"));
    const extractor = createExtractor({ warm: 0 });
    try {
      const page = [...textAt(800), captionAt("Fig. 1: The heart", 484, [UPPER]), ...textAt(200)];
      const path = join(folder, "a.pdf");
      await writeFile(path, pdfFile([page]));
      const taken: QuestionPicture[] = [];
      const questionPictures = { take: (picture: QuestionPicture) => void taken.push(picture) };
      const source = await extractor.extract(path, "a.pdf", { owner: { account: "ada" }, questionPictures });
      const here = await figuresOn(page);
      expect([source, taken]).toEqual([here.source, here.taken]);
      expect(taken).toHaveLength(1);
    } finally {
      await extractor.close();
      await rm(folder, { recursive: true });
    }
  });
});
