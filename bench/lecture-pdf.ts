import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { madeUpLecture } from "../fixtures/made-up-lecture.ts";

/**
 * Writes a PDF of exactly this many full pages of text and returns its number of characters. `edit` may change what is
 * written on a page; the text behind it moves accordingly.
 */
export async function writeLecturePdf(
  file: string,
  pages: number,
  seed: number,
  edit: (paragraph: string, page: number) => string = (paragraph) => paragraph,
): Promise<number> {
  const sections = madeUpLecture(seed);
  const document = new PDFDocument({ size: "A4", margin: 64, info: { Title: "A made-up lecture" } });
  let pageCount = 1;
  let characters = 0;
  document.on("pageAdded", () => {
    pageCount++;
  });
  const out = document.pipe(createWriteStream(file));
  const bottom = document.page.height - 64;
  const write = (text: string, size: number) => {
    document.fontSize(size);
    const needed = document.heightOfString(text) + size;
    if (pageCount === pages && document.y + needed > bottom) return false;
    document.text(text).moveDown(0.6);
    characters += text.length;
    return true;
  };
  let hasRoom = true;
  while (hasRoom) {
    const { heading, paragraphs } = sections.next().value;
    hasRoom = write(heading, 16) && paragraphs.every((paragraph) => write(edit(paragraph, pageCount), 11));
  }
  document.end();
  await finished(out);
  return characters;
}
