import { describe, expect, it } from "vitest";
import { extractText, plainText } from "../index.ts";

const SENTENCES = [
  "Photosynthesis turns light into chemical energy, and takes place in the",
  "chloroplasts of plants and algae, where chlorophyll absorbs mostly blue and red",
  "light. The oxygen of the air is a product of it, and all food chains begin with it.",
];
const BODY = SENTENCES.map((text, row) => `BT /F1 12 Tf 72 ${700 - 14 * row} Td (${text}) Tj ET`).join("\n");

/** Fonts of the page: Helvetica, and Japanese fonts that are not embedded, for horizontal and vertical text. */
const FONTS = [
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  "<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-H /DescendantFonts [8 0 R] >>",
  "<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-V /DescendantFonts [8 0 R] >>",
  "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 5 >> /DW 1000 /FontDescriptor 9 0 R >>",
  "<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80 >>",
];

const stream = (head: string, content: string) =>
  `<< ${head} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** One page with this content; further objects count from 10. */
function page(
  content: string,
  { annotations = "", objects = [] as readonly string[], fonts = "" } = {},
): Buffer {
  const fields = annotations === "" ? "" : ` /AcroForm << /Fields [${annotations}] >>`;
  const all = [
    `<< /Type /Catalog /Pages 2 0 R${fields} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [${annotations}] /Resources << /Font << /F1 5 0 R /F2 6 0 R /F3 7 0 R ${fonts} >> >> >>`,
    stream("", content),
    ...FONTS,
    ...objects,
  ];
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Size ${all.length + 1} /Root 1 0 R >>\n%%EOF`);
}

const textOf = async (file: Buffer) => plainText(await extractText(file, "page.pdf"));
const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex");

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

describe("characters of a PDF page", () => {
  it("in Japanese fonts that are not in the file are read by the file's encoding", async () => {
    const shown = `BT /F2 12 Tf 72 600 Td <${utf16("光合成は光エネルギーを化学エネルギーに変える。")}> Tj ET`;
    expect(await textOf(page(`${BODY}\n${shown}`))).toContain(
      "光合成は光エネルギーを化学エネルギーに変える。",
    );
  });

  it("written downwards are read column by column, from the right", async () => {
    const columns = [
      "光合成は植物が光のエネルギーを使い、",
      "水と二酸化炭素から糖をつくる働きで、",
      "葉緑体の中で行われ、酸素を放出する。",
    ];
    const shown = columns.map(
      (text, index) => `BT /F3 12 Tf ${500 - 20 * index} 780 Td <${utf16(text)}> Tj ET`,
    );
    expect(await textOf(page(shown.join("\n")))).toContain(columns.join(""));
  });

  it("with wide gaps between them that nobody wrote are words apart, with narrow ones the same word", async () => {
    const shown = "BT /F1 12 Tf 72 600 Td [(Osmo) -20 (sis) -400 (moves) -400 (wa) 60 (ter)] TJ ET";
    expect(await textOf(page(`${BODY}\n${shown}`))).toContain("Osmosis moves water");
  });

  it("that a stroke makes heavier are bold", async () => {
    const shown =
      "BT /F1 12 Tf 72 600 Td 2 Tr (Stomata) Tj 0 Tr ( are the openings of a leaf, which close at night.) Tj ET";
    const source = await extractText(page(`${BODY}\n${shown}`), "page.pdf");
    expect(source.sections.flatMap(({ blocks }) => blocks.flatMap(({ terms = [] }) => terms))).toEqual([
      "Stomata",
    ]);
  });

  it("of a negative size stand side by side, as larger ones do", async () => {
    const shown = "BT /F1 -12 Tf -1 0 0 -1 72 600 Tm (Osmosis moves water.) Tj ET";
    expect(await textOf(page(`${BODY}\n${shown}`))).toContain("Osmosis moves water.");
  });

  it("drawn within the file keep together whatever their units are", async () => {
    const font = [
      "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 -10 27 40] /FirstChar 97 /LastChar 122",
      `/Widths [${LETTERS.map(() => 27).join(" ")}] /Encoding << /Differences [97 ${LETTERS.map((name) => `/${name}`).join(" ")}] >>`,
      `/CharProcs << ${LETTERS.map((name) => `/${name} 11 0 R`).join(" ")} >> >>`,
    ].join(" ");
    // As high as letters of ten points, and spaced as rounding does.
    const shown = [..."osmosis"].map(
      (letter, index) => `BT /F4 .24 Tf ${72 + 6.9 * index} 600 Td (${letter}) Tj ET`,
    );
    const objects = [font, stream("", "27 0 d0 0 0 20 30 re f")];
    const file = page([BODY, ...shown].join("\n"), { fonts: "/F4 10 0 R", objects });
    expect(await textOf(file)).toContain("osmosis");
  });

  it("over which an accent is drawn carry it, also capitals, and what stands beside them does not", async () => {
    const font =
      "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding << /Differences [1 /dieresis /acute /ogonek /dotlessi] >> >>";
    const shown = [
      "BT /F4 10 Tf 72 600 Td [(f) -60 (\\001) 390 (ur Ges) -40 (\\003) 360 (a mi) -60 (\\002) 300 (\\004 x \\001 a)] TJ ET",
      "BT /F4 10 Tf 72.6 572.2 Td (\\001) Tj .2 -2.2 Td (Osmosis) Tj ET",
    ].join("\n");
    const text = await textOf(page(`${BODY}\n${shown}`, { fonts: "/F4 10 0 R", objects: [font] }));
    expect(text).toContain("für Gesą mií x ¨ a");
    expect(text).toContain("Ösmosis");
  });

  it("of Arabic numbers keep their order in a line that runs from the right", async () => {
    const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 11 0 R >>";
    const map = stream("", "2 beginbfrange <61> <7A> <0628> <30> <39> <0660> endbfrange");
    // Each letter by itself, from left to right, as on the page.
    const shown = "BT /F4 12 Tf 72 600 Td (1) Tj (9) Tj (4) Tj (5) Tj ( ) Tj (dcba) Tj ( ) Tj (hgfe) Tj ET";
    const text = await textOf(page(`${BODY}\n${shown}`, { fonts: "/F4 10 0 R", objects: [font, map] }));
    expect(text).toContain("جحخد بةتث ١٩٤٥");
  });

  it.each([
    ["two letters", "06440627"],
    ["the form of both", "FEFB"],
    ["the form of both at a word's end", "FEFC"],
  ])("of an Arabic ligature keep their order where its code stands for %s", async (_case, code) => {
    const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 11 0 R >>";
    const map = stream("", `3 beginbfchar <6D> <0645> <4C> <${code}> <73> <0633> endbfchar`);
    const words = ["BT /F4 12 Tf 72 600 Td (mLs sL) Tj ET", "BT /F4 12 Tf 72 580 Td (m) Tj (L) Tj (s) Tj ET"];
    const file = page([BODY, ...words].join("\n"), { fonts: "/F4 10 0 R", objects: [font, map] });
    const text = await textOf(file);
    expect(text).toContain("لاس سلام");
    expect(text.match(/سلام/g)).toHaveLength(2);
  });

  it("outside of what is shown are left out", async () => {
    const marked = (x: number) => textOf(page(`${BODY}\nBT /F1 12 Tf ${x} 600 Td (a printer mark) Tj ET`));
    expect(await marked(72)).toContain("a printer mark");
    const text = await marked(900);
    expect(text).toContain("all food chains begin with it.");
    expect(text).not.toContain("printer");
  });
});

describe("a form's fields", () => {
  const field = (facts: string, y: number) =>
    `<< /Type /Annot /Subtype /Widget /F 4 /Rect [200 ${y} 400 ${y + 14}] ${facts} >>`;
  const drawn = (text: string) =>
    stream(
      "/Type /XObject /Subtype /Form /BBox [0 0 200 14] /Resources << /Font << /F1 5 0 R >> >>",
      `BT /F1 10 Tf 2 3 Td (${text}) Tj ET`,
    );

  it("give their prompts where nothing was typed, and choices as they are shown", async () => {
    const file = page(BODY, {
      annotations: "10 0 R 11 0 R 12 0 R",
      objects: [
        field("/FT /Tx /T (name) /AP << /N 13 0 R >>", 640),
        field("/FT /Ch /Ff 131072 /T (unit) /V (c) /Opt [[(c) (degrees Celsius)] [(f) (Fahrenheit)]]", 620),
        field("/FT /Tx /T (code) /Ff 8192 /V (hunter2)", 600),
        drawn("Please enter a name"),
      ],
    });
    const text = await textOf(file);
    expect(text).toContain("Please enter a name");
    expect(text).toContain("degrees Celsius");
    expect(text).not.toMatch(/Fahrenheit|hunter2/);
  });
});
