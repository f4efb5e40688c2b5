import { type BrowserModelAnswer, type BrowserModelWork, LIMITS } from "@quizmill/contract";
import type { PageRequest } from "@quizmill/models";
import { lockAccount } from "../../../platform/database/open.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import { openEar } from "../../../platform/doorbell.ts";
import { AppError } from "../../../platform/errors.ts";
import { JOBS_TOPIC, type Queue } from "../../../platform/queue/queue.ts";
import { listForBrowser } from "../../datasets/browser-model-store.ts";
import { readDataset } from "../../datasets/store.ts";
import { type AskDeps, answerRequest, renewLease, takeRequest } from "../model/index.ts";
import { countBrowserJobs, findJob, reviveJob } from "../store.ts";
import { answersTopic, pagesTopic } from "../topics.ts";

type PagesDeps = Omit<AskDeps, "newId"> & { readonly queue: Queue };

/** The pages that let the models of their browsers answer for an account. */
export interface Pages {
  /** Waits for the next request, which this page then has for itself for a while. */
  work(accountId: string, signal: AbortSignal): Promise<BrowserModelWork>;
  /** Throws NOT_FOUND for a request that is another account's, is answered, or that nobody waits for. */
  answer(
    request: { readonly accountId: string; readonly id: string },
    answer: BrowserModelAnswer,
  ): Promise<void>;
}

export function createPages(deps: PagesDeps): Pages {
  const { db, doorbell, now } = deps;
  const { holdMs, leaseMs } = { ...LIMITS.browserModel, ...deps.pageTimes };
  const leasedUntil = () => now() + leaseMs;
  return {
    work: async (accountId, signal) => {
      const over = AbortSignal.any([signal, AbortSignal.timeout(holdMs)]);
      const ear = openEar(doorbell, pagesTopic(accountId), over);
      try {
        for (;;) {
          const open = await wakeNext(deps, accountId);
          const taken = await takeRequest(db, { accountId, now: now(), leasedUntil: leasedUntil() });
          if (taken) return { request: toRequest(taken), open };
          if (open === 0 || over.aborted) return { request: null, open };
          await ear.next();
        }
      } finally {
        ear.close();
      }
    },
    answer: async (request, answer) => {
      if ("text" in answer || ("fault" in answer && answer.fault !== "closed")) {
        const jobId = await answerRequest(db, { ...request, reply: answer });
        if (jobId === undefined) throw isOver();
        return doorbell.ring(answersTopic(jobId));
      }
      const isWorking = "isWorking" in answer;
      if (!(await renewLease(db, { ...request, leasedUntil: isWorking ? leasedUntil() : now() })))
        throw isOver();
      if (!isWorking) doorbell.ring(pagesTopic(request.accountId));
    },
  };
}

function isOver(): AppError {
  return new AppError("NOT_FOUND", "Nobody waits for an answer to this request.");
}

function toRequest(taken: NonNullable<Awaited<ReturnType<typeof takeRequest>>>): BrowserModelWork["request"] {
  const { id, datasetId, jobId, language, browserModelDone, totalChunks, bodyJson } = taken;
  return {
    ...(JSON.parse(bodyJson) as PageRequest),
    id,
    datasetId,
    jobId,
    language: language === "und" ? null : language,
    done: browserModelDone ?? 0,
    total: totalChunks,
  };
}

/**
 * Has the account's next set written as long as one of its pages is there: one at a time, since a page answers one
 * request after the other. Returns how many sets are open.
 */
async function wakeNext(deps: PagesDeps, accountId: string): Promise<number> {
  const { db, queue, doorbell, now } = deps;
  const open = await listForBrowser(db, accountId, now());
  const isReady = open.some(({ status }) => status === "READY");
  if (!isReady || (await countBrowserJobs(db)) >= LIMITS.browserModel.running) return open.length;
  const jobId = await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await countBrowserJobs(tx, accountId)) > 0) return undefined;
    const [next] = (await listForBrowser(tx, accountId, now())).filter(({ status }) => status === "READY");
    const revived = next && (await reviveJob(tx, next.id));
    if (revived) await queue.add(tx, [{ id: revived, accountId }]);
    return revived;
  });
  if (jobId) doorbell.ring(JOBS_TOPIC);
  return open.length;
}

/**
 * A job has left the queue, and may come into it again: tells the pages of its account, unless it only paused, since
 * then the next page that asks wakes it.
 */
export async function tellPages(
  { db, doorbell }: Pick<PagesDeps, "db" | "doorbell">,
  jobId: string,
): Promise<void> {
  const job = await findJob(db, jobId);
  if (!job) return;
  const dataset = await readDataset(db, job.datasetId);
  if (dataset?.engine !== "browser") return;
  const hasPaused = job.task === "browser" && dataset.browserModelUntil !== null;
  if (!hasPaused) doorbell.ring(pagesTopic(job.accountId));
}
