import type { JobsTable } from "../../platform/database/schema.ts";
import { giveUpAttempt, type JobDeps, runJob } from "./run-job.ts";
import { claimNextJob, findRunningJobs } from "./store.ts";

/** Takes jobs from the table, a few at a time. */
export interface JobLoop {
  /** Puts back what an earlier process left running, then begins. */
  start(): Promise<void>;
  /** There may be a new job. */
  wake(): void;
  /** Stops working on a job that has ended in the table. */
  abandon(jobId: string): void;
  /** Lets the batches in hand commit; unfinished jobs stay queued for the next start. */
  stop(): Promise<void>;
}

interface Run {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
}

export function createJobLoop(deps: JobDeps, concurrency: number): JobLoop {
  const runs = new Map<string, Run>();
  let isOpen = false;
  /** One filling at a time: two would claim one job too many. */
  let filling: Promise<void> = Promise.resolve();

  const begin = (job: JobsTable) => {
    const controller = new AbortController();
    const ended = runJob(deps, job, controller.signal)
      .catch((error: Error) => deps.log.error({ jobId: job.id, fault: error.name }, "a job could not go on"))
      .then(() => {
        runs.delete(job.id);
        wake();
      });
    runs.set(job.id, { controller, ended });
  };
  const fill = async () => {
    while (isOpen && runs.size < concurrency) {
      const job = await claimNextJob(deps.db);
      if (!job) return;
      begin(job);
    }
  };
  const wake = () => {
    filling = filling
      .then(fill)
      .catch((error: Error) => deps.log.error({ fault: error.name }, "no job could be taken"));
  };

  return {
    wake,
    start: async () => {
      for (const job of await findRunningJobs(deps.db)) await giveUpAttempt(deps, job.id);
      isOpen = true;
      wake();
    },
    abandon: (jobId) => runs.get(jobId)?.controller.abort(new Error("The job has ended.")),
    stop: async () => {
      isOpen = false;
      await filling;
      for (const { controller } of runs.values()) controller.abort(new Error("The server stops."));
      await Promise.all([...runs.values()].map(({ ended }) => ended));
    },
  };
}
