import { readdirSync } from "node:fs";
import path from "node:path";
import {
  type Bootstrap,
  BootstrapSchema,
  LIMITS,
  OutlineSchema,
  UploadProgressSchema,
} from "@quizmill/contract";
import { createExtractor } from "@quizmill/extract";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { madeUpNotes } from "../../../../../fixtures/made-up-lecture.ts";
import { pdfOf, toPages } from "../../../../../fixtures/small-pdf.ts";
import { realEngine, startTestApp, type TestApp } from "../../test-app.ts";
import { readEvents } from "../generation/testing/events.ts";
import { formOf } from "../generation/testing/files.ts";
import { eventsOf, makeSet, postNotes, readSet, refusalOf } from "../generation/testing/sets.ts";

const notes = madeUpNotes(11, 6_000);
const lecturePages = toPages(notes);
const lecture = pdfOf(lecturePages);

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
// A set of an earlier test may still be in the making, of which an account has only a few.
beforeEach(async () => {
  ({ token } = await server.account());
});

/** Runs a test on a server that reads and writes as users get it, not prepared items. */
async function withRealEngine(test: () => Promise<void>): Promise<void> {
  const others = { server, token };
  server = await startTestApp({ engine: realEngine, extractor: createExtractor({ warm: 0 }) });
  ({ token } = await server.account());
  try {
    await test();
  } finally {
    await server.stop();
    ({ server, token } = others);
  }
}

interface Upload {
  readonly body?: FormData;
  readonly mode?: string;
  readonly minFirst?: number | string;
  readonly count?: number | string;
  readonly part?: string;
  readonly key?: string;
  readonly as?: string;
}

function upload({
  body,
  mode = "study",
  minFirst = 5,
  count,
  part,
  key,
  as = token,
}: Upload = {}): Promise<Response> {
  const wanted = `${count === undefined ? "" : `&count=${count}`}${part === undefined ? "" : `&${part}`}`;
  return server.call("POST", `/api/upload/bootstrap?mode=${mode}&minFirst=${minFirst}${wanted}`, {
    token: as,
    body: body ?? formOf(lecture, "lecture.pdf"),
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
}

async function uploaded(options: Upload = {}): Promise<Bootstrap> {
  const answer = await upload(options);
  expect(answer.status).toBe(200);
  return BootstrapSchema.parse(await answer.json());
}

const ended = async (set: Bootstrap) =>
  (await Array.fromAsync(readEvents(await eventsOf(server, set)))).at(-1);
const progress = (key: string, as = token) => server.call("GET", `/api/uploads/${key}`, { token: as });
const stagedFiles = () => readdirSync(path.join(server.dataDir, "staged"));

/** Counts the rows that documents leave behind. */
async function rowCounts(): Promise<number[]> {
  const tables = ["datasets", "passages", "questions", "jobs", "jobTokens", "jobEvents", "uploads"] as const;
  const counts = tables.map((table) =>
    server.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).map(({ n }) => n);
}

describe("a part of a document", () => {
  const text = ["Minerals", "Rivers", "Minerals"].map(
    (heading, seed) => `# ${heading}\n\n${madeUpNotes(seed + 1, 3_000).replaceAll(/^#.*$/gmu, "")}`,
  );
  const body = () => formOf(Buffer.from(text.join("\n\n")), "notes.md");
  const textOf = async (id: string) =>
    (await server.db.selectFrom("passages").select("passageJson").where("datasetId", "=", id).execute()).map(
      ({ passageJson }) => JSON.parse(passageJson) as { section: number; heading: string },
    );

  it("is chosen from its outline, of which nothing is stored", async () => {
    const before = await rowCounts();
    const answer = await server.call("POST", "/api/upload/outline", { token, body: body() });
    expect(answer.status).toBe(200);
    const outline = OutlineSchema.parse(await answer.json());
    expect(outline.sections.map(({ heading }) => heading)).toEqual(["Minerals", "Rivers", "Minerals"]);
    expect(outline.likelyQuestions).toBeGreaterThan(5);
    expect(outline.pageCount).toBeNull();
    expect(await rowCounts()).toEqual(before);
    expect(stagedFiles()).toEqual([]);
    const pages = await server.call("POST", "/api/upload/outline", {
      token,
      body: formOf(lecture, "a.pdf"),
    });
    expect(OutlineSchema.parse(await pages.json()).pageCount).toBe(lecturePages.length);
  });

  it("is all that a set is made of", async () => {
    const set = await uploaded({ body: body(), part: "sections=1-2", minFirst: 1 });
    const passages = await textOf(set.datasetId);
    expect(new Set(passages.map(({ section }) => section))).toEqual(new Set([1, 2]));
    const one = await uploaded({ part: "pages=2", minFirst: 1 });
    const whole = await uploaded({ minFirst: 1 });
    expect((await textOf(one.datasetId)).length).toBeLessThan((await textOf(whole.datasetId)).length);
  });

  it("is refused if it has no text, or is no part", async () => {
    const nothing = await upload({ body: body(), part: "sections=77" });
    expect(await refusalOf(nothing)).toMatchObject({ code: "TEXT_TOO_SHORT" });
    const wrong = await upload({ body: body(), part: "sections=1-" });
    expect(await refusalOf(wrong)).toMatchObject({ code: "VALIDATION_FAILED" });
  });
});

describe("uploading a document", () => {
  it("answers with the first questions, and makes the others in the background", () =>
    withRealEngine(async () => {
      const set = await uploaded();
      expect(set.datasetName).toBe("lecture");
      expect(set.initial.length).toBeGreaterThanOrEqual(5);
      expect(set.totalEstimated).toBeGreaterThan(5);
      expect(await ended(set)).toMatchObject({ name: "done", data: { status: "READY" } });
      const whole = await readSet(server, token, set.datasetId);
      expect(whole.questions.slice(0, set.initial.length)).toEqual(set.initial);
      expect(whole.questions.length).toBeGreaterThan(5);
      expect(whole).toMatchObject({ mode: "study", language: "en" });
      const pages = whole.questions.map(({ source }) => source?.page ?? 0);
      expect(Math.min(...pages)).toBe(1);
      expect(Math.max(...pages)).toBe(lecturePages.length);
      expect(stagedFiles()).toEqual([]);
    }));

  it("makes as many questions as requested, of a file and of notes", () =>
    withRealEngine(async () => {
      for (const count of [3, 12]) {
        const set = await uploaded({ count });
        expect(set.totalEstimated).toBe(count);
        await ended(set);
        expect((await readSet(server, token, set.datasetId)).questions).toHaveLength(count);
      }
      const body = { text: notes };
      const answer = await server.call("POST", "/api/notes/bootstrap?mode=study&minFirst=5&count=7", {
        token,
        body,
      });
      const set = BootstrapSchema.parse(await answer.json());
      await ended(set);
      expect((await readSet(server, token, set.datasetId)).questions).toHaveLength(7);
    }));

  it("promises no more than the text has to ask about", () =>
    withRealEngine(async () => {
      const set = await uploaded({ count: LIMITS.upload.questionsMax });
      expect(set.totalEstimated).toBeGreaterThan(20);
      expect(set.totalEstimated).toBeLessThan(100);
      await ended(set);
    }));

  it.each([0, -1, 2.5, "many", LIMITS.upload.questionsMax + 1])(
    "refuses %s as a number of questions",
    async (count) => {
      expect(await refusalOf(await upload({ count }))).toMatchObject({
        status: 400,
        code: "VALIDATION_FAILED",
      });
    },
  );

  it("answers the same key with the same set, also with another number", async () => {
    const first = await uploaded({ key: "numbered", count: 4 });
    const again = await uploaded({ key: "numbered", count: 9 });
    expect(again.datasetId).toBe(first.datasetId);
    await ended(first);
  });

  it("keeps the mode that was requested", async () => {
    const set = await uploaded({ mode: "test" });
    await ended(set);
    expect(await readSet(server, token, set.datasetId)).toMatchObject({ mode: "test" });
  });

  // How a form tells a file's name does not depend on the database.
  it.skipIf(inject("postgresUrl") !== undefined).each([
    ["Wykład 3 – żółw.v2.pdf", "Wykład 3 – żółw.v2"],
    ["生物学.pdf", "生物学"],
    ["C:\\fakepath\\week 1.PDF", "week 1"],
    ['"Notes" of week 3.txt', '"Notes" of week 3'],
    ["<script>alert(1)</script>.txt", "<script>alert(1)</script>"],
    ["week\u202E2.txt", "week2"],
  ])("names the set after the file %s", async (fileName, expected) => {
    const set = await uploaded({ body: formOf(lecture, fileName) });
    expect(set.datasetName).toBe(expected);
    await ended(set);
  });

  it("accepts a type that the file chooser does not offer, if it can be read", async () => {
    const set = await uploaded({ body: formOf(notes, "notes.txt") });
    await ended(set);
    const { document } = await readSet(server, token, set.datasetId);
    expect(document).toEqual({ format: "txt", pageCount: null, pagesWithText: null, warnings: [] });
  });

  it("requires an account", async () => {
    expect(await refusalOf(await upload({ as: "nobody" }))).toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("a refused document", () => {
  const short = pdfOf([["Just one sentence that holds more than forty letters."]]);
  const large = Buffer.alloc(LIMITS.upload.fileMaxBytes + 1, "%PDF-1.4 ");
  const cases: [string, () => Upload, { status: number; code: string; details?: object }][] = [
    [
      "of another type",
      () => ({ body: formOf("GIF89a", "a.pdf") }),
      {
        status: 415,
        code: "UNSUPPORTED_FILE",
        details: { found: "gif" },
      },
    ],
    [
      "that is a broken picture",
      () => ({ body: formOf(Buffer.from("89504e470d0a1a0a", "hex"), "a.png") }),
      { status: 422, code: "FILE_DAMAGED" },
    ],
    [
      "that is a photo of a kind that cannot be read",
      () => ({ body: formOf("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "IMG_0001.HEIC") }),
      { status: 415, code: "HEIC_UNSUPPORTED" },
    ],
    ["without a byte", () => ({ body: formOf("", "empty.pdf") }), { status: 422, code: "FILE_EMPTY" }],
    [
      "that is damaged",
      () => ({ body: formOf("%PDF-1.4\nnothing more", "half.pdf") }),
      {
        status: 422,
        code: "FILE_DAMAGED",
        details: { reason: expect.any(String) },
      },
    ],
    [
      "that is encrypted",
      () => ({ body: formOf(pdfOf([["x"]], { isEncrypted: true }), "secret.pdf") }),
      {
        status: 422,
        code: "FILE_ENCRYPTED",
      },
    ],
    [
      "without text",
      () => ({ body: formOf(pdfOf([[], [], []]), "scan.pdf") }),
      {
        status: 422,
        code: "NO_TEXT_IN_FILE",
        details: { pages: 3, pagesWithText: 0, found: "pdf" },
      },
    ],
    [
      "with too little text",
      () => ({ body: formOf(short, "short.pdf") }),
      {
        status: 422,
        code: "TEXT_TOO_SHORT",
        details: { min: 200, actual: 53 },
      },
    ],
    [
      "that is too large",
      () => ({ body: formOf(large, "large.pdf") }),
      {
        status: 413,
        code: "FILE_TOO_LARGE",
        details: { maxBytes: LIMITS.upload.fileMaxBytes },
      },
    ],
    [
      "in a field of another name",
      () => ({ body: formOf(lecture, "a.pdf", "document") }),
      {
        status: 400,
        code: "FILE_MISSING",
      },
    ],
    ["that is not there", () => ({ body: new FormData() }), { status: 400, code: "FILE_MISSING" }],
    [
      "for a mode that does not exist",
      () => ({ mode: "exam" }),
      {
        status: 400,
        code: "MODE_INVALID",
        details: { modes: ["test", "study"] },
      },
    ],
    ["with a useless minFirst", () => ({ minFirst: "many" }), { status: 400, code: "VALIDATION_FAILED" }],
    [
      "with a key that is too long",
      () => ({ key: "k".repeat(101) }),
      { status: 400, code: "VALIDATION_FAILED" },
    ],
  ];

  it.each(cases)("%s gives the reason and leaves nothing behind", async (_what, options, refusal) => {
    const before = await rowCounts();
    const account = await server.account();
    const answer = await upload({ ...options(), as: account.token });
    const said = await refusalOf(answer);
    expect(said).toMatchObject(refusal);
    expect(await rowCounts()).toEqual(before);
    expect(stagedFiles()).toEqual([]);
  });

  it("has its reason in words as well, for callers without our web app", async () => {
    const answer = await upload({ body: formOf("", "empty.pdf") });
    expect(await answer.json()).toMatchObject({ code: "FILE_EMPTY", message: "The file is empty." });
  });

  it("without a form is reported as missing its file", async () => {
    const answer = await server.call("POST", "/api/upload/bootstrap?mode=study", { token, body: {} });
    expect(await refusalOf(answer)).toEqual({ status: 400, code: "FILE_MISSING" });
  });

  it("whose bytes break off is refused, and nothing is stored", async () => {
    const before = await rowCounts();
    const [head, boundary] = ['content-disposition: form-data; name="file"; filename="a.pdf"', "xyz"];
    const answer = await fetch(`${server.url}/api/upload/bootstrap?mode=study`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": `multipart/form-data; boundary=${boundary}`,
      },
      body: `--${boundary}\r\n${head}\r\n\r\n%PDF-1.4 and then nothing`,
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect(await rowCounts()).toEqual(before);
    expect(stagedFiles()).toEqual([]);
  });
});

describe("pasting notes", () => {
  it("makes a set as a document does", async () => {
    const set = await makeSet(server, token, { text: notes, name: "My notes", minFirst: 5 });
    expect(set.datasetName).toBe("My notes");
    expect(set.initial.length).toBeGreaterThanOrEqual(5);
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "READY" } });
  });

  it("names the set after the first line if no name is given", async () => {
    const set = await makeSet(server, token, { text: `\n# Rivers of ${"Europe ".repeat(30)}\n\n${notes}` });
    expect(set.datasetName).toMatch(/^Rivers of (Europe )+(Europe|E|Eu|Eur|Euro|Europ)?…$/);
    await ended(set);
  });

  it.each([
    ["too short", " ".repeat(300) + "x".repeat(199), "TEXT_TOO_SHORT", { min: 200, actual: 199 }],
    ["too long", "x".repeat(400_001), "TEXT_TOO_LONG", { max: 400_000, actual: 400_001 }],
  ])("refuses notes that are %s, and stores nothing", async (_what, text, code, details) => {
    const before = await rowCounts();
    const account = await server.account();
    const answer = await postNotes(server, account.token, { text });
    expect(await refusalOf(answer)).toEqual({ status: 422, code, details });
    expect(await rowCounts()).toEqual(before);
  });

  it("refuses an unknown mode, a missing text, and a caller without an account", async () => {
    expect(await refusalOf(await postNotes(server, token, { text: notes, mode: "exam" }))).toMatchObject({
      code: "MODE_INVALID",
    });
    const empty = await server.call("POST", "/api/notes/bootstrap?mode=study", { token, body: {} });
    expect(await refusalOf(empty)).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect(await refusalOf(await postNotes(server, "nobody", { text: notes }))).toMatchObject({
      code: "UNAUTHORIZED",
    });
  });
});

describe("an Idempotency-Key", () => {
  it("makes a retry find the same set, with a new token", async () => {
    const first = await uploaded({ key: "retry" });
    const again = await uploaded({ key: "retry" });
    expect(again).toMatchObject({
      datasetId: first.datasetId,
      jobId: first.jobId,
      datasetName: first.datasetName,
    });
    expect(again.token).not.toBe(first.token);
    expect(await ended(again)).toMatchObject({ name: "done" });
    expect(await ended(first)).toMatchObject({ name: "done" });
  });

  it("does so while the first call is still under way", async () => {
    const both = await Promise.all([uploaded({ key: "twice" }), uploaded({ key: "twice" })]);
    expect(both[1].datasetId).toBe(both[0].datasetId);
    expect(both[1].token).not.toBe(both[0].token);
    await ended(both[0]);
  });

  it("has no effect for another account", async () => {
    const mine = await uploaded({ key: "shared" });
    const stranger = await server.account();
    const theirs = await uploaded({ key: "shared", as: stranger.token });
    expect(theirs.datasetId).not.toBe(mine.datasetId);
    await Promise.all([ended(mine), ended(theirs)]);
  });

  it("can be used again after a refusal", async () => {
    const account = await server.account();
    const refused = await upload({ key: "again", as: account.token, body: formOf("", "empty.pdf") });
    expect(await refusalOf(refused)).toMatchObject({ code: "FILE_EMPTY" });
    await ended(await uploaded({ key: "again", as: account.token }));
  });
});

describe("an upload's progress", () => {
  it("can be read until the end, by the owner only", async () => {
    const set = await uploaded({ key: "progress" });
    await ended(set);
    const answer = await progress("progress");
    expect(answer.status).toBe(200);
    const told = UploadProgressSchema.parse(await answer.json());
    const whole = await readSet(server, token, set.datasetId);
    expect(told).toEqual({
      stage: "done",
      done: whole.totalChunks,
      total: whole.totalChunks,
      failureCode: null,
      questions: whole.questionCount,
      etaSeconds: null,
      datasetId: set.datasetId,
      document: whole.document,
    });
    expect(whole.document).toEqual({ format: "pdf", pageCount: 3, pagesWithText: 3, warnings: [] });
    const stranger = await server.account();
    const notFound = { status: 404, code: "NOT_FOUND" };
    expect(await refusalOf(await progress("progress", stranger.token))).toEqual(notFound);
    expect(await refusalOf(await progress("never-used"))).toEqual(notFound);
    expect(await refusalOf(await progress("progress", "nobody"))).toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("says why a document was refused", async () => {
    await upload({ key: "refused", body: formOf("", "empty.pdf") });
    expect(await (await progress("refused")).json()).toMatchObject({
      stage: "failed",
      failureCode: "FILE_EMPTY",
      datasetId: null,
    });
  });
});
