import { JOBS_TOPIC, type Queue, type Turn } from "../../../platform/queue/queue.ts";
import { findUnfinishedJobs, startJob } from "../store.ts";
import { stopTopic } from "../topics.ts";
import { tellPages } from "./pages.ts";
import { type JobDeps, runJob } from "./run.ts";

/** Works on jobs, a few at a time. */
export interface JobLoop {
  /** Puts the jobs of an earlier process into the queue, then begins. */
  start(): Promise<void>;
  /** Lets the batches under way commit; unfinished jobs go back into the queue. */
  stop(): Promise<void>;
}

export interface JobLoopDeps extends JobDeps {
  readonly queue: Queue;
  readonly newId: () => string;
  /** Whether the disk is full, and nothing may be added. */
  readonly isFull: () => boolean;
}

interface Run {
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  /** Whether its set has its first questions. */
  hasFirst: boolean;
  /** Whether it waits for a page to be read, which takes neither engine nor much memory. */
  isWaiting: boolean;
}

/** How many jobs run at the same time. */
export interface Concurrency {
  /** Jobs for whose first questions somebody waits. */
  readonly newcomers: number;
  /** All jobs together: each holds its text in memory. */
  readonly all: number;
}

/** Jobs that wait for pages to be read, beside those that run. */
const MAX_WAITING = 100;
/** A job whose worker died returns to the queue without a notification. */
const LOOK_AGAIN_MS = 1_000;
/** How soon a job is found that is in the table but was lost on its way into the queue. */
const REFILL_MS = 5 * 60_000;

export function createJobLoop(deps: JobLoopDeps, concurrency: Concurrency): JobLoop {
  const { db, queue, doorbell, log } = deps;
  const runs = new Set<Run>();
  let isOpen = false;
  let stopListening = () => {};
  const timers: NodeJS.Timeout[] = [];
  /** One at a time: two would take one job too many. */
  let filling: Promise<void> = Promise.resolve();

  /** Starts that a database fault ended, by job: the fault may have prevented their release as well. */
  const interrupted = new Map<string, string>();
  const startAndRun = async (jobId: string, how: Parameters<typeof runJob>[2]): Promise<boolean> => {
    const run = { jobId, runId: deps.newId() };
    const job = await startJob(db, run, interrupted.get(jobId));
    interrupted.set(jobId, run.runId);
    const hasEnded = job === undefined || (await runJob(deps, { run, job }, how));
    interrupted.delete(jobId);
    return hasEnded;
  };

  /** If it throws, the database is faulty: then no job is taken until the next look. */
  const work = async (
    turn: Turn,
    stop: AbortController,
    on: Omit<Parameters<typeof runJob>[2], "signal">,
  ) => {
    const { jobId, lost } = turn;
    const stopListening = doorbell.listen(stopTopic(jobId), () =>
      stop.abort(new Error("The job has ended.")),
    );
    const signal = AbortSignal.any([stop.signal, lost]);
    let hasEnded = false;
    try {
      hasEnded = await startAndRun(jobId, { signal, ...on });
    } finally {
      stopListening();
      await (hasEnded ? turn.done() : turn.giveBack());
    }
    if (hasEnded) await tellPages(deps, jobId);
  };
  const begin = (turn: Turn) => {
    const controller = new AbortController();
    const onFirst = () => {
      if (run.hasFirst) return;
      run.hasFirst = true;
      wake();
    };
    const onWaiting = (isWaiting: boolean) => {
      run.isWaiting = isWaiting;
      if (isWaiting) wake();
    };
    const ended = work(turn, controller, { onFirst, onWaiting })
      .then(() => true)
      .catch((error: Error) => log.error({ jobId: turn.jobId, fault: error.name }, "a job could not go on"))
      .then((isWell) => {
        runs.delete(run);
        if (isWell) wake();
      });
    const run: Run = { controller, ended, hasFirst: false, isWaiting: false };
    runs.add(run);
  };
  const hasRoom = () => {
    const working = [...runs].filter(({ isWaiting }) => !isWaiting);
    const newcomers = working.filter(({ hasFirst }) => !hasFirst).length;
    const isFull = working.length >= concurrency.all || runs.size >= concurrency.all + MAX_WAITING;
    return newcomers < concurrency.newcomers && !isFull;
  };
  /** They continue from their last recorded passage when there is room again. */
  const pauseAll = () => {
    for (const { controller } of runs) controller.abort(new Error("The disk is full."));
  };
  const fill = async () => {
    if (deps.isFull()) return pauseAll();
    while (isOpen && hasRoom()) {
      const turn = await queue.take();
      if (!turn) return;
      // Stopped meanwhile: a job that begins takes its row in the table, which may be another worker's by now.
      if (!isOpen) return turn.giveBack();
      begin(turn);
    }
  };
  const wake = () => {
    filling = filling
      .then(fill)
      .catch((error: Error) => log.error({ fault: error.name }, "no job could be taken"));
  };
  const refill = async () => {
    await queue.add(db, await findUnfinishedJobs(db));
    wake();
  };
  const refillLater = () => {
    refill().catch((error: Error) => log.error({ fault: error.name }, "the queue could not be filled"));
  };

  return {
    start: async () => {
      isOpen = true;
      stopListening = doorbell.listen(JOBS_TOPIC, wake);
      await refill();
      timers.push(setInterval(wake, LOOK_AGAIN_MS), setInterval(refillLater, REFILL_MS));
      for (const timer of timers) timer.unref();
    },
    stop: async () => {
      isOpen = false;
      stopListening();
      for (const timer of timers) clearInterval(timer);
      await filling;
      for (const { controller } of runs) controller.abort(new Error("The server stops."));
      await Promise.all([...runs].map(({ ended }) => ended));
    },
  };
}
