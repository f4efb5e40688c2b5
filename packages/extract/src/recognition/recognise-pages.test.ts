import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DOCUMENT_LANGUAGES, SourceTextSchema } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { extractText, type RecognisedPage, type RecogniseOptions, recognisePages } from "../index.ts";
import { type GrayPicture, rotated, upright } from "../pictures/gray.ts";
import { pictureHead } from "../pictures/picture-head.ts";
import { plainText } from "../plain-text.ts";
import { type PdfLine, pdfFile } from "../testing/files.ts";
import { asPng, pagePicture } from "../testing/page-pictures.ts";
import { exifSegment, jpegShell, pngFile, RIVERS_WEBP, TURNED_RIVERS_JPEG } from "../testing/pictures.ts";
import { withRecognisedPages } from "../with-recognised-pages.ts";
import { installedRecogniser } from "./installed.ts";

const fixture = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../../fixtures/${name}`, import.meta.url)));

async function pagesOf(bytes: Uint8Array, options: RecogniseOptions): Promise<RecognisedPage[]> {
  const pages: RecognisedPage[] = [];
  for await (const page of recognisePages(bytes, "scan", options)) pages.push(page);
  return pages;
}

async function recognise(bytes: Uint8Array, language?: string, hint?: string): Promise<RecognisedPage> {
  const [page] = await pagesOf(bytes, { pages: [1], language, hint });
  if (page === undefined) throw new Error("no page");
  return page;
}

const textOf = ({ source }: RecognisedPage) => (source === null ? "" : plainText(source));
const blocksOf = ({ source }: RecognisedPage) =>
  source?.sections.flatMap(({ blocks }) => blocks.map(({ kind, text }) => `${kind}: ${text}`)) ?? [];

const RIVERS: readonly PdfLine[] = [
  { text: "How rivers shape the land", y: 780, size: 20 },
  { text: "A river carries sand and stones from the mountains to the sea,", y: 740 },
  { text: "and where it becomes slower it lays them down again.", y: 724 },
];
const text = "Ice that moves down a valley is called a glacier, and it grinds the rock below.";

/** With the lines of a table drawn on it, at these points from the bottom and the left of an A4 page. */
function withRules(
  picture: GrayPicture,
  { across, down }: { across: number[]; down: number[] },
): GrayPicture {
  const pixels = new Uint8Array(picture.pixels);
  const at = (points: number) => Math.round((points * 200) / 72);
  const [top, bottom] = [at(842 - Math.max(...across)), at(842 - Math.min(...across))];
  const [left, right] = [at(Math.min(...down)), at(Math.max(...down))];
  for (const y of across.map((points) => at(842 - points)))
    for (const row of [y, y + 1]) pixels.fill(0, row * picture.width + left, row * picture.width + right);
  for (const x of down.map(at))
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * picture.width + x, y * picture.width + x + 2);
  return { ...picture, pixels };
}

describe("the text of a picture", () => {
  it.each([
    ["en", 400, "pdf/en-photosynthesis.pdf", "every meal on Earth begins with a leaf"],
    ["de", 700, "pdf/de-thermodynamik.pdf", "Warum kühlt der Kaffee ab"],
    ["es", 400, "pdf/es-ciclo-del-agua.pdf", "agua"],
    ["pl", 420, "pdf/pl-historia-druku.pdf", "druk"],
    ["uk", 420, "pdf/uk-astronomiia.pdf", "Темної ночі далеко від міста"],
    ["ja", 480, "pdf/ja-jishin-kazan.pdf", "世界でも特に地震と火山の多い地域である"],
  ])("is read in %s", async (language, rows, file, words) => {
    const pdf = await fixture(file);
    // Of the others the language is found out.
    const given = ["de", "es"].find((one) => one === language);
    const page = await recognise(asPng(await pagePicture(pdf, 1, rows)), given);
    SourceTextSchema.parse(page.source);
    expect(page.source).toMatchObject({ format: "png", language });
    expect(textOf(page)).toContain(words);
    expect(page.confidence).toBeGreaterThan(75);
  });

  it("is read in French with its accents, which no hint names", async () => {
    const lines = [
      "La Révolution française commence en 1789 avec la réunion des états",
      "généraux. La monarchie est abolie trois années après, le 21 septembre.",
    ].map((line, index) => ({ text: line, x: 60, y: 760 - 20 * index }));
    const page = await recognise(asPng(await pagePicture(pdfFile([lines]), 1, 400)), undefined, "de");
    expect(page.source?.language).toBe("fr");
    expect(textOf(page)).toContain(lines.map((line) => line.text).join(" "));
  });

  it.each([
    [
      "it",
      [
        "La rivoluzione è stata una delle più importanti della storia e non si è",
        "fermata con gli anni: le città sono anche il luogo in cui più si è lavorato",
        "per il bene di tutti, come nel caso della scuola e della casa.",
      ],
    ],
    [
      "pt",
      [
        "A revolução não foi uma das mais importantes da história, mas também não",
        "parou com os anos: as cidades são o lugar em que mais se trabalhou para o",
        "bem de todos, como no caso da escola e da casa, até ao fim do século.",
      ],
    ],
  ])("is not guessed in a language without data, which is named: %s", async (language, texts) => {
    const lines = texts.map((line, index) => ({ text: line, x: 60, y: 760 - 20 * index }));
    const page = await recognise(asPng(await pagePicture(pdfFile([lines]), 1, 420)), undefined, "es");
    expect(page).toMatchObject({ source: null, unreadLanguage: language });
  });

  it("is in the language of the hint where its words are of none", { tags: "thorough" }, async () => {
    const names = ["Dortmund Edinburgh 1848", "Florida Guatemala 1923"];
    const lines = names.map((name, index) => ({ text: name, x: 60, y: 760 - 30 * index, size: 18 }));
    const page = asPng(await pagePicture(pdfFile([lines]), 1, 500));
    for (const hint of ["de", "pl", "en"])
      expect((await recognise(page, undefined, hint)).source?.language).toBe(hint);
  });

  it.each([
    ["en", "uk", "pdf/en-photosynthesis.pdf"],
    ["en", "ja", "pdf/en-photosynthesis.pdf"],
    ["en", "de", "pdf/en-photosynthesis.pdf"],
    ["uk", "es", "pdf/uk-astronomiia.pdf"],
  ])("is %s where that is its language, though the hint is %s", async (language, hint, file) => {
    const page = asPng(await pagePicture(await fixture(file), 1, 420));
    expect((await recognise(page, undefined, hint)).source?.language).toBe(language);
  });

  it("comes column by column, with headings by their size", { tags: "thorough" }, async () => {
    const column = (x: number, words: string): PdfLine[] =>
      Array.from({ length: 8 }, (_, line) => ({
        text: `${words} number ${line + 1} of the text`,
        x,
        y: 700 - 14 * line,
      }));
    const page = await recognise(
      pdfFile([
        [
          { text: "Two columns", x: 60, y: 740, size: 22 },
          ...column(60, "Left line"),
          ...column(320, "Right line"),
        ],
      ]),
      "en",
    );
    const read = textOf(page);
    expect(read.indexOf("Left line number 8")).toBeLessThan(read.indexOf("Right line number 1"));
    expect(page.source?.sections[0]).toMatchObject({ heading: "Two columns", level: 1, page: 1 });
  });

  it("keeps the rows of a table and the items of a list", { tags: "thorough" }, async () => {
    const rows = [
      ["Substance", "Density", "Boils at"],
      ["Water", "1000", "100"],
      ["Mercury", "13534", "357"],
      ["Ethanol", "789", "78"],
    ].flatMap((cells, row) =>
      cells.map((cell, column) => ({ text: cell, x: 60 + 150 * column, y: 690 - 20 * row })),
    );
    const items = ["the sand of the river", "the stones of the valley"].flatMap((item, index) => [
      { text: "\u0095", x: 60, y: 580 - 16 * index },
      { text: item, x: 84, y: 580 - 16 * index },
    ]);
    const plain = await pagePicture(pdfFile([[...RIVERS, ...rows, ...items]]), 1, 800);
    const ruled = withRules(plain, {
      across: [704, 684, 664, 644, 624],
      down: [50, 200, 350, 480],
    });
    const page = await recognise(asPng(ruled), "en");
    expect(blocksOf(page)).toEqual(
      expect.arrayContaining([
        "tableRow: Substance | Density | Boils at",
        "tableRow: Mercury | 13534 | 357",
        "listItem: the sand of the river",
        "listItem: the stones of the valley",
      ]),
    );
  });

  it("joins words that a line divides", { tags: "thorough" }, async () => {
    const page = await recognise(
      pdfFile([
        [
          ...RIVERS,
          { text: "The water that falls as rain will in the end evapo-", y: 690 },
          { text: "rate again from the warm surface of the sea.", y: 676 },
        ],
      ]),
      "en",
    );
    expect(textOf(page)).toContain("evaporate again");
  });

  it("is read from a page that lies askew or on its side", { tags: "thorough" }, async () => {
    const lines = RIVERS.slice(1).map((line) => ({ ...line, y: line.y + 60 }));
    const picture = await pagePicture(pdfFile([lines]), 1, 240);
    for (const turned of [rotated(picture, 0.03), upright(picture, 6)]) {
      const page = await recognise(asPng(turned), "en");
      expect(textOf(page)).toContain("carries sand and stones from the mountains");
      expect(page.picture?.width).toBeGreaterThan(page.picture?.height ?? 0);
    }
  });
});

describe("a picture file", () => {
  it("of a phone is turned as the camera was held", async () => {
    const held = Buffer.concat([
      TURNED_RIVERS_JPEG.subarray(0, 2),
      exifSegment(6),
      TURNED_RIVERS_JPEG.subarray(2),
    ]);
    const page = await recognise(held, "en");
    expect(page.source?.format).toBe("jpeg");
    expect(textOf(page)).toContain("Rivers carry water from the mountains to the sea.");
    expect(page.picture?.width).toBeGreaterThan(page.picture?.height ?? 0);
  });

  it.each([
    [1, "abcdef"],
    [2, "badcfe"],
    [3, "fedcba"],
    [4, "efcdab"],
    [5, "acebdf"],
    [6, "ecafdb"],
    [7, "fdbeca"],
    [8, "bdface"],
  ])("with orientation %i is turned and mirrored", (orientation, letters) => {
    const seen = upright({ width: 2, height: 3, pixels: new Uint8Array(Buffer.from("abcdef")) }, orientation);
    expect([Buffer.from(seen.pixels).toString(), seen.width]).toEqual([letters, orientation > 4 ? 3 : 2]);
  });

  it("may be a WebP, or a PNG of any kind", { tags: "thorough" }, async () => {
    expect(textOf(await recognise(RIVERS_WEBP, "en"))).toContain(
      "Rivers carry water from the mountains to the sea.",
    );
    const picture = await pagePicture(pdfFile([[{ text, y: 800, x: 40 }]]), 1, 200);
    for (const png of [asPng(picture, 2, 2), asPng(picture, 4), asPng(picture, 6, 2)])
      expect(textOf(await recognise(png, "en"))).toContain("is called a glacier");
  });

  it("without text gives none, and neither does a blank page", async () => {
    const rings = pngFile({ width: 300, height: 300 });
    expect(await recognise(rings, "en")).toMatchObject({ source: null, doubtful: [] });
    expect((await recognise(pdfFile([[]]))).source).toBeNull();
  });

  it("with an unknown kind of colour is damaged", async () => {
    const bytes = pngFile({ width: 200, height: 200, colour: 5 });
    await expect(recognise(bytes, "en")).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });

  it("that is one row of very many pixels, or has more than it says, is read soon", async () => {
    expect((await recognise(pngFile({ width: 1, height: 19_000 }), "en")).source).toBeNull();
    expect(
      (await recognise(pngFile({ width: 60, height: 60, rows: Buffer.alloc(30_000_000) }), "en")).source,
    ).toBeNull();
  });

  it.each([
    ["without a picture behind its head", jpegShell(400, 300)],
    ["with fewer rows than it says", pngFile({ width: 200, height: 200, rows: Buffer.alloc(201 * 20) })],
    [
      "with rows that are not packed",
      Buffer.from(pngFile({ width: 200, height: 200 }).map((byte, at) => (at > 43 && at < 50 ? 0xff : byte))),
    ],
  ])("%s gives no text", async (_name, bytes) => {
    expect((await recognise(bytes, "en")).source).toBeNull();
  });
});

describe("a document of several pages", () => {
  it("is put together from its text and from its pictures, which say where each line is", async () => {
    const pdf = pdfFile([[], RIVERS]);
    const [read] = await pagesOf(pdf, { pages: [2], language: "en" });
    const text = await extractText(pdf, "a.pdf");
    const section = { heading: "On page 3", level: 1, page: 3, blocks: [] };
    const source = { ...text, language: null, pagesWithText: 1, sections: [section], picturePages: [2, 4] };
    const whole = withRecognisedPages(source, read === undefined ? [] : [read]);
    expect(SourceTextSchema.parse(whole)).toMatchObject({
      language: "en",
      pagesWithText: 2,
      picturePages: [4],
    });
    expect(whole.sections.map(({ page }) => page)).toEqual([2, 3]);
    const picture = read?.picture;
    expect(picture?.png.byteLength).toBeLessThan(20_000);
    const head = pictureHead(picture?.png ?? new Uint8Array(), "png");
    expect([head.width, head.height]).toEqual([picture?.width, picture?.height]);
    const line = picture?.lines.find((one) => one.text.includes("stones from the mountains"));
    expect((line?.x ?? 0) + (line?.width ?? Number.NaN)).toBeLessThanOrEqual(head.width);
  });

  it("is refused if it has no such page, and stops when it is told to", async () => {
    await expect(pagesOf(pdfFile([[]]), { pages: [7] })).rejects.toMatchObject({ code: "FILE_DAMAGED" });
    const stop = new AbortController();
    const pages = recognisePages(pdfFile([[], []]), "a.pdf", {
      pages: [1, 2],
      language: "en",
      signal: stop.signal,
    });
    await pages.next();
    stop.abort(new Error("enough"));
    await expect(pages.next()).rejects.toThrow("enough");
  });

  it("needs the packages that recognise", () => {
    expect(installedRecogniser()?.models.size).toBe(DOCUMENT_LANGUAGES.length);
    const missing = () => {
      throw new Error("not installed");
    };
    expect(installedRecogniser(missing)).toBeNull();
  });
});
