import { JOB_EVENTS, type UploadProgress } from "@quizmill/contract";
import type { Database } from "../../../platform/database/open.ts";
import type { JobsTable } from "../../../platform/database/schema.ts";
import { type DatasetRow, isUnfinished, toReport } from "../../datasets/entities.ts";
import { findRead } from "../../datasets/pictures-store.ts";
import { readDataset } from "../../datasets/store.ts";
import { findJobOfDataset, findLastEvent } from "../store.ts";
import type { Refusal } from "./end.ts";

type Read = Awaited<ReturnType<typeof findRead>>;

/** A document waits for a reader, is read, is planned; then questions are written from it. */
function stageOf({ status }: DatasetRow, job: JobsTable | undefined, read: Read): UploadProgress["stage"] {
  if (status === "FAILED" || job?.refusalJson) return "failed";
  if (status === "READY" || status === "PARTIAL") return "done";
  if (!read?.wish || read.report !== null) return "generating";
  return job?.status === "running" ? "extracting" : "PENDING";
}

function failureCodeOf(
  { failureCode }: DatasetRow,
  job: JobsTable | undefined,
): UploadProgress["failureCode"] {
  return job?.refusalJson ? (JSON.parse(job.refusalJson) as Refusal).code : failureCode;
}

/** The estimate is in the last `progress` event; a set that has ended has none. */
async function etaSeconds(
  db: Database,
  dataset: DatasetRow,
  job: JobsTable | undefined,
): Promise<number | null> {
  const event = isUnfinished(dataset) && job && (await findLastEvent(db, job.id, ["progress"]));
  return event ? JOB_EVENTS.progress.parse(JSON.parse(event.dataJson)).etaSeconds : null;
}

/** A set's progress according to its rows; undefined if it is gone. */
export async function progressOf(db: Database, datasetId: string): Promise<UploadProgress | undefined> {
  const dataset = await readDataset(db, datasetId);
  if (!dataset) return undefined;
  const [job, read] = await Promise.all([findJobOfDataset(db, datasetId), findRead(db, datasetId)]);
  const isNew = read?.wish && read.wish.before === undefined;
  return {
    stage: stageOf(dataset, job, read),
    done: dataset.processedChunks,
    total: dataset.totalChunks,
    questions: dataset.questionCount,
    etaSeconds: await etaSeconds(db, dataset, job),
    datasetId,
    failureCode: failureCodeOf(dataset, job),
    document: read?.report ?? (isNew ? null : toReport(dataset)),
  };
}
