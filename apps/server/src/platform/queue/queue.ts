import type { Database } from "../database/open.ts";

/** A job that somebody should work on. */
export interface QueuedJob {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
}

/** A job in the hands of a worker. */
export interface Turn {
  readonly jobId: string;
  /** Aborts once another worker may have been given the job. */
  readonly lost: AbortSignal;
  /** The job has ended: nobody is given it any more. */
  done(): Promise<void>;
  /** The job has not ended: it is given to whoever comes next. */
  giveBack(): Promise<void>;
}

/**
 * Tells workers which jobs wait. The jobs table is the truth: a worker looks there whether the job it was
 * told of still wants anything, and fills the queue up from there with what may have been lost.
 */
export interface Queue {
  /** Call it in the transaction that writes the jobs. A job that is in the queue already stays as it is. */
  add(tx: Database, jobs: readonly QueuedJob[]): Promise<void>;
  /** The oldest job of the accounts that have the fewest in hand; undefined where none waits. */
  take(): Promise<Turn | undefined>;
  /** Throws where the queue does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** What the doorbell rings when a job was added. */
export const JOBS_TOPIC = "jobs";
