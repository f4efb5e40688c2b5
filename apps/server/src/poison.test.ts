import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { createEngineThreads, type EngineThreadsOptions } from "./features/generation/engine-threads.ts";
import { readEvents } from "./features/generation/test-events.ts";
import { eventsOf, makeSet, makeSetOfFile, readSet } from "./features/generation/test-sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { createTestHome, type TestHome } from "./test-home.ts";

/** One person's text never ends or delays another's work. */

const HANGS = "Hangs here";
const STEP_TIMEOUT_MS = 2_000;

const folder = mkdtempSync(path.join(tmpdir(), "quizmill-poison-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The engine's own thread, except for texts with a mark: their sets never get past their second passage. */
const hanging = path.join(folder, "hanging.mjs");
writeFileSync(
  hanging,
  `import { parentPort } from "node:worker_threads";
   const asked = new Map();
   parentPort.on("message", ({ kind, session, plan, options }) => {
     if (kind === "open" && plan.passagesJson[0].includes(${JSON.stringify(HANGS)})) asked.set(session, options.after?.passages ?? 0);
     if (kind !== "next" || !asked.has(session)) return;
     asked.set(session, asked.get(session) + 1);
     if (asked.get(session) > 2) for (;;);
   });
   await import(${JSON.stringify(new URL("./features/generation/engine-in-thread.ts", import.meta.url).href)});`,
);
const withHanging = { worker: pathToFileURL(hanging), stepTimeoutMs: STEP_TIMEOUT_MS };

let home: TestHome;
let server: TestApp;
async function start(options: EngineThreadsOptions = {}): Promise<void> {
  server = await startTestApp({ home, engine: createEngineThreads({ size: 1, ...options }) });
}
beforeEach(async () => {
  home = await createTestHome();
});
afterEach(async () => {
  await server.stop();
  await home.remove();
});

const poison = (seed: number) => `${HANGS}. ${madeUpNotes(seed, 12_000)}`;

async function begun(text: string) {
  const { token } = await server.account();
  return { token, set: await makeSet(server, token, { text, minFirst: 5 }) };
}
type Begun = Awaited<ReturnType<typeof begun>>;

async function ended({ set }: Begun) {
  const events = await Array.fromAsync(readEvents(await eventsOf(server, set)));
  return events.at(-1);
}

async function jobOf({ set }: Begun) {
  return server.db.selectFrom("jobs").selectAll().where("id", "=", set.jobId).executeTakeFirstOrThrow();
}

describe("a text that hangs", { timeout: 120_000 }, () => {
  it("ends alone, with its own error and the questions it has; sets on the same thread lose no start", async () => {
    await start(withHanging);
    const bad = await begun(poison(1));
    const good = await begun(madeUpNotes(2, 12_000));
    expect(await ended(good)).toMatchObject({ name: "done", data: { status: "READY" } });
    expect(await jobOf(good)).toMatchObject({ attempts: 1, fault: null });
    expect(await ended(bad)).toMatchObject({ name: "done", data: { status: "PARTIAL" } });
    const { failureCode, questions } = await readSet(server, bad.token, bad.set.datasetId);
    expect(failureCode).toBe("TEXT_TOO_COMPLEX");
    expect(questions.length).toBeGreaterThan(0);
  });

  it("does no more harm if there are three of them", async () => {
    await start(withHanging);
    const bad = [await begun(poison(3)), await begun(poison(4)), await begun(poison(5))];
    const good = await begun(madeUpNotes(6, 8_000));
    expect(good.set.initial.length).toBeGreaterThan(0);
    expect(await ended(good)).toMatchObject({ name: "done", data: { status: "READY" } });
    expect(await jobOf(good)).toMatchObject({ attempts: 1, fault: null });
    for (const one of bad) expect(await ended(one)).toMatchObject({ data: { status: "PARTIAL" } });
  });

  it("lets a server start again while it is pending, which then serves others as before", async () => {
    await start(withHanging);
    const bad = await begun(poison(7));
    await server.stop();
    expect(["queued", "running"]).toContain((await jobAfterStop(bad)).status);
    await start(withHanging);
    const good = await begun(madeUpNotes(8, 8_000));
    expect(await ended(good)).toMatchObject({ name: "done", data: { status: "READY" } });
    expect(await ended(bad)).toMatchObject({ name: "done", data: { status: "PARTIAL" } });
  });
});

async function jobAfterStop({ set }: Begun) {
  const { db, close } = await home.open();
  try {
    return await db.selectFrom("jobs").selectAll().where("id", "=", set.jobId).executeTakeFirstOrThrow();
  } finally {
    await close();
  }
}

describe("a long text", { timeout: 240_000 }, () => {
  function processorMs(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }

  /**
   * Processor time of all threads until somebody has five questions of two pages. It includes what other accounts get
   * of the only engine thread meanwhile, but no other processes. The best of three, each with its own text.
   */
  async function firstFiveMs(seed: number): Promise<number> {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const startedAt = processorMs();
      const { set } = await begun(madeUpNotes(seed + i, 8_000));
      times.push(processorMs() - startedAt);
      expect(set.initial.length).toBeGreaterThanOrEqual(5);
    }
    return Math.min(...times);
  }

  it("leaves others their first questions within twice the time they take on an idle server", async () => {
    await start();
    // Loads the languages and compiles the code.
    await firstFiveMs(100);
    const idleMs = await firstFiveMs(200);
    const { token } = await server.account();
    const text = madeUpNotes(9, 900_000);
    const long = { token, set: await makeSetOfFile(server, token, { text, minFirst: 5 }) };
    const besideMs = await firstFiveMs(300);
    expect((await jobOf(long)).status).toBe("running");
    expect(besideMs).toBeLessThan(2 * idleMs);
    expect((await server.call("DELETE", `/api/datasets/${long.set.datasetId}`, { token })).status).toBe(204);
  });
});
