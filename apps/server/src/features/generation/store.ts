import type { JobEvent, JobEventName } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { JobEventsTable, JobStatus, JobsTable, JobTokensTable } from "../../platform/database/schema.ts";

/** All SQL of jobs, their tokens and events. `db` may be a transaction. */

const UNFINISHED = ["queued", "running"] as const satisfies readonly JobStatus[];

export function isEnded(job: Pick<JobsTable, "status">): boolean {
  return job.status !== "queued" && job.status !== "running";
}

export async function insertJob(db: Database, job: JobsTable): Promise<void> {
  await db.insertInto("jobs").values(job).execute();
}

const jobById = prepared((db, { id }: { id: string }) =>
  db.selectFrom("jobs").selectAll().where("id", "=", id),
);

export async function findJob(db: Database, id: string): Promise<JobsTable | undefined> {
  const [job] = await jobById(db, { id });
  return job;
}

export async function findJobOfAccount(db: Database, job: { accountId: string; id: string }) {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", job.id)
    .where("accountId", "=", job.accountId)
    .executeTakeFirst();
}

export async function findJobOfDataset(db: Database, datasetId: string): Promise<JobsTable | undefined> {
  return db.selectFrom("jobs").selectAll().where("datasetId", "=", datasetId).executeTakeFirst();
}

/** With its events and tokens. */
export async function deleteJobOfDataset(db: Database, datasetId: string): Promise<void> {
  await db.deleteFrom("jobs").where("datasetId", "=", datasetId).execute();
}

export async function findUnfinishedJobsOfAccount(db: Database, accountId: string): Promise<JobsTable[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("status", "in", UNFINISHED)
    .execute();
}

/** The number of waiting and running jobs, and how old the oldest waiting one is. */
export async function readBacklog(db: Database) {
  const rows = await db
    .selectFrom("jobs")
    .select((eb) => ["status", eb.fn.countAll<number>().as("count"), eb.fn.min("createdAt").as("oldestAt")])
    .where("status", "in", UNFINISHED)
    .where("task", "is", null)
    .groupBy("status")
    .execute();
  const of = (status: JobStatus) => rows.find((row) => row.status === status);
  return {
    waiting: of("queued")?.count ?? 0,
    running: of("running")?.count ?? 0,
    oldestAt: of("queued")?.oldestAt ?? null,
  };
}

const unfinishedJobsOf = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom("jobs")
    .select((eb) => ["task", eb.fn.countAll<number>().as("count")])
    .where("accountId", "=", accountId)
    .where("status", "in", UNFINISHED)
    .groupBy("task"),
);

/** Of an account, by whether somebody waits for the set (`null`), or it can be played meanwhile. */
export async function countUnfinishedJobs(
  db: Database,
  accountId: string,
  task: JobsTable["task"] = null,
): Promise<number> {
  const rows = await unfinishedJobsOf(db, { accountId });
  return rows.find((row) => row.task === task)?.count ?? 0;
}

/** What is left of a job is the model's part. False if another start has it, or it has ended. */
export async function leaveToModel(db: Database, { jobId, runId }: JobRun): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ task: "model" })
    .where("id", "=", jobId)
    .where("runId", "=", runId)
    .where("status", "=", "running")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of all accounts, or of one. */
export async function countBrowserJobs(db: Database, accountId?: string): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .$if(accountId !== undefined, (query) => query.where("accountId", "=", accountId ?? ""))
    .where("status", "in", UNFINISHED)
    .where("task", "=", "browser")
    .executeTakeFirstOrThrow();
  return count;
}

/** Has the ended job of a set, with its events, work once more: with a browser's model. Undefined if it has not ended. */
export async function reviveJob(db: Database, datasetId: string): Promise<string | undefined> {
  const revived = await db
    .updateTable("jobs")
    .set({ status: "queued", task: "browser", runId: null, attempts: 0, failures: 0, finishedAt: null })
    .where("datasetId", "=", datasetId)
    .where("status", "not in", UNFINISHED)
    .returning("id")
    .executeTakeFirst();
  return revived?.id;
}

/** One start of a job by one worker. */
export interface JobRun {
  readonly jobId: string;
  readonly runId: string;
}

export async function findUnfinishedJobs(db: Database): Promise<Pick<JobsTable, "id" | "accountId">[]> {
  return db
    .selectFrom("jobs")
    .select(["id", "accountId"])
    .where("status", "in", UNFINISHED)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/**
 * Counts a start and assigns the job to it; undefined if the job has ended or is gone. A start that continues one that
 * could not be released (`insteadOf`) is not counted again.
 */
export async function startJob(
  db: Database,
  { jobId, runId }: JobRun,
  insteadOf: string | null = null,
): Promise<JobsTable | undefined> {
  return db
    .updateTable("jobs")
    .set((eb) => ({
      status: "running" as const,
      runId,
      attempts: eb("attempts", "+", eb.case().when("runId", "=", insteadOf).then(0).else(1).end()),
    }))
    .where("id", "=", jobId)
    .where("status", "in", UNFINISHED)
    .returningAll()
    .executeTakeFirst();
}

/** Releases a job that has not ended, if this start still has it; `isUncounted` takes the start back. */
export async function releaseJob(
  db: Database,
  { jobId, runId }: JobRun,
  how: { isUncounted: boolean },
): Promise<void> {
  await db
    .updateTable("jobs")
    .set((eb) => ({
      status: "queued" as const,
      runId: null,
      attempts: eb("attempts", "-", how.isUncounted ? 1 : 0),
    }))
    .where("id", "=", jobId)
    .where("runId", "=", runId)
    .where("status", "=", "running")
    .execute();
}

/** Counts a start that failed, and stores its fault for the operator. Undefined if another start has the job. */
export async function noteFault(
  db: Database,
  { jobId, runId }: JobRun,
  fault: string,
): Promise<JobsTable | undefined> {
  return db
    .updateTable("jobs")
    .set((eb) => ({ fault, failures: eb("failures", "+", 1) }))
    .where("id", "=", jobId)
    .where("runId", "=", runId)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Takes the next sequence numbers of a running job. Its counts of starts begin anew, because it makes progress.
 * Undefined if the job was cancelled or deleted, or another start has it: then nothing may be written for it.
 */
export async function advanceJob(
  db: Database,
  { jobId, runId }: JobRun,
  events: number,
): Promise<JobsTable | undefined> {
  return db
    .updateTable("jobs")
    .set((eb) => ({ lastSeq: eb("lastSeq", "+", events), attempts: 1, failures: 0 }))
    .where("id", "=", jobId)
    .where("runId", "=", runId)
    .where("status", "=", "running")
    .returningAll()
    .executeTakeFirst();
}

/**
 * Ends an unfinished job and takes the sequence number of its last event; undefined if it had ended. With `runId`, only
 * if that start still has it.
 */
export async function endJob(
  db: Database,
  end: Pick<JobsTable, "id" | "status"> & {
    readonly runId?: string | undefined;
    /** Why its document was refused. */
    readonly refusal: object | null | undefined;
    readonly now: number;
  },
): Promise<JobsTable | undefined> {
  const { id, runId, status, refusal, now } = end;
  const refusalJson = refusal ? JSON.stringify(refusal) : null;
  return db
    .updateTable("jobs")
    .set((eb) => ({ status, refusalJson, finishedAt: now, lastSeq: eb("lastSeq", "+", 1) }))
    .where("id", "=", id)
    .where("status", "in", UNFINISHED)
    .$if(runId !== undefined, (query) => query.where("runId", "=", runId ?? null))
    .returningAll()
    .executeTakeFirst();
}

/** Jobs that were given up after too many starts, the newest first. */
export async function findGivenUpJobs(db: Database, limit: number) {
  return db
    .selectFrom("jobs")
    .innerJoin("datasets", "datasets.id", "jobs.datasetId")
    .select(["jobs.id", "jobs.datasetId", "jobs.accountId", "jobs.finishedAt", "jobs.attempts", "jobs.fault"])
    .where("jobs.status", "=", "failed")
    .where("datasets.failureCode", "in", ["GENERATION_FAILED", "TEXT_TOO_COMPLEX"])
    .orderBy("jobs.finishedAt", "desc")
    .limit(limit)
    .execute();
}

export async function insertToken(db: Database, token: JobTokensTable): Promise<void> {
  await db.insertInto("jobTokens").values(token).execute();
}

/** Expired tokens open nothing any more. */
export async function deleteEndedTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom("jobTokens").where("expiresAt", "<=", now).execute();
}

const tokenOf = prepared((db, token: { tokenHash: string; jobId: string; now: number }) =>
  db
    .selectFrom("jobTokens")
    .innerJoin("jobs", "jobs.id", "jobTokens.jobId")
    .innerJoin("datasets", (join) =>
      join.onRef("datasets.id", "=", "jobs.datasetId").onRef("datasets.accountId", "=", "jobs.accountId"),
    )
    .select("jobTokens.jobId")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("refreshTokens")
          .select("refreshTokens.tokenHash")
          .whereRef("refreshTokens.familyId", "=", "jobTokens.familyId")
          .whereRef("refreshTokens.accountId", "=", "jobs.accountId")
          .where("revokedAt", "is", null),
      ),
    )
    .where("jobTokens.tokenHash", "=", token.tokenHash)
    .where("jobTokens.jobId", "=", token.jobId)
    .where("jobTokens.expiresAt", ">", token.now)
    .where("datasets.trashedAt", "is", null),
);

/**
 * Whether this token opens this job now: the session that got it has not ended, and its set is not in the
 * trash. The index compares hashes, not tokens.
 */
export async function isTokenOf(
  db: Database,
  token: { tokenHash: string; jobId: string; now: number },
): Promise<boolean> {
  return (await tokenOf(db, token)).length > 0;
}

export async function insertEvents(
  db: Database,
  jobId: string,
  events: readonly JobEvent[],
  now: number,
): Promise<void> {
  const rows = events.map(({ name, data }) => ({
    jobId,
    seq: data.seq,
    name,
    dataJson: JSON.stringify(data),
    createdAt: now,
  }));
  await db.insertInto("jobEvents").values(rows).execute();
}

const eventsOf = prepared((db, page: { jobId: string; afterSeq: number; limit: number }) =>
  db
    .selectFrom("jobEvents")
    .selectAll()
    .where("jobId", "=", page.jobId)
    .where("seq", ">", page.afterSeq)
    .orderBy("seq")
    .limit(page.limit),
);

export async function findEvents(
  db: Database,
  jobId: string,
  page: { afterSeq: number; limit: number },
): Promise<JobEventsTable[]> {
  return eventsOf(db, { jobId, ...page });
}

export async function findLastEvent(
  db: Database,
  jobId: string,
  names: readonly JobEventName[],
): Promise<JobEventsTable | undefined> {
  return db
    .selectFrom("jobEvents")
    .selectAll()
    .where("jobId", "=", jobId)
    .where("name", "in", names)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
}
