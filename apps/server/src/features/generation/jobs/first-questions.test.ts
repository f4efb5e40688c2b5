import { createRecogniser } from "@quizmill/extract";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { patience } from "../../../../../../testing/share.ts";
import type { Database } from "../../../platform/database/open.ts";
import { openStaging } from "../../../platform/files.ts";
import type { Services } from "../../../platform/services.ts";
import { createTestHome, type TestHome } from "../../../test-home.ts";
import { createTestEngine, type TestEngine } from "../testing/engine.ts";
import { notesOf } from "../testing/sets.ts";
import type { CreatedDataset } from "./create.ts";
import { createGeneration, type Generation } from "./generation.ts";

let home: TestHome;
let services: Services;
let db: Database;
let engine: TestEngine;
let generation: Generation;
let set: CreatedDataset;

beforeEach(async () => {
  home = await createTestHome();
  services = await home.open();
  ({ db } = services);
  engine = createTestEngine({ allowed: 1 });
  const log = pino({ level: "silent" });
  const model = {
    current: async () => null,
    allowance: async () => "model_unreachable" as const,
    standing: async () => null,
    writerFor: async () => null,
  };
  const newId = () => crypto.randomUUID();
  const staging = await openStaging(home.dataDir, newId);
  const deps = { db, engine, log, model, staging, recogniser: createRecogniser(), now: Date.now, newId };
  const { doorbell, queue, metrics } = services;
  const readDocument = async () => ({
    ...(await engine.planNotes(notesOf(4), { account: "a" })),
    name: "Notes",
    pages: [],
  });
  generation = createGeneration({
    ...deps,
    readDocument,
    doorbell,
    queue,
    metrics,
    isWorker: true,
    isFull: () => false,
    onDeleted: () => undefined,
  });
  const account = { id: "a", email: "a@example.org", name: null, passwordHash: "-", sessionVersion: 0 };
  await db
    .insertInto("accounts")
    .values({ ...account, createdAt: 0 })
    .execute();
  const about = {
    accountId: "a",
    name: "Notes",
    mode: "study",
    engine: "embedded",
    sessionId: "",
    uploadKey: null,
  } as const;
  const wish = { isNotes: true };
  const document = {
    fileName: "Notes",
    wish,
    pages: [],
    hintLanguage: null,
    bytes: 1,
    pieces: [Buffer.from("-")],
  };
  set = await generation.createDataset({ ...about, document });
  await generation.start();
});
afterEach(async () => {
  await generation.stop();
  await services.close();
  await home.remove();
});

const LONG_MS = 20_000 * patience();
const never = new AbortController().signal;

const first = (wait: { minFirst: number; timeoutMs: number; signal?: AbortSignal }) =>
  generation.firstQuestions({ ...set, signal: never, ...wait });

describe("waiting for the first questions", () => {
  it("ends as soon as there are enough", async () => {
    const waiting = first({ minFirst: 3, timeoutMs: LONG_MS });
    engine.allow(1);
    expect((await waiting)?.initial).toHaveLength(4);
  });

  it("ends with fewer when the time is over, and the job continues", async () => {
    await first({ minFirst: 1, timeoutMs: LONG_MS });
    const answer = await first({ minFirst: 5, timeoutMs: 20 });
    expect(answer).toMatchObject({ datasetName: "Notes", totalEstimated: 8 });
    expect(answer?.initial).toHaveLength(2);
    engine.allow(10);
    await expect.poll(() => generation.progressOf(set.datasetId)).toMatchObject({ stage: "done" });
  });

  it("ends when the job ends, however few there are", async () => {
    engine.allow(10);
    expect((await first({ minFirst: 50, timeoutMs: LONG_MS }))?.initial).toHaveLength(8);
  });

  it("ends when the caller leaves, and when the server stops", async () => {
    await first({ minFirst: 1, timeoutMs: LONG_MS });
    const caller = new AbortController();
    const waiting = first({ minFirst: 5, timeoutMs: LONG_MS, signal: caller.signal });
    caller.abort();
    expect((await waiting)?.initial).toHaveLength(2);
    const other = first({ minFirst: 5, timeoutMs: LONG_MS });
    await generation.stop();
    expect((await other)?.initial).toHaveLength(2);
  });

  it("finds nothing if the set was deleted", async () => {
    const waiting = first({ minFirst: 50, timeoutMs: LONG_MS });
    await generation.cancelJobOfDataset(set.datasetId);
    expect(await waiting).toMatchObject({ datasetName: "Notes" });
    await db.deleteFrom("datasets").execute();
    expect(await first({ minFirst: 50, timeoutMs: LONG_MS })).toBeUndefined();
  });
});
