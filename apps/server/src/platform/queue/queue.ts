import type { Database } from "../database/open.ts";

/** A job that waits for a worker. */
export interface QueuedJob {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
}

/** A job that a worker has taken. */
export interface Turn {
  readonly jobId: string;
  /** Aborts when another worker may have been given the job. */
  readonly lost: AbortSignal;
  /** The job has ended: no worker gets it any more. */
  done(): Promise<void>;
  /** The job has not ended: the next worker gets it. */
  giveBack(): Promise<void>;
}

/**
 * Tells workers which jobs wait. The jobs table is the truth: a worker checks there whether its job still needs work,
 * and adds jobs to the queue that were lost from it.
 */
export interface Queue {
  /** Call it in the transaction that writes the jobs. A job that is in the queue already does not change. */
  add(tx: Database, jobs: readonly QueuedJob[]): Promise<void>;
  /** The oldest job of the accounts that have the fewest running jobs; undefined if none waits. */
  take(): Promise<Turn | undefined>;
  /** Throws if the queue does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The topic for added jobs. */
export const JOBS_TOPIC = "jobs";
