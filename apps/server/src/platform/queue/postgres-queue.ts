import { LIMITS } from "@quizmill/contract";
import { fromKysely, type Job, PgBoss } from "pg-boss";
import type { Pool } from "../database/postgres.ts";
import type { Queue, Turn } from "./queue.ts";

const NAME = "generation";

/** A worker without a sign of life for this long counts as gone; pg-boss allows no shorter time. */
const LEASE_SECONDS = 10;
const HEARTBEAT_MS = 3_000;
/** How often leases are checked: together with the lease it limits how long a killed worker's jobs wait. */
const SUPERVISE_SECONDS = 2;
/** No single worker holds a job longer. */
const EXPIRE_SECONDS = 24 * 60 * 60;
const RETENTION_SECONDS = 365 * 24 * 60 * 60;
/** The jobs table decides how often a job is tried, because recorded passages count there. */
const RETRIES_WITHOUT_END = 1_000_000;

/** The queue of any number of processes on one PostgreSQL: pg-boss, through this pool. Open it under `oneByOne`. */
export async function openPostgresQueue(pool: Pool): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    // pg-boss would wait for a time of day: if this machine's clock is set back by an hour, it would check an hour
    // later.
    supervise: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: 60 * 60,
  });
  // Its timers run again; without a listener their errors would end the process.
  boss.on("error", () => {});
  await boss.start();
  await boss.createQueue(NAME, {
    heartbeatSeconds: LEASE_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    retryLimit: RETRIES_WITHOUT_END,
    retentionSeconds: RETENTION_SECONDS,
  });
  const stopSupervising = supervise(boss, pool);
  return {
    add: async (tx, jobs) => {
      const rows = jobs.map(({ id, accountId }) => ({ id, group: { id: accountId } }));
      if (rows.length > 0) await boss.insert(NAME, rows, { db: fromKysely(tx), returnId: false });
    },
    take: async () => {
      const job = await takeFairly(boss);
      return job && hold(boss, job);
    },
    check: async () => {
      await boss.getQueue(NAME);
    },
    close: () => {
      stopSupervising();
      return boss.stop({ graceful: false, close: false });
    },
  };
}

/** Checks the leases at intervals of a monotonic clock; a failed check is made again at the next interval. */
function supervise(boss: PgBoss, pool: Pool): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await mendTimes(pool);
      await boss.supervise(NAME);
    } catch {
      // The database is unreachable, or the queue is being closed.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), SUPERVISE_SECONDS * 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Nothing in this queue is ever delayed: a time in the future was stored before PostgreSQL's clock was set back. Until
 * the clock reaches it again, pg-boss would neither hand out a waiting job nor check leases nor notice that a job's
 * worker is gone.
 */
async function mendTimes(pool: Pool): Promise<void> {
  const late = "> pgboss.job_now() + interval '1 second'";
  const nowAtLatest = (column: string) => `${column} = least(${column}, pgboss.job_now())`;
  await pool.query(
    `UPDATE pgboss.job SET ${nowAtLatest("start_after")}, ${nowAtLatest("heartbeat_on")}
      WHERE name = $1 AND (start_after ${late} OR heartbeat_on ${late})`,
    [NAME],
  );
  await pool.query(
    `UPDATE pgboss.queue SET ${nowAtLatest("monitor_claim_on")}, ${nowAtLatest("monitor_on")}
      WHERE name = $1 AND (monitor_claim_on ${late} OR monitor_on ${late})`,
    [NAME],
  );
}

/** First from accounts that have no running job, then from those that have one, and so on. */
async function takeFairly(boss: PgBoss): Promise<Job | undefined> {
  const { runningJobsPerAccount, modelPartsPerAccount } = LIMITS.upload;
  // One more: a browser's model may be writing another set.
  for (let inHand = 1; inHand <= runningJobsPerAccount + modelPartsPerAccount + 1; inHand++) {
    const [job] = await boss.fetch<object>(NAME, { groupConcurrency: inHand });
    if (job) return job;
  }
  return undefined;
}

/** Renews the worker's lease on the job at intervals, until the job is done or given back. */
function hold(boss: PgBoss, job: Job): Turn {
  const lost = new AbortController();
  let heardAt = performance.now();
  const beat = async () => {
    const { affected } = (await boss.touch(NAME, job)) as { affected: number };
    if (affected > 0) heardAt = performance.now();
    else lost.abort(new Error("The lease was lost."));
  };
  const timer = setInterval(() => {
    if (performance.now() - heardAt > LEASE_SECONDS * 1000) lost.abort(new Error("The lease ran out."));
    else beat().catch(() => undefined);
  }, HEARTBEAT_MS);
  timer.unref();
  lost.signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  return {
    jobId: job.id,
    lost: lost.signal,
    done: async () => {
      clearInterval(timer);
      await boss.deleteJob(NAME, job);
    },
    giveBack: async () => {
      clearInterval(timer);
      await boss.fail(NAME, job);
    },
  };
}
