/** @module-tag thorough */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type DatasetDetail, SectionsSchema, TextPageSchema } from "@quizmill/contract";
import { picturedPptx, picturesOf } from "@quizmill/extract/testing/pictured";
import { beforeAll, describe, expect, it } from "vitest";
import { formOf } from "./features/generation/testing/files.ts";
import { realEngine } from "./test-app.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

/**
 * Real pictures, recognised. How a set gets its pages is in `features/generation/pictures/pictures.test.ts`, of which files they
 * are taken in `packages/extract`.
 */

const FIXTURES = path.resolve(import.meta.dirname, "../../../fixtures");
const SCAN = path.join(FIXTURES, "damaged/scan.pdf");
/** Pages 3 and 4 of it are pictures. */
const HALF_SCANNED = path.join(FIXTURES, "pdf/half-scanned.pdf");

const { call, json, read, finished } = learnerOf(sharedServer({ engine: realEngine }), beforeAll);
const setOf = async (bytes: Uint8Array<ArrayBuffer>, name: string): Promise<DatasetDetail> =>
  finished(await call("POST", "/api/upload/bootstrap?mode=study", formOf(bytes, name)));

describe("a scanned lecture", () => {
  it("between pages with text gives questions with their picture, in the order of the pages", async () => {
    const { id, questions, status, document } = await setOf(readFileSync(HALF_SCANNED), "Lecture.pdf");
    expect({ status, ...document }).toMatchObject({
      status: "READY",
      pagesWithText: 5,
      pictures: { pages: 2, done: 2 },
      warnings: [],
    });
    const pagesAsked = questions.map(({ source }) => source?.page ?? 0);
    expect(pagesAsked).toEqual(pagesAsked.toSorted());
    const scanned = questions.find(({ source }) => source?.page === 3 || source?.page === 4)?.source;
    const picture = await json("GET", `/api/datasets/${id}/pictures/${scanned?.picture}`);
    expect(picture).toMatchObject({ page: scanned?.page, png: expect.stringMatching(/^iVBOR/) });
    const text = await read(TextPageSchema, `/api/datasets/${id}/text`);
    const pagesRead = text.passages.map(({ page }) => page ?? 0);
    expect(pagesRead).toEqual(pagesRead.toSorted());
    expect(new Set(pagesRead)).toEqual(new Set([1, 2, 3, 4, 5]));
    const { sections } = await read(SectionsSchema, `/api/datasets/${id}/sections`);
    const headings = text.passages.flatMap(({ heading }) => heading ?? []);
    const told = sections.map(({ heading }) => heading);
    expect(told.filter((heading, index) => heading !== told[index - 1])).toEqual(headings);
  });

  it("whose slides were saved as pictures gives questions too", async () => {
    const bytes = picturedPptx(await picturesOf(readFileSync(SCAN), [1]));
    const { id, questions, document, status } = await setOf(new Uint8Array(bytes), "Slides.pptx");
    expect({ status, ...document }).toMatchObject({
      status: "READY",
      pageCount: 1,
      pagesWithText: 1,
      pictures: { pages: 1, done: 1 },
      warnings: [],
    });
    expect(new Set(questions.map(({ source }) => source?.slide))).toEqual(new Set([1]));
    const at = `/api/datasets/${id}/pictures/${questions[0]?.source?.picture}`;
    expect(await json("GET", at)).toMatchObject({ page: 1 });
  });
});
