import { readFileSync } from "node:fs";
import path from "node:path";
import type { Bootstrap } from "@quizmill/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEvents } from "./features/generation/test-events.ts";
import { formOf } from "./features/generation/test-files.ts";
import { eventsOf, readSet } from "./features/generation/test-sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

const SCAN = path.resolve(import.meta.dirname, "../../../fixtures/damaged/scan.pdf");
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
        ...{ status: "READY", language: expect.any(String), pagesWithText: 2 },
        ...{ pictures: { pages: 2, done: 2 }, warnings: [] },
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
});
