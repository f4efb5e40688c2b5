import { availableParallelism } from "node:os";
import type { UploadProgress } from "@quizmill/contract";
import type { JudgedReply } from "@quizmill/models/engine";
import type { PlacedItem } from "@quizmill/questions";
import type { Database } from "../../../platform/database/open.ts";
import type { JobEventsTable } from "../../../platform/database/schema.ts";
import { AppError } from "../../../platform/errors.ts";
import { JOBS_TOPIC } from "../../../platform/queue/queue.ts";
import { hashToken } from "../../../platform/secret-tokens.ts";
import { closeForBrowser, stopForBrowser } from "../../datasets/browser-model-store.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
import type { Owned } from "../../datasets/store.ts";
import { findUploadedDataset, type UploadKey } from "../../upload-keys/store.ts";
import {
  type Caller,
  EngineFailure,
  type EngineThreads,
  type MoreWanted,
  type ReplyToJudge,
} from "../engine/index.ts";
import { disownTokens, findReplaceable, type ModelGate } from "../model/index.ts";
import {
  deleteEndedTokens,
  findJobOfAccount,
  findJobOfDataset,
  findUnfinishedJobsOfAccount,
  isTokenOf,
} from "../store.ts";
import { stopTopic, TOKENS_TOPIC } from "../topics.ts";
import { type AddedDocument, addDocument, growingSet } from "./add-document.ts";
import { watchBacklog } from "./backlog-figures.ts";
import {
  type CreatedDataset,
  createDataset,
  insertNextJob,
  issueToken,
  type NewDataset,
  type NextJob,
  refuseTooManyJobs,
} from "./create.ts";
import type { Refusal } from "./end.ts";
import { type FirstQuestions, type FirstWait, firstQuestions, readingOf } from "./first-questions.ts";
import { followJob } from "./follow.ts";
import { type Concurrency, createJobLoop, type JobLoopDeps } from "./loop.ts";
import { createJobNews } from "./news.ts";
import { createPages, type Pages } from "./pages.ts";
import { progressOf } from "./progress.ts";
import { loadSet } from "./resume.ts";
import { endAndRing } from "./run.ts";
import { tryAgain } from "./try-again.ts";

export interface GenerationDeps extends JobLoopDeps {
  /** False in a process that leaves the jobs to others. */
  readonly isWorker: boolean;
  readonly concurrency?: Concurrency;
}

/** Makes sets of questions from plans in the background, and reports their progress. */
export interface Generation {
  /** In a worker: works on the jobs in the queue and on new ones. */
  start(): Promise<void>;
  /** Lets the batches under way commit and ends all event streams; the jobs continue at the next start. */
  stop(): Promise<void>;
  likely: EngineThreads["likely"];
  planVersion: EngineThreads["planVersion"];
  advise: EngineThreads["advise"];
  /** Up to so many more questions of one place in a set's text; none where it has no other. */
  more(
    dataset: DatasetRow,
    wanted: Pick<MoreWanted, "from" | "count">,
    caller: Caller,
  ): Promise<PlacedItem[]>;
  /** What becomes of the questions that a chat wrote about some passages. They may repeat what they can replace there. */
  judgeReply(
    dataset: DatasetRow,
    wanted: Pick<ReplyToJudge, "reply" | "passages">,
    caller: Caller,
  ): Promise<JudgedReply>;
  /** The language model that would write a new set of this account; null for none. */
  modelFor: ModelGate["writerFor"];
  /** Throws TOO_MANY_JOBS. */
  createDataset(input: NewDataset): Promise<CreatedDataset>;
  /** Throws NOT_FOUND, SET_UNFINISHED, SET_FULL. */
  growingSet(owned: Owned): Promise<DatasetRow>;
  /** Throws NOT_FOUND, SET_UNFINISHED, TOO_MANY_JOBS. */
  addDocument(input: AddedDocument): Promise<CreatedDataset>;
  /**
   * Gives a set whose job has ended another one; call it in the transaction that adds what it works on, and what it
   * returns once that is committed. Throws TOO_MANY_JOBS.
   */
  nextJob(tx: Database, of: NextJob): Promise<() => void>;
  /** Throws NOT_FOUND, SET_UNFINISHED, TOO_MANY_JOBS; SET_CHANGED where nothing of the set is open. */
  tryAgain(owned: Owned): Promise<void>;
  /** Throws TOO_MANY_JOBS. */
  refuseTooManyJobs(accountId: string): Promise<void>;
  /** The set that this Idempotency-Key made, if there is one. */
  findUploadedDataset(upload: UploadKey): Promise<string | undefined>;
  /** The job of a set, with a new token for this caller; undefined if the set is gone. */
  reopen(datasetId: string, sessionId: string): Promise<CreatedDataset | undefined>;
  /** Waits until the document of a set is read; returns why it was refused, if it was. */
  readingOf(wait: Omit<FirstWait, "minFirst">): Promise<Refusal | undefined>;
  firstQuestions(wait: FirstWait): Promise<FirstQuestions | undefined>;
  progressOf(datasetId: string): Promise<UploadProgress | undefined>;
  isJobToken(jobId: string, token: string): Promise<boolean>;
  /** Ends the event streams whose tokens have ended; call it after sessions or a set did. */
  endStreams(): void;
  /** Aborts when the server begins to stop: from then on no stream may start. */
  readonly stopping: AbortSignal;
  follow(from: { jobId: string; afterSeq: number }, signal: AbortSignal): AsyncIterable<JobEventsTable>;
  /** The pages whose browsers' models write. */
  readonly pages: Pages;
  /** No browser's model changes the set any more. Throws NOT_FOUND. */
  stopInBrowser(owned: Owned): Promise<void>;
  /** Throws NOT_FOUND for another account's job. A job that has ended does not change. */
  cancelJob(job: { accountId: string; id: string }): Promise<void>;
  cancelJobOfDataset(datasetId: string): Promise<void>;
  /** Ends the jobs of an account that is deleted; the tokens a model used for it still count towards the total. */
  leaveAccount(accountId: string): Promise<void>;
}

/** Jobs take turns on the engine threads; those that have their first questions let newcomers go first. */
const PER_CORE: Concurrency = { newcomers: 2, all: 8 };

export function createGeneration(deps: GenerationDeps): Generation {
  const { db, now, engine } = deps;
  const cores = availableParallelism();
  const concurrency = { newcomers: cores * PER_CORE.newcomers, all: cores * PER_CORE.all };
  const loop = createJobLoop(deps, deps.concurrency ?? concurrency);
  watchBacklog(deps.metrics, deps);
  const following = { db, doorbell: deps.doorbell, newsOf: createJobNews(deps) };
  const stopping = new AbortController();

  const whileRunning = <Wait extends { readonly signal: AbortSignal }>(wait: Wait): Wait => ({
    ...wait,
    signal: AbortSignal.any([wait.signal, stopping.signal]),
  });
  const cancel = async (job: { id: string; datasetId: string } | undefined): Promise<void> => {
    if (!job) return;
    await endAndRing(deps, { jobId: job.id, datasetId: job.datasetId, code: "GENERATION_CANCELLED" });
    deps.doorbell.ring(stopTopic(job.id));
  };

  const logged = async <T>(planning: Promise<T>): Promise<T> =>
    planning.catch((error: unknown) => {
      if (error instanceof EngineFailure)
        deps.log.error({ fault: error.fault }, "the engine failed on a text");
      throw error;
    });

  return {
    start: async () => {
      await deleteEndedTokens(db, now());
      if (deps.isWorker) await loop.start();
    },
    stop: async () => {
      stopping.abort(new Error("The server stops."));
      await loop.stop();
    },
    stopping: stopping.signal,
    likely: (source, caller) => logged(engine.likely(source, caller)),
    planVersion: (source, wanted, caller) => logged(engine.planVersion(source, wanted, caller)),
    advise: (wanted, caller) => engine.advise(wanted, caller),
    more: async (dataset, wanted, caller) => {
      const { plan, items } = await loadSet(db, dataset);
      return logged(engine.more(plan, { mode: dataset.mode, seed: dataset.seed, items, ...wanted }, caller));
    },
    judgeReply: async (dataset, wanted, caller) => {
      const { plan, items } = await loadSet(db, dataset);
      const own = new Set(wanted.passages);
      const replaceable = (await findReplaceable(db, dataset)).filter(({ passage }) => own.has(passage));
      const free = new Set(replaceable.map(({ id }) => id));
      const staying = items.filter((item) => !("id" in item && free.has(item.id)));
      return logged(engine.judgeReply(plan, { ...wanted, items: staying, seed: dataset.seed }, caller));
    },
    modelFor: (accountId) => deps.model.writerFor(accountId),
    createDataset: async (input) => {
      const created = await createDataset(deps, input);
      deps.doorbell.ring(JOBS_TOPIC);
      return created;
    },
    growingSet: (owned) => growingSet(db, owned),
    addDocument: async (input) => {
      const added = await addDocument(deps, input);
      deps.doorbell.ring(JOBS_TOPIC);
      deps.onDeleted();
      return added;
    },
    nextJob: async (tx, of) => {
      await insertNextJob(tx, deps, of);
      return () => {
        deps.doorbell.ring(JOBS_TOPIC);
        deps.onDeleted();
      };
    },
    tryAgain: async (owned) => {
      await tryAgain(deps, owned);
      deps.doorbell.ring(JOBS_TOPIC);
    },
    refuseTooManyJobs: (accountId) => refuseTooManyJobs(db, accountId),
    findUploadedDataset: (upload) => findUploadedDataset(db, upload),
    reopen: async (datasetId, sessionId) => {
      const job = await findJobOfDataset(db, datasetId);
      if (job === undefined) return undefined;
      const { id: jobId } = job;
      return { datasetId, jobId, token: await issueToken(db, { jobId, sessionId }, now()) };
    },
    readingOf: (wait) => readingOf(deps, whileRunning(wait)),
    firstQuestions: (wait) => firstQuestions(deps, whileRunning(wait)),
    progressOf: (datasetId) => progressOf(db, datasetId),
    isJobToken: (jobId, token) => isTokenOf(db, { tokenHash: hashToken(token), jobId, now: now() }),
    endStreams: () => deps.doorbell.ring(TOKENS_TOPIC),
    follow: (from, signal) => followJob(following, from, signal),
    cancelJob: async (owned) => {
      const job = await findJobOfAccount(db, owned);
      if (!job) throw new AppError("NOT_FOUND", "There is no such job.");
      await cancel(job);
    },
    cancelJobOfDataset: async (datasetId) => {
      await closeForBrowser(db, datasetId);
      await cancel(await findJobOfDataset(db, datasetId));
    },
    pages: createPages(deps),
    stopInBrowser: async (owned) => {
      if (!(await stopForBrowser(db, owned))) throw new AppError("NOT_FOUND", "There is no such set.");
      const job = await findJobOfDataset(db, owned.id);
      if (job?.task === "browser") await cancel(job);
    },
    leaveAccount: async (accountId) => {
      for (const job of await findUnfinishedJobsOfAccount(db, accountId)) await cancel(job);
      await disownTokens(db, accountId);
    },
  };
}
