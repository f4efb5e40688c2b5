import { describe, expect, it } from "vitest";
import { plainText } from "../index.ts";
import { blocksOf, body, read, SENTENCES } from "../testing/pdf-text.ts";

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

  it("lose the page numbers of a small page that is set in the middle of a larger sheet", async () => {
    const pages = chapters.map((name, index) => [
      ...body(690, [`${name} are what this page is about.`, ...SENTENCES]),
      { text: `${index + 1}`, x: 300, y: 140 },
    ]);
    const source = await read(pages);
    for (const name of chapters) expect(plainText(source)).toContain(`${name} are what this page is about.`);
    expect(blocksOf(source).filter(({ text }) => /^\d+/.test(text))).toEqual([]);
  });

  it("keep numbers there that do not count the pages", async () => {
    const pages = chapters.map((name, index) => [
      ...body(690, [`${name} are what this page is about.`, ...SENTENCES]),
      { text: `${[7, 12, 9, 30][index]}`, x: 300, y: 140 },
    ]);
    expect(plainText(await read(pages))).toContain("12");
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
    const text = plainText(await read(pages));
    for (const name of chapters) expect(text).toContain(`${name} are what this page is about.`);
    expect(text).not.toContain("DRAFT");
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

  it("are found in a document of two pages too, where each stands twice", async () => {
    const pages = ["Reefs", "Atolls"].map((name, index) => [
      { text: "Marine Institute, course 12", y: 805, size: 9 },
      ...body(700, [
        `${name} are what this page is about, and all that lives in them, of which the`,
        ...SENTENCES,
      ]),
      { text: `Internal use only. Copying without leave is forbidden. Sheet ${index + 1}`, y: 40, size: 9 },
    ]);
    const text = plainText(await read(pages));
    expect(text).not.toMatch(/Institute|Internal/);
    expect(text).toContain("Atolls are what this page");
  });

  describe("of two pages in the size of the text", () => {
    const pagesOf = (...texts: readonly (readonly string[])[]) =>
      texts.map((lines) => [
        { text: "Marine Institute, course 12", y: 805 },
        ...body(700, lines),
        { text: "Internal use only. Copying is forbidden.", y: 40 },
      ]);

    it("are left out where a sentence goes on past them", async () => {
      const split = ["Reefs break the force of the waves, behind which there is a calm lagoon with"];
      const text = plainText(
        await read(pagesOf([...SENTENCES, ...split], ["mangroves in it.", ...SENTENCES])),
      );
      expect(text).not.toMatch(/Institute|Internal/);
      expect(text).toContain("a calm lagoon with mangroves in it.");
    });

    it("are kept where they stand between texts of their own", async () => {
      const text = plainText(await read(pagesOf(SENTENCES, ["Atolls are rings of reef.", ...SENTENCES])));
      expect(text.match(/Marine Institute/g)).toHaveLength(2);
    });
  });
});
