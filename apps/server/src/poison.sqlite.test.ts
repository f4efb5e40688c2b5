/** @module-tag thorough */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { createEngineThreads } from "./features/generation/engine/index.ts";
import { readEvents } from "./features/generation/testing/events.ts";
import { eventsOf, makeSet, readSet } from "./features/generation/testing/sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { createTestHome, type TestHome } from "./test-home.ts";

/**
 * One person's text never ends or delays another's work. What each database records of a start that was interrupted, or
 * took too long, is in `generation.test.ts`.
 */

const HANGS = "Hangs here";
/** Many times the length of a step in a thread that has made a set before; what counts is its processor time. */
const STEP_TIMEOUT_MS = 1_000;

const folder = mkdtempSync(path.join(tmpdir(), "quizmill-poison-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The engine's own thread, except for texts with a mark: their sets never get past their second passage. */
const hanging = path.join(folder, "hanging.mjs");
const sourceOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
writeFileSync(
  hanging,
  `import { parentPort } from "node:worker_threads";
   import { textToSource } from ${sourceOf("../../../packages/extract/src/index.ts")};
   import { embeddedEngine, generateQuestions, planPassages } from ${sourceOf("../../../packages/questions/src/index.ts")};
   // The first set of a thread takes ten times as long as the next one.
   const first = planPassages(textToSource(${JSON.stringify(madeUpNotes(7, 2_000))}));
   await Array.fromAsync(generateQuestions(first, { engine: embeddedEngine, mode: "study", seed: 1 }));
   const asked = new Map();
   parentPort.on("message", ({ kind, session, plan, options }) => {
     if (kind === "open" && plan.passagesJson[0].includes(${JSON.stringify(HANGS)})) asked.set(session, options.after?.passages ?? 0);
     if ((kind !== "open" && kind !== "next") || !asked.has(session)) return;
     asked.set(session, asked.get(session) + 1);
     if (asked.get(session) > 2) for (;;);
   });
   await import(${sourceOf("./features/generation/engine/in-thread.ts")});`,
);

let home: TestHome;
let server: TestApp;
async function start(): Promise<void> {
  const engine = createEngineThreads({
    size: 1,
    worker: pathToFileURL(hanging),
    stepTimeoutMs: STEP_TIMEOUT_MS,
  });
  server = await startTestApp({ home, engine });
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

describe("a text that hangs", () => {
  it("ends alone, with its own error and the questions it has, also if there are two; other sets on the same thread lose no start", async () => {
    await start();
    // Together they end the thread more often than a set may be started.
    const bad = [await begun(poison(1)), await begun(poison(2))];
    const good = await begun(madeUpNotes(4, 8_000));
    expect(await ended(good)).toMatchObject({ name: "done", data: { status: "READY" } });
    expect(await jobOf(good)).toMatchObject({ attempts: 1, fault: null });
    for (const one of bad) {
      expect(await ended(one)).toMatchObject({ name: "done", data: { status: "PARTIAL" } });
      const { failureCode, questions } = await readSet(server, one.token, one.set.datasetId);
      expect(failureCode).toBe("TEXT_TOO_COMPLEX");
      expect(questions.length).toBeGreaterThan(0);
    }
  });

  it("lets a server start again while it is pending, which then serves others as before", async () => {
    await start();
    const bad = await begun(poison(5));
    await server.stop();
    expect(["queued", "running"]).toContain((await jobAfterStop(bad)).status);
    await start();
    const good = await begun(madeUpNotes(6, 8_000));
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
