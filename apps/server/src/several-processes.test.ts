import type { Bootstrap } from "@quizmill/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { readEvents, type WireEvent } from "./features/generation/test-events.ts";
import { eventsOf, makeSet, postNotes, readSet } from "./features/generation/test-sets.ts";
import { TEST_PASSWORD } from "./test-app.ts";
import { createTestHome, type TestHome } from "./test-home.ts";
import { endServerProcess, type ServerProcess, startServerProcess } from "./test-process.ts";
import { startTestProxy, type TestProxy } from "./test-proxy.ts";

/** Long enough that a job is still in its middle when the first questions are there. */
const text = madeUpNotes(31, 40_000);

/** What the issue promises for a job whose worker was killed. */
const TAKE_OVER_MS = 30_000;

let home: TestHome;
let proxy: TestProxy | undefined;
const processes: ServerProcess[] = [];

async function start(role: "web" | "worker"): Promise<ServerProcess> {
  const server = await startServerProcess({ home, args: [`--roles=${role}`] });
  processes.push(server);
  return server;
}

beforeEach(async () => {
  home = await createTestHome();
});
afterEach(async () => {
  await proxy?.close();
  proxy = undefined;
  await Promise.all(processes.splice(0).map((server) => endServerProcess(server, "SIGKILL")));
  await home.remove();
});

type Callable = Pick<ServerProcess, "call">;

async function openAccount(server: Callable): Promise<string> {
  const body = { email: `${crypto.randomUUID()}@example.org`, password: TEST_PASSWORD };
  const answer = await server.call("POST", "/api/auth/register", { body });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** As a page does it: a stream that breaks off is opened again after what was seen. */
async function* follow(
  server: Callable,
  set: Bootstrap,
  reconnects: number[] = [],
): AsyncGenerator<WireEvent> {
  let afterSeq = 0;
  for (;;) {
    const answer = await eventsOf(server, set, { afterSeq });
    try {
      for await (const event of readEvents(answer)) {
        afterSeq = event.id;
        yield event;
        if (event.name === "done" || event.name === "failed") return;
      }
    } catch {
      reconnects.push(afterSeq);
    }
  }
}

function expectWhole(events: readonly WireEvent[]): void {
  expect(events.map(({ id }) => id)).toEqual(events.map((_event, index) => index + 1));
  expect(events.at(-1)).toMatchObject({ name: "done", data: { status: "READY" } });
}

async function expectNoQuestionTwice(server: Callable, token: string, set: Bootstrap): Promise<void> {
  const { questions, questionCount } = await readSet(server as ServerProcess, token, set.datasetId);
  expect(questionCount).toBeGreaterThan(10);
  expect(new Set(questions.map((question) => question.text)).size).toBe(questionCount);
}

describe("several processes on one database", () => {
  it("share the work: what comes in at a web process is done by a worker, and by nobody where there is none", async () => {
    const web = await start("web");
    const token = await openAccount(web);
    const making = postNotes(web, token, { text, key: "k" });
    const progress = async () =>
      (await (await web.call("GET", "/api/uploads/k", { token })).json()) as { total: number; done: number };
    await expect.poll(async () => (await progress()).total, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await progress()).toMatchObject({ done: 0 });
    const worker = await start("worker");
    expect((await worker.call("GET", "/api/datasets", { token })).status).toBe(404);
    const set = (await (await making).json()) as Bootstrap;
    expectWhole(await Array.fromAsync(follow(web, set)));
  }, 60_000);

  it("take over the job of a worker that was killed", async () => {
    const web = await start("web");
    const token = await openAccount(web);
    const first = await start("worker");
    const set = await makeSet(web, token, { text });
    await start("worker");
    const killing = endServerProcess(first, "SIGKILL").then(() => performance.now());
    const events: WireEvent[] = [];
    let longestGapMs = 0;
    let lastAt = await killing;
    for await (const event of follow(web, set)) {
      events.push(event);
      longestGapMs = Math.max(longestGapMs, performance.now() - lastAt);
      lastAt = performance.now();
    }
    expectWhole(events);
    expect(longestGapMs).toBeLessThan(TAKE_OVER_MS);
    await expectNoQuestionTwice(web, token, set);
  }, 90_000);

  it("behind a proxy look like one: when the one that somebody follows is killed, they notice a reconnect", async () => {
    const webs = [await start("web"), await start("web")] as const;
    await Promise.all([start("worker"), start("worker")]);
    proxy = await startTestProxy(webs.map(({ url }) => url));
    const token = await openAccount(proxy);
    const set = await makeSet(webs[0], token, { text });
    const events: WireEvent[] = [];
    const reconnects: number[] = [];
    // The proxy's second call goes to the second server.
    for await (const event of follow(proxy, set, reconnects)) {
      events.push(event);
      if (events.length === 4) await endServerProcess(webs[1], "SIGKILL");
    }
    expect(reconnects).toHaveLength(1);
    expectWhole(events);
    await expectNoQuestionTwice(proxy, token, set);
  }, 90_000);

  it("make one set of an upload that was sent to two of them", async () => {
    const webs = [await start("web"), await start("web")] as const;
    await start("worker");
    const token = await openAccount(webs[0]);
    const notes = { text: madeUpNotes(3, 3_000), key: "same" };
    const [one, other] = await Promise.all(webs.map((web) => makeSet(web, token, notes)));
    expect(one?.datasetId).toBe(other?.datasetId);
    const sets = (await (await webs[1].call("GET", "/api/datasets", { token })).json()) as unknown[];
    expect(sets).toHaveLength(1);
  }, 60_000);
});
