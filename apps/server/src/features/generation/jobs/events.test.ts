import { once } from "node:events";
import { get } from "node:http";
import { JOB_EVENTS, type JobEventName, LIMITS, type OpenSession } from "@quizmill/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDoorbell, type Doorbell } from "../../../platform/doorbell.ts";
import { refreshCookie, startTestApp, TEST_PASSWORD, type TestApp } from "../../../test-app.ts";
import { createTestEngine, type TestEngine } from "../testing/engine.ts";
import { readEvents, type WireEvent } from "../testing/events.ts";
import { eventsOf, makeSet, notesOf, refusalOf } from "../testing/sets.ts";

let server: TestApp;
let engine: TestEngine;
let token: string;
let clock: number;
let listeners: number;

/** The ordinary doorbell, which also counts who listens to a job. */
function countingDoorbell(): Doorbell {
  const bell = createDoorbell();
  return {
    ...bell,
    listen: (topic, listener) => {
      const stop = bell.listen(topic, listener);
      const one = topic.startsWith("job:") ? 1 : 0;
      listeners += one;
      return () => {
        listeners -= one;
        stop();
      };
    },
  };
}

beforeEach(async () => {
  clock = Date.now();
  listeners = 0;
  engine = createTestEngine({ allowed: 1 });
  server = await startTestApp({ engine, now: () => clock, doorbell: countingDoorbell() });
  ({ token } = await server.account());
});
afterEach(() => server.stop());

const all = (answer: Response) => Array.fromAsync(readEvents(answer));
const seqs = (events: WireEvent[]) => events.map(({ id }) => id);

/** A complete set of four passages: eight events and `done`. */
async function finishedSet() {
  engine.allow(10);
  const set = await makeSet(server, token, { text: notesOf(4) });
  await all(await eventsOf(server, set));
  return set;
}

describe("a job's events", () => {
  it("come as the contract says, numbered without gaps, and the stream ends after the last", async () => {
    const set = await makeSet(server, token, { text: notesOf(4) });
    const answer = await eventsOf(server, set);
    expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    engine.allow(10);
    const events = await all(answer);
    expect(seqs(events)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { id, name, data } of events) {
      expect(JOB_EVENTS[name as JobEventName].parse(data)).toEqual(data);
      expect(data.seq).toBe(id);
    }
    expect(events[0]?.data).toMatchObject({ done: 1, total: 4, questions: 2 });
    expect(events[1]?.data).toMatchObject({ count: 2, total: 2 });
    expect(events.at(-1)).toMatchObject({ name: "done", data: { status: "READY", total: 8 } });
  });

  it("are sent live to a listener who waits", async () => {
    const set = await makeSet(server, token, { text: notesOf(2) });
    const events = readEvents(await eventsOf(server, set, { afterSeq: 2 }));
    const next = events.next();
    engine.allow(1);
    expect((await next).value).toMatchObject({ id: 3, name: "progress", data: { done: 2 } });
    await Array.fromAsync(events);
  });

  it("are sent again only from afterSeq on", async () => {
    const events = await all(await eventsOf(server, await finishedSet(), { afterSeq: 6 }));
    expect(seqs(events)).toEqual([7, 8, 9]);
  });

  it("are sent again from Last-Event-ID on, which is newer than the address it comes with", async () => {
    const set = await finishedSet();
    const headers = { "last-event-id": "7" };
    expect(seqs(await all(await eventsOf(server, set, { afterSeq: 2, headers })))).toEqual([8, 9]);
    expect(seqs(await all(await eventsOf(server, set, { afterSeq: 8, headers })))).toEqual([9]);
    const nonsense = { headers: { "last-event-id": "seven" }, afterSeq: 8 };
    expect(seqs(await all(await eventsOf(server, set, nonsense)))).toEqual([9]);
  });

  it("end with the last one also for a listener who has seen it", async () => {
    const events = await all(await eventsOf(server, await finishedSet(), { afterSeq: 9 }));
    expect(events).toMatchObject([{ id: 9, name: "done" }]);
  });

  it("say that the job failed if a document gave no question", async () => {
    await server.stop();
    engine = createTestEngine({ questionsPerPassage: 0 });
    server = await startTestApp({ engine });
    ({ token } = await server.account());
    const set = await makeSet(server, token, { text: notesOf(2) });
    const events = await all(await eventsOf(server, set));
    expect(events.map(({ name }) => name)).toEqual(["progress", "progress", "failed"]);
    expect(events.at(-1)?.data).toEqual({ seq: 3, code: "NO_QUESTIONS" });
  });

  it("estimate the time left from the pace of the passages", async () => {
    const set = await makeSet(server, token, { text: notesOf(4) });
    const events = readEvents(await eventsOf(server, set));
    const progress = async () => {
      for (;;) {
        const { value } = await events.next();
        if (value?.name === "progress") return value.data;
      }
    };
    expect(await progress()).toMatchObject({ done: 1, etaSeconds: null });
    clock += 3_000;
    engine.allow(1);
    expect(await progress()).toMatchObject({ done: 2, etaSeconds: 6 });
    clock += 1_000;
    engine.allow(1);
    expect(await progress()).toMatchObject({ done: 3, etaSeconds: 2 });
    engine.allow(1);
    await Array.fromAsync(events);
  });

  it("wait for no listener that has left: leaving frees everything", async () => {
    const set = await makeSet(server, token, { text: notesOf(2) });
    // Without fetch, which would open another connection at once instead of the closed one.
    const listener = get(`${server.url}/api/jobs/${set.jobId}/events?token=${set.token}`, { agent: false });
    await once(listener, "response");
    await expect.poll(() => listeners).toBeGreaterThan(0);
    listener.destroy();
    await expect.poll(() => listeners).toBe(0);
  });

  it("have places for a person's tabs, and no more until one leaves", async () => {
    const set = await makeSet(server, token, { text: notesOf(2) });
    const leaving = new AbortController();
    const follow = (signal = leaving.signal) =>
      fetch(`${server.url}/api/jobs/${set.jobId}/events?token=${set.token}`, { signal });
    const answers = await Promise.all(Array.from({ length: LIMITS.jobs.listenersPerJob }, () => follow()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const refused = await follow();
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refusalOf(refused)).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    leaving.abort();
    const late = new AbortController();
    await expect.poll(async () => (await follow(late.signal)).status).toBe(200);
    late.abort();
  });

  it("are read once for all listeners, however many there are", async () => {
    const set = await makeSet(server, token, { text: notesOf(3) });
    const opened = Array.from({ length: LIMITS.jobs.listenersPerJob }, () => eventsOf(server, set));
    const streams = (await Promise.all(opened)).map(readEvents);
    const nextTwo = () => Promise.all(streams.map(async (it) => [await it.next(), await it.next()]));
    const readings = async () => {
      const text = await (await server.call("GET", "/metrics")).text();
      return Number(/query_duration_seconds_count\{kind="select"\} (\d+)/.exec(text)?.[1]);
    };
    await nextTwo();
    const before = await readings();
    engine.allow(1);
    await nextTwo();
    expect((await readings()) - before).toBeLessThan(LIMITS.jobs.listenersPerJob);
    engine.allow(1);
    await Promise.all(streams.map((it) => Array.fromAsync(it)));
  });

  it("end when the server stops", async () => {
    const set = await makeSet(server, token, { text: notesOf(2) });
    const events = readEvents(await eventsOf(server, set));
    const heard = [await events.next(), await events.next()];
    expect(heard.map(({ value }) => value?.id)).toEqual([1, 2]);
    await server.stop();
    expect((await events.next()).done).toBe(true);
    server = await startTestApp();
  });
});

interface Session {
  readonly token: string;
  readonly cookie: string;
}

const logOut = ({ cookie }: Session) => server.call("POST", "/api/auth/logout", { headers: { cookie } });
const changePassword = ({ token: own }: Session) =>
  server.call("POST", "/api/me/password", {
    token: own,
    body: { current: TEST_PASSWORD, password: "Another-horse-8" },
  });
const endOther = async ({ token: own }: Session) => {
  const sessions = (await (
    await server.call("GET", "/api/me/sessions", { token: own })
  ).json()) as OpenSession[];
  const { id } = sessions.find(({ isThis }) => !isThis) ?? {};
  return server.call("POST", `/api/me/sessions/${id}/end`, { token: own, body: { password: TEST_PASSWORD } });
};

describe("a job's token", () => {
  const unauthorized = { status: 401, code: "UNAUTHORIZED" };

  it("opens only its own job", async () => {
    engine.allow(10);
    const one = await makeSet(server, token, { text: notesOf(1) });
    const other = await makeSet(server, token, { text: notesOf(1) });
    const crossed = await eventsOf(server, { jobId: one.jobId, token: other.token });
    expect(await refusalOf(crossed)).toEqual(unauthorized);
  });

  it("is refused if it is wrong, without revealing which jobs exist", async () => {
    const set = await makeSet(server, token, { text: notesOf(1) });
    const wrong = await eventsOf(server, { jobId: set.jobId, token: "wrong" });
    const unknown = await eventsOf(server, { jobId: "unknown", token: set.token });
    expect(await refusalOf(wrong)).toEqual(unauthorized);
    expect(await refusalOf(unknown)).toEqual(unauthorized);
  });

  it("is required", async () => {
    const set = await makeSet(server, token, { text: notesOf(1) });
    const answer = await server.call("GET", `/api/jobs/${set.jobId}/events`);
    expect(await refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
  });

  it("expires after 24 hours", async () => {
    const set = await finishedSet();
    clock += LIMITS.jobs.tokenLifetimeMs - 1;
    expect((await eventsOf(server, set)).status).toBe(200);
    clock += 1;
    expect(await refusalOf(await eventsOf(server, set))).toEqual(unauthorized);
  });

  const open = async (email: string) => {
    const body = { email, password: TEST_PASSWORD };
    const answer = await server.call("POST", "/api/auth/login", { body });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return { token: accessToken, cookie: refreshCookie(answer) };
  };

  it.each([
    ["logged out", (there: Session) => logOut(there)],
    ["ended from elsewhere", (_there: Session, here: Session) => endOther(here)],
    ["ended by a new password", (_there: Session, here: Session) => changePassword(here)],
  ])("ends with the session that got it, open streams too, and with no other: %s", async (_how, end) => {
    const { email, ...here } = await server.account();
    const there = await open(email);
    const [kept, ended] = [
      await makeSet(server, here.token, { text: notesOf(3), key: "one" }),
      await makeSet(server, there.token, { text: notesOf(3), key: "one" }),
    ];
    expect(ended.jobId).toBe(kept.jobId);
    const following = readEvents(await eventsOf(server, kept));
    const listening = Array.fromAsync(readEvents(await eventsOf(server, ended)));
    expect((await end(there, here)).ok).toBe(true);
    await listening;
    expect(await refusalOf(await eventsOf(server, ended))).toEqual(unauthorized);
    engine.allow(10);
    expect((await Array.fromAsync(following)).at(-1)?.name).toBe("done");
    expect((await eventsOf(server, kept)).status).toBe(200);
  });

  it("ends with its set", async () => {
    engine.allow(10);
    const set = await makeSet(server, token, { text: notesOf(1) });
    expect((await eventsOf(server, set)).status).toBe(200);
    await server.call("DELETE", `/api/datasets/${set.datasetId}`, { token });
    expect(await refusalOf(await eventsOf(server, set))).toEqual(unauthorized);
  });

  it("is not stored in plain text", async () => {
    const set = await makeSet(server, token, { text: notesOf(1) });
    const rows = await server.db.selectFrom("jobTokens").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(set.token);
  });
});
