import { describe, expect, it } from "vitest";
import { plainText } from "../index.ts";
import { blocksOf, body, read, SENTENCES } from "../testing/pdf-text.ts";

const TITLE = { text: "Kinds of coral reefs", y: 800, size: 20 };
const ATOLL = "An atoll is a ring of reef around a lagoon.";
const POINTS = ["A fringing reef grows along the shore.", "A barrier reef is parted from it.", ATOLL];
const slide = (points: readonly string[], number: number) => [
  TITLE,
  ...points.map((text, index) => ({ text, y: 600 - 40 * index })),
  { text: `Ocean course ${number}`, y: 30, size: 8 },
];

describe("a slide of a PDF that is shown build by build", () => {
  const steps = [0, 1, 2, 3].map((shown) => slide(POINTS.slice(0, shown), shown + 1));

  it("is read once, whole, where it is complete", async () => {
    const source = await read([...steps, body(700)]);
    const text = plainText(source);
    for (const words of [TITLE.text, ...POINTS]) expect(text.split(words), words).toHaveLength(2);
    expect(blocksOf(source).find((block) => block.text.includes(ATOLL))?.page).toBe(4);
    expect(source.warnings).toEqual([]);
    expect(source.pagesWithText).toBe(5);
  });

  it("is read once where a line grows by its answer", async () => {
    const asked = [TITLE, { text: "Reefs of Darwin's drawing:", y: 600 }];
    const answered = [TITLE, { text: "Reefs of Darwin's drawing: three", y: 600 }];
    const text = plainText(await read([asked, answered, body(700)]));
    expect(text.match(/Darwin/g)).toHaveLength(1);
    expect(text).toContain("drawing: three");
  });

  it("is no page that the next one repeats", async () => {
    const text = plainText(await read([body(700), body(700)]));
    expect(text.match(/Photosynthesis/g)).toHaveLength(2);
  });

  it("loses nothing that a later step takes away", async () => {
    const text = plainText(await read([slide([POINTS[0] ?? ""], 1), slide([ATOLL], 2), body(700)]));
    expect(text).toContain(POINTS[0]);
    expect(text).toContain(ATOLL);
  });

  it("is no page of pictures below the header of a text", async () => {
    const header = { text: "Ocean course", y: 820, size: 9 };
    const bodies = [SENTENCES, [ATOLL, ...SENTENCES]].map((lines) => [header, ...body(700, lines)]);
    const source = await read([[header], ...bodies]);
    expect(source.warnings).toContainEqual({ code: "PAGES_WITHOUT_TEXT", pages: 3, pagesWithText: 2 });
  });
});
