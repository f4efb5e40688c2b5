import { describe, expect, it } from "vitest";
import { isPicture, moved } from "./pictures.ts";
import { pdfOfPictures } from "./pictures-pdf.ts";

describe("a picture", () => {
  it.each([
    ["page.JPG", ""],
    ["IMG_1.heic", ""],
    ["scan", "image/png"],
  ])("is one: %s %s", (name, type) => expect(isPicture({ name, type })).toBe(true));

  it.each([
    ["notes.pdf", "application/pdf"],
    ["drawing.svg", "image/svg+xml"],
    ["film.gif", "image/gif"],
  ])("is none: %s %s", (name, type) => expect(isPicture({ name, type })).toBe(false));
});

describe("the order of pages", () => {
  it("is changed one place at a time, and not beyond its ends", () => {
    expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], 1, 2)).toEqual(["a", "b"]);
  });
});

describe("the document that pictures become", () => {
  it("has a page for each, in their order and of their shape, and says where each object is", async () => {
    const jpeg = (name: string) => new TextEncoder().encode(`JPEG ${name}`);
    const pdf = pdfOfPictures([
      { jpeg: jpeg("one"), width: 1000, height: 2000 },
      { jpeg: jpeg("two"), width: 3000, height: 1500 },
    ]);
    const text = await new Blob(pdf).text();
    expect(text.match(/\/MediaBox \[[^\]]+\]/g)).toEqual([
      "/MediaBox [0 0 421 842]",
      "/MediaBox [0 0 842 421]",
    ]);
    expect(text.indexOf("JPEG one")).toBeLessThan(text.indexOf("JPEG two"));
    const table = text.slice(text.indexOf("xref\n"));
    const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
    });
    expect(Number(/startxref\n(\d+)/.exec(text)?.[1])).toBe(text.indexOf("xref\n"));
  });
});
