import { describe, expect, it } from "vitest";
import type { PdfLine } from "../testing/files.ts";
import { blocksOf, body, read } from "../testing/pdf-text.ts";

describe("formulas in a PDF", () => {
  const alone = async (formula: readonly PdfLine[]) => {
    const source = await read([[...body(760), ...formula, ...body(640)]]);
    expect(source.sections.map(({ heading }) => heading)).toEqual([null]);
    return blocksOf(source)[1]?.text;
  };

  it.each(["E = mc2", "6 CO2 + 6 H2O = C6H12O6 + 6 O2", "1 pica = 12 \xD7 0,353 mm = 4,236 mm", "x y"])(
    "are no headings, large as they may be: %s",
    async (text) => {
      expect(await alone([{ text, x: 200, y: 680, size: 14, bold: true }])).toBe(text);
    },
  );

  it("keep their fractions beside them", async () => {
    const fraction = [
      { text: "F = G", x: 200, y: 680 },
      { text: "m + n", x: 240, y: 689 },
      { text: "r", x: 250, y: 671 },
    ];
    expect(await alone(fraction)).toBe("F = G (m + n)/r");
  });

  it.each(["Why E = mc2 matters", "C4 and CAM plants", "C++"])("do not cost a heading: %s", async (text) => {
    const source = await read([[...body(760), { text, y: 670, size: 16 }, ...body(640)]]);
    expect(source.sections.map(({ heading }) => heading)).toEqual([null, text]);
  });
});
