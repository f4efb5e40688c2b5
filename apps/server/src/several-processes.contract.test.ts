import type { Bootstrap } from "@quizmill/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { patience } from "../../../testing/share.ts";
import { workInPage } from "./features/generation/testing/browser-page.ts";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { readEvents, type WireEvent } from "./features/generation/testing/events.ts";
import { eventsOf, makeSet, notesOf, postNotes, readSet } from "./features/generation/testing/sets.ts";
import { openAccount, startTestApp, type TestApp } from "./test-app.ts";
import { cutConnections, type TestHome } from "./test-home.ts";
import { endServerProcess, type ServerProcess, startServerProcess } from "./test-process.ts";
import { startTestProxy, type TestProxy } from "./test-proxy.ts";
import { describeStore } from "./test-store.ts";

/** Long enough that a job is still running when the first questions exist. */
const text = madeUpNotes(31, 15_000);

/** The promised time for a job whose worker was killed. */
const TAKE_OVER_MS = 30_000 * patience();

type Callable = Pick<ServerProcess, "call">;

/** As a page does it: a stream that breaks off is opened again after the last event seen. */
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

describeStore("Processes", (_, { kind, newHome }) => {
  let home: TestHome;
  let proxy: TestProxy | undefined;
  const processes: ServerProcess[] = [];
  const apps: TestApp[] = [];

  async function startProcess(role: "web" | "worker"): Promise<ServerProcess> {
    const server = await startServerProcess({ home, args: [`--roles=${role}`] });
    processes.push(server);
    return server;
  }

  /** A server inside this process: two of them share only the database. */
  async function start(roles: "web" | "worker", engine = createTestEngine()): Promise<TestApp> {
    const app = await startTestApp({
      home,
      engine,
      settings: { ROLES: roles, DATABASE_URL: home.databaseUrl ?? "" },
    });
    apps.push(app);
    return app;
  }

  beforeEach(async () => {
    home = await newHome();
  });
  afterEach(async () => {
    await proxy?.close();
    proxy = undefined;
    await Promise.all(processes.splice(0).map((server) => endServerProcess(server, "SIGKILL")));
    for (const app of apps.splice(0)) await app.stop();
  });

  describe.runIf(kind === "PostgreSQL")("several processes on one database", () => {
    it("share the work: an upload at a web process waits for a worker", async () => {
      const web = await start("web");
      const { token } = await web.account();
      const making = postNotes(web, token, { text: notesOf(3), key: "k" });
      const statusOf = () => web.db.selectFrom("jobs").select(["status", "attempts"]).execute();
      await expect.poll(statusOf).toEqual([{ status: "queued", attempts: 0 }]);
      const worker = await start("worker");
      expect((await worker.call("GET", "/api/datasets", { token })).status).toBe(404);
      expect((await worker.call("GET", "/api/ready")).status).toBe(200);
      expectWhole(await Array.fromAsync(follow(web, (await (await making).json()) as Bootstrap)));
    });

    it("make one set of an upload that was sent to two of them", async () => {
      const webs = [await start("web"), await start("web")] as const;
      await start("worker");
      const { token } = await webs[0].account();
      const notes = { text: notesOf(2), key: "same" };
      const [one, other] = await Promise.all(webs.map((web) => makeSet(web, token, notes)));
      expect(one?.datasetId).toBe(other?.datasetId);
      const sets = (await (await webs[1].call("GET", "/api/datasets", { token })).json()) as unknown[];
      expect(sets).toHaveLength(1);
    });

    it("stop the work on a set that is cancelled at another one", async () => {
      const engine = createTestEngine({ allowed: 1 });
      const web = await start("web");
      await start("worker", engine);
      const { token } = await web.account();
      const set = await makeSet(web, token, { text: notesOf(3) });
      expect((await web.call("POST", `/api/jobs/${set.jobId}/cancel`, { token })).status).toBe(204);
      const queued = () => sql`select 1 from pgboss.job`.execute(web.db).then(({ rows }) => rows);
      await expect.poll(queued).toEqual([]);
      expect(engine.worked).toHaveLength(1);
    });

    it("let a page that is connected to one answer for a set that a worker writes", async () => {
      const web = await start("web");
      const other = await start("web");
      await start("worker");
      const { token } = await web.account();
      const set = await makeSet(web, token, { text: notesOf(2), engine: "browser" });
      const call = (method: string, path: string, body?: unknown) =>
        other.call(method, path, { token, body });
      await workInPage({ call }, ({ user }) => user);
      const { questions, status } = await readSet(web, token, set.datasetId);
      expect(status).toBe("READY");
      expect(questions.map(({ writtenBy }) => writtenBy)).toEqual(Array(4).fill("model"));
    });

    it("continue after losing all their connections: streams stay open and get what they missed", {
      tags: "thorough",
    }, async () => {
      const engine = createTestEngine({ allowed: 1 });
      const web = await start("web");
      await start("worker", engine);
      const { token } = await web.account();
      const set = await makeSet(web, token, { text: notesOf(20) });
      const answer = await eventsOf(web, set);
      const following = Array.fromAsync(readEvents(answer));
      await cutConnections(home);
      engine.allow(6);
      await cutConnections(home);
      engine.allow(100);
      expectWhole(await following);
    });

    it("take over the job of a worker that was killed", { tags: "thorough" }, async () => {
      const web = await startProcess("web");
      const { token } = await web.account();
      const first = await startProcess("worker");
      const set = await makeSet(web, token, { text });
      await startProcess("worker");
      const events: WireEvent[] = [];
      let longestGapMs = 0;
      let lastAt = await endServerProcess(first, "SIGKILL").then(() => performance.now());
      for await (const event of follow(web, set)) {
        events.push(event);
        longestGapMs = Math.max(longestGapMs, performance.now() - lastAt);
        lastAt = performance.now();
      }
      expectWhole(events);
      expect(longestGapMs).toBeLessThan(TAKE_OVER_MS);
      await expectNoQuestionTwice(web, token, set);
    });

    it("that make their first start together create tables, queue and keys once; behind a proxy they look like one: a listener whose process is killed notices only a reconnect", {
      tags: "thorough",
    }, async () => {
      home = await newHome({ isEmpty: true });
      const roles = ["web", "web", "worker", "worker"] as const;
      const [one, other] = (await Promise.all(roles.map(startProcess))) as [ServerProcess, ServerProcess];
      const webs = [one, other] as const;
      proxy = await startTestProxy(webs.map(({ url }) => url));
      const { token } = await openAccount(proxy.call);
      // A token of one is good at the other.
      for (const web of webs) expect((await web.call("GET", "/api/me", { token })).status).toBe(200);
      const set = await makeSet(one, token, { text });
      const events: WireEvent[] = [];
      const reconnects: number[] = [];
      // The proxy's second call goes to the second server.
      for await (const event of follow(proxy, set, reconnects)) {
        events.push(event);
        if (events.length === 4) await endServerProcess(other, "SIGKILL");
      }
      expect(reconnects).toHaveLength(1);
      expectWhole(events);
      await expectNoQuestionTwice(proxy, token, set);
    });
  });
});
