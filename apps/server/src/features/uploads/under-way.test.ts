import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { type Bootstrap, LIMITS } from "@quizmill/contract";
import { ExtractionError, type Extractor, textToSource } from "@quizmill/extract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMetrics } from "../../platform/metrics.ts";
import type { Services } from "../../platform/services.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import { createTestHome, type TestHome } from "../../test-home.ts";
import { finishedDeletions } from "../../test-rows.ts";
import { createTestEngine, type TestEngine } from "../generation/testing/engine.ts";
import { formOf } from "../generation/testing/files.ts";
import { makeSet, notesOf, postNotes, refusalOf } from "../generation/testing/sets.ts";
import { beginUpload } from "../upload-keys/store.ts";

interface Held {
  readonly release: () => void;
  readonly refuse: (error: Error) => void;
  readonly signal: AbortSignal;
}

/** An extractor that reads nothing until the test allows it, and remembers how it was called. */
function createHeldExtractor() {
  const held: Held[] = [];
  const extractor: Extractor = {
    extract: (_file, _name, { signal = new AbortController().signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof textToSource>>();
      const source = { ...textToSource(notesOf(2)), format: "pdf" };
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      held.push({ release: () => resolve(source), refuse: reject, signal });
      return promise;
    },
    warmUp: () => undefined,
    load: () => ({ children: 0, reading: 0, waiting: 0 }),
    close: async () => undefined,
  };
  return { extractor, held };
}

let server: TestApp;
let engine: TestEngine;
let token: string;
let clock: number;
let held: Held[];

beforeEach(async () => {
  clock = Date.now();
  engine = createTestEngine({ allowed: 1_000 });
  const made = createHeldExtractor();
  held = made.held;
  server = await startTestApp({ hasRateLimits: true, engine, extractor: made.extractor, now: () => clock });
  ({ token } = await server.account());
});
afterEach(() => server.stop());

/**
 * An upload that its caller can abort. Without fetch, which would open another connection at once instead of the closed
 * one.
 */
function begin(options: { key?: string; as?: string; at?: TestApp } = {}) {
  const { at = server } = options;
  const form = new Response(formOf("bytes", "lecture.pdf"));
  const call = request(`${at.url}/api/upload/bootstrap?mode=study&minFirst=1`, {
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

const sets = () => server.db.selectFrom("datasets").select(["status", "failureCode"]).execute();
const keptBytes = () => server.db.selectFrom("documentPieces").select("ordinal").execute();
const stagedFiles = () => readdirSync(path.join(server.dataDir, "staged"));
const progress = async (key: string, at = server) =>
  (await at.call("GET", `/api/uploads/${key}`, { token })).json() as Promise<{ stage: string }>;
const damaged = () => new ExtractionError("FILE_DAMAGED", { reason: "x" });

describe("a caller who leaves once all bytes have arrived", () => {
  it("finds the set finished later, whatever it was doing then", async () => {
    const { answer, leave } = begin({ key: "k" });
    await expect.poll(() => held.length).toBe(1);
    expect(await sets()).toEqual([{ status: "PENDING", failureCode: null }]);
    leave();
    await expect(answer).rejects.toThrow();
    expect(held[0]?.signal.aborted).toBe(false);
    held[0]?.release();
    await expect.poll(() => progress("k")).toMatchObject({ stage: "done", questions: 4 });
    expect(await sets()).toEqual([{ status: "READY", failureCode: null }]);
    await expect.poll(async () => [await keptBytes(), stagedFiles()]).toEqual([[], []]);
  });

  it("finds the reason in the list if the document is refused", async () => {
    const { answer, leave } = begin({ key: "k" });
    await expect.poll(() => held.length).toBe(1);
    leave();
    await expect(answer).rejects.toThrow();
    held[0]?.refuse(damaged());
    await expect.poll(sets).toEqual([{ status: "FAILED", failureCode: "FILE_DAMAGED" }]);
    expect(await progress("k")).toMatchObject({ stage: "failed", failureCode: "FILE_DAMAGED" });
    await expect.poll(async () => [await keptBytes(), stagedFiles()]).toEqual([[], []]);
    // Who comes back with the same key is told as well, and then nothing is left of it.
    expect(await refusalOf(await begin({ key: "k" }).answer)).toEqual({
      status: 422,
      code: "FILE_DAMAGED",
      details: { reason: "x" },
    });
    expect(await sets()).toEqual([]);
  });
});

describe("a server that is stopped while it reads", () => {
  it("reads on at the next start", async () => {
    await server.stop();
    const home = await createTestHome();
    const first = createHeldExtractor();
    server = await startTestApp({ home, engine, extractor: first.extractor });
    ({ token } = await server.account());
    const { answer } = begin({ key: "k" });
    await expect.poll(() => first.held.length).toBe(1);
    await server.stop();
    await answer.catch(() => undefined);
    const second = createHeldExtractor();
    server = await startTestApp({ home, engine, extractor: second.extractor });
    await expect.poll(() => second.held.length).toBe(1);
    second.held[0]?.release();
    await expect.poll(() => progress("k")).toMatchObject({ stage: "done" });
    await server.stop();
    await home.remove();
    server = await startTestApp({ engine });
  });
});

describe("an account that is deleted while its document is read", () => {
  it("keeps nothing of it", async () => {
    const { answer } = begin();
    await expect.poll(() => held.length).toBe(1);
    expect((await server.call("DELETE", "/api/me", { token })).status).toBe(204);
    await answer;
    await expect.poll(() => held[0]?.signal.aborted).toBe(true);
    await finishedDeletions(server.db);
    expect([await sets(), await keptBytes()]).toEqual([[], []]);
    await expect.poll(stagedFiles).toEqual([]);
  });
});

describe("a set that is cancelled or deleted while its document is read", () => {
  it.each(["cancelled", "deleted"])("reads no further, and keeps nothing of the file: %s", async (what) => {
    const { answer } = begin({ key: "k" });
    await expect.poll(() => held.length).toBe(1);
    const { id, datasetId } = await server.db
      .selectFrom("jobs")
      .select(["id", "datasetId"])
      .executeTakeFirstOrThrow();
    const path = what === "deleted" ? `/api/datasets/${datasetId}?forGood=true` : `/api/jobs/${id}/cancel`;
    await server.call(what === "deleted" ? "DELETE" : "POST", path, { token });
    await answer;
    await expect.poll(() => held[0]?.signal.aborted).toBe(true);
    await finishedDeletions(server.db);
    expect(await keptBytes()).toEqual([]);
    const cancelled = [{ status: "FAILED", failureCode: "GENERATION_CANCELLED" }];
    expect(await sets()).toEqual(what === "deleted" ? [] : cancelled);
  });
});

describe("an upload under way", () => {
  it("is a set in the list, and reports its stage until the end", async () => {
    engine.allow(-1_000);
    const { answer } = begin({ key: "k" });
    await expect.poll(() => held.length).toBe(1);
    const list = (await (await server.call("GET", "/api/datasets", { token })).json()) as object[];
    expect(list).toMatchObject([{ name: "lecture", status: "PENDING", questionCount: 0 }]);
    const datasetId = expect.any(String);
    expect(await progress("k")).toMatchObject({ stage: "extracting", done: 0, total: 0, datasetId });
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
});

describe("an account's uploads", () => {
  it("are at most sixty an hour; a retry does not count", async () => {
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
  it("can be read for ten minutes", async () => {
    await postNotes(server, token, { text: "too short", key: "k" });
    clock += LIMITS.upload.progressKeptMs;
    expect(await progress("k")).toMatchObject({ stage: "failed", failureCode: "TEXT_TOO_SHORT" });
    clock += 1;
    await postNotes(server, token, { text: "too short", key: "other" });
    expect(await progress("k")).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("an upload at one of two web processes on one database", () => {
  let home: TestHome;
  let services: Services;
  const webs: TestApp[] = [];

  /** The database is all that the two share. */
  const startWeb = async (extractor: Extractor) => {
    const open = async () => ({ ...services, metrics: createMetrics(), close: async () => undefined });
    const web = await startTestApp({ home: { ...home, open }, engine, extractor, now: () => clock });
    webs.push(web);
    return web;
  };
  const startTwo = async () => {
    const made = [createHeldExtractor(), createHeldExtractor()] as const;
    const both = [await startWeb(made[0].extractor), await startWeb(made[1].extractor)] as const;
    ({ token } = await both[0].account());
    return { both, held: [made[0].held, made[1].held] as const };
  };

  beforeEach(async () => {
    home = await createTestHome();
    services = await home.open();
  });
  afterEach(async () => {
    for (const web of webs.splice(0)) await web.stop();
    await services.close();
    await home.remove();
  });

  it("is reported by the other, from its arrival to its set", async () => {
    const { both, held } = await startTwo();
    const { answer } = begin({ key: "k", at: both[0] });
    const reading = () => [...held[0], ...held[1]];
    await expect.poll(() => reading().length).toBe(1);
    expect(await progress("k", both[1])).toMatchObject({ stage: "extracting" });
    engine.allow(-1_000);
    reading()[0]?.release();
    await expect.poll(() => progress("k", both[1])).toMatchObject({ stage: "generating", total: 2 });
    expect(await services.db.selectFrom("uploadsUnderWay").selectAll().execute()).toEqual([]);
    engine.allow(1_000);
    const { datasetId } = (await (await answer).json()) as Bootstrap;
    await expect.poll(() => progress("k", both[1])).toMatchObject({ stage: "done", datasetId });
  });

  it("is reported as refused by both, and to no other account", async () => {
    const { both, held } = await startTwo();
    const { answer } = begin({ key: "k", at: both[0] });
    const reading = () => [...held[0], ...held[1]];
    await expect.poll(() => reading().length).toBe(1);
    reading()[0]?.refuse(damaged());
    await answer;
    expect(await progress("k", both[1])).toMatchObject({ stage: "failed", failureCode: "FILE_DAMAGED" });
    ({ token } = await both[1].account());
    expect(await progress("k", both[1])).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is forgotten if it never arrived: ten minutes later, and with the next cleaning", async () => {
    const { both } = await startTwo();
    const { id: accountId } = await services.db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
    await beginUpload(services.db, { accountId, key: "k", attemptId: "a" }, clock);
    expect(await progress("k", both[1])).toMatchObject({ stage: "PENDING", datasetId: null });
    clock += LIMITS.upload.progressKeptMs + 1;
    expect(await progress("k", both[1])).toMatchObject({ code: "NOT_FOUND" });
    const rows = () => services.db.selectFrom("uploadsUnderWay").select("stage").execute();
    expect(await rows()).toHaveLength(1);
    await startWeb(createHeldExtractor().extractor);
    await expect.poll(rows).toEqual([]);
  });
});
