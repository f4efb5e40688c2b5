import type { Section } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { cutAtPages } from "./index.ts";

const section = (place: "page" | "slide", pages: readonly number[]): Section => ({
  heading: "Rivers",
  level: 2,
  [place]: pages[0],
  blocks: pages.map((page) => ({ kind: "paragraph", text: `On ${page}`, [place]: page })),
});
const cut = (pages: readonly number[], at: readonly number[], place: "page" | "slide" = "page") =>
  cutAtPages([section(place, pages)], at).map(({ blocks, ...rest }) => [
    rest[place],
    ...blocks.map((block) => block[place]),
  ]);

describe("a section around pages that are read later", () => {
  it("is cut there, and nowhere else", () => {
    expect(cut([2, 2, 4, 4, 8], [3, 6, 7])).toEqual([
      [2, 2, 2],
      [4, 4, 4],
      [8, 8],
    ]);
    expect(cut([2, 2, 4], [1, 5])).toEqual([[2, 2, 2, 4]]);
    expect(cut([1, 3], [2], "slide")).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  it("has what is on such a page before it", () => {
    expect(cut([2, 3, 4], [3])).toEqual([
      [2, 2, 3],
      [4, 4],
    ]);
  });

  it("keeps its heading in all parts, and blocks without a page", () => {
    const blocks: Section["blocks"] = [
      { kind: "paragraph", text: "One" },
      { kind: "paragraph", text: "Two", page: 5 },
      { kind: "paragraph", text: "Three" },
    ];
    expect(cutAtPages([{ heading: "Rivers", level: 2, page: 1, blocks }], [3])).toEqual([
      { heading: "Rivers", level: 2, page: 1, blocks: blocks.slice(0, 1) },
      { heading: "Rivers", level: 2, page: 5, blocks: blocks.slice(1) },
    ]);
  });
});
