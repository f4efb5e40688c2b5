import { DocumentPartSchema, type Outline } from "@quizmill/contract";
import { expect, it } from "vitest";
import { partFault, partOf, WHOLE, withSection } from "./part.ts";

const outline: Outline = {
  sections: ["One", "Two", "Two", null].map((heading, section) => ({
    section,
    heading,
    level: 1,
    page: section + 1,
  })),
  format: "pdf",
  pageCount: 4,
  likelyQuestions: 30,
};

it("is the whole document as long as nothing is chosen", () => {
  expect(partFault(WHOLE, null)).toBeNull();
  expect(partOf(WHOLE, null)).toEqual({});
  expect(partOf(withSection(withSection(WHOLE, 1), 1), outline)).toEqual({});
});

it("leaves sections out by their numbers, but not all of them", () => {
  const some = withSection(WHOLE, 1);
  expect(partOf(some, outline)).toEqual({ sections: "0,2-3" });
  const none = [0, 2, 3].reduce(withSection, some);
  expect(partFault(none, outline)).toBe("noSection");
});

it.each([
  ["1-20, 25", "1-20,25"],
  ["３－５、８", "3-5,8"],
  [" 7 – 9 ", "7-9"],
])("reads the pages %j", (typed, pages) => {
  expect(partOf({ ...WHOLE, pages: typed }, outline)).toEqual({ pages });
  expect(DocumentPartSchema.parse({ pages })).toEqual({ pages });
});

it.each(["0", "one", "1-", "1--2", "-3", "1,,2"])("does not read the pages %j", (pages) => {
  expect(partFault({ ...WHOLE, pages }, outline)).toBe("pages");
});
