import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { DemoReplySchema, DemoSchema, LIMITS } from "@quizmill/contract";
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

const ARCHIMEDES = `The water that a body displaces carries it. Its lift is as large as the weight of the water that it pushes aside, whatever the body is made of. A ship of steel floats because its hull holds air and pushes aside more water than a solid block of the same weight. When cargo is loaded, the hull sinks deeper until the displaced water weighs as much as ship and cargo together. In salt water, which is heavier, the same ship does not sink as deep as in a river.`;
const DEEPER = {
  quote: "In salt water, which is heavier, the same ship does not sink as deep as in a river.",
  stem: "Why does a loaded ship rise a little when it leaves a river for the sea?",
  key: "Less of the heavier salt water has to be pushed aside.",
  explanation: "Salt water is heavier, so a smaller volume of it weighs as much as the ship.",
  distractors: [
    "More of the heavier salt water has to be pushed aside.",
    "The hull takes up less of the salt water than of the river.",
    "The cargo weighs less on the sea than on the river.",
    "The air in the hull expands in the water of the sea.",
  ],
};

/** Its documents come from anybody: they are read in processes of their own. */
const extractor = createExtractor({ warm: 0 });
let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ hasRateLimits: true, engine: realEngine, extractor: keptOpen(extractor) });
});
afterEach(() => server.stop());
afterAll(() => extractor.close());

const demo = (body: FormData) => server.call("POST", "/api/demo/upload", { body });
const send = (body: object) => server.call("POST", "/api/demo/reply", { body });

/** A demo's first passage, and an answer that asks about its second sentence. */
async function answered() {
  const { questions, deeper } = DemoSchema.parse(await (await demo(formOf(ARCHIMEDES, "a.txt"))).json());
  return { questions, deeper, text: deeper?.prompts[0]?.text ?? "", reply: JSON.stringify(DEEPER) };
}

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

  it("lets the visitor's browser ask its own model: a prompt for each passage, none without questions", async () => {
    const { deeper, text } = await answered();
    expect(deeper).toMatchObject({ language: "en", prompts: [{ text: ARCHIMEDES }] });
    expect(deeper?.prompts[0]?.user).toContain(text);
    const many = DemoSchema.parse(await (await demo(formOf(madeUpNotes(22, 60_000), "long.txt"))).json());
    expect(many.deeper?.prompts).toHaveLength(LIMITS.demoModel.promptsMax);
  });
});

describe("an answer of a visitor's own model", () => {
  it("gives its questions that pass the checks, and leaves nothing behind", async () => {
    const { text, reply } = await answered();
    const before = await everything();
    const { questions } = DemoReplySchema.parse(await (await send({ text, reply, staying: [] })).json());
    expect(questions).toMatchObject([
      { question: DEEPER.stem, source: { quote: DEEPER.quote }, writtenBy: "model" },
    ]);
    const [{ options, correctIndex = -1 } = { options: [] }] = questions;
    expect(options[correctIndex]?.text).toBe(DEEPER.key);
    expect(await everything()).toEqual(before);
  });

  it("repeats none of the questions that stay", async () => {
    const { text, reply } = await answered();
    const { questions: staying } = DemoReplySchema.parse(
      await (await send({ text, reply, staying: [] })).json(),
    );
    expect(staying).toHaveLength(1);
    expect(await (await send({ text, reply, staying })).json()).toEqual({ questions: [] });
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "I would rather not."],
    ["what the text does not say", JSON.stringify({ ...DEEPER, quote: "Ships of steel are unsinkable." })],
    ["an order of the document", JSON.stringify({ ...DEEPER, explanation: "See https://example.org/x." })],
    ["no right option", JSON.stringify({ ...DEEPER, key: undefined })],
    ["brackets without end", "[".repeat(LIMITS.demoModel.replyMaxChars)],
  ])("gives no question where it is %s", async (_what, reply) => {
    const { text } = await answered();
    const answer = await send({ text, reply, staying: [] });
    expect([answer.status, await answer.json()]).toEqual([200, { questions: [] }]);
  });

  it("is judged by a text of any kind, with whatever questions are said to stay", async () => {
    const reply = JSON.stringify(DEEPER);
    const options = Array.from({ length: 200 }, () => ({ label: "", text: "" }));
    const staying = Array(LIMITS.demo.maxQuestions).fill({ question: "", options: [], correctIndex: 7 });
    for (const text of ["", "\u0000", "#".repeat(LIMITS.demoModel.promptTextMaxChars)]) {
      for (const those of [staying, [{ question: "?", options, correctIndex: -3 }]]) {
        const answer = await send({ text, reply, staying: those });
        expect([answer.status, await answer.json()]).toEqual([200, { questions: [] }]);
      }
    }
  });

  it("has bounds", async () => {
    const { text, reply, questions } = await answered();
    const { promptTextMaxChars, replyMaxChars, replyBodyMaxBytes } = LIMITS.demoModel;
    const staying = Array(LIMITS.demo.maxQuestions + 1).fill(questions[0]);
    const tooLong = [
      { text: "x".repeat(promptTextMaxChars + 1), reply, staying: [] },
      { text, reply: "x".repeat(replyMaxChars + 1), staying: [] },
      { text, reply, staying },
    ];
    for (const body of tooLong) expect((await send(body)).status).toBe(400);
    expect((await send({ text, reply: "x".repeat(replyBodyMaxBytes), staying: [] })).status).toBe(413);
  });

  it("can be sent fifty times an hour from one address", async () => {
    const nothing = { text: "", reply: "", staying: [] };
    for (let count = 0; count < LIMITS.demoModel.repliesPerAddressPerHour; count++) await send(nothing);
    expect(await refusalOf(await send(nothing))).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  });
});
