import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Face } from "./fonts.ts";
import type { Mark } from "./marks.ts";
import { fontInWoff } from "./woff.ts";
import { pageHeightOf, writePdf } from "./write-pdf.ts";

const file = createRequire(import.meta.url).resolve("@fontsource/onest/files/onest-latin-400-normal.woff");
const face: Face = {
  id: "onest",
  kind: "sans",
  family: "onest",
  isBold: false,
  isItalic: false,
  has: () => true,
  bytes: await fontInWoff(new Uint8Array(readFileSync(file))),
};
const INK = { rgb: [0, 0, 0], opacity: 1 } as const;

function line(text: string, top: number, passage = { tag: "P" }): Mark {
  const at = { left: 0, top, right: 200, bottom: top + 20 };
  return {
    kind: "text",
    at,
    baseline: top + 15,
    text,
    passage,
    size: 16,
    ink: INK,
    face,
    isThickened: false,
  };
}

/** A white pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==";

async function written(marks: Mark[], slices: { top: number; bottom: number }[]): Promise<string> {
  const pdf = await writePdf({ marks, slices, width: 880, face, title: "Zażółć", language: "pl" });
  return Buffer.from(await pdf.arrayBuffer()).toString("latin1");
}

/** What is drawn, page by page. */
function drawings(pdf: string): string[] {
  const streams = [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) => body ?? "");
  const plain = streams.map((body) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return plain.filter((body) => / cm\b/.test(body));
}

it("makes A4 pages whose drawing begins 10 mm from the edges and is clipped to the area between", async () => {
  const pdf = await written(
    [line("first", 0), line("second", 1_300)],
    [
      { top: 0, bottom: 1_200 },
      { top: 1_200, bottom: 1_400 },
    ],
  );
  expect(pdf.match(/\/MediaBox \[0 0 595\.27\d* 841\.88\d*\]/g)).toHaveLength(2);
  const pages = drawings(pdf);
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(page).toMatch(/1 0 0 1 28\.346\d* 28\.346\d* cm/);
  expect(pages[0]).toMatch(/0 0 880 1200 re\s+W n/);
  expect(pages[1]).toMatch(/0 1200 880 200 re\s+W n/);
  const scale = (((210 - 2 * 10) / 25.4) * 72) / 880;
  expect(pages[0]).toContain(`${scale.toFixed(5).slice(0, 6)}`);
});

it("draws a line only on its page, and a background on both pages it crosses", async () => {
  const ground: Mark = {
    kind: "box",
    radius: 0,
    line: null,
    at: { left: 0, top: 1_150, right: 880, bottom: 1_250 },
    fill: { rgb: [255, 0, 0], opacity: 1 },
  };
  const [first = "", second = ""] = drawings(
    await written(
      [ground, line("only here", 1_160)],
      [
        { top: 0, bottom: 1_200 },
        { top: 1_200, bottom: 1_400 },
      ],
    ),
  );
  const texts = (page: string) => page.match(/\bBT\b/g)?.length;
  // One text on each page is the page number.
  expect([texts(first), texts(second)]).toEqual([2, 1]);
  for (const page of [first, second]) expect(page).toMatch(/1 0 0 (scn|rg)/);
});

it("contains its title and language", async () => {
  const pdf = await written([line("x", 0)], [{ top: 0, bottom: 100 }]);
  expect(pdf).toMatch(/\/Lang \(pl\)/);
  expect(pdf).toMatch(/\/DisplayDocTitle true/);
});

it("marks headings, a paragraph over two pages, and decoration", async () => {
  const paragraph = { tag: "P" };
  const ground: Mark = {
    kind: "box",
    radius: 0,
    line: null,
    at: { left: 0, top: 100, right: 880, bottom: 150 },
    fill: { rgb: [255, 0, 0], opacity: 1 },
  };
  const pdf = await written(
    [line("title", 0, { tag: "H1" }), line("begins", 50, paragraph), ground, line("ends", 250, paragraph)],
    [
      { top: 0, bottom: 200 },
      { top: 200, bottom: 400 },
    ],
  );
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf.match(/\/S \/(H1|P)\b/g)).toEqual(["/S /H1", "/S /P"]);
  const [first = "", second = ""] = drawings(pdf);
  const marked = (page: string) =>
    page.match(/\/(\w+) (?:<<[^>]*>> )?B[DM]C/g)?.map((one) => one.split(" ")[0]);
  expect(marked(first)).toEqual(["/H1", "/P", "/Artifact", "/Artifact"]);
  expect(marked(second)).toEqual(["/P", "/Artifact"]);
  for (const page of [first, second]) expect(page.match(/\bEMC\b/g)).toHaveLength(marked(page)?.length ?? 0);
});

it("draws a picture at its place, stores it once however often it is shown, and says its words", async () => {
  const dataUrl = `data:image/png;base64,${PIXEL}`;
  const pictureAt = (top: number, words: string): Mark => {
    return { kind: "picture", at: { left: 10, top, right: 110, bottom: top + 50 }, dataUrl, words };
  };
  const pdf = await written([pictureAt(20, "A tower"), pictureAt(90, "A hut")], [{ top: 0, bottom: 200 }]);
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(pdf.match(/\/Alt \([^)]+\)/g)).toEqual(["/Alt (A tower)", "/Alt (A hut)"]);
  const [page = ""] = drawings(pdf);
  expect(page.match(/100 0 0 -50 10 \d+ cm\s+\/I1 Do/g)?.map((one) => one.split(" ")[5])).toEqual([
    "70",
    "140",
  ]);
});

it("gives a page about as much room as A4 has", () => {
  expect(pageHeightOf(880)).toBeGreaterThan(1_200);
  expect(pageHeightOf(880)).toBeLessThan((880 * 277) / 190);
});
