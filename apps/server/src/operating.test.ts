import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createExtractor, createRecogniser } from "@quizmill/extract";
import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { allEvents, makeSet, notesOf } from "./features/generation/testing/sets.ts";
import type { Services } from "./platform/services.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { createTestHome, type TestHome } from "./test-home.ts";

/** What Prometheus would read there, by name with labels. */
function figuresIn(text: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ""), Number(/\S+$/.exec(line)?.[0])]));
}

async function readFigures(server: Pick<TestApp, "call">): Promise<Map<string, number>> {
  return figuresIn(await (await server.call("GET", "/metrics")).text());
}

describe("/metrics", () => {
  let server: TestApp;
  beforeEach(async () => {
    const extractor = createExtractor({ warm: 1 });
    server = await startTestApp({ engine: createTestEngine(), extractor });
    // As a server does once it listens.
    extractor.warmUp();
  });
  afterEach(() => server.stop());

  it("reports calls, jobs, passages, questions, streams, children, the database and the process", async () => {
    const { token } = await server.account();
    const set = await makeSet(server, token, { text: notesOf(4) });
    const events = await allEvents(server, set);
    const last = events.at(-1)?.data as { total: number };
    await expect.poll(async () => (await readFigures(server)).get("quizmill_event_streams")).toBe(0);
    await expect
      .poll(async () => (await readFigures(server)).get("quizmill_extraction_children"))
      .toBeGreaterThan(0);
    const figures = await readFigures(server);
    const calls = (labels: string) => figures.get(`quizmill_http_request_duration_seconds_count{${labels}}`);
    expect(calls('method="POST",route="/api/auth/register",status="201"')).toBe(1);
    expect(calls('method="POST",route="/api/notes/bootstrap",status="200"')).toBe(1);
    expect(calls('method="GET",route="/api/jobs/:jobId/events",status="200"')).toBeUndefined();
    expect(figures.get("quizmill_passages_total")).toBeGreaterThan(0);
    expect(figures.get("quizmill_questions_total")).toBe(last.total);
    expect(figures.get('quizmill_jobs_ended_total{outcome="READY"}')).toBe(1);
    expect(figures.get("quizmill_jobs_waiting")).toBe(0);
    expect(figures.get("quizmill_jobs_oldest_waiting_seconds")).toBe(0);
    // The engine of this test has no threads.
    expect(figures.get("quizmill_engine_threads")).toBe(0);
    for (const kind of ["select", "insert", "update", "other"])
      expect(figures.get(`quizmill_database_query_duration_seconds_count{kind="${kind}"}`)).toBeGreaterThan(
        0,
      );
    expect(figures.get("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  });

  it("has exactly the figures that its documentation explains", async () => {
    const page = readFileSync(path.resolve(import.meta.dirname, "../../../docs/operating.md"), "utf8");
    const rows = [...page.matchAll(/^\| (`quizmill_[^|]+) \|/gm)].map(([, names = ""]) => names.split(", "));
    // "`quizmill_jobs_waiting`, `_running`"
    const explained = rows.flatMap(([first = "", ...others]) => {
      const name = first.replace(/`|\{.*/g, "");
      const base = name.slice(0, name.lastIndexOf("_"));
      return [name, ...others.map((other) => other.replaceAll("`", "").replace(/^_/, `${base}_`))];
    });
    await server.account();
    const text = await (await server.call("GET", "/metrics")).text();
    const own = [...text.matchAll(/^# TYPE (quizmill_\w+)/gm)].map(([, name = ""]) => name);
    expect(explained.toSorted()).toEqual(own.toSorted());
  });

  it("contains no id, address, name, token or text of a person", async () => {
    const { token, email } = await server.account();
    const set = await makeSet(server, token, { text: notesOf(4, "Zebra"), name: "Zebra" });
    await server.call("GET", `/api/datasets/${set.datasetId}?token=zebra`, { token });
    await server.call("GET", "/api/zebra/zebra");
    await server.call("GET", "/zebra");
    const text = (await (await server.call("GET", "/metrics")).text()).toLowerCase();
    for (const secret of ["zebra", email, token, set.datasetId, set.jobId, set.token, "127.0.0.1"])
      expect(text).not.toContain(secret.toLowerCase());
    // The calls were counted all the same.
    for (const counted of ['route="/api/datasets/:id",status="200"', 'status="404"'])
      expect(text).toContain(counted);
  });

  it("counts a stream as long as its client listens", async () => {
    const held = createTestEngine({ allowed: 1 });
    const other = await startTestApp({ engine: held });
    const { token } = await other.account();
    const set = await makeSet(other, token, { text: notesOf(6) });
    const listening = new AbortController();
    await fetch(`${other.url}/api/jobs/${set.jobId}/events?token=${set.token}`, { signal: listening.signal });
    const figures = await readFigures(other);
    expect(figures.get("quizmill_event_streams")).toBe(1);
    expect(figures.get("quizmill_jobs_running")).toBe(1);
    listening.abort();
    await expect.poll(async () => (await readFigures(other)).get("quizmill_event_streams")).toBe(0);
    await other.stop();
  });
});

describe("a server by itself", () => {
  let home: TestHome;
  let services: Services;
  let running: App;
  /** Stops only once, however often it is called. */
  let stop: () => Promise<void>;
  let woken: string[] = [];
  const wake = () => void woken.push("engine");
  const warmUp = () => void woken.push("reader");
  const build = async (settings: Record<string, string> = {}) => {
    running = await buildApp({
      ...services,
      engine: { ...createTestEngine(), wake },
      extractor: Object.assign(createExtractor({ warm: 0 }), { warmUp }),
      recogniser: createRecogniser(),
      config: readConfig({ DATA_DIR: home.dataDir, LOG_LEVEL: "silent", ...settings }),
      now: Date.now,
      newId: randomUUID,
      version: "0.0.0-test",
      webDir: `${home.dataDir}/no-web`,
    });
    let stopping: Promise<void> | undefined;
    stop = () => {
      stopping ??= running.stop();
      return stopping;
    };
  };
  const ask = async (url: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") => {
    const answer = await running.app.inject({ url, headers, remoteAddress });
    return { status: answer.statusCode, body: answer.body };
  };
  const readiness = async () => {
    const { status, body } = await ask("/api/ready");
    const { code, details } = JSON.parse(body) as { code?: string; details?: { reason: string } };
    return { status, code, reason: details?.reason };
  };

  beforeEach(async () => {
    home = await createTestHome();
    services = await home.open();
  });
  afterEach(async () => {
    await stop();
    await services.close();
    await home.remove();
  });

  it("starts its engine and its reader for people, and not for monitoring", async () => {
    await build();
    woken = [];
    for (const url of ["/api/health", "/api/ready", "/metrics"]) await ask(url);
    expect(woken).toEqual([]);
    for (const url of ["/", "/api/settings", "/api/me"]) await ask(url);
    expect(woken).toEqual(["engine", "reader", "engine", "reader", "engine", "reader"]);
  });

  it("is ready from its start to its stop, and alive all the time", async () => {
    await build();
    expect(await readiness()).toEqual({ status: 503, code: "NOT_READY", reason: "starting" });
    expect((await ask("/api/health")).status).toBe(200);
    await running.start();
    expect((await readiness()).status).toBe(200);
    const stopping = stop();
    expect(await readiness()).toEqual({ status: 503, code: "NOT_READY", reason: "stopping" });
    await stopping;
  });

  it("is alive but not ready while its database is unreachable, and still reports its figures", async () => {
    let isCutOff = false;
    const cut: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (isCutOff) throw new Error("The connection is gone.");
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    services = { ...services, db: services.db.withPlugin(cut) };
    await build();
    await running.start();
    isCutOff = true;
    expect(await readiness()).toEqual({ status: 503, code: "NOT_READY", reason: "database" });
    expect((await ask("/api/health")).status).toBe(200);
    const { status, body } = await ask("/metrics");
    expect(status).toBe(200);
    expect(figuresIn(body).has("quizmill_jobs_waiting")).toBe(false);
    isCutOff = false;
    expect((await readiness()).status).toBe(200);
  });

  it("shows its figures only to this machine, and not to callers behind a proxy on it", async () => {
    await build();
    for (const here of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect((await ask("/metrics", {}, here)).status).toBe(200);
    for (const elsewhere of ["10.0.0.7", "203.0.113.5", "2001:db8::1", "::ffff:10.0.0.7"])
      expect((await ask("/metrics", {}, elsewhere)).status).toBe(401);
    for (const header of ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
      expect((await ask("/metrics", { [header]: "127.0.0.1" })).status).toBe(401);
  });

  it("shows its figures, if there is a token for them, to callers who send it and to nobody else", async () => {
    const token = "a-token-of-the-operator";
    await build({ METRICS_TOKEN: token });
    const withToken = { authorization: `Bearer ${token}` };
    expect((await ask("/metrics", withToken, "10.0.0.7")).status).toBe(200);
    expect((await ask("/metrics")).status).toBe(401);
    expect((await ask("/metrics", { authorization: `Bearer ${token}x` })).status).toBe(401);
    expect(() => readConfig({ METRICS_TOKEN: "short" })).toThrow(/METRICS_TOKEN/);
  });
});
