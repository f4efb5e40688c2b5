import { LIMITS } from "@quizmill/contract";
import { beforeEach, describe, expect, it } from "vitest";
import type { JobStatus } from "../../../platform/database/schema.ts";
import { createMemoryQueue } from "../../../platform/queue/memory-queue.ts";
import type { Turn } from "../../../platform/queue/queue.ts";
import { learnerOf, ownServer } from "../../../test-learner.ts";
import { finishedDeletions } from "../../../test-rows.ts";
import { EngineInterrupted, TextTooComplex, type Trial } from "../engine/index.ts";
import { findGivenUpJobs } from "../store.ts";
import { createTestEngine, engineFailure, type TestEngine } from "../testing/engine.ts";
import { allEvents, makeSet, notesOf, postNotes, readSet, refusalOf } from "../testing/sets.ts";

let engine: TestEngine;
beforeEach(() => {
  engine = createTestEngine({ allowed: 1 });
});
const server = ownServer(() => ({ engine }));
const learner = learnerOf(server);
let token: string;
beforeEach(() => {
  ({ token } = learner);
});

type Set = { jobId: string; token: string; datasetId: string };

/** As after so many kills of the server, without a recorded passage between them. */
async function killed(times: number): Promise<void> {
  await server.stop();
  const { db, close } = await server.home.open();
  await db.updateTable("jobs").set({ status: "running", attempts: times }).execute();
  await close();
}

const ended = async (set: Set) => (await allEvents(server, set)).at(-1);
const texts = async (set: Set) =>
  (await readSet(server, token, set.datasetId)).questions.map(({ text }) => text);
const cancel = (set: Set, asWhom = token) =>
  server.call("POST", `/api/jobs/${set.jobId}/cancel`, { token: asWhom });

/** The questions of the same notes when nothing interrupts the job. */
async function undisturbed(text: string): Promise<string[]> {
  const { token: otherToken } = await server.account();
  const set = await makeSet(server, otherToken, { text });
  await ended(set);
  return (await readSet(server, otherToken, set.datasetId)).questions.map((question) => question.text);
}

describe("the report on a set's quality", () => {
  const quality = async (set: Set) => (await readSet(server, token, set.datasetId)).quality;
  const whole = {
    written: 6,
    imported: 0,
    refused: { near_duplicate: 3 },
    withQuote: 6,
    keyPositions: expect.any(Array),
    sections: { covered: 1, total: 1 },
  };

  it("grows with each passage", async () => {
    const set = await makeSet(server, token, { text: notesOf(3) });
    const first = await quality(set);
    expect(first).toMatchObject({ written: 2, refused: { near_duplicate: 1 }, withQuote: 2 });
    expect(first?.keyPositions.reduce((sum, count) => sum + count, 0)).toBe(2);
    engine.allow(10);
    await ended(set);
    const last = await quality(set);
    expect(last).toEqual(whole);
    expect(last?.keyPositions.toSorted()).toEqual([0, 0, 0, 6]);
  });

  it("counts nothing twice when a passage is tried again or the server stops", async () => {
    let faults = 0;
    engine.before = ({ ordinal }) => {
      if (ordinal === 1 && faults++ === 0) throw engineFailure();
    };
    const set = await makeSet(server, token, { text: notesOf(3) });
    engine.allow(1);
    await expect.poll(async () => faults).toBeGreaterThan(0);
    engine = createTestEngine();
    await server.restart();
    await ended(set);
    expect(await quality(set)).toEqual(whole);
  });

  it("is missing, also later on, for a set begun before there were reports", async () => {
    const set = await makeSet(server, token, { text: notesOf(3) });
    await server.db.updateTable("datasets").set({ qualityJson: null }).execute();
    engine.allow(10);
    await ended(set);
    const { questions, quality: report } = await readSet(server, token, set.datasetId);
    expect(questions).toHaveLength(6);
    expect(report).toBeNull();
  });
});

describe("a job", () => {
  it("moves its set from PENDING over PROCESSING to READY", async () => {
    engine.allow(-1);
    const making = makeSet(server, token, { text: notesOf(2), key: "k" });
    await expect
      .poll(() => server.db.selectFrom("datasets").select("status").execute())
      .toEqual([{ status: "PENDING" }]);
    engine.allow(1);
    const set = await making;
    const halfway = await readSet(server, token, set.datasetId);
    expect(halfway).toMatchObject({ status: "PROCESSING", processedChunks: 1, totalChunks: 2 });
    expect(halfway).toMatchObject({ jobId: set.jobId, totalEstimated: 4, questionCount: 2 });
    engine.allow(1);
    await ended(set);
    const whole = await readSet(server, token, set.datasetId);
    expect(whole).toMatchObject({ status: "READY", failureCode: null, processedChunks: 2, questionCount: 4 });
    expect(whole).toMatchObject({ jobId: null, totalEstimated: null });
  });

  it("continues after the last recorded passage if the server was stopped midway", async () => {
    const text = notesOf(5);
    const set = await makeSet(server, token, { text });
    const rest = createTestEngine();
    engine = rest;
    await server.restart();
    expect(await ended(set)).toMatchObject({ id: 11, name: "done", data: { status: "READY", total: 10 } });
    expect(rest.worked).toHaveLength(4);
    expect(await texts(set)).toEqual(await undisturbed(text));
  });

  it("can be stopped any number of times", async () => {
    const set = await makeSet(server, token, { text: notesOf(3) });
    for (let stops = 0; stops <= LIMITS.jobs.maxAttempts; stops++) {
      engine = createTestEngine({ allowed: 0 });
      await server.restart();
    }
    engine.allow(10);
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "READY" } });
  });

  it("is tried again after a failure, and no question is lost or doubled", async () => {
    const text = notesOf(3);
    let faults = 0;
    engine.before = ({ ordinal }) => {
      if (ordinal === 1 && faults++ === 0) throw engineFailure();
    };
    engine.allow(10);
    const set = await makeSet(server, token, { text });
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "READY", total: 6 } });
    expect(faults).toBe(2);
    expect(await texts(set)).toEqual(await undisturbed(text));
  });

  it("keeps its questions when it fails again and again", async () => {
    let faults = 0;
    engine.before = ({ ordinal }) => {
      if (ordinal < 1) return;
      faults += 1;
      throw engineFailure();
    };
    engine.allow(100);
    const set = await makeSet(server, token, { text: notesOf(3) });
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "PARTIAL", total: 2 } });
    expect(faults).toBe(LIMITS.jobs.maxAttempts);
    const { status, failureCode } = await readSet(server, token, set.datasetId);
    expect({ status, failureCode }).toEqual({ status: "PARTIAL", failureCode: "GENERATION_FAILED" });
  });

  it("keeps its questions, and says why it ended, when its text took too long twice", async () => {
    engine.before = ({ ordinal }) => {
      if (ordinal >= 1) throw new TextTooComplex("A step took too long.");
    };
    engine.allow(100);
    const set = await makeSet(server, token, { text: notesOf(3) });
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "PARTIAL", total: 2 } });
    expect(await readSet(server, token, set.datasetId)).toMatchObject({ failureCode: "TEXT_TOO_COMPLEX" });
    const metrics = await (await server.call("GET", "/metrics")).text();
    expect(metrics).toContain('quizmill_jobs_ended_total{outcome="TEXT_TOO_COMPLEX"} 1');
    const [given] = await findGivenUpJobs(server.db, 10);
    expect(given).toMatchObject({ id: set.jobId, fault: expect.stringContaining("A step took too long.") });
  });

  it("continues after its text took too long once", async () => {
    let faults = 0;
    engine.before = ({ ordinal }) => {
      if (ordinal === 1 && faults++ === 0) throw new TextTooComplex("A step took too long.");
    };
    engine.allow(100);
    const set = await makeSet(server, token, { text: notesOf(3) });
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "READY", total: 6 } });
  });

  it("counts no start that another text interrupted, however often, and loses nothing", async () => {
    const text = notesOf(3);
    let interruptions = 0;
    engine.before = ({ ordinal }) => {
      if (ordinal === 1 && interruptions++ < 2 * LIMITS.jobs.maxAttempts) throw new EngineInterrupted();
    };
    engine.allow(100);
    const set = await makeSet(server, token, { text });
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "READY", total: 6 } });
    const job = await server.db.selectFrom("jobs").selectAll().where("id", "=", set.jobId).executeTakeFirst();
    expect(job).toMatchObject({ attempts: 1, fault: null });
    expect(await texts(set)).toEqual(await undisturbed(text));
  });

  it("reports how many passages were cut short", async () => {
    engine.isCutShort = ({ ordinal }) => ordinal > 0;
    engine.allow(100);
    const set = await makeSet(server, token, { text: notesOf(3) });
    await ended(set);
    const { document } = await readSet(server, token, set.datasetId);
    expect(document?.warnings).toEqual([{ code: "PASSAGES_CUT_SHORT", count: 2 }]);
  });

  it("gives the engine the requested number with each start of the job", async () => {
    const { planNotes, generate } = engine;
    const told: unknown[] = [];
    engine.planNotes = async (...notes) => {
      const { plan, source } = await planNotes(...notes);
      return { plan: { ...plan, isCounted: true, totalEstimated: 3 }, source };
    };
    engine.generate = async function* (plan, options) {
      told.push([plan.isCounted, plan.totalEstimated]);
      yield* generate(plan, options);
      if (told.length === 1) throw engineFailure();
    };
    engine.allow(100);
    const set = await makeSet(server, token, { text: notesOf(2) });
    await ended(set);
    Object.assign(engine, { planNotes, generate });
    expect(told).toEqual([
      [true, 3],
      [true, 3],
    ]);
  });

  it("reports how many questions of the document were left out", async () => {
    const { planNotes } = engine;
    engine.planNotes = async (...notes) => {
      const { plan, source } = await planNotes(...notes);
      return { plan: { ...plan, leftOut: 3 }, source };
    };
    engine.allow(100);
    const set = await makeSet(server, token, { text: notesOf(3) });
    engine.planNotes = planNotes;
    await ended(set);
    const { document } = await readSet(server, token, set.datasetId);
    expect(document?.warnings).toEqual([{ code: "QUESTIONS_LEFT_OUT", count: 3 }]);
  });

  it("fails if it never made a question, and the server runs on", async () => {
    engine.before = () => {
      throw engineFailure();
    };
    engine.allow(100);
    const set = await makeSet(server, token, { text: notesOf(1) });
    expect(await ended(set)).toMatchObject({ name: "failed", data: { code: "GENERATION_FAILED" } });
    engine.before = () => undefined;
    const next = await makeSet(server, token, { text: notesOf(1) });
    expect(await ended(next)).toMatchObject({ name: "done" });
  });

  it("is not ended by kills of the server, however many, and its own failures count alone", async () => {
    const set = await makeSet(server, token, { text: notesOf(3) });
    await killed(10 * LIMITS.jobs.maxAttempts);
    let faults = 0;
    engine = createTestEngine();
    engine.before = () => {
      if (++faults < LIMITS.jobs.maxAttempts) throw engineFailure();
    };
    await server.start({ killsItsProcess: async () => false });
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "READY", total: 6 } });
  });

  it("is ended, with its questions, if its text kills each process that is to write the next one", async () => {
    const set = await makeSet(server, token, { text: notesOf(3) });
    await killed(LIMITS.jobs.maxAttempts);
    const tried: (readonly number[] | undefined)[] = [];
    engine = createTestEngine();
    await server.start({
      killsItsProcess: async (trial) => {
        tried.push(trial.kind === "open" ? trial.options.after?.done : undefined);
        return true;
      },
    });
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "PARTIAL", total: 2 } });
    expect(await readSet(server, token, set.datasetId)).toMatchObject({ failureCode: "TEXT_TOO_COMPLEX" });
    expect(tried).toEqual([[0], [0]]);
    expect(engine.worked).toEqual([]);
  });
});

describe("a document whose text kills each process that is to plan it", () => {
  it.each([
    ["is refused after two trials", true, { status: "FAILED", failureCode: "TEXT_TOO_COMPLEX" }],
    ["is planned if its starts were cut off from outside", false, { status: "READY", failureCode: null }],
  ])("%s", async (_what, isDeadly, set) => {
    const planning = Promise.withResolvers<void>();
    engine.planNotes = async (_text, { signal }) => {
      planning.resolve();
      return new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    };
    postNotes(server, token, { text: notesOf(3) }).catch(() => undefined);
    await planning.promise;
    await killed(LIMITS.jobs.maxAttempts);
    const tried: string[] = [];
    engine = createTestEngine();
    const killsItsProcess = async ({ kind }: Trial) => {
      tried.push(kind);
      return isDeadly;
    };
    await server.start({ killsItsProcess });
    const sets = () => server.db.selectFrom("datasets").select(["status", "failureCode"]).execute();
    await expect.poll(sets).toEqual([set]);
    expect(tried).toEqual(["planNotes", isDeadly ? "planNotes" : "open"]);
  });
});

describe("a server that is stopped while it takes a job", () => {
  it("gives it back without having begun it", async () => {
    const taken = Promise.withResolvers<Turn>();
    await server.restart({ queue: { ...createMemoryQueue(), take: () => taken.promise } });
    const making = makeSet(server, token, { text: notesOf(2) });
    await expect.poll(() => server.db.selectFrom("jobs").select("id").execute()).toHaveLength(1);
    const run = { status: "running", runId: "of another" } as const;
    const [job] = await server.db.updateTable("jobs").set(run).returning("id").execute();
    const stopped = server.stop();
    let givenBack = 0;
    const giveBack = async () => void givenBack++;
    taken.resolve({ jobId: job?.id ?? "", lost: new AbortController().signal, done: giveBack, giveBack });
    await Promise.all([stopped, making.catch(() => undefined)]);
    expect(givenBack).toBe(1);
    const { db, close } = await server.home.open();
    expect(await db.selectFrom("jobs").select(["status", "runId"]).execute()).toEqual([run]);
    await close();
    await server.start();
  });
});

describe("a worker that lost its job to another", () => {
  it("writes nothing more for it, and leaves its end to the other", async () => {
    engine.allow(-1);
    const making = makeSet(server, token, { text: notesOf(2), key: "k" });
    const statusOf = () => server.db.selectFrom("jobs").select("status").execute();
    await expect.poll(statusOf).toEqual([{ status: "running" }]);
    await expect
      .poll(async () => (await server.db.selectFrom("passages").select("ordinal").execute()).length)
      .toBe(2);
    await server.db.updateTable("jobs").set({ runId: "of another" }).execute();
    // Stopped in the middle of the passage: the queue does not know of the other worker, and would give the job out
    // again.
    const stopped = Promise.withResolvers<void>();
    engine.before = () => stopped.resolve(server.stop());
    engine.allow(100);
    await stopped.promise;
    await making.catch(() => undefined);
    const { db, close } = await server.home.open();
    expect(await db.selectFrom("questions").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("jobs").select(["status", "runId", "lastSeq"]).execute()).toEqual([
      { status: "running", runId: "of another", lastSeq: 0 },
    ]);
    expect(engine.worked).toHaveLength(1);
    await close();
    await server.start();
  });
});

describe("cancelling", () => {
  it("ends the job and keeps the questions made so far", async () => {
    const set = await makeSet(server, token, { text: notesOf(3) });
    expect((await cancel(set)).status).toBe(204);
    expect(await ended(set)).toMatchObject({ name: "done", data: { status: "PARTIAL", total: 2 } });
    engine.allow(10);
    const { status, failureCode, questionCount } = await readSet(server, token, set.datasetId);
    expect({ status, failureCode, questionCount }).toEqual({
      status: "PARTIAL",
      failureCode: "GENERATION_CANCELLED",
      questionCount: 2,
    });
  });

  it("fails a set that has no question yet, and notifies who waits for the first", async () => {
    engine.allow(-1);
    const making = makeSet(server, token, { text: notesOf(2) });
    const jobs = () => server.db.selectFrom("jobs").selectAll().execute();
    await expect.poll(jobs).toHaveLength(1);
    const [job] = await jobs();
    await cancel({ jobId: job?.id ?? "", token: "", datasetId: "" });
    const set = await making;
    expect(set.initial).toEqual([]);
    expect(await ended(set)).toMatchObject({ name: "failed", data: { code: "GENERATION_CANCELLED" } });
  });

  it("is allowed only for the owner", async () => {
    const set = await makeSet(server, token, { text: notesOf(2) });
    const stranger = await server.account();
    expect(await refusalOf(await cancel(set, stranger.token))).toEqual({ status: 404, code: "NOT_FOUND" });
    expect(await refusalOf(await server.call("POST", `/api/jobs/${set.jobId}/cancel`))).toEqual({
      status: 401,
      code: "UNAUTHORIZED",
    });
    engine.allow(10);
    expect(await ended(set)).toMatchObject({ data: { status: "READY" } });
  });

  it("leaves a job that has ended unchanged", async () => {
    engine.allow(10);
    const set = await makeSet(server, token, { text: notesOf(1) });
    await ended(set);
    expect((await cancel(set)).status).toBe(204);
    expect(await readSet(server, token, set.datasetId)).toMatchObject({ status: "READY", failureCode: null });
  });

  it("happens when the set is deleted, and ends its listeners' streams", async () => {
    const set = await makeSet(server, token, { text: notesOf(3) });
    const listening = allEvents(server, set);
    const gone = await server.call("DELETE", `/api/datasets/${set.datasetId}?forGood=true`, { token });
    expect(gone.status).toBe(204);
    await listening;
    engine.allow(10);
    await finishedDeletions(server.db);
    for (const table of ["datasets", "passages", "questions", "jobs", "jobEvents", "jobTokens"] as const)
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe("jobs of several accounts", () => {
  const jobsOf = (status: JobStatus) =>
    server.db.selectFrom("jobs").selectAll().where("status", "=", status).orderBy("createdAt").execute();

  /** As many sets of one passage as an account may have at a time; none of them makes progress yet. */
  const makeEagerly = (account: { token: string }) =>
    Array.from({ length: LIMITS.upload.runningJobsPerAccount }, () =>
      makeSet(server, account.token, { text: notesOf(1) }),
    );

  it("alternate: one account's long queue does not delay another account", async () => {
    await server.restart({ concurrency: { newcomers: 2, all: 2 } });
    engine.allow(-1);
    const making = makeEagerly({ token });
    await expect.poll(() => jobsOf("running")).toHaveLength(2);
    await expect.poll(() => jobsOf("queued")).toHaveLength(1);
    const modest = makeSet(server, (await server.account()).token, { text: notesOf(1) });
    await expect.poll(() => jobsOf("queued")).toHaveLength(2);
    const last = (await jobsOf("queued")).at(-1)?.id;
    engine.allow(1);
    await expect.poll(() => jobsOf("done")).toHaveLength(1);
    await expect.poll(async () => (await jobsOf("running")).map(({ id }) => id)).toContain(last);
    engine.allow(100);
    await Promise.all([...making, modest]);
  });

  it("let the next job begin once they have their first questions", async () => {
    await server.restart({ concurrency: { newcomers: 1, all: 2 } });
    engine.allow(-1);
    const long = makeSet(server, token, { text: notesOf(6) });
    await expect.poll(() => jobsOf("running")).toHaveLength(1);
    const next = makeSet(server, (await server.account()).token, { text: notesOf(1) });
    await expect.poll(() => jobsOf("queued")).toHaveLength(1);
    // Two of these passages have four questions, three have six: more than the first questions needed.
    engine.allow(2);
    await expect.poll(() => engine.worked.length).toBe(2);
    expect(await jobsOf("running")).toHaveLength(1);
    engine.allow(1);
    await expect.poll(() => jobsOf("running")).toHaveLength(2);
    engine.allow(100);
    await Promise.all([long, next]);
  });

  it("are at most three at a time for each account", async () => {
    engine.allow(-1);
    const making = makeEagerly({ token });
    await expect.poll(() => jobsOf("running")).toHaveLength(3);
    const fourth = await postNotes(server, token, { text: notesOf(2) });
    expect(await refusalOf(fourth)).toEqual({ status: 429, code: "TOO_MANY_JOBS", details: { max: 3 } });
    const stranger = makeSet(server, (await server.account()).token, { text: notesOf(1) });
    engine.allow(100);
    await Promise.all([...making, stranger]);
    await expect.poll(() => jobsOf("done")).toHaveLength(4);
    await makeSet(server, token, { text: notesOf(1) });
  });
});
