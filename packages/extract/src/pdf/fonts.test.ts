import { describe, expect, it } from "vitest";
import { extractText, plainText } from "../index.ts";
import { type PdfLine, strokesPdf } from "../testing/files.ts";
import { blocksOf, body, read, SENTENCES } from "../testing/pdf-text.ts";

describe("bold type in a PDF", () => {
  it("marks the terms of a paragraph, also across two lines", async () => {
    const source = await read([
      [
        { text: "Plants make sugar in their", y: 760 },
        { text: "chloroplasts", x: 225, y: 760, bold: true },
        { text: "and store it as", x: 310, y: 760 },
        { text: "starch, which the", y: 746 },
        { text: "light", x: 172, y: 746, bold: true },
        { text: "reactions", y: 732, bold: true },
        { text: "alone cannot give.", x: 134, y: 732 },
        ...body(700),
      ],
    ]);
    expect(blocksOf(source)[0]).toMatchObject({
      text: "Plants make sugar in their chloroplasts and store it as starch, which the light reactions alone cannot give.",
      terms: ["chloroplasts", "light reactions"],
    });
  });

  it("at the beginning of a line names what the line defines", async () => {
    const source = await read([
      [
        { text: "Osmosis", y: 760, bold: true },
        { text: ": water passes a membrane.", x: 122, y: 760 },
        ...body(720),
      ],
    ]);
    expect(blocksOf(source)[0]).toMatchObject({
      kind: "definition",
      text: "Osmosis: water passes a membrane.",
      terms: ["Osmosis"],
    });
  });

  it("over lines set in names what they define, as browsers print such lists", async () => {
    const entry = (top: number, term: string, meaning: readonly string[]): PdfLine[] => [
      { text: term, y: top, bold: true },
      ...meaning.map((text, index) => ({ text, x: 102, y: top - 13 * (index + 1) })),
    ];
    const source = await read([
      [
        ...body(780),
        ...entry(700, "Stoma", ["an opening through which a leaf", "breathes."]),
        ...entry(661, "Phloem", ["what carries sugar."]),
        ...entry(635, "Xylem", ["what carries water."]),
      ],
    ]);
    expect(blocksOf(source).filter(({ kind }) => kind === "definition")).toMatchObject([
      { text: "Stoma: an opening through which a leaf breathes.", terms: ["Stoma"] },
      { text: "Phloem: what carries sugar.", terms: ["Phloem"] },
      { text: "Xylem: what carries water.", terms: ["Xylem"] },
    ]);
  });

  it("marks nothing where most of the text is bold, nor where it is a figure", async () => {
    const shouted = SENTENCES.map((text, index) => ({ text, y: 700 - 14 * index, bold: true }));
    const loud = await read([[{ text: "A quiet beginning of it all.", y: 760 }, ...shouted]]);
    expect(plainText(loud)).toContain(SENTENCES[0]);
    expect(blocksOf(loud).flatMap(({ terms = [] }) => terms)).toEqual([]);
    const figures = await read([
      [{ text: "The answer is", y: 760 }, { text: "123456789", x: 152, y: 760, bold: true }, ...body(720)],
    ]);
    expect(plainText(figures)).toContain("The answer is 123456789");
    expect(blocksOf(figures).flatMap(({ terms = [] }) => terms)).toEqual([]);
  });

  it("does not make reading wait for a drawing of very many strokes", { tags: "thorough" }, async () => {
    const source = await extractText(strokesPdf(SENTENCES, 400_000), "drawing.pdf");
    expect(plainText(source)).toContain("all food chains begin");
  });
});

describe("drawings nobody sees in a PDF", () => {
  const stream = (dictionary: string, content: string): string =>
    `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

  /** A pattern is drawn before the bold words. */
  const painted = (pattern: string, drawn: readonly string[]): Buffer => {
    const shown = SENTENCES.map((text, row) => `BT /F5 12 Tf 72 ${700 - 14 * row} Td (${text}) Tj ET`);
    const bold = "BT /F6 12 Tf 72 500 Td (Chlorophyll) Tj /F5 12 Tf ( is what absorbs light.) Tj ET";
    const objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F5 5 0 R /F6 6 0 R >> /Pattern << /P1 7 0 R >> >> >>",
      stream("", ["/Pattern cs /P1 scn 0 0 100 100 re f", ...shown, bold].join("\n")),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>",
      pattern,
      ...drawn,
    ];
    const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
    return Buffer.from(`%PDF-1.7\n${body}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF`);
  };
  const patternOf = (resources: string, content: string): string =>
    stream(
      `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources ${resources}`,
      content,
    );

  it("cost no text, however often a pattern's forms draw each other", async () => {
    const next = (number: number) => `<< /XObject << /X ${number} 0 R >> >>`;
    const forms = Array.from({ length: 12 }, (_form, index) => {
      const resources = index < 11 ? ` /Resources ${next(9 + index)}` : "";
      return stream(
        `/Subtype /Form /BBox [0 0 9 9]${resources}`,
        index < 11 ? "/X Do ".repeat(10) : "0 0 m 5 5 l S",
      );
    });
    const source = await extractText(painted(patternOf(next(8), "/X Do ".repeat(10)), forms), "pattern.pdf");
    expect(plainText(source)).toContain("all food chains begin");
  });

  it("leave bold type to be found where patterns are harmless", async () => {
    const source = await extractText(painted(patternOf("<< >>", "0 0 m 5 5 l S"), []), "pattern.pdf");
    expect(blocksOf(source).at(-1)?.terms).toEqual(["Chlorophyll"]);
  });
});
