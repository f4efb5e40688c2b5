import { describe, expect, it } from "vitest";
import type { PdfLine } from "../testing/files.ts";
import { blocksOf, body, read } from "../testing/pdf-text.ts";

describe("a list of terms in a PDF", () => {
  it("may go on on the next page, between a term and what it means too", async () => {
    const entry = (y: number, term: string, meaning: string): PdfLine[] => [
      { text: term, y, bold: true },
      { text: meaning, x: 102, y: y - 13 },
    ];
    const first = [...body(780), ...entry(120, "Stoma", "an opening."), ...entry(94, "Xylem", "a pipe.")];
    const source = await read([
      [...first, { text: "Phloem", y: 68, bold: true }],
      [{ text: "what carries sugar.", x: 102, y: 780 }, ...body(740)],
    ]);
    const found = blocksOf(source).filter(({ kind }) => kind === "definition");
    expect(found.map(({ text }) => text)).toEqual([
      "Stoma: an opening.",
      "Xylem: a pipe.",
      "Phloem: what carries sugar.",
    ]);
  });
});
