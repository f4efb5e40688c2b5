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

describe("a page whose content is damaged", () => {
  it("is left out and counted; the other pages are read", async () => {
    const source = await extractText(pdfWithLostPages([2]), "lost.pdf");
    const found = source.sections.flatMap(({ blocks }) => blocks.map(({ page }) => page));
    expect(new Set(found)).toEqual(new Set([1, 3, 4]));
    expect(source.warnings).toContainEqual({ code: "PARTS_SKIPPED", count: 1 });
  });

  it("makes the document damaged where all pages are", async () => {
    const reading = extractText(pdfWithLostPages([1, 2, 3, 4]), "lost.pdf");
    await expect(reading).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });
});
