import { type Block, LIMITS, type SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { extractText, plainText } from "../index.ts";
import { type PdfLine, pdfFile, strokesPdf } from "../testing/files.ts";

const SENTENCES = [
  "Photosynthesis turns light into chemical energy, and takes place in the",
  "chloroplasts of plants and algae, where chlorophyll absorbs mostly blue and red",
  "light. The oxygen of the air is a product of it, and all food chains begin with",
  "it, whether on land or in the sea, as far down as there is any light at all.",
];

const body = (top: number, lines: readonly string[] = SENTENCES): PdfLine[] =>
  lines.map((text, index) => ({ text, y: top - 14 * index }));

const read = (pages: readonly (readonly PdfLine[])[], options = {}): Promise<SourceText> =>
  extractText(pdfFile(pages, options), "notes.pdf");

const blocksOf = (source: SourceText): Block[] => source.sections.flatMap(({ blocks }) => blocks);

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
    expect(blocksOf(loud).flatMap(({ terms = [] }) => terms)).toEqual([]);
    const figures = await read([
      [{ text: "The answer is", y: 760 }, { text: "123456789", x: 152, y: 760, bold: true }, ...body(720)],
    ]);
    expect(blocksOf(figures).flatMap(({ terms = [] }) => terms)).toEqual([]);
  });

  it("does not make reading wait for a drawing of very many strokes", async () => {
    const source = await extractText(strokesPdf(SENTENCES, 400_000), "drawing.pdf");
    expect(plainText(source)).toContain("all food chains begin");
  });
});

describe("drawings nobody sees in a PDF", () => {
  const stream = (dictionary: string, content: string): string =>
    `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

  /** A pattern is painted before the bold words are. */
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

describe("forms in a PDF", () => {
  it("give what was typed next to its label, and nothing that is hidden or secret", async () => {
    const source = await read([[{ text: "Name of the plant:", y: 760 }, ...body(700)]], {
      fields: [
        { value: "Ficus lyrata", x: 200, y: 757 },
        { value: "internal note", x: 200, y: 600, flags: 2 },
        { value: "Seen in Kyoto", x: 72, y: 500 },
      ],
    });
    const text = plainText(source);
    expect(text).toContain("Name of the plant: Ficus lyrata");
    expect(text).toMatch(/light at all\.[\s\S]*Seen in Kyoto/);
    expect(text).not.toContain("internal note");
  });
});

describe("the edges of PDF pages", () => {
  const chapters = ["Roots", "Stems", "Leaves", "Seeds"];

  it("lose names of chapters that stand with the page's number, on either side", async () => {
    const pages = chapters.map((name, index) => [
      { text: index % 2 === 0 ? `${index + 5} | ${name}` : `${name} | ${index + 5}`, y: 810, size: 9 },
      ...body(700, [`${name} are what this page is about.`, ...SENTENCES]),
    ]);
    const text = plainText(await read(pages));
    expect(text).not.toContain("|");
    expect(text).toContain("Seeds are what this page is about.");
  });

  it("keep a number that begins a sentence there", async () => {
    const pages = chapters.map((name, index) => [
      { text: `${40 - 7 * index} ${name} were counted in the greenhouse.`, y: 800 },
      ...body(700),
    ]);
    expect(plainText(await read(pages))).toContain("26 Leaves were counted");
  });

  it("lose words laid across several pages", async () => {
    const pages = chapters.map((name) => [
      { text: "DRAFT COPY", x: 150, y: 300, size: 60, angle: 45 },
      ...body(700, [`${name} are what this page is about.`, ...SENTENCES]),
    ]);
    expect(plainText(await read(pages))).not.toContain("DRAFT");
  });

  it("are where notes stand, told from the text by their small type and their number", async () => {
    const source = await read([
      [
        ...body(760),
        { text: "1", x: 72, y: 93, size: 5 },
        { text: "Counted at noon, in the", x: 76, y: 90, size: 8 },
        { text: "greenhouse.", y: 81, size: 8 },
        { text: "* Named by Linnaeus.", y: 70, size: 8 },
      ],
      body(760, ["Roots take up water.", ...SENTENCES]),
    ]);
    const notes = blocksOf(source).filter(({ role }) => role === "footnote");
    expect(notes.map(({ text }) => text)).toEqual([
      "Counted at noon, in the greenhouse.",
      "Named by Linnaeus.",
    ]);
  });
});

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

describe("tables in a PDF", () => {
  const rowsOf = async (lines: readonly PdfLine[]) => {
    const source = await read([[...body(780), ...lines, ...body(500)]]);
    const texts = blocksOf(source).filter(({ kind }) => kind === "tableRow");
    return texts.map(({ text }) => text);
  };
  const row = (y: number, cells: readonly string[], xs: readonly number[] = [72, 180, 300]): PdfLine[] =>
    cells.flatMap((text, index) => (text === "" ? [] : [{ text, x: xs[index] ?? 72, y }]));

  it("have the header above them, in bold, centred and of two lines", async () => {
    const header = row(680, ["Planet", "Distance from"], [80, 175]).map((cell) => ({ ...cell, bold: true }));
    const second = [{ text: "the Sun", x: 190, y: 668, bold: true }];
    const rows = [
      ...row(650, ["Mercury", "0.39"]),
      ...row(632, ["Earth", "1.00"]),
      ...row(614, ["Mars", "1.52"]),
    ];
    expect(await rowsOf([...header, ...second, ...rows])).toEqual([
      "Planet | Distance from the Sun",
      "Mercury | 0.39",
      "Earth | 1.00",
      "Mars | 1.52",
    ]);
  });

  it("of two rows are told by columns that are in line", async () => {
    expect(await rowsOf([...row(680, ["Leaf", "green"]), ...row(660, ["Root", "white"])])).toEqual([
      "Leaf | green",
      "Root | white",
    ]);
    expect(
      await rowsOf([
        ...row(680, ["Ada Byron", "Carl Linnaeus"]),
        ...row(660, ["London", "Uppsala"], [90, 210]),
      ]),
    ).toEqual([]);
  });

  it("may be written cell by cell, and their cells be of several lines", async () => {
    const cells = (y: number, name: readonly string[], year: string, number: string): PdfLine[] => [
      ...name.map((text, index) => ({ text, y: y - 13 * index })),
      { text: year, x: 180, y },
      { text: number, x: 300, y },
    ];
    const lines = [
      ...cells(690, ["Machine"], "First year", "Sheets an hour"),
      ...cells(668, ["Wooden", "hand press"], "1450", "200"),
      ...cells(633, ["Steam press", "of Koenig"], "1814", "1100"),
    ];
    expect(await rowsOf(lines)).toEqual([
      "Machine | First year | Sheets an hour",
      "Wooden hand press | 1450 | 200",
      "Steam press of Koenig | 1814 | 1100",
    ]);
  });

  it("may have cells centred beside others of two lines", async () => {
    const centred = (
      y: number,
      [first, second]: readonly [string, string],
      cells: readonly string[],
    ): PdfLine[] => [{ text: first, y: y + 7 }, ...row(y, ["", ...cells]), { text: second, y: y - 7 }];
    const lines = [
      ...row(700, ["Machine", "First year", "Sheets an hour"]),
      ...centred(670, ["Wooden", "hand press"], ["1450", "200"]),
      ...centred(632, ["Steam press", "of Koenig"], ["1814", "1100"]),
    ];
    expect(await rowsOf(lines)).toEqual([
      "Machine | First year | Sheets an hour",
      "Wooden hand press | 1450 | 200",
      "Steam press of Koenig | 1814 | 1100",
    ]);
  });

  it("have a row for every number, however near it stands to the one above", async () => {
    const rows = ["Sugar", "Starch", "Fat"].flatMap((name, index) =>
      row(640 - 13 * index, [name, `${index}.5`]),
    );
    expect(await rowsOf([...row(670, ["Store", "grams"]), ...rows])).toEqual([
      "Store | grams",
      "Sugar | 0.5",
      "Starch | 1.5",
      "Fat | 2.5",
    ]);
  });

  it("are not made of list items with a wide gap after their mark, nor of what stands between two", async () => {
    const items = [1, 2, 3].flatMap((number) => row(690 - 14 * number, [`${number}.`, "a leaf"], [72, 120]));
    expect(await rowsOf(items)).toEqual([]);
    const tables = [
      ...row(690, ["Leaf", "green"]),
      ...row(676, ["Root", "white"]),
      { text: "In autumn:", y: 652 },
      ...row(628, ["Leaf", "red"]),
      ...row(614, ["Root", "brown"]),
    ];
    expect(await rowsOf(tables)).toEqual(["Leaf | green", "Root | white", "Leaf | red", "Root | brown"]);
  });
});

describe("notes in a PDF", () => {
  it("lose their number also where it is set like the note", async () => {
    const notes = [
      { text: "12 Counted at noon.", y: 90, size: 9 },
      { text: "\x86 Named by Linnaeus.", y: 79, size: 9 },
    ];
    const source = await read([[...body(760), ...notes], body(760)]);
    const found = blocksOf(source).filter(({ role }) => role === "footnote");
    expect(found.map(({ text }) => text)).toEqual(["Counted at noon.", "Named by Linnaeus."]);
  });
});

describe("pages of a PDF", () => {
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
        { text: "These are the parts of a plant that you should know:", y: 760 },
        { text: "Two of them stand in the light:", x: 102, y: 740 },
        { text: "The leaf makes sugar.", x: 132, y: 726 },
        { text: "The stem carries water.", x: 132, y: 712 },
        { text: "The root takes up what the soil holds of salts, and water, day and night.", x: 102, y: 698 },
        ...body(670),
      ],
    ]);
    expect(blocksOf(source).map(({ kind }) => kind)).toEqual([
      "paragraph",
      ...Array.from({ length: 4 }, () => "listItem"),
      "paragraph",
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

describe("text recognised on a scan", () => {
  /** As Tesseract and others write it: each word by itself, along the slant, a little too high or low, large or small. */
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
