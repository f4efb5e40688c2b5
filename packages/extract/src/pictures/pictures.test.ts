import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { extractText } from "../index.ts";
import { pdfFile } from "../testing/files.ts";
import { exifSegment, heicShell, jpegShell, pngFile, webpShell } from "../testing/pictures.ts";
import { onWhitePaper } from "./paper.ts";
import { pictureHead, pictureKind } from "./picture-head.ts";

const fixture = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../../fixtures/${name}`, import.meta.url)));
const withPictures = (bytes: Uint8Array, name = "scan") => extractText(bytes, name, { pictures: true });
const PICTURES = {
  png: pngFile({ width: 4, height: 3 }),
  jpeg: jpegShell(40, 30),
  webp: webpShell(40, 30),
};

describe("a picture", () => {
  it.each(Object.entries(PICTURES))(
    "as %s is one page to recognise, for a caller who can",
    async (format, bytes) => {
      expect(await withPictures(bytes, "notes.txt")).toMatchObject({
        format,
        pageCount: 1,
        pagesWithText: 0,
        sections: [],
        picturePages: [1],
      });
      await expect(extractText(bytes, "notes.txt")).rejects.toMatchObject({
        code: "UNSUPPORTED_FILE",
        details: { found: format },
      });
    },
  );

  it.each([
    ["too many pixels", pngFile({ width: 9_000, height: 9_000, rows: new Uint8Array() }), "EXTRACTION_LIMIT"],
    ["a side too long", pngFile({ width: 1, height: 100_000, rows: new Uint8Array() }), "EXTRACTION_LIMIT"],
    ["more than a JPEG needs", jpegShell(60_000, 2_000), "EXTRACTION_LIMIT"],
    ["a canvas too large", webpShell(16_000, 16_000), "EXTRACTION_LIMIT"],
    ["no pixels", jpegShell(0, 10), "FILE_DAMAGED"],
    ["no end", PICTURES.png.subarray(0, -8), "FILE_DAMAGED"],
    ["no end of its pixels", PICTURES.jpeg.subarray(0, -1), "FILE_DAMAGED"],
    ["less than it says", PICTURES.webp.subarray(0, -2), "FILE_DAMAGED"],
    ["a chunk longer than the file", Buffer.from("89504e470d0a1a0affffffff49484452", "hex"), "FILE_DAMAGED"],
    [
      "frames one after the other",
      pngFile({ width: 4, height: 3, before: [["acTL", Buffer.alloc(8)]] }),
      "UNSUPPORTED_FILE",
    ],
    ["a canvas that moves", webpShell(40, 30, 2), "UNSUPPORTED_FILE"],
  ])("with %s is refused by its head", async (_name, bytes, code) => {
    await expect(withPictures(bytes)).rejects.toMatchObject({ code });
  });

  it("says how the camera was held", () => {
    const turned = jpegShell(40, 30, [exifSegment(6)]);
    expect(pictureHead(turned, "jpeg")).toMatchObject({ width: 40, height: 30, orientation: 6 });
    expect(pictureHead(jpegShell(40, 30, [exifSegment(77)]), "jpeg").orientation).toBe(1);
    expect(pictureHead(PICTURES.jpeg, "jpeg").orientation).toBe(1);
  });

  it("is known by its first bytes", () => {
    for (const [kind, bytes] of Object.entries(PICTURES)) expect(pictureKind(bytes)).toBe(kind);
    expect(pictureKind(Buffer.from("RIFF    WAVE"))).toBeNull();
  });

  it.each(["heic", "mif1", "avif"])("of a phone as %s is refused with what to do", async (brand) => {
    await expect(withPictures(heicShell(brand))).rejects.toMatchObject({ code: "HEIC_UNSUPPORTED" });
    await expect(extractText(heicShell(brand), "a.heic")).rejects.toMatchObject({
      code: "UNSUPPORTED_FILE",
      details: { found: "unknown" },
    });
  });
});

describe("a page in the shade", () => {
  it("becomes white, and its ink stays dark", () => {
    const [width, height] = [128, 64];
    // From bright on the left to dark on the right, with a stroke every eight pixels.
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
      const light = 240 - (at % width);
      return at % 8 === 0 ? light / 4 : light;
    });
    const white = onWhitePaper({ width, height, pixels });
    for (const x of [20, 60, 108]) {
      const [ink, paper] = [white.pixels[x - (x % 8)] ?? 255, white.pixels[x + 1] ?? 0];
      expect([ink < 90, paper > 240]).toEqual([true, true]);
    }
  });
});

describe("a PDF", () => {
  it("names its pages without text, for a caller who can recognise them", async () => {
    const bytes = await fixture("pdf/half-scanned.pdf");
    const source = await withPictures(bytes);
    const { pageCount, pagesWithText, picturePages = [] } = source;
    expect(picturePages).toHaveLength((pageCount ?? 0) - (pagesWithText ?? 0));
    expect(source.sections.length).toBeGreaterThan(0);
    expect(await extractText(bytes, "a.pdf")).not.toHaveProperty("picturePages");
  });

  it("without any text is accepted from such a caller alone, and not if nothing is drawn on it", async () => {
    const scan = await fixture("damaged/scan.pdf");
    expect((await withPictures(scan)).picturePages?.length).toBeGreaterThan(0);
    await expect(extractText(scan, "a.pdf")).rejects.toMatchObject({ code: "NO_TEXT_IN_FILE" });
    await expect(withPictures(pdfFile([[]]))).rejects.toMatchObject({ code: "NO_TEXT_IN_FILE" });
  });
});
