import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { extractText } from "../index.ts";
import { type OpenParts, odpFile } from "../testing/open-document.ts";

const box = (inside: string, role?: string, attributes = "") =>
  `<draw:frame ${role === undefined ? "" : `presentation:class="${role}"`} ${attributes}><draw:text-box>${inside}</draw:text-box></draw:frame>`;
const lines = (...texts: readonly string[]) => texts.map((text) => `<text:p>${text}</text:p>`).join("");
const list = (...texts: readonly string[]) =>
  `<text:list>${texts.map((text) => `<text:list-item>${lines(text)}</text:list-item>`).join("")}</text:list>`;
const page = (...shapes: readonly string[]) => `<draw:page>${shapes.join("")}</draw:page>`;
const FILLER = page(
  box(lines("The end"), "title"),
  box(lines("Photosynthesis turns light into chemical energy, in the chloroplasts of plants.")),
);

const read = (pages: readonly string[], parts: OpenParts = {}) =>
  extractText(odpFile([...pages, FILLER].join(""), parts), "lecture.odp");

/** Blocks of all slides but the last. */
function blocks(source: SourceText): string[] {
  const all = source.sections.slice(0, -1).flatMap((section) => section.blocks);
  return all.map(({ kind, role, text }) => `${role ?? kind}: ${text}`);
}

function headings(source: SourceText): unknown[] {
  return source.sections.slice(0, -1).map(({ heading, level, slide }) => [heading, level, slide]);
}

describe("an OpenDocument presentation", () => {
  it("has its slides in order, their titles first, empty slides counted", async () => {
    const source = await read([
      page(box(lines("By the botany group"), "subtitle"), box(lines("What", "plants do"), "title")),
      page(),
      '<draw:page draw:style-name="hidden"><draw:custom-shape><text:p>A box</text:p></draw:custom-shape></draw:page>',
      page(box(list("First", "Second"), "outline"), box(lines("Light"), "title")),
    ]);
    expect(source).toMatchObject({ format: "odp", pageCount: 5, pagesWithText: 4 });
    expect(headings(source)).toEqual([
      ["What plants do", 1, 1],
      [null, 1, 3],
      ["Light", 2, 4],
    ]);
    expect(blocks(source)).toEqual([
      "paragraph: By the botany group",
      "paragraph: A box",
      "listItem: First",
      "listItem: Second",
    ]);
  });

  it("leaves out slides that their author hid, and counts them", async () => {
    const automatic = `<style:style style:name="dp1" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>`;
    const answers = `<draw:page draw:style-name="dp1">${box(lines("Answers"), "title")}${box(lines("Seven."))}</draw:page>`;
    const source = await read([page(box(lines("Light"), "title")), answers], { automatic });
    expect(headings(source)).toEqual([["Light", 2, 1]]);
    expect(blocks(source)).toEqual([]);
    expect(source.warnings).toEqual([{ code: "SLIDES_HIDDEN", count: 1 }]);
  });

  it("carries what the speaker says, and nothing else of the notes page", async () => {
    const notes = `<presentation:notes>${box(lines("Handout"), "header")}${box(lines("Wait for answers."), "notes")}${box(lines("a box"))}</presentation:notes>`;
    const source = await read([page(box(lines("Leaves"), "title"), notes), page(box(lines("After")))]);
    expect(blocks(source)).toEqual(["speakerNotes: Wait for answers.", "paragraph: After"]);
  });

  it("gives tables row by row, and keeps terms in bold", async () => {
    const automatic = `<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>`;
    const row = (...cells: readonly string[]) =>
      `<table:table-row>${cells.map((cell) => `<table:table-cell>${lines(cell)}</table:table-cell>`).join("")}</table:table-row>`;
    const table = `<draw:frame presentation:class="table"><table:table>${row("Gas", "Share")}${row("Nitrogen", "78 %")}</table:table></draw:frame>`;
    const bold = '<text:span text:style-name="T1">Osmosis</text:span>: water passes.';
    const source = await read([page(table, box(lines(bold)))], { automatic });
    expect(blocks(source)).toEqual([
      "tableRow: Gas | Share",
      "tableRow: Nitrogen | 78 %",
      "definition: Osmosis: water passes.",
    ]);
    expect(source.sections[0]?.blocks[2]?.terms).toEqual(["Osmosis"]);
  });

  it("leaves out numbers, clocks, prompts and what its footer repeats", async () => {
    const footer = box(lines("Botany 101"), "footer");
    const number = "<text:page-number>&lt;number&gt;</text:page-number>";
    const clock = "<text:date>1/2/2003</text:date>";
    const source = await read([
      page(footer, box(lines(number), "page-number"), box(lines(`Slide ${number}${clock}`))),
      page(footer, box(lines("Click to add text"), "outline", 'presentation:placeholder="true"')),
      page(
        box(lines("After Sachs, 1864"), "footer"),
        box(lines('<text:date text:fixed="true">1905</text:date>')),
      ),
    ]);
    expect(blocks(source)).toEqual(["paragraph: Slide", "paragraph: After Sachs, 1864", "paragraph: 1905"]);
  });

  it("takes no text for a heading but the titles of its slides", async () => {
    const source = await read([page(box('<text:h text:outline-level="1">Not a title</text:h>'))]);
    expect(headings(source)).toEqual([[null, 1, 1]]);
    expect(blocks(source)).toEqual(["paragraph: Not a title"]);
  });

  it("is read from a single XML file as well, with its title", async () => {
    const source = await read([page(box(lines("Light"), "title"))], { isFlat: true, title: "Botany" });
    expect(source).toMatchObject({ format: "odp", title: "Botany", pageCount: 2 });
  });

  it("that is encrypted is refused as such, and one that is cut off as damaged", async () => {
    const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:encryption-data/></manifest:manifest>`;
    await expect(read([], { manifest })).rejects.toMatchObject({ code: "FILE_ENCRYPTED" });
    await expect(read(["<draw:page>"])).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });

  it("ends at its two thousandth slide, and says that there are more", async () => {
    const source = await read(Array.from({ length: 2_004 }, () => page(box(lines("A slide of many")))));
    expect(source.pageCount).toBe(2_005);
    expect(source.warnings).toEqual([{ code: "TRUNCATED", limit: "pages", max: 2_000, pagesRead: 2_000 }]);
  });
});
