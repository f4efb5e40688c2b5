/** @module-tag thorough */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Bootstrap, Sections, TextPage } from "@quizmill/contract";
import { picturedDocx, picturedPptx, picturesOf } from "@quizmill/extract/testing/pictured";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEvents } from "./features/generation/testing/events.ts";
import { formOf } from "./features/generation/testing/files.ts";
import { eventsOf, readSet } from "./features/generation/testing/sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

const FIXTURES = path.resolve(import.meta.dirname, "../../../fixtures");
const SCAN = path.join(FIXTURES, "damaged/scan.pdf");
/** Pages 3 and 4 of it are pictures. */
const HALF_SCANNED = path.join(FIXTURES, "pdf/half-scanned.pdf");
/** Two pages take some seconds each, on a busy machine more. */
const PATIENCE_MS = 120_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

describe("a scanned lecture", () => {
  it(
    "gives questions whose evidence is on the picture of its page",
    async () => {
      const { token } = await server.account();
      const body = formOf(readFileSync(SCAN), "Lecture.pdf");
      const answer = await server.call("POST", "/api/upload/bootstrap?mode=study", { token, body });
      const set = (await answer.json()) as Bootstrap;
      await Array.fromAsync(readEvents(await eventsOf(server, set)));
      const { questions, document, status, language } = await readSet(server, token, set.datasetId);
      expect({ status, language, ...document }).toMatchObject({
        status: "READY",
        language: expect.any(String),
        pagesWithText: 2,
        pictures: { pages: 2, done: 2 },
        warnings: [],
      });
      expect(questions.length).toBeGreaterThan(3);
      expect(new Set(questions.map(({ source }) => source?.page))).toEqual(new Set([1, 2]));
      const [first] = questions;
      const at = `/api/datasets/${set.datasetId}/pictures/${first?.source?.picture}`;
      const picture = await (await server.call("GET", at, { token })).json();
      expect(picture).toMatchObject({ page: 1, png: expect.stringMatching(/^iVBOR/) });
    },
    PATIENCE_MS,
  );

  it(
    "between pages with text has its place in the order of pages, sections and questions",
    async () => {
      const { token } = await server.account();
      const body = formOf(readFileSync(HALF_SCANNED), "Lecture.pdf");
      const answer = await server.call("POST", "/api/upload/bootstrap?mode=study", { token, body });
      const set = (await answer.json()) as Bootstrap;
      await Array.fromAsync(readEvents(await eventsOf(server, set)));
      const { questions } = await readSet(server, token, set.datasetId);
      const isSorted = (pages: readonly number[]) =>
        pages.every((page, index) => page >= (pages[index - 1] ?? 0));
      const pagesAsked = questions.map(({ source }) => source?.page ?? 0);
      expect(isSorted(pagesAsked)).toBe(true);
      expect(pagesAsked.some((page) => page === 3 || page === 4)).toBe(true);
      const target = `/api/datasets/${set.datasetId}`;
      const text = (await (await server.call("GET", `${target}/text`, { token })).json()) as TextPage;
      const pagesRead = text.passages.map(({ page }) => page ?? 0);
      expect(isSorted(pagesRead)).toBe(true);
      expect(new Set(pagesRead)).toEqual(new Set([1, 2, 3, 4, 5]));
      const { sections } = (await (
        await server.call("GET", `${target}/sections`, { token })
      ).json()) as Sections;
      const headings = text.passages.flatMap(({ heading }) => heading ?? []);
      const told = sections.map(({ heading }) => heading);
      expect(told.filter((heading, index) => heading !== told[index - 1])).toEqual(headings);
    },
    PATIENCE_MS,
  );

  it.each([
    ["pasted into a Word document", "Photos.docx", picturedDocx, "page"],
    ["whose slides were saved as pictures", "Slides.pptx", picturedPptx, "slide"],
  ] as const)(
    "%s gives questions too",
    async (_name, fileName, documentOf, place) => {
      const { token } = await server.account();
      const bytes = documentOf(await picturesOf(readFileSync(SCAN), [1, 2]));
      const body = formOf(new Uint8Array(bytes), fileName);
      const answer = await server.call("POST", "/api/upload/bootstrap?mode=study", { token, body });
      const set = (await answer.json()) as Bootstrap;
      await Array.fromAsync(readEvents(await eventsOf(server, set)));
      const { questions, document, status } = await readSet(server, token, set.datasetId);
      expect({ status, ...document }).toMatchObject({
        status: "READY",
        pageCount: 2,
        pagesWithText: 2,
        pictures: { pages: 2, done: 2 },
        warnings: [],
      });
      expect(new Set(questions.map(({ source }) => source?.[place]))).toEqual(new Set([1, 2]));
      const at = `/api/datasets/${set.datasetId}/pictures/${questions[0]?.source?.picture}`;
      expect(await (await server.call("GET", at, { token })).json()).toMatchObject({ page: 1 });
    },
    PATIENCE_MS,
  );
});
