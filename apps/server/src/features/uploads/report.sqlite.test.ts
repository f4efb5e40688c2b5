import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DemoSchema, LIMITS, type UploadProgress, UploadProgressSchema } from "@quizmill/contract";
import { createExtractor } from "@quizmill/extract";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../../../fixtures/made-up-lecture.ts";
import { pdfOf, toPages } from "../../../../../fixtures/small-pdf.ts";
import { keptOpen, startTestApp, type TestApp } from "../../test-app.ts";
import { learnerOf, sharedServer } from "../../test-learner.ts";
import { createTestEngine, type TestEngine } from "../generation/testing/engine.ts";
import { formOf } from "../generation/testing/files.ts";
import { readSet, refusalOf } from "../generation/testing/sets.ts";

/** With the real reader; the questions come when the test allows them. */
let server: TestApp;
let engine: TestEngine;
let token: string;

const extractor = createExtractor({ readers: 1, waitingMax: 1, warm: 0 });
afterAll(() => extractor.close());

beforeEach(async () => {
  engine = createTestEngine({ allowed: 0 });
  server = await startTestApp({ engine, extractor: keptOpen(extractor) });
  ({ token } = await server.account());
});
afterEach(() => server.stop());

const [page = []] = toPages(madeUpNotes(31, 2_000));
const halfScanned = pdfOf([page, [], []]);

function upload(options: { body?: FormData; key?: string; as?: string } = {}): Promise<Response> {
  return server.call("POST", "/api/upload/bootstrap?mode=study&minFirst=1", {
    token: options.as ?? token,
    body: options.body ?? formOf(halfScanned, "half.pdf"),
    headers: options.key === undefined ? {} : { "idempotency-key": options.key },
  });
}

async function progress(key: string): Promise<UploadProgress | undefined> {
  const answer = await server.call("GET", `/api/uploads/${key}`, { token });
  return answer.status === 200 ? UploadProgressSchema.parse(await answer.json()) : undefined;
}

describe("the report on a document", () => {
  const report = {
    format: "pdf",
    pageCount: 3,
    pagesWithText: 1,
    warnings: [{ code: "PAGES_WITHOUT_TEXT", pages: 3, pagesWithText: 1 }],
  };

  it("is sent before the first question is written, and stored with the set", async () => {
    const answer = upload({ key: "k" });
    await expect.poll(async () => (await progress("k"))?.document).toEqual(report);
    await expect.poll(async () => (await progress("k"))?.datasetId).not.toBeNull();
    expect(await progress("k")).toMatchObject({ stage: "generating", questions: 0, document: report });
    engine.allow(1_000);
    const { datasetId } = (await (await answer).json()) as { datasetId: string };
    expect((await readSet(server, token, datasetId)).document).toEqual(report);
  });

  it("gives the reason why a document is refused, with the figures", async () => {
    const refused = await upload({
      body: formOf(pdfOf([["A drawing of a cell"], [], []]), "scan.pdf"),
      key: "scan",
    });
    expect(await refusalOf(refused)).toEqual({
      status: 422,
      code: "NO_TEXT_IN_FILE",
      details: { found: "pdf", pages: 3, pagesWithText: 1 },
    });
    expect(await progress("scan")).toMatchObject({ stage: "failed", failureCode: "NO_TEXT_IN_FILE" });
  });
});

describe("every file type named on the pages", () => {
  // That a process of its own reads each of them is shown in `reader-file.test.ts` of the package.
  const learner = learnerOf(sharedServer());
  const FIXTURES = path.resolve(import.meta.dirname, "../../../../../fixtures");

  it("is read", async () => {
    for (const extension of [...LIMITS.upload.extensions, ...LIMITS.upload.alsoReads]) {
      const type = extension.slice(1);
      const name = readdirSync(path.join(FIXTURES, type)).find((file) => file.endsWith(extension)) ?? "";
      const body = formOf(readFileSync(path.join(FIXTURES, type, name)), name);
      const answer = await learner.call("POST", "/api/upload/bootstrap?mode=study&minFirst=1", body);
      expect((await learner.finished(answer)).document.format).toBe(type);
    }
  });
});

describe("more documents than may wait", () => {
  it("wait as sets, and are read later", async () => {
    engine.allow(1_000);
    const uploads = Array.from({ length: LIMITS.upload.runningJobsPerAccount }, () => upload());
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("are refused by the demo with the time of the next try", async () => {
    engine.allow(1_000);
    const body = () => formOf(halfScanned, "half.pdf");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.call("POST", "/api/demo/upload", { body: body() })),
    );
    const busy = answers.find(({ status }) => status === 503);
    expect(busy?.headers.get("retry-after")).toBe("10");
    const served = answers.find(({ status }) => status === 200);
    expect(DemoSchema.parse(await served?.json()).questions.length).toBeGreaterThan(0);
  });
});
