import { describe, expect, it } from "vitest";
import { extractText } from "../index.ts";
import { pdfFile } from "../testing/files.ts";

const TEXT = "Photosynthesis turns light into chemical energy in the leaves of all green plants.";
const PAGES = 4;

/** Objects of the test's PDF files: four for the document, then each page and its content. */
const contentOf = (page: number) => 4 + 2 * page;

/** A document whose table of objects points beside the content of these pages. */
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

describe("a page that is not there", () => {
  const pages = Array.from({ length: PAGES }, () => [{ text: TEXT, y: 700 }]);
  /** The list of pages names objects beyond the last. */
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
