import { type ErrorCode, LIMITS, type SetWarning } from "@quizmill/contract";
import type { FastifyBaseLogger } from "fastify";
import { type Database, isOutage } from "../../../platform/database/open.ts";
import type { JobsTable } from "../../../platform/database/schema.ts";
import type { Metrics } from "../../../platform/metrics.ts";
import { type DatasetRow, hasServersModel } from "../../datasets/entities.ts";
import { readDataset, roomIn } from "../../datasets/store.ts";
import { EngineFailure, EngineInterrupted, type EngineThreads, TextTooComplex } from "../engine/index.ts";
import { type AskDeps, type ModelGate, rewriteInBrowser, rewriteWithModel } from "../model/index.ts";
import { createPace, type EtaSeconds } from "../pace.ts";
import { type PictureDeps, type PictureReading, readPictures } from "../pictures/index.ts";
import { findJob, isEnded, type JobRun, leaveToModel, noteFault, releaseJob } from "../store.ts";
import { jobTopic } from "../topics.ts";
import { type JobEnd, type Refusal, recordEnd } from "./end.ts";
import { type DocumentDeps, readKeptDocument } from "./read-document.ts";
import { recordBatch } from "./record-batch.ts";
import { loadWork } from "./resume.ts";
import { tryFirst } from "./suspect.ts";

export interface JobDeps extends PictureDeps, DocumentDeps, AskDeps {
  readonly engine: EngineThreads;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  readonly model: ModelGate;
  readonly metrics: Metrics;
}

/** Ends a job once, and notifies those who wait for it. */
export async function endAndRing(deps: Omit<JobDeps, "engine">, end: Omit<JobEnd, "now">): Promise<void> {
  const hasEnded = await recordEnd(deps.db, { ...end, now: deps.now() });
  if (!hasEnded) return;
  deps.log.info({ jobId: end.jobId, code: end.code }, "job ended");
  deps.metrics.jobsEnded.inc({ outcome: end.code ?? "READY" });
  deps.doorbell.ring(jobTopic(end.jobId));
  deps.onDeleted();
}

/** Measures where an attempt spends its time, for the log. */
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

interface Attempt extends StartedJob {
  readonly signal: AbortSignal;
  readonly shares: Shares;
  /** Called once the set has its first questions. */
  readonly onFirst: () => void;
  /** Called when nothing can be written before a page is read, and when that is over. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/** The set can be played already: others need not wait for this job, which mostly waits for a model itself. */
async function goOnWith(
  rewrite: typeof rewriteWithModel | typeof rewriteInBrowser,
  deps: JobDeps,
  { run, job, signal, onWaiting, shares }: Attempt,
): Promise<void> {
  const { datasetId } = job;
  onWaiting(true);
  try {
    const rewriting = { run, signal, datasetId, inDatabase: shares.inDatabase };
    if (await rewrite(deps, rewriting)) await endAndRing(deps, { ...run, datasetId, code: null });
  } finally {
    onWaiting(false);
  }
}

async function generate(deps: JobDeps, one: Attempt): Promise<void> {
  const { run, job, signal, onWaiting } = one;
  if (job.task === "browser") return goOnWith(rewriteInBrowser, deps, one);
  if (job.task === "model") return goOnWith(rewriteWithModel, deps, one);
  const refuse = (refusal: Refusal) =>
    endAndRing(deps, { ...run, datasetId: job.datasetId, code: refusal.code, refusal });
  const dataset = await readKeptDocument(deps, { run, job, signal, refuse });
  if (!dataset) return;
  const reading = readPictures(deps, dataset, { run, job, signal });
  try {
    for (;;) {
      const isOver = reading.isOver();
      const written = await writeQuestions(deps, one, reading.etaSeconds);
      if (written === null) return;
      if (isOver) break;
      onWaiting(true);
      await enoughRead(deps.db, reading, written);
      onWaiting(false);
    }
  } finally {
    onWaiting(false);
    await reading.close();
  }
  const code = await faultOfReading(deps.db, dataset, reading.fault());
  const isModels = code === null && hasServersModel(dataset) && dataset.fellBack === null;
  if (!isModels) return endAndRing(deps, { ...run, datasetId: job.datasetId, code });
  if (await leaveToModel(deps.db, run)) await goOnWith(rewriteWithModel, deps, one);
}

/**
 * Pages read before questions are written from them. The more of a text is known, the better its questions are: in six
 * texts of five to seven pages 87 of a hundred keys were those of the whole text, page by page 72.
 */
const PAGES_AT_ONCE = 8;

/** The first page is enough for the first questions. */
async function enoughRead(db: Database, reading: PictureReading, written: DatasetRow): Promise<void> {
  for (;;) {
    await reading.more();
    const now = await readDataset(db, written.id);
    if (now === undefined || reading.isOver() || now.questionCount === 0) return;
    if (now.picturesDone - written.picturesDone >= PAGES_AT_ONCE) return;
  }
}

/** A document of which nothing could be read gives no questions, and its set says why. */
async function faultOfReading(
  db: Database,
  { id, picturePages }: DatasetRow,
  fault: ErrorCode | null,
): Promise<ErrorCode | null> {
  const now = picturePages > 0 ? await readDataset(db, id) : undefined;
  if (now?.totalChunks !== 0) return null;
  const warnings = JSON.parse(now.warningsJson) as SetWarning[];
  const isOther = warnings.some((one) => one.code === "PAGES_NOT_READ" && one.language !== undefined);
  return fault ?? (isOther ? "LANGUAGE_NOT_RECOGNISED" : "NO_TEXT_IN_FILE");
}

/**
 * From all passages that are there and have none yet. Returns the set as it was before; null if the job has ended, or
 * another worker has it.
 */
async function writeQuestions(
  deps: JobDeps,
  { run, job, signal, shares, onFirst }: Attempt,
  pagesEtaSeconds: EtaSeconds,
): Promise<DatasetRow | null> {
  const dataset = await readDataset(deps.db, job.datasetId);
  if (!dataset) return null;
  // Between two pages there is nothing to write.
  if (dataset.picturePages > 0 && dataset.processedChunks === dataset.totalChunks) return dataset;
  let questions = dataset.questionCount;
  const { plan, options } = await shares.inDatabase(() => loadWork(deps.db, dataset));
  await tryFirst(deps, { job, signal }, () => ({ kind: "open", plan, options }));
  const { passageDone, etaSeconds } = createPace(deps.now);
  const caller = { account: job.accountId, signal };
  for await (const given of deps.engine.generate(plan, { ...options, ...caller })) {
    const batch = { ...given, items: given.items.slice(0, roomIn({ questionCount: questions })) };
    questions += batch.items.length;
    if (batch.isLast) passageDone();
    const record = {
      run,
      batch,
      now: deps.now(),
      etaSeconds: plan.share === undefined ? etaSeconds : pagesEtaSeconds,
    };
    if (!(await shares.inDatabase(() => recordBatch(deps.db, record)))) return null;
    deps.metrics.passages.inc(batch.isLast ? 1 : 0);
    deps.metrics.questions.inc(batch.items.length);
    deps.doorbell.ring(jobTopic(job.id));
    if (questions >= LIMITS.upload.minFirstQuestions) onFirst();
    signal.throwIfAborted();
  }
  return dataset;
}

const FAILED = "GENERATION_FAILED";
/** Marks the fault of a start whose thread was stopped because of its text. */
const OVERRAN = "Too complex: ";

/** After a start that failed: another start, or the end after enough of them. */
async function giveUpAttempt(deps: JobDeps, { run, job: started }: StartedJob, fault: string): Promise<void> {
  const job = await noteFault(deps.db, run, fault);
  if (!job) return;
  const { datasetId } = job;
  const hasOverrunTwice = [fault, started.fault].every((one) => one?.startsWith(OVERRAN));
  if (hasOverrunTwice) await endAndRing(deps, { ...run, datasetId, code: "TEXT_TOO_COMPLEX" });
  else if (job.failures < LIMITS.jobs.maxAttempts) await releaseJob(deps.db, run, { isUncounted: false });
  else await endAndRing(deps, { ...run, datasetId, code: FAILED });
}

/** The fault, without messages of other code, which may quote the document. */
function faultOf(error: unknown): string {
  if (error instanceof TextTooComplex) return OVERRAN + error.fault;
  return error instanceof EngineFailure ? error.fault : (error as Error).name;
}

async function attempt(deps: JobDeps, one: Attempt): Promise<void> {
  const { run, job, signal, shares } = one;
  try {
    await generate(deps, one);
  } catch (error) {
    const isInterrupted = error instanceof EngineInterrupted;
    if (signal.aborted || isInterrupted || isOutage(error)) {
      await releaseJob(deps.db, run, { isUncounted: true });
      if (!signal.aborted && !isInterrupted) throw error;
      return;
    }
    const fault = faultOf(error);
    deps.log.warn({ jobId: job.id, attempt: job.attempts, fault }, "a job's attempt failed");
    await giveUpAttempt(deps, one, fault);
  } finally {
    deps.log.info({ jobId: job.id, ...shares.toLog() }, "a job's attempt is over");
  }
}

export interface StartedJob {
  readonly run: JobRun;
  readonly job: JobsTable;
}

/**
 * One start of a job, from its last recorded passage to its end. If aborted, the job goes back into the queue for the
 * next start and this one is not counted, unless the job has ended by then. Returns whether the job has ended or is
 * gone. Never throws for faults of the engine. If the database is faulty it throws, and no start is counted.
 */
export async function runJob(
  deps: JobDeps,
  started: StartedJob,
  { signal, onFirst, onWaiting }: Pick<Attempt, "signal" | "onFirst" | "onWaiting">,
): Promise<boolean> {
  const { run, job } = started;
  await attempt(deps, { run, job, signal, onFirst, onWaiting, shares: createShares() });
  const left = await findJob(deps.db, run.jobId);
  return !left || isEnded(left);
}
