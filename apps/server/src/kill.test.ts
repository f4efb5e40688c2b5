import { once } from "node:events";
import { readdirSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import type { Bootstrap, DatasetDetail } from "@quizmill/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { pdfOf, toPages } from "../../../fixtures/small-pdf.ts";
import { readEvents, type WireEvent } from "./features/generation/testing/events.ts";
import { formOf } from "./features/generation/testing/files.ts";
import { eventsOf, makeSet, readSet } from "./features/generation/testing/sets.ts";
import { createTestHome, expireLeases, type TestHome } from "./test-home.ts";
import { endServerProcess, type ServerProcess, startServerProcess } from "./test-process.ts";

/** Long enough that a job is still running when the first questions exist. */
const text = madeUpNotes(31, 16_000);

let home: TestHome;
let running: ServerProcess | undefined;

async function startServer(): Promise<ServerProcess> {
  running = await startServerProcess({ home });
  return running;
}

/** The one that the test before has left; its engine has loaded the languages. */
const runningServer = async (): Promise<ServerProcess> => running ?? startServer();

/**
 * Reads events until so many passages are recorded, and returns them. Without fetch, which would open another
 * connection at once instead of the closed one.
 */
async function followUntil(server: ServerProcess, set: Bootstrap, passages: number): Promise<WireEvent[]> {
  const events: WireEvent[] = [];
  const address = `${server.url}/api/jobs/${set.jobId}/events?token=${set.token}`;
  const [message] = (await once(get(address, { agent: false }), "response")) as [IncomingMessage];
  for await (const event of readEvents(new Response(Readable.toWeb(message) as ReadableStream))) {
    events.push(event);
    if (Number(event.data.done) >= passages) break;
  }
  return events;
}

const followToEnd = async (server: ServerProcess, set: Bootstrap, afterSeq = 0) =>
  Array.fromAsync(readEvents(await eventsOf(server, set, { afterSeq })));

/** Ids are numbered over all sets of a database, so they may differ; nothing else may. */
function withoutIds({ questions, quality }: DatasetDetail) {
  return { quality, questions: questions.map(({ id: _id, ...question }) => question) };
}

function expectNoGaps(events: readonly WireEvent[]): void {
  expect(events.map(({ id }) => id)).toEqual(events.map((_event, index) => index + 1));
}

beforeAll(async () => {
  home = await createTestHome();
});
afterAll(async () => {
  await endServerProcess(running, "SIGKILL");
  await home.remove();
});

describe("a server process", () => {
  let token: string;
  let undisturbed: ReturnType<typeof withoutIds>;

  it("makes a long set if nothing interrupts it", async () => {
    const server = await runningServer();
    ({ token } = await server.account());
    const set = await makeSet(server, token, { text });
    const events = await followToEnd(server, set);
    expectNoGaps(events);
    expect(events.at(-1)).toMatchObject({ name: "done", data: { status: "READY" } });
    undisturbed = withoutIds(await readSet(server, token, set.datasetId));
    expect(undisturbed.questions.length).toBeGreaterThan(10);
  });

  it.each(["SIGKILL", "SIGTERM"] as const)(
    "that is ended by %s in the middle of a job neither loses nor doubles a question, nor a count of its report",
    async (signal) => {
      const first = await runningServer();
      const set = await makeSet(first, token, { text, key: signal });
      const before = await followUntil(first, set, 3);
      const exitCode = await endServerProcess(first, signal);
      expect(exitCode).toBe(signal === "SIGTERM" ? 0 : null);
      // How long another worker waits for it is measured in `several-processes.contract.test.ts`.
      if (signal === "SIGKILL") await expireLeases(home);

      const second = await startServer();
      const lastSeen = before.at(-1)?.id ?? 0;
      const after = await followToEnd(second, set, lastSeen);
      expect(Number(after.find(({ name }) => name === "progress")?.data.done)).toBeGreaterThan(3);
      expectNoGaps([...before, ...after]);
      expectNoGaps(await followToEnd(second, set));
      expect(after.at(-1)).toMatchObject({ name: "done", data: { status: "READY" } });
      const whole = await readSet(second, token, set.datasetId);
      expect(withoutIds(whole)).toEqual(undisturbed);
      expect(new Set(whole.questions.map(({ id }) => id)).size).toBe(undisturbed.questions.length);

      const again = await makeSet(second, token, { text, key: signal });
      expect(again.datasetId).toBe(set.datasetId);
      expect(readdirSync(path.join(home.dataDir, "staged"))).toEqual([]);
    },
  );

  it("that is killed while it reads a document reads it at the next start", async () => {
    const first = await runningServer();
    const body = formOf(pdfOf(toPages(madeUpNotes(7, 800_000))), "book.pdf");
    const headers = { "idempotency-key": "book" };
    const sent = first.call("POST", "/api/upload/bootstrap?mode=study&minFirst=1", { token, body, headers });
    sent.catch(() => undefined);
    const progress = async (server: ServerProcess) =>
      (await server.call("GET", "/api/uploads/book", { token })).json() as Promise<{ stage: string }>;
    await expect
      .poll(() => progress(first), { interval: 10 })
      .toMatchObject({
        stage: "extracting",
      });
    await endServerProcess(first, "SIGKILL");
    await expect(sent).rejects.toThrow();
    await expireLeases(home);

    const second = await startServer();
    expect(await progress(second)).toMatchObject({ datasetId: expect.any(String) });
    await expect.poll(() => progress(second)).toMatchObject({ stage: "generating" });
    const questions = async () => ((await progress(second)) as unknown as { questions: number }).questions;
    await expect.poll(questions).toBeGreaterThan(0);
  });
});
