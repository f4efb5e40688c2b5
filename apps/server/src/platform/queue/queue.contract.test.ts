import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { describeStore } from "../../test-store.ts";
import type { Services } from "../services.ts";
import type { QueuedJob, Turn } from "./queue.ts";

const jobOf = (accountId: string): QueuedJob => ({ id: randomUUID(), accountId });
describeStore("The queue", (_, { kind, open }) => {
  let services: Services;
  beforeEach(async () => {
    services = await open();
  });

  const add = (...jobs: QueuedJob[]) => services.queue.add(services.db, jobs);

  /** One after another, so that their order is known. */
  async function addInOrder(...jobs: QueuedJob[]): Promise<void> {
    for (const job of jobs) await add(job);
  }

  async function take(): Promise<Turn> {
    const turn = await services.queue.take();
    if (!turn) throw new Error("Nothing waits.");
    return turn;
  }

  describe("a queue", () => {
    it("gives out jobs in the order they came, each to one worker", async () => {
      const jobs = [jobOf("a"), jobOf("b"), jobOf("c")];
      await addInOrder(...jobs);
      const turns = [await take(), await take(), await take()];
      expect(turns.map(({ jobId }) => jobId)).toEqual(jobs.map(({ id }) => id));
      expect(await services.queue.take()).toBeUndefined();
    });

    it("gives first to accounts that have the fewest running jobs", async () => {
      const eager = [jobOf("eager"), jobOf("eager"), jobOf("eager")];
      const modest = [jobOf("modest"), jobOf("late")];
      await addInOrder(...eager, ...modest);
      const order = [];
      for (let taken = 0; taken < 5; taken++) order.push((await take()).jobId);
      const [first, second, third] = eager.map(({ id }) => id);
      expect(order).toEqual([first, ...modest.map(({ id }) => id), second, third]);
    });

    it("gives out again a job that was given back, and none that is done", async () => {
      await add(jobOf("a"));
      const turn = await take();
      await turn.giveBack();
      const again = await take();
      expect(again.jobId).toBe(turn.jobId);
      await again.done();
      expect(await services.queue.take()).toBeUndefined();
    });

    it("treats a job that it already has as the same one", async () => {
      const job = jobOf("a");
      await add(job);
      await add(job);
      const turn = await take();
      expect(turn.jobId).toBe(job.id);
      await add(job);
      expect(await services.queue.take()).toBeUndefined();
      await turn.done();
    });
  });

  describe.runIf(kind === "PostgreSQL")("a queue of several processes", () => {
    it("does not contain a job whose transaction was rolled back", async () => {
      const failing = services.db.transaction().execute(async (tx) => {
        await services.queue.add(tx, [jobOf("a")]);
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(await services.queue.take()).toBeUndefined();
    });

    it("does not give the same job to two workers that ask at once", async () => {
      const others = await open();
      await add(...Array.from({ length: 20 }, (_, index) => jobOf(String(index))));
      const taking = Array.from({ length: 30 }, (_, index) => (index % 2 ? services : others).queue.take());
      const taken = (await Promise.all(taking)).flatMap((turn) => turn?.jobId ?? []);
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken).toHaveLength(20);
    });

    /** As if its worker had given no sign of life for that long. */
    const age = () =>
      sql`update pgboss.job set heartbeat_on = now() - interval '1 minute'`.execute(services.db);

    it("gives the job of a silent worker to another, and tells the silent one, whose answer then no longer counts", async () => {
      await add(jobOf("a"));
      const silent = await take();
      await age();
      await expect.poll(() => services.queue.take()).toMatchObject({ jobId: silent.jobId });
      await expect.poll(() => silent.lost.aborted).toBe(true);
      await silent.done();
      const { rows } = await sql`select state from pgboss.job where id = ${silent.jobId}`.execute(
        services.db,
      );
      expect(rows).toEqual([{ state: "active" }]);
    });

    /** Times in the database come from this clock. */
    const putClock = (change: string) =>
      sql`create or replace function pgboss.job_now() returns timestamptz language sql stable
      as ${sql.lit(`select now() + interval '${change}'`)}`.execute(services.db);

    it("gives out waiting jobs, and those of silent workers, if the database's clock is set back by an hour", async () => {
      await putClock("1 hour");
      await add(jobOf("a"));
      const silent = await take();
      await add(jobOf("b"));
      await silent.done();
      await putClock("0 hours");
      await expect.poll(() => services.queue.take()).toBeDefined();
    });

    it("gives out the job of a worker that was killed before the database's clock was set back", async () => {
      const other = await open();
      await putClock("1 hour");
      await add(jobOf("a"));
      const killed = await other.queue.take();
      await other.close();
      await putClock("0 hours");
      const isToCome = sql`select 1 from pgboss.job where heartbeat_on > now() + interval '1 minute'`;
      await expect.poll(async () => (await isToCome.execute(services.db)).rows).toEqual([]);
      await age();
      await expect.poll(() => services.queue.take()).toMatchObject({ jobId: killed?.jobId });
    });
  });
});
