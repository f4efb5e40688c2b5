import { JOB_EVENTS, type UploadProgress } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { type DatasetRow, isUnfinished, toReport } from "../datasets/entities.ts";
import { readDataset } from "../datasets/store.ts";
import { findJobOfDataset, findLastEvent } from "./store.ts";

function stageOf({ status }: DatasetRow): UploadProgress["stage"] {
  if (status === "FAILED") return "failed";
  return status === "READY" || status === "PARTIAL" ? "done" : "generating";
}

/** The estimate is in the last `progress` event; a set that has ended has none. */
async function etaSeconds(db: Database, dataset: DatasetRow): Promise<number | null> {
  const job = isUnfinished(dataset) ? await findJobOfDataset(db, dataset.id) : undefined;
  const event = job && (await findLastEvent(db, job.id, ["progress"]));
  return event ? JOB_EVENTS.progress.parse(JSON.parse(event.dataJson)).etaSeconds : null;
}

/** A set's progress according to its rows; undefined if it is gone. */
export async function progressOf(db: Database, datasetId: string): Promise<UploadProgress | undefined> {
  const dataset = await readDataset(db, datasetId);
  if (!dataset) return undefined;
  return {
    stage: stageOf(dataset),
    done: dataset.processedChunks,
    total: dataset.totalChunks,
    questions: dataset.questionCount,
    etaSeconds: await etaSeconds(db, dataset),
    datasetId,
    failureCode: dataset.failureCode,
    document: toReport(dataset),
  };
}
