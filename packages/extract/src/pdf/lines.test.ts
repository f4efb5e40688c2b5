import { describe, expect, it } from "vitest";
import type { PdfLine } from "../testing/files.ts";
import { blocksOf, body, read, SENTENCES } from "../testing/pdf-text.ts";
import { BULLET } from "./block-ends.ts";

describe("lines of a PDF", () => {
  const first = async (lines: readonly PdfLine[]) =>
    blocksOf(await read([[...lines, ...body(600)]]))[0]?.text;

  it.each([
    ["a word cut at the end", ["the chloro-", "plasts of all plants"], "the chloroplasts of all plants"],
    ["a name", ["as Nicolas-", "Théodore de Saussure found"], "as Nicolas-Théodore de Saussure found"],
    ["years", ["in the period 1950-", "2003 the number rose"], "in the period 1950-2003 the number rose"],
    ["a word left out", ["the pre-", "and the post-war years"], "the pre- and the post-war years"],
    [
      "a compound known from elsewhere",
      ["a self-regulating leaf is self-", "regulating by day"],
      "a self-regulating leaf is self-regulating by day",
    ],
    [
      "a name known from elsewhere",
      ["what TraceMonkey does, Trace-", "Monkey does at night"],
      "what TraceMonkey does, TraceMonkey does at night",
    ],
  ])("with a hyphen at the end: %s", async (_name, lines, expected) => {
    expect(await first(body(760, lines))).toBe(expected);
  });

  it("of a table of contents lose their leaders", async () => {
    expect(await first([{ text: "Roots and stems . . . . . . . . . . . . . 12", y: 760 }])).toBe(
      "Roots and stems 12",
    );
  });

  it("lose leaders also where another font begins between the dots", async () => {
    const text = await first([
      { text: "Stems . . . . .", y: 760 },
      { text: " . . . . .", x: 141, y: 760, bold: true },
      { text: " 12", x: 175, y: 760, bold: true },
    ]);
    expect(text).toBe("Stems 12");
  });

  it("keep lowered figures in their word", async () => {
    const text = await first([
      { text: "Leaves take in CO", y: 760 },
      { text: "2", x: 171, y: 757, size: 7 },
      { text: " and give back oxygen.", x: 175, y: 760 },
    ]);
    expect(text).toBe("Leaves take in CO2 and give back oxygen.");
  });

  it("under a colon are items of their own where their bullets are drawings", async () => {
    const source = await read([
      [
        { text: "A leaf has these parts:", y: 760 },
        { text: "The blade catches light.", x: 96, y: 746 },
        { text: "The leaf stalk, which is called petiole, holds it and turns it to the sun.", y: 732 },
        ...body(690),
      ],
    ]);
    expect(
      blocksOf(source)
        .map(({ text }) => text)
        .slice(0, 3),
    ).toEqual([
      "A leaf has these parts:",
      "The blade catches light.",
      "The leaf stalk, which is called petiole, holds it and turns it to the sun.",
    ]);
  });

  it("left of the mark of an item end it", async () => {
    const source = await read([
      [
        ...body(780),
        { text: "\x95 It has a blade,", x: 76, y: 700 },
        { text: "\x95 and a stalk.", x: 76, y: 686 },
        ...body(672),
      ],
    ]);
    expect(blocksOf(source).slice(1)).toMatchObject([
      { kind: "listItem", text: "It has a blade," },
      { kind: "listItem", text: "and a stalk." },
      { kind: "paragraph", text: SENTENCES.join(" ") },
    ]);
  });

  it("below the mark of an item end it where its lines are set in, and go on with it where first lines are", async () => {
    const item = [
      "1. The stalk of a leaf, which is called petiole, holds its blade up and turns it",
      "to the sun, since the leaf needs light",
    ];
    const hung = await read([
      [{ text: item[0] ?? "", y: 760 }, { text: item[1] ?? "", x: 86, y: 746 }, ...body(732)],
    ]);
    expect(blocksOf(hung)).toMatchObject([{ text: item.join(" ") }, { text: SENTENCES.join(" ") }]);
    const indented = await read([
      [{ text: item[0] ?? "", x: 100, y: 760 }, { text: item[1] ?? "", y: 746 }, ...body(700)],
    ]);
    expect(blocksOf(indented)[0]).toMatchObject({ kind: "listItem", text: item.join(" ") });
  });

  it("that leave room for the next word after a full stop end their paragraph", async () => {
    const source = await read([
      [...body(760), { text: "Light is all it takes, and leaves.", y: 704 }, ...body(690)],
    ]);
    expect(blocksOf(source).map(({ text }) => text)).toEqual([
      SENTENCES.join(" "),
      "Light is all it takes, and leaves.",
      SENTENCES.join(" "),
    ]);
  });

  it("are items where bullets are drawings, down to lists within lists", async () => {
    const source = await read([
      [
        { text: "There is more to a plant than what you see of it from above.", y: 760 },
        { text: "In the light", x: 102, y: 740, square: 3 },
        { text: "leaves", x: 132, y: 726, square: 5 },
        { text: "stem", x: 132, y: 712, square: 5 },
        { text: "The root takes up what the soil holds of salts, and", x: 102, y: 698, square: 3 },
        { text: "water, day and night.", x: 102, y: 684 },
        ...body(650),
      ],
    ]);
    expect(blocksOf(source).map(({ kind, text }) => [kind, text])).toEqual([
      ["paragraph", "There is more to a plant than what you see of it from above."],
      ["listItem", "In the light"],
      ["listItem", "leaves"],
      ["listItem", "stem"],
      ["listItem", "The root takes up what the soil holds of salts, and water, day and night."],
      ["paragraph", SENTENCES.join(" ")],
    ]);
  });

  it("are no items behind boxes to be ticked, nor are headings behind an ornament", async () => {
    const source = await read([
      [
        { text: "The leaf", x: 102, y: 760, size: 18, square: 5 },
        ...body(730),
        { text: "I have read this.", x: 102, y: 640, square: 9 },
      ],
    ]);
    expect(source.sections.map(({ heading }) => heading)).toEqual(["The leaf"]);
    expect(blocksOf(source).map(({ kind }) => kind)).toEqual(["paragraph", "paragraph"]);
  });

  it("are items and no notes where their small numbers stand in balls, as on slides made with TeX", async () => {
    const numbered = (number: string, text: string, y: number): PdfLine[] => [
      { text: number, x: 72, y: y + 1, size: 7, ball: 10 },
      { text, x: 88, y },
    ];
    const source = await read([
      [
        ...body(380),
        ...numbered("1", "Light splits water.", 100),
        ...numbered("2", "Sugar is made of carbon dioxide.", 86),
      ],
    ]);
    expect(blocksOf(source).map(({ kind, role, text }) => [role ?? kind, text])).toEqual([
      ["paragraph", SENTENCES.join(" ")],
      ["listItem", "Light splits water."],
      ["listItem", "Sugar is made of carbon dioxide."],
    ]);
  });

  it("set in under a colon are no list where they are one quotation", async () => {
    const quote = SENTENCES.map((text, index) => ({ text, x: 102, y: 736 - 14 * index }));
    const source = await read([[{ text: "A plant says:", y: 760 }, ...quote, ...body(640)]]);
    expect(blocksOf(source).map(({ kind }) => kind)).toEqual(["paragraph", "paragraph", "paragraph"]);
  });

  it("get back the large letter that opens them", async () => {
    const source = await read([
      [
        { text: "O", y: 716, size: 40 },
        { text: "nce there was a plant that turned light into chemical energy in the", x: 108, y: 746 },
        { text: "chloroplasts of its leaves, and it lived as long as there was light.", x: 108, y: 732 },
        ...body(690),
      ],
    ]);
    expect(source.sections.map(({ heading }) => heading)).toEqual([null]);
    expect(blocksOf(source)[0]?.text).toMatch(/^Once there was a plant/);
  });

  it("printed twice to look bold are read once", async () => {
    const line = { text: "Leaves of grass", y: 760 };
    expect(await first([line, { ...line, x: 72.4 }])).toBe("Leaves of grass");
  });

  it("set in wide letters become words again", async () => {
    const source = await read([[{ text: "K A P I T E L", y: 760, size: 18 }, ...body(700)]]);
    expect(source.sections[0]?.heading).toBe("KAPITEL");
  });
});

it.each([..."•▶▸►➤"])("a line that begins with %s begins an item", (sign) => {
  expect(BULLET.exec(`${sign} The leaf`)?.[0].trim()).toBe(sign);
});

describe("text recognised on a scan", () => {
  /**
   * As OCR programs such as Tesseract write it: each word by itself, along the slant, a little too high or low, large
   * or small.
   */
  const slanted = (lines: readonly string[], degrees: number): PdfLine[] => {
    const radians = (degrees * Math.PI) / 180;
    return lines.flatMap((line, row) => {
      let along = 0;
      return line.split(" ").map((text, index) => {
        const [right, down] = [along, 14 * row + (index % 3)];
        along += 5.7 * text.length + 5;
        const x = 72 + right * Math.cos(radians) + down * Math.sin(radians);
        const y = 700 + right * Math.sin(radians) - down * Math.cos(radians);
        return { text, x, y, angle: degrees, size: 11 - (index % 2) / 2 };
      });
    });
  };

  it.each([-2.4, -0.7, 0, 0.3, 1.2, 3])(
    "that lies askew by %d degrees is read line by line",
    async (degrees) => {
      const source = await read([slanted(SENTENCES, degrees)]);
      expect(blocksOf(source)).toMatchObject([{ kind: "paragraph", text: SENTENCES.join(" ") }]);
    },
  );

  it("does not set straight what slants on purpose", async () => {
    const source = await read([[...slanted(["SAMPLE"], 40), ...body(400)]]);
    expect(blocksOf(source).map(({ text }) => text)).toEqual(["SAMPLE", SENTENCES.join(" ")]);
  });
});
