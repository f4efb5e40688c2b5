import type { ErrorCode, Fallback, JobEvent } from "@quizmill/contract";
import type { Database } from "../../../platform/database/open.ts";
import type { JobStatus } from "../../../platform/database/schema.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import { closeForBrowser } from "../../datasets/browser-model-store.ts";
import { type DatasetRow, hasServersModel } from "../../datasets/entities.ts";
import { closeDataset, endDataset, recordPictures } from "../../datasets/lifecycle-store.ts";
import { type DocumentWish, deleteRead, findRead, unreadPages } from "../../datasets/pictures-store.ts";
import { hasQuestions } from "../../datasets/questions-store.ts";
import { readDataset } from "../../datasets/store.ts";
import { putInPageOrder, withUnread } from "../pictures/index.ts";
import { endJob, insertEvents } from "../store.ts";

/** Why a document gives no set, for the caller who waits for the answer. */
export interface Refusal {
  readonly code: ErrorCode;
  /** For developers. */
  readonly message: string;
  readonly details?: Record<string, unknown>;
}

export interface JobEnd {
  readonly jobId: string;
  /** The worker's start of the job, if a worker ends it: one that lost the job must end nothing. */
  readonly runId?: string;
  readonly datasetId: string;
  readonly now: number;
  /** Why it ended early; null if all passages were processed. */
  readonly code: ErrorCode | null;
  /** If the document was refused. */
  readonly refusal?: Refusal;
}

function lastEvent(seq: number, dataset: DatasetRow): JobEvent {
  const { status, failureCode, questionCount } = dataset;
  if (status === "FAILED" && failureCode) return { name: "failed", data: { seq, code: failureCode } };
  return { name: "done", data: { seq, status, total: questionCount } };
}

function jobStatusFor(code: ErrorCode | null): JobStatus {
  if (code === null) return "done";
  return code === "GENERATION_CANCELLED" ? "cancelled" : "failed";
}

/**
 * Of a document that is still being read, no more pages are for now: the set says which ones. It stays for another try;
 * one of which nothing was read goes.
 */
async function endRead(tx: Database, dataset: DatasetRow, now: number): Promise<void> {
  const read = await findRead(tx, dataset.id);
  if (read === undefined) return;
  if (read.wish !== null) return deleteRead(tx, dataset.id, now);
  const { picturesDone, pagesWithText } = dataset;
  const warningsJson = withUnread(dataset, unreadPages(dataset, read));
  await recordPictures(tx, dataset.id, { picturesDone, pagesWithText, warningsJson, updatedAt: now });
}

/**
 * A set that lacks no passage is ready, also where its job was stopped while a model wrote it anew, or failed then:
 * the set says that.
 */
function howItEnds(
  dataset: DatasetRow,
  code: ErrorCode | null,
): { code: ErrorCode | null; fellBack?: Fallback } {
  const { processedChunks, totalChunks, questionCount, picturesDone, picturePages } = dataset;
  const isWhole = processedChunks === totalChunks && picturesDone === picturePages && questionCount > 0;
  if (code === null || !isWhole) return { code };
  const hasFailed = hasServersModel(dataset) && code !== "GENERATION_CANCELLED";
  return { code: null, ...(hasFailed && { fellBack: dataset.fellBack ?? "model_unreachable" }) };
}

/** Of a document that is not read when its job ends. A new set that its owner stopped stays, and says so itself. */
function refusalOf({ before }: DocumentWish, code: ErrorCode): Refusal | null {
  const isStopped = code === "GENERATION_CANCELLED" && before === undefined;
  return isStopped ? null : { code, message: "The document was not read." };
}

/**
 * Ends job and set together, with the last event: `done` for READY and PARTIAL, `failed` for a set without questions.
 * False if the job had ended before, is gone, or now belongs to another worker.
 */
export async function recordEnd(db: Database, end: JobEnd): Promise<boolean> {
  const { jobId, runId, datasetId, now } = end;
  return inTransaction(db, async (tx) => {
    const dataset = await readDataset(tx, datasetId);
    if (!dataset) return false;
    const isEmpty = dataset.questionCount === 0 && !(await hasQuestions(tx, datasetId));
    const code = end.code ?? (isEmpty ? "NO_QUESTIONS" : null);
    const wish = (await findRead(tx, datasetId))?.wish;
    const refusal = end.refusal ?? (wish && code && refusalOf(wish, code));
    const job = await endJob(tx, { id: jobId, runId, status: jobStatusFor(code), refusal, now });
    if (!job) return false;
    await endRead(tx, dataset, now);
    if (dataset.picturePages > 0) await putInPageOrder(tx, datasetId);
    const ended =
      wish?.before === undefined
        ? await endDataset(tx, { id: datasetId, now, ...howItEnds(dataset, code) })
        : await closeDataset(tx, { id: datasetId, now, ...wish.before });
    if (ended) await insertEvents(tx, jobId, [lastEvent(job.lastSeq, ended)], now);
    // A browser's model goes on with a set that is whole.
    if (end.code !== null || ended?.status !== "READY") await closeForBrowser(tx, datasetId);
    return true;
  });
}
