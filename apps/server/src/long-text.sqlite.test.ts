/** @module-tag thorough */
import { afterEach, beforeEach, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { createEngineThreads } from "./features/generation/engine/index.ts";
import { makeSet, makeSetOfFile } from "./features/generation/testing/sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ engine: createEngineThreads({ size: 1 }) });
});
afterEach(() => server.stop());

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Processor time of all threads until somebody has five questions of two pages. It includes what other accounts get of
 * the only engine thread meanwhile, but no other processes. The best of several, each with its own text.
 */
async function firstFiveMs(seed: number, tries = 3): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < tries; i++) {
    const { token } = await server.account();
    const startedAt = processorMs();
    const { initial } = await makeSet(server, token, { text: madeUpNotes(seed + i, 8_000), minFirst: 5 });
    times.push(processorMs() - startedAt);
    expect(initial.length).toBeGreaterThanOrEqual(5);
  }
  return Math.min(...times);
}

it("a long text leaves others their first questions within twice the time they take on an idle server", async () => {
  // Loads the languages and compiles the code.
  await firstFiveMs(100, 1);
  const idleMs = await firstFiveMs(200);
  const { token } = await server.account();
  const { jobId, datasetId } = await makeSetOfFile(server, token, {
    text: madeUpNotes(9, 900_000),
    minFirst: 5,
  });
  const besideMs = await firstFiveMs(300);
  const job = await server.db.selectFrom("jobs").select("status").where("id", "=", jobId).executeTakeFirst();
  expect(job?.status).toBe("running");
  expect(besideMs).toBeLessThan(2 * idleMs);
  expect((await server.call("DELETE", `/api/datasets/${datasetId}`, { token })).status).toBe(204);
});
