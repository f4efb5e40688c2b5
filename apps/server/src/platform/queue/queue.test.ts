import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createTestHome, type TestHome } from "../../test-home.ts";
import type { Services } from "../services.ts";
import type { QueuedJob, Turn } from "./queue.ts";

let home: TestHome;
let services: Services;
beforeEach(async () => {
  home = await createTestHome();
  services = await home.open();
});
afterEach(async () => {
  await services.close();
  await home.remove();
});

const jobOf = (accountId: string): QueuedJob => ({ id: randomUUID(), accountId });
const add = (...jobs: QueuedJob[]) => services.queue.add(services.db, jobs);

/** One after another, so that their order is theirs. */
async function addInOrder(...jobs: QueuedJob[]): Promise<void> {
  for (const job of jobs) await add(job);
}

async function take(): Promise<Turn> {
  const turn = await services.queue.take();
  if (!turn) throw new Error("Nothing waits.");
  return turn;
}

describe("a queue", () => {
  it("gives jobs in the order in which they came, each to one worker", async () => {
    const jobs = [jobOf("a"), jobOf("b"), jobOf("c")];
    await addInOrder(...jobs);
    const turns = [await take(), await take(), await take()];
    expect(turns.map(({ jobId }) => jobId)).toEqual(jobs.map(({ id }) => id));
    expect(await services.queue.take()).toBeUndefined();
  });

  it("gives first to accounts that have the fewest jobs in hand", async () => {
    const eager = [jobOf("eager"), jobOf("eager"), jobOf("eager")];
    const modest = [jobOf("modest"), jobOf("late")];
    await addInOrder(...eager, ...modest);
    const order = [];
    for (let taken = 0; taken < 5; taken++) order.push((await take()).jobId);
    const [first, second, third] = eager.map(({ id }) => id);
    expect(order).toEqual([first, ...modest.map(({ id }) => id), second, third]);
  });

  it("gives a job again that was given back, and none that is done", async () => {
    await add(jobOf("a"));
    const turn = await take();
    await turn.giveBack();
    const again = await take();
    expect(again.jobId).toBe(turn.jobId);
    await again.done();
    expect(await services.queue.take()).toBeUndefined();
  });

  it("takes a job that it has already for the same one", async () => {
    const job = jobOf("a");
    await add(job);
    await add(job);
    const turn = await take();
    await add(job);
    expect(await services.queue.take()).toBeUndefined();
    await turn.done();
  });
});

describe.skipIf(inject("postgresUrl") === undefined)("a queue of several processes", () => {
  it("knows nothing of a job whose transaction came to nothing", async () => {
    const failing = services.db.transaction().execute(async (tx) => {
      await services.queue.add(tx, [jobOf("a")]);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await services.queue.take()).toBeUndefined();
  });

  it("gives no job to two who ask at once", async () => {
    const others = await home.open();
    await add(...Array.from({ length: 20 }, (_, index) => jobOf(String(index))));
    const taking = Array.from({ length: 30 }, (_, index) => (index % 2 ? services : others).queue.take());
    const taken = (await Promise.all(taking)).flatMap((turn) => turn?.jobId ?? []);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toHaveLength(20);
    await others.close();
  });

  /** As if its worker had not been heard of for so long. */
  const age = () =>
    sql`update pgboss.job set heartbeat_on = now() - interval '1 minute'`.execute(services.db);

  it("gives the job of a silent worker to another, and tells the silent one, whose word then counts no more", async () => {
    await add(jobOf("a"));
    const silent = await take();
    await age();
    await expect
      .poll(() => services.queue.take(), { timeout: 10_000 })
      .toMatchObject({ jobId: silent.jobId });
    await expect.poll(() => silent.lost.aborted, { timeout: 10_000 }).toBe(true);
    await silent.done();
    const { rows } = await sql`select state from pgboss.job where id = ${silent.jobId}`.execute(services.db);
    expect(rows).toEqual([{ state: "active" }]);
  });

  /** What is noted is noted by this clock. */
  const putClock = (change: string) =>
    sql`create or replace function pgboss.job_now() returns timestamptz language sql stable
      as ${sql.lit(`select now() + interval '${change}'`)}`.execute(services.db);

  it("gives waiting jobs, and those of silent workers, where the database's clock is put back by an hour", async () => {
    await putClock("1 hour");
    await add(jobOf("a"));
    const silent = await take();
    await add(jobOf("b"));
    await silent.done();
    await putClock("0 hours");
    await expect.poll(() => services.queue.take(), { timeout: 10_000 }).toBeDefined();
  });

  it("gives the job of a worker that was killed before the database's clock was put back", async () => {
    const other = await home.open();
    await putClock("1 hour");
    await add(jobOf("a"));
    const killed = await other.queue.take();
    await other.close();
    await putClock("0 hours");
    const isToCome = sql`select 1 from pgboss.job where heartbeat_on > now() + interval '1 minute'`;
    await expect
      .poll(async () => (await isToCome.execute(services.db)).rows, { timeout: 10_000 })
      .toEqual([]);
    await age();
    await expect
      .poll(() => services.queue.take(), { timeout: 10_000 })
      .toMatchObject({ jobId: killed?.jobId });
  }, 30_000);
});
