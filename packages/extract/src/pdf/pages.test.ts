import { LIMITS } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { extractText } from "../index.ts";
import { type PdfLine, pdfFile } from "../testing/files.ts";
import { blocksOf, body, read, SENTENCES } from "../testing/pdf-text.ts";
import { damagedContents } from "./damaged-contents.ts";

const TEXT = "Photosynthesis turns light into chemical energy in the leaves of all green plants.";
const PAGES = 4;

/** Objects of the test's PDF files: four for the document, then each page and its content. */
const contentOf = (page: number) => 4 + 2 * page;

/** A document whose cross-reference table points to wrong places for the content of these pages. */
function pdfWithLostPages(lost: readonly number[]): Buffer {
  const pages = Array.from({ length: PAGES }, () => [{ text: TEXT, y: 700 }]);
  const objects = new Set(lost.map(contentOf));
  let object = 0;
  const beside = pdfFile(pages)
    .toString("latin1")
    .replace(/^\d{10}(?= 00000 n)/gm, (offset) => {
      object += 1;
      return objects.has(object) ? String(Number(offset) + 2).padStart(10, "0") : offset;
    });
  return Buffer.from(beside, "latin1");
}

describe("a page whose content is not where the table of objects says", () => {
  it("is read all the same, as the whole file is searched for it", async () => {
    for (const lost of [[2], [1, 2, 3, 4]]) {
      const source = await extractText(pdfWithLostPages(lost), "lost.pdf");
      const found = source.sections.flatMap(({ blocks }) => blocks.map(({ page }) => page));
      expect(new Set(found)).toEqual(new Set([1, 2, 3, 4]));
      expect(source.warnings).toEqual([]);
    }
  });

  it("does not keep other pages blank that are", async () => {
    const source = await extractText(
      pdfFile([[{ text: TEXT, y: 700 }], [], [{ text: TEXT, y: 700 }]]),
      "blank.pdf",
    );
    expect(source).toMatchObject({
      pageCount: 3,
      warnings: [{ code: "PAGES_WITHOUT_TEXT", pages: 3, pagesWithText: 2 }],
    });
  });
});

describe("a page whose content is damaged", () => {
  const pages = Array.from({ length: PAGES }, () => [{ text: TEXT, y: 700 }]);

  it("is counted as left out, and a blank one beside it is not", async () => {
    const source = await extractText(pdfFile([...pages, []], { damaged: [1, 3] }), "damaged.pdf");
    expect(source.warnings).toEqual([
      { code: "PAGES_WITHOUT_TEXT", pages: 5, pagesWithText: 2 },
      { code: "PARTS_SKIPPED", count: 2 },
    ]);
  });

  it("makes the document damaged where all pages are so", async () => {
    const reading = extractText(pdfFile(pages, { damaged: [1, 2, 3, 4] }), "damaged.pdf");
    await expect(reading).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });

  it("is not looked for where the whole file is encrypted, for then all contents look damaged", () => {
    const file = pdfFile(pages, { damaged: [1] });
    expect(damagedContents(file, 9)).toBe(1);
    expect(damagedContents(Buffer.concat([file, Buffer.from("/Encrypt 9 0 R")]), 9)).toBe(0);
  });
});

describe("a page that is not there", () => {
  const pages = Array.from({ length: PAGES }, () => [{ text: TEXT, y: 700 }]);
  /** The list of pages names objects that do not exist. */
  const without = (missing: RegExp) =>
    Buffer.from(
      pdfFile(pages)
        .toString("latin1")
        .replace(missing, (kids) => kids.replace(/\d+ 0 R/g, "99 0 R")),
      "latin1",
    );

  it("is left out and counted; the other pages are read", async () => {
    const source = await extractText(without(/(?<=\/Kids \[)\d+ 0 R/), "lost.pdf");
    const found = source.sections.flatMap(({ blocks }) => blocks.map(({ page }) => page));
    expect(new Set(found)).toEqual(new Set([2, 3, 4]));
    expect(source.warnings).toContainEqual({ code: "PARTS_SKIPPED", count: 1 });
  });

  it("makes the document damaged where all pages are", async () => {
    const reading = extractText(without(/\/Kids \[[^\]]+/), "lost.pdf");
    await expect(reading).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });
});

describe("pages of a PDF", () => {
  it.each(["reading list.html", "http://biology.example/leaves", "Leaf.xhtml"])(
    "of which a browser took %s for the title are called by their heading",
    async (title) => {
      const source = await read([[{ text: "The leaf", y: 760, size: 18 }, ...body(700)]], { title });
      expect(source.title).toBe("The leaf");
    },
  );

  it("with nothing but a stamp count as without text", async () => {
    const source = await read([body(700), [{ text: "p. 2 KPF", y: 400 }], body(700)]);
    expect(source).toMatchObject({ pageCount: 3, pagesWithText: 2 });
  });

  it("with nothing but a title have text: a slide may say no more", async () => {
    const source = await read([body(700), [{ text: "Umami", y: 400, size: 30 }], body(700)]);
    expect(source).toMatchObject({ pageCount: 3, pagesWithText: 3, warnings: [] });
  });

  it("that are shown turned are read as they are shown", async () => {
    const turned = SENTENCES.map((text, index) => ({ text, x: 100 + 14 * index, y: 60, angle: 90 }));
    const source = await read([turned], { rotate: 90 });
    expect(blocksOf(source)).toMatchObject([{ kind: "paragraph", text: SENTENCES.join(" ") }]);
  });

  it("beyond the limit are left, and the document says so", async () => {
    const pages = Array.from({ length: LIMITS.extraction.maxPages + 1 }, () => [] as PdfLine[]);
    const source = await read([body(700), ...pages]);
    expect(source.pageCount).toBe(LIMITS.extraction.maxPages + 2);
    expect(source.warnings).toContainEqual(expect.objectContaining({ code: "TRUNCATED", limit: "pages" }));
  });
});
