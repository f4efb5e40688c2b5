import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { DemoSchema, LIMITS } from "@quizmill/contract";
import { createExtractor } from "@quizmill/extract";
import { startStandIn } from "@quizmill/models/testing";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../../../fixtures/made-up-lecture.ts";
import { pdfOf, toPages } from "../../../../../fixtures/small-pdf.ts";
import { readConfig } from "../../config.ts";
import { keptOpen, realEngine, startTestApp, type TestApp } from "../../test-app.ts";
import { createTestHome } from "../../test-home.ts";
import { formOf } from "../generation/testing/files.ts";
import { makeSetOfFile, refusalOf } from "../generation/testing/sets.ts";

const notes = madeUpNotes(21, 6_000);

/** Its documents come from anybody: they are read in processes of their own. */
const extractor = createExtractor({ warm: 0 });
let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ hasRateLimits: true, engine: realEngine, extractor: keptOpen(extractor) });
});
afterEach(() => server.stop());
afterAll(() => extractor.close());

const demo = (body: FormData) => server.call("POST", "/api/demo/upload", { body });

/** Every row of every table, and every file with its size: a demo must leave them unchanged. */
async function everything(): Promise<unknown> {
  const found = await server.db.introspection.getTables();
  // A rate limit stores only a digest of the address, for an hour. The queue stores its own times.
  const tables = found.filter(({ name, schema }) => name !== "rateLimits" && schema !== "pgboss");
  const rows = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      await server.db
        .selectFrom(name as "jobs")
        .selectAll()
        .execute(),
    ]),
  );
  const files = readdirSync(server.dataDir, { recursive: true, encoding: "utf8" }).sort();
  return { rows, files: files.map((file) => [file, statSync(path.join(server.dataDir, file)).size]) };
}

describe("the demo", () => {
  it.each([
    ["a PDF", formOf(pdfOf(toPages(notes)), "lecture.pdf")],
    ["a text file", formOf(notes, "lecture.txt")],
  ])("makes at most five questions of %s, without an account", async (_what, body) => {
    const answer = await demo(body);
    expect(answer.status).toBe(200);
    const { questions, truncated } = DemoSchema.parse(await answer.json());
    expect(truncated).toBe(false);
    expect(questions).toHaveLength(LIMITS.demo.maxQuestions);
    for (const { options, correctIndex = -1, explanation, source } of questions) {
      expect(options.filter(({ isCorrect }) => isCorrect)).toEqual([options[correctIndex]]);
      expect(explanation).not.toBe("");
      expect(source?.quote).toBeTruthy();
    }
  });

  it("never spends a language model's tokens on strangers, whatever engine others use", async () => {
    const model = await startStandIn();
    const home = await createTestHome();
    const config = readConfig({
      DATA_DIR: home.dataDir,
      LOG_LEVEL: "silent",
      LLM_PROVIDER: "openai-compatible",
      LLM_MODEL: "m",
      LLM_BASE_URL: model.baseUrl("chat"),
      LLM_DEFAULT: "model",
    });
    const withModel = await startTestApp({ home, config, engine: realEngine });
    try {
      const answer = await withModel.call("POST", "/api/demo/upload", { body: formOf(notes, "lecture.txt") });
      expect(DemoSchema.parse(await answer.json()).questions).toHaveLength(LIMITS.demo.maxQuestions);
      expect(model.calls.filter(({ kind }) => kind !== "check")).toEqual([]);
    } finally {
      await withModel.stop();
      await Promise.all([home.remove(), model.close()]);
    }
  });

  it("asks what a set of the same file asks first: the set takes up what was answered here", async () => {
    const { questions } = DemoSchema.parse(await (await demo(formOf(notes, "notes.txt"))).json());
    const { token } = await server.account();
    const { maxQuestions: minFirst } = LIMITS.demo;
    const { initial } = await makeSetOfFile(server, token, { text: notes, minFirst });
    const inWords = initial.map(({ text, options, groundTruthOptionId }) => ({
      question: text,
      options: options.map((option) => option.text),
      correctIndex: options.findIndex(({ id }) => id === groundTruthOptionId),
    }));
    expect(inWords.slice(0, minFirst)).toEqual(
      questions.map(({ question, options, correctIndex }) => ({
        question,
        options: options.map(({ text }) => text),
        correctIndex,
      })),
    );
  });

  it("looks only at the beginning of a long text, and says so", async () => {
    const long = madeUpNotes(22, LIMITS.demo.maxChars + 5_000);
    const answer = await demo(formOf(long, "long.txt"));
    const { questions, truncated } = DemoSchema.parse(await answer.json());
    expect(truncated).toBe(true);
    const beginning = long.slice(0, LIMITS.demo.maxChars).replaceAll(/\s+/g, " ");
    for (const { source } of questions) expect(beginning).toContain(source?.quote);
  });

  it("gives no question if there is nothing to ask about", async () => {
    const answer = await demo(formOf("la ".repeat(200), "song.txt"));
    expect(await answer.json()).toEqual({ questions: [], truncated: false });
  });

  it("stores nothing, neither rows nor files", async () => {
    const before = await everything();
    expect((await demo(formOf(notes, "lecture.txt"))).status).toBe(200);
    expect((await demo(formOf("%PDF-1.4\nnothing more", "half.pdf"))).status).toBe(422);
    expect(await everything()).toEqual(before);
    const logAndData = readdirSync(server.dataDir).filter((name) => name.startsWith("quizmill.sqlite"));
    for (const name of logAndData)
      expect(readFileSync(path.join(server.dataDir, name)).includes(notes.slice(20, 60))).toBe(false);
  });

  it.each([
    ["of another type", formOf(Buffer.from("89504e470d0a1a0a", "hex"), "a.pdf"), "UNSUPPORTED_FILE"],
    ["without a byte", formOf("", "empty.pdf"), "FILE_EMPTY"],
    ["that is damaged", formOf("%PDF-1.4\nnothing more", "half.pdf"), "FILE_DAMAGED"],
    ["that is encrypted", formOf(pdfOf([["x"]], { isEncrypted: true }), "secret.pdf"), "FILE_ENCRYPTED"],
    ["without text", formOf(pdfOf([[], []]), "scan.pdf"), "NO_TEXT_IN_FILE"],
    [
      "with too little text",
      formOf("Just a single sentence that holds hardly more than forty letters.", "a.txt"),
      "TEXT_TOO_SHORT",
    ],
    [
      "that is too large",
      formOf(Buffer.alloc(LIMITS.demo.fileMaxBytes + 1, "a "), "a.txt"),
      "FILE_TOO_LARGE",
    ],
    ["that is not there", new FormData(), "FILE_MISSING"],
  ])("refuses a file %s, and stores nothing of it", async (_what, body, code) => {
    expect(await refusalOf(await demo(body))).toMatchObject({ code });
    expect(readdirSync(path.join(server.dataDir, "staged"))).toEqual([]);
  });

  it("can be used ten times an hour from one address", async () => {
    for (let count = 0; count < LIMITS.demo.perAddressPerHour; count++) await demo(formOf("", "empty.pdf"));
    const answer = await demo(formOf(notes, "lecture.txt"));
    expect(answer.headers.get("retry-after")).not.toBeNull();
    expect(await refusalOf(answer)).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  });
});
