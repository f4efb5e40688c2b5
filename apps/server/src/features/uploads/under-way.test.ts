import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { type Bootstrap, LIMITS } from "@quizmill/contract";
import { type Extractor, ExtractorBusyError, textToSource } from "@quizmill/extract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test-app.ts";
import { createTestEngine, type TestEngine } from "../generation/test-engine.ts";
import { formOf } from "../generation/test-files.ts";
import { makeSet, notesOf, postNotes, refusalOf } from "../generation/test-sets.ts";

/** An extractor that reads nothing until the test lets it, and remembers how it was treated. */
function createHeldExtractor() {
  const held: { release: () => void; refuse: (error: Error) => void; signal: AbortSignal }[] = [];
  const extractor: Extractor = {
    extract: (_file, _name, { signal = new AbortController().signal } = {}) => {
      const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof textToSource>>();
      const source = { ...textToSource(notesOf(2)), format: "pdf" };
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      held.push({ release: () => resolve(source), refuse: reject, signal });
      return promise;
    },
    load: () => ({ children: 0, reading: 0, waiting: 0 }),
    close: async () => undefined,
  };
  return { extractor, held };
}

let server: TestApp;
let engine: TestEngine;
let token: string;
let clock: number;
let held: ReturnType<typeof createHeldExtractor>["held"];

beforeEach(async () => {
  clock = Date.now();
  engine = createTestEngine({ allowed: 1_000 });
  const made = createHeldExtractor();
  held = made.held;
  server = await startTestApp({ engine, extractor: made.extractor, now: () => clock });
  ({ token } = await server.account());
});
afterEach(() => server.stop());

/**
 * An upload that can be given up by its caller. Without fetch, which would at once open another
 * connection in place of the one it drops.
 */
function begin(options: { key?: string; as?: string } = {}) {
  const form = new Response(formOf("bytes", "lecture.pdf"));
  const call = request(`${server.url}/api/upload/bootstrap?mode=study&minFirst=1`, {
    method: "POST",
    agent: false,
    headers: {
      authorization: `Bearer ${options.as ?? token}`,
      "content-type": form.headers.get("content-type") ?? "",
      ...(options.key && { "idempotency-key": options.key }),
    },
  });
  form.arrayBuffer().then((bytes) => call.end(Buffer.from(bytes)));
  const answer = once(call, "response").then(async ([message]: IncomingMessage[]) => {
    if (!message) throw new Error("No answer.");
    const headers = { "retry-after": String(message.headers["retry-after"] ?? "") };
    return new Response(await buffer(message), { status: message.statusCode ?? 0, headers });
  });
  answer.catch(() => undefined);
  return { answer, leave: () => call.destroy() };
}

const stored = async () => (await server.db.selectFrom("datasets").selectAll().execute()).length;
const stagedFiles = () => readdirSync(path.join(server.dataDir, "staged"));
const progress = async (key: string) =>
  (await server.call("GET", `/api/uploads/${key}`, { token })).json() as Promise<{ stage: string }>;

describe("a caller who goes away", () => {
  it("before anything is stored stops the work, and nothing is stored", async () => {
    const { answer, leave } = begin({ key: "k" });
    await expect.poll(() => held.length).toBe(1);
    expect(stagedFiles()).toHaveLength(1);
    leave();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => held[0]?.signal.aborted).toBe(true);
    await expect.poll(stagedFiles).toEqual([]);
    expect(await stored()).toBe(0);
    await expect.poll(() => progress("k")).toMatchObject({ stage: "failed" });
  });

  it("after the set is stored stops nothing", async () => {
    engine.allow(-1_000);
    const { answer, leave } = begin();
    await expect.poll(() => held.length).toBe(1);
    held[0]?.release();
    await expect.poll(stored).toBe(1);
    leave();
    await expect(answer).rejects.toThrow();
    expect(await server.db.selectFrom("jobs").select("finishedAt").execute()).toEqual([{ finishedAt: null }]);
  });
});

describe("an account that is deleted while its document is read", () => {
  it("gets no set", async () => {
    const { answer } = begin();
    await expect.poll(() => held.length).toBe(1);
    expect((await server.call("DELETE", "/api/me", { token })).status).toBe(204);
    held[0]?.release();
    expect(await refusalOf(await answer)).toEqual({ status: 401, code: "UNAUTHORIZED" });
    expect(await stored()).toBe(0);
  });
});

describe("an upload on its way", () => {
  it("tells its stage, then how far its set is", async () => {
    engine.allow(-1_000);
    const { answer } = begin({ key: "k" });
    await expect.poll(() => held.length).toBe(1);
    expect(await progress("k")).toMatchObject({ stage: "extracting", done: 0, total: 0, datasetId: null });
    held[0]?.release();
    await expect.poll(() => progress("k")).toMatchObject({ stage: "generating", done: 0, total: 2 });
    engine.allow(1_000);
    await answer;
  });

  it("counts as a running job of its account", async () => {
    const uploads = Array.from({ length: LIMITS.upload.runningJobsPerAccount }, () => begin());
    await expect.poll(() => held.length).toBe(3);
    expect(await refusalOf(await begin().answer)).toMatchObject({ code: "TOO_MANY_JOBS" });
    const stranger = begin({ as: (await server.account()).token });
    await expect.poll(() => held.length).toBe(4);
    for (const { release } of held) release();
    const answers = await Promise.all([...uploads, stranger].map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("is told to come back when too many documents wait", async () => {
    const { answer } = begin();
    await expect.poll(() => held.length).toBe(1);
    held[0]?.refuse(new ExtractorBusyError(10));
    const refused = await answer;
    expect(refused.headers.get("retry-after")).toBe("10");
    expect(await refusalOf(refused)).toMatchObject({ status: 503, code: "SERVER_BUSY" });
    expect(await stored()).toBe(0);
    expect(stagedFiles()).toEqual([]);
  });
});

describe("an account's uploads", () => {
  it("are at most sixty an hour; a retry is none of them", async () => {
    const set: Bootstrap = await makeSet(server, token, { text: notesOf(1), key: "first" });
    for (let count = 1; count < LIMITS.upload.perAccountPerHour; count++)
      await postNotes(server, token, { text: "too short" });
    const refused = await postNotes(server, token, { text: notesOf(1) });
    expect(refused.headers.get("retry-after")).not.toBeNull();
    expect(await refusalOf(refused)).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    const retry = await makeSet(server, token, { text: notesOf(1), key: "first" });
    expect(retry.datasetId).toBe(set.datasetId);
    const stranger = await server.account();
    await makeSet(server, stranger.token, { text: notesOf(1) });
  });
});

describe("a refusal", () => {
  it("is remembered for ten minutes", async () => {
    await postNotes(server, token, { text: "too short", key: "k" });
    clock += LIMITS.upload.progressKeptMs;
    expect(await progress("k")).toMatchObject({ stage: "failed", failureCode: "TEXT_TOO_SHORT" });
    clock += 1;
    await postNotes(server, token, { text: "too short", key: "other" });
    expect(await progress("k")).toMatchObject({ code: "NOT_FOUND" });
  });
});
