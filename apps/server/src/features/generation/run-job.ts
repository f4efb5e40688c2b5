import { type Fallback, LIMITS } from "@quizmill/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/open.ts";
import type { JobsTable } from "../../platform/database/schema.ts";
import type { Doorbell } from "../../platform/doorbell.ts";
import { type DatasetRow, toQuestion } from "../datasets/entities.ts";
import { findPassages, findQuestions, readDataset } from "../datasets/store.ts";
import { type JobEnd, recordEnd } from "./end-job.ts";
import type { GenerateOptions, StoredPlan } from "./engine-protocol.ts";
import { EngineFailure } from "./engine-thread.ts";
import type { EngineThreads } from "./engine-threads.ts";
import type { ModelGate } from "./model-gate.ts";
import { createPace } from "./pace.ts";
import { recordBatch } from "./record-batch.ts";
import { findJob, requeueJob } from "./store.ts";

export interface JobDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly engine: EngineThreads;
  readonly doorbell: Doorbell;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** Null where no language model is set up. */
  readonly model: ModelGate | null;
}

/** The doorbell's topic for everything that happens to a job. */
export function jobTopic(jobId: string): string {
  return `job:${jobId}`;
}

type Work = { plan: StoredPlan; options: GenerateOptions };

/** The plan and what stands of it already: an earlier attempt's passages are not worked on again. */
async function loadWork(db: Database, dataset: DatasetRow): Promise<Work> {
  const rows = await findPassages(db, dataset.id);
  const passages = rows.filter(({ recordedAt }) => recordedAt !== null).length;
  const questions = dataset.questionCount === 0 ? [] : await findQuestions(db, dataset.id);
  const begun = questions.filter(({ passage }) => passage === passages).length;
  const after = { passages, begun, items: questions.map(toQuestion) };
  return {
    plan: {
      language: dataset.language as StoredPlan["language"],
      title: dataset.title,
      passagesJson: rows.map(({ passageJson }) => passageJson),
      totalEstimated: dataset.totalEstimated,
    },
    options: {
      ...{ mode: dataset.mode, seed: dataset.seed },
      ...(passages + begun > 0 && { after }),
    },
  };
}

/** Ends a job once, and wakes who waits for it. */
export async function endAndRing(deps: Omit<JobDeps, "engine">, end: Omit<JobEnd, "now">): Promise<void> {
  const hasEnded = await recordEnd(deps.db, { ...end, now: deps.now() });
  if (!hasEnded) return;
  deps.log.info({ jobId: end.jobId, code: end.code }, "job ended");
  deps.doorbell.ring(jobTopic(end.jobId));
}

/** Where an attempt's time went, for the log. */
function createShares() {
  const startedAt = performance.now();
  let databaseMs = 0;
  return {
    inDatabase: async <T>(work: () => Promise<T>): Promise<T> => {
      const workStartedAt = performance.now();
      const result = await work();
      databaseMs += performance.now() - workStartedAt;
      return result;
    },
    toLog: () => ({
      engineMs: Math.round(performance.now() - startedAt - databaseMs),
      databaseMs: Math.round(databaseMs),
    }),
  };
}

type Shares = ReturnType<typeof createShares>;

async function generate(deps: JobDeps, job: JobsTable, signal: AbortSignal, shares: Shares): Promise<void> {
  const dataset = await readDataset(deps.db, job.datasetId);
  if (!dataset) return;
  const { plan, options } = await shares.inDatabase(() => loadWork(deps.db, dataset));
  const withModel = await modelFor(deps, dataset);
  const { passageDone, etaSeconds } = createPace(deps.now);
  for await (const batch of deps.engine.generate(plan, { ...options, ...withModel.options, signal })) {
    if (batch.isLast) passageDone();
    const fellBack = batch.fellBack ?? withModel.fellBack;
    const record = {
      jobId: job.id,
      batch: { ...batch, ...(fellBack && { fellBack }) },
      now: deps.now(),
      etaSeconds,
    };
    if (!(await shares.inDatabase(() => recordBatch(deps.db, record)))) return;
    deps.doorbell.ring(jobTopic(job.id));
    signal.throwIfAborted();
  }
  await endAndRing(deps, { jobId: job.id, datasetId: job.datasetId, code: null });
}

interface WithModel {
  readonly options: Pick<GenerateOptions, "model">;
  readonly fellBack?: Fallback;
}

/** A set that a model was to write goes on with the embedded engine once it had to. */
async function modelFor({ model }: JobDeps, dataset: DatasetRow): Promise<WithModel> {
  if (dataset.engine !== "model" || dataset.fellBack !== null) return { options: {} };
  const allowance = (await model?.allowance(dataset.accountId)) ?? "model_unreachable";
  if (typeof allowance === "string") return { options: {}, fellBack: allowance };
  return { options: { model: { tokenBudget: allowance } } };
}

/** A start that came to nothing: another one, or the end if there were enough of them. */
export async function giveUpAttempt(deps: Omit<JobDeps, "engine">, jobId: string): Promise<void> {
  const job = await findJob(deps.db, jobId);
  if (job?.status !== "running") return;
  if (job.attempts < LIMITS.jobs.maxAttempts) await requeueJob(deps.db, jobId, false);
  else await endAndRing(deps, { jobId, datasetId: job.datasetId, code: "GENERATION_FAILED" });
}

/**
 * One start of a job, from its last recorded passage to its end. Aborting leaves it queued for the next
 * start, without counting this one, unless it has ended by then. Never throws for the engine's faults.
 */
export async function runJob(deps: JobDeps, job: JobsTable, signal: AbortSignal): Promise<void> {
  const shares = createShares();
  try {
    await generate(deps, job, signal, shares);
  } catch (error) {
    if (signal.aborted) return requeueJob(deps.db, job.id, true);
    // Other messages may quote the document.
    const fault = error instanceof EngineFailure ? error.fault : (error as Error).name;
    deps.log.warn({ jobId: job.id, attempt: job.attempts, fault }, "a job's attempt failed");
    await giveUpAttempt(deps, job.id);
  } finally {
    deps.log.info({ jobId: job.id, ...shares.toLog() }, "a job's attempt is over");
  }
}
