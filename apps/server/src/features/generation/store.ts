import type { JobEvent, JobEventName } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type {
  JobEventsTable,
  JobStatus,
  JobsTable,
  JobTokensTable,
  UploadsTable,
} from "../../platform/database/schema.ts";

/** All SQL of jobs, their tokens and events, and of the upload keys. `db` may be a transaction. */

const UNFINISHED = ["queued", "running"] as const satisfies readonly JobStatus[];

export function isEnded(job: Pick<JobsTable, "status">): boolean {
  return job.status !== "queued" && job.status !== "running";
}

export async function insertJob(db: Database, job: JobsTable): Promise<void> {
  await db.insertInto("jobs").values(job).execute();
}

export async function findJob(db: Database, id: string): Promise<JobsTable | undefined> {
  return db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
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

export async function findUnfinishedJobsOfAccount(db: Database, accountId: string): Promise<JobsTable[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("status", "in", UNFINISHED)
    .execute();
}

export async function countUnfinishedJobs(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .where("status", "in", UNFINISHED)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findRunningJobs(db: Database): Promise<JobsTable[]> {
  return db.selectFrom("jobs").selectAll().where("status", "=", "running").execute();
}

/** Takes the oldest queued job of the account that has the fewest running, and counts the start. */
export async function claimNextJob(db: Database): Promise<JobsTable | undefined> {
  return db
    .updateTable("jobs")
    .set((eb) => ({ status: "running", attempts: eb("attempts", "+", 1) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("jobs as waiting")
        .select("waiting.id")
        .where("waiting.status", "=", "queued")
        .orderBy((of) =>
          of
            .selectFrom("jobs as busy")
            .select((count) => count.fn.countAll().as("busy"))
            .whereRef("busy.accountId", "=", "waiting.accountId")
            .where("busy.status", "=", "running"),
        )
        .orderBy("waiting.createdAt")
        .orderBy("waiting.id")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Back into the queue, if it is still running; `isUncounted` takes this start back. */
export async function requeueJob(db: Database, id: string, isUncounted: boolean): Promise<void> {
  await db
    .updateTable("jobs")
    .set((eb) => ({ status: "queued", attempts: eb("attempts", "-", isUncounted ? 1 : 0) }))
    .where("id", "=", id)
    .where("status", "=", "running")
    .execute();
}

/**
 * Takes the next sequence numbers of a running job, and counts its starts anew, for it moves on.
 * Undefined where the job was cancelled or deleted meanwhile: then nothing may be written for it.
 */
export async function advanceJob(db: Database, id: string, events: number): Promise<JobsTable | undefined> {
  return db
    .updateTable("jobs")
    .set((eb) => ({ lastSeq: eb("lastSeq", "+", events), attempts: 1 }))
    .where("id", "=", id)
    .where("status", "=", "running")
    .returningAll()
    .executeTakeFirst();
}

/** Ends an unfinished job and takes the sequence number of its last event; undefined where it had ended. */
export async function endJob(
  db: Database,
  end: { id: string; status: JobStatus; now: number },
): Promise<JobsTable | undefined> {
  return db
    .updateTable("jobs")
    .set((eb) => ({ status: end.status, finishedAt: end.now, lastSeq: eb("lastSeq", "+", 1) }))
    .where("id", "=", end.id)
    .where("status", "in", UNFINISHED)
    .returningAll()
    .executeTakeFirst();
}

export async function insertToken(db: Database, token: JobTokensTable): Promise<void> {
  await db.insertInto("jobTokens").values(token).execute();
}

/** Nothing opens with them any more. */
export async function deleteEndedTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom("jobTokens").where("expiresAt", "<=", now).execute();
}

/** Whether this token opens this job now. The comparing happens in the index, on hashes. */
export async function isTokenOf(
  db: Database,
  token: { tokenHash: string; jobId: string; now: number },
): Promise<boolean> {
  const found = await db
    .selectFrom("jobTokens")
    .select("jobId")
    .where("tokenHash", "=", token.tokenHash)
    .where("jobId", "=", token.jobId)
    .where("expiresAt", ">", token.now)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertEvents(
  db: Database,
  jobId: string,
  events: readonly JobEvent[],
  now: number,
): Promise<void> {
  const rows = events.map(({ name, data }) => ({
    ...{ jobId, seq: data.seq, name, dataJson: JSON.stringify(data) },
    createdAt: now,
  }));
  await db.insertInto("jobEvents").values(rows).execute();
}

export async function findEvents(
  db: Database,
  jobId: string,
  page: { afterSeq: number; limit: number },
): Promise<JobEventsTable[]> {
  return db
    .selectFrom("jobEvents")
    .selectAll()
    .where("jobId", "=", jobId)
    .where("seq", ">", page.afterSeq)
    .orderBy("seq")
    .limit(page.limit)
    .execute();
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

/** Remembers which dataset an Idempotency-Key made. */
export async function insertUpload(db: Database, upload: UploadsTable): Promise<void> {
  await db.insertInto("uploads").values(upload).execute();
}

export async function findUploadedDataset(
  db: Database,
  upload: { accountId: string; key: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom("uploads")
    .select("datasetId")
    .where("accountId", "=", upload.accountId)
    .where("key", "=", upload.key)
    .executeTakeFirst();
  return found?.datasetId;
}
