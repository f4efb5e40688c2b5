import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SourceText, SourceTextSchema } from "@quizmill/contract";
import { beforeAll, describe, expect, it } from "vitest";
import {
  createRecogniser,
  extractText,
  type RecognisedPage,
  recognisePages,
  withRecognisedPages,
} from "../index.ts";
import { plainText } from "../plain-text.ts";
import { docxFile, pdfFile, type WordParts, wordParagraph } from "../testing/files.ts";
import { asPng, pagePicture } from "../testing/page-pictures.ts";
import { pngFile } from "../testing/pictures.ts";
import { pptxFile, shape, type TestSlide } from "../testing/slides.ts";

const SENTENCES = [
  ["A river carries sand and stones from", "the mountains to the sea."],
  ["A glacier is ice that moves down a", "valley and grinds the rock below."],
  ["Wind lifts the finest grains and lays", "them down as loess far away."],
];
const TEXT =
  "Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants. ";
const ICON = pngFile({ width: 120, height: 120 });

/** Photos of the sentences, each 1,000 pixels wide or more. */
let photos: Buffer[];
beforeAll(async () => {
  const picture = (lines: readonly string[]) =>
    pagePicture(
      pdfFile([lines.map((text, index) => ({ text, x: 60, y: 780 - 24 * index, size: 16 }))]),
      1,
      360,
    );
  photos = await Promise.all(SENTENCES.map(async (lines) => asPng(await picture(lines))));
});

const wordPicture = (id: string) =>
  `<w:p><w:r><w:drawing><a:graphic><a:graphicData><a:blip r:embed="${id}"/></a:graphicData></a:graphic></w:drawing></w:r></w:p>`;
const slidePicture = (id: string) => `<p:pic><p:blipFill><a:blip r:embed="${id}"/></p:blipFill></p:pic>`;

/** With these files as pictures "p0", "p1" … */
function document(body: string, pictures: readonly (string | Uint8Array)[] = photos): Buffer {
  const linked: WordParts["linked"] = Object.fromEntries(
    pictures.map((content, index) => [
      `p${index}`,
      { type: "image", name: `media/image${index}.png`, content },
    ]),
  );
  return docxFile(body, { linked });
}

/** Slides whose pictures are called "p0", "p1" … on each of them. */
function show(slides: readonly (string | TestSlide)[], pictures: readonly Uint8Array[] = photos): Buffer {
  return pptxFile(
    slides.map((slide) => ({
      ...(typeof slide === "string" ? { shapes: slide } : slide),
      links: Object.fromEntries(
        pictures.map((_, index) => [`p${index}`, ["image", `../media/${index}.png`]]),
      ),
    })),
    Object.fromEntries(pictures.map((picture, index) => [`ppt/media/${index}.png`, picture])),
  );
}

const found = (bytes: Uint8Array, name = "a.docx") => extractText(bytes, name, { pictures: true });

async function whole(
  bytes: Uint8Array,
  name: string,
): Promise<{ source: SourceText; read: RecognisedPage[] }> {
  const source = await found(bytes, name);
  const read: RecognisedPage[] = [];
  const pages = source.picturePages ?? [];
  for await (const page of recognisePages(bytes, name, { pages, language: "en" })) read.push(page);
  return { source: SourceTextSchema.parse(withRecognisedPages(source, read)), read };
}

const placesOf = ({ sections }: SourceText) =>
  sections.flatMap(({ blocks }) => blocks.map(({ text, page, slide }) => [page ?? slide, text]));

describe("a Word document of pictures", () => {
  it("is read like pages, in the order of the document", async () => {
    const bytes = document(["p2", "p1", "p0", "p2"].map(wordPicture).join(""));
    expect(await found(bytes)).toMatchObject({ pageCount: 3, pagesWithText: 0, picturePages: [1, 2, 3] });
    await expect(extractText(bytes, "a.docx")).rejects.toMatchObject({
      code: "NO_TEXT_IN_FILE",
      details: { pages: 3, pagesWithText: 0, found: "docx" },
    });
    const { source } = await whole(bytes, "a.docx");
    expect(source).toMatchObject({ format: "docx", language: "en", pagesWithText: 3, warnings: [] });
    expect(placesOf(source)).toEqual([
      [1, SENTENCES[2]?.join(" ")],
      [2, SENTENCES[1]?.join(" ")],
      [3, SENTENCES[0]?.join(" ")],
    ]);
  });

  it("keeps its few lines with the picture that follows them", async () => {
    const body = [
      wordPicture("p0"),
      wordParagraph("These photos are from the lecture about rivers and glaciers."),
      wordPicture("p1"),
      wordParagraph("That was all."),
    ];
    const { source } = await whole(document(body.join("")), "a.docx");
    expect(source).toMatchObject({ pageCount: 3, pagesWithText: 3, warnings: [] });
    expect(placesOf(source).map(([page, text]) => [page, String(text).slice(0, 7)])).toEqual([
      ...[
        [1, "A river"],
        [2, "These p"],
        [2, "A glaci"],
      ],
      [3, "That wa"],
    ]);
  });

  it("may have them as files of the format before it do", async () => {
    const old = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="p0"/></v:shape></w:pict></w:r></w:p>`;
    expect((await found(document(old))).picturePages).toEqual([1]);
  });

  it("is a text where there is more than a line for each, and so is one with icons", async () => {
    const illustrated = document(wordParagraph(TEXT.repeat(4)) + wordPicture("p0") + wordPicture("p1"));
    expect(await found(illustrated)).toEqual(await extractText(illustrated, "a.docx"));
    expect(await found(illustrated)).toMatchObject({ pageCount: null, sections: [{ blocks: [{}] }] });
    const small = document(wordParagraph(TEXT) + wordPicture("p0"), [ICON]);
    expect(await found(small)).toMatchObject({ pageCount: null });
    await expect(found(document(wordPicture("p0"), [ICON]))).rejects.toMatchObject({
      code: "NO_TEXT_IN_FILE",
    });
  });
});

describe("slides that are pictures", () => {
  it("are read with their numbers, between the slides with text", async () => {
    const bytes = show([
      slidePicture("p1"),
      shape(["Plants"], "title") + shape([TEXT]) + slidePicture("p2"),
      slidePicture("p2") + slidePicture("p0"),
      { shapes: slidePicture("p0"), isHidden: true },
    ]);
    expect(await found(bytes, "a.pptx")).toMatchObject({
      pageCount: 4,
      pagesWithText: 1,
      picturePages: [1, 3],
      warnings: [{ code: "PAGES_WITHOUT_TEXT", pages: 4, pagesWithText: 1 }, { code: "SLIDES_HIDDEN" }],
    });
    const { source, read } = await whole(bytes, "a.pptx");
    expect(source.sections.map(({ heading, slide, page }) => [heading, slide, page])).toEqual([
      [null, 1, undefined],
      ["Plants", 2, undefined],
      [null, 3, undefined],
    ]);
    expect(placesOf(source)).toEqual([
      [1, SENTENCES[1]?.join(" ")],
      [2, TEXT.trim()],
      [3, SENTENCES[2]?.join(" ")],
      [3, SENTENCES[0]?.join(" ")],
    ]);
    expect(read.map(({ page, picture }) => [page, picture?.lines.length])).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it("may have a number, and notes of their speaker, beside the picture", async () => {
    const bytes = show([{ shapes: slidePicture("p0") + shape(["p. 7"]), notes: shape([TEXT], "body") }]);
    expect(await found(bytes, "a.pptx")).toMatchObject({ picturePages: [1], pagesWithText: 0 });
    const { source } = await whole(bytes, "a.pptx");
    expect(plainText(source)).toContain("carries sand and stones");
  });

  it("show a picture once, at the first slide that has it", async () => {
    const bytes = show(Array.from({ length: 3 }, () => slidePicture("p0")));
    expect(await found(bytes, "a.pptx")).toMatchObject({ picturePages: [1] });
  });
});

describe("hostile pictures in a document", () => {
  it("that are damaged are left out by name, and the others are read", async () => {
    const cut = photos[1]?.subarray(0, 3_000) ?? Buffer.alloc(0);
    const broken = pngFile({ width: 500, height: 500, rows: Buffer.alloc(501 * 20) });
    const bytes = document(["p0", "p1", "p2", "p3"].map(wordPicture).join(""), [
      ...[photos[0] ?? ICON, cut, broken],
      Buffer.from("not a picture at all"),
    ]);
    const { read } = await whole(bytes, "a.docx");
    expect(read.map(({ page, source }) => [page, source !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it("that cannot be unpacked do not keep the rest from being read", async () => {
    const bytes = document(["p0", "p1"].map(wordPicture).join(""));
    const packed = bytes.indexOf("word/media/image0.png") + "word/media/image0.png".length;
    bytes.fill(0xff, packed, packed + 40);
    expect(await found(bytes)).toMatchObject({ picturePages: [1], pageCount: 1 });
  });

  it("of very many pixels are not opened", async () => {
    const huge = pngFile({ width: 19_000, height: 19_000, rows: new Uint8Array() });
    await expect(found(document(wordPicture("p0"), [huge]))).rejects.toMatchObject({
      code: "NO_TEXT_IN_FILE",
    });
  });

  it("that unpack to more than a document may have end in a named error", async () => {
    const bomb = Buffer.concat([pngFile({ width: 500, height: 500 }), Buffer.alloc(60 * 1024 * 1024)]);
    const bytes = document(["p0", "p1", "p2", "p3", "p4"].map(wordPicture).join(""), Array(5).fill(bomb));
    expect(bytes.byteLength).toBeLessThan(1_000_000);
    await expect(found(bytes)).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
  });

  it("of a very large number are bounded", async () => {
    const bytes = document(
      Array.from({ length: 1_100 }, (_, index) => wordPicture(`p${index}`)).join(""),
      Array(1_100).fill(pngFile({ width: 400, height: 300 })),
    );
    expect((await found(bytes)).picturePages).toHaveLength(1_000);
    const many = "<a:blip r:embed='p0'/>".repeat(100_000);
    expect(await found(show([`<p:pic>${many}</p:pic>`]), "a.pptx")).toMatchObject({ picturePages: [1] });
  });
});

describe("a recogniser's process", () => {
  it("reads them from a document", async () => {
    const folder = await mkdtemp(join(tmpdir(), "office-"));
    const recogniser = createRecogniser();
    try {
      for (const [name, bytes] of [
        ["a.docx", document(wordPicture("p0"))],
        ["a.pptx", show([slidePicture("p0")])],
      ] as const) {
        await writeFile(join(folder, name), bytes);
        for await (const page of recogniser.recognise(join(folder, name), name, { pages: [1] }))
          expect(page.source && plainText(page.source)).toContain("carries sand and stones");
        const wrong = recogniser.recognise(join(folder, name), name, { pages: [9] });
        await expect(wrong.next()).rejects.toMatchObject({ code: "FILE_DAMAGED" });
      }
      await writeFile(join(folder, "text.docx"), document(wordParagraph(TEXT)));
      const none = recogniser.recognise(join(folder, "text.docx"), "text.docx", { pages: [1] });
      await expect(none.next()).rejects.toMatchObject({ code: "UNSUPPORTED_FILE" });
    } finally {
      await recogniser.close();
      await rm(folder, { recursive: true });
    }
  });
});
