import { isInRanges, rangesOf, type SourceText } from "@quizmill/contract";
import { expect, it } from "vitest";
import { partOf } from "./part-of.ts";

const block = (text: string, page?: number) => ({
  kind: "paragraph" as const,
  text,
  ...(page !== undefined && { page }),
});
const section = (heading: string, page: number, blocks: SourceText["sections"][number]["blocks"]) => ({
  heading,
  level: 1,
  page,
  blocks,
});
const source: SourceText = {
  title: null,
  language: "en",
  format: "pdf",
  pageCount: 4,
  pagesWithText: 4,
  warnings: [],
  sections: [
    section("One", 1, [block("a"), block("b", 2)]),
    section("Two", 2, [block("c")]),
    section("Two", 3, [block("d"), block("e", 4), block("f")]),
  ],
};
const textsOf = (part: Parameters<typeof partOf>[1]) =>
  partOf(source, part).sections.map(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)]);

it("is the whole document where nothing is chosen", () => {
  expect(partOf(source, {})).toBe(source);
});

it("has the chosen sections, also where two have the same heading", () => {
  expect(textsOf({ sections: "0,2" })).toEqual([["One", "a", "b"], ["Two"], ["Two", "d", "e", "f"]]);
});

it("has the chosen pages, a block that names none being on that of the block before it", () => {
  expect(textsOf({ pages: "2-3" })).toEqual([
    ["One", "b"],
    ["Two", "c"],
    ["Two", "d"],
  ]);
  expect(textsOf({ pages: "4" })).toEqual([["One"], ["Two"], ["Two", "e", "f"]]);
  expect(textsOf({ sections: "0-1", pages: "1" })).toEqual([["One", "a"], ["Two"], ["Two"]]);
  expect(textsOf({ pages: "9" })).toEqual([["One"], ["Two"], ["Two"]]);
});

it("has of the pages that are read later those chosen, and none of them where sections are", () => {
  const scanned = { ...source, picturePages: [2, 3, 4] };
  expect(partOf(scanned, { pages: "3-9" }).picturePages).toEqual([3, 4]);
  expect(partOf(scanned, { sections: "0" }).picturePages).toEqual([]);
  expect(partOf(source, { pages: "3" }).picturePages).toBeUndefined();
});

it("is told in the shortest ranges", () => {
  expect(rangesOf([0, 1, 2, 5, 7, 8])).toBe("0-2,5,7-8");
  expect(rangesOf([])).toBe("");
  const numbers = [3, 4, 5, 9];
  expect(Array.from({ length: 12 }, (_, i) => i).filter(isInRanges(rangesOf(numbers)))).toEqual(numbers);
});
