import type { JobEvent, SetWarning } from "@quizmill/contract";
import type { Batch } from "@quizmill/questions";
import { type QualityTally, tallied } from "@quizmill/questions/main-thread";
import type { Database } from "../../../platform/database/open.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
import { recordPassage } from "../../datasets/questions-store.ts";
import { readDataset } from "../../datasets/store.ts";
import { type EtaSeconds, progressEvent } from "../pace.ts";
import { advanceJob, insertEvents, type JobRun } from "../store.ts";

export interface RecordedBatch {
  readonly run: JobRun;
  readonly batch: Batch;
  readonly now: number;
  readonly etaSeconds: EtaSeconds;
}

/** `progress` comes first: a client that remembers only its number gets the questions of the same batch again. */
function eventsOf(record: RecordedBatch, firstSeq: number, dataset: DatasetRow): JobEvent[] {
  const progress = progressEvent(dataset, firstSeq, record.etaSeconds);
  const count = record.batch.items.length;
  if (count === 0) return [progress];
  const total = dataset.questionCount;
  return [progress, { name: "new_questions", data: { seq: firstSeq + 1, count, total } }];
}

/** The report with this batch added; null for a set that was begun before there were reports. */
function qualityWith({ qualityJson }: DatasetRow, batch: Batch): string | null {
  if (qualityJson === null) return null;
  return JSON.stringify(tallied(JSON.parse(qualityJson) as QualityTally, batch));
}

const CUT_SHORT = "PASSAGES_CUT_SHORT";

/** The set's warnings, with this passage counted if it was cut short. */
function warningsWith({ warningsJson }: DatasetRow, { isCutShort }: Batch): string {
  if (isCutShort !== true) return warningsJson;
  const warnings = JSON.parse(warningsJson) as SetWarning[];
  const before = warnings.find(({ code }) => code === CUT_SHORT);
  const count = before?.code === CUT_SHORT ? before.count + 1 : 1;
  return JSON.stringify([...warnings.filter(({ code }) => code !== CUT_SHORT), { code: CUT_SHORT, count }]);
}

/**
 * Stores the questions of a passage, or the next ones of it, with report, counts and events in one transaction. False
 * if the job was cancelled or deleted in the meantime, or another worker has it; then nothing is written.
 */
export async function recordBatch(db: Database, record: RecordedBatch): Promise<boolean> {
  const { batch, run, now } = record;
  const eventCount = batch.items.length === 0 ? 1 : 2;
  return inTransaction(db, async (tx) => {
    const job = await advanceJob(tx, run, eventCount);
    if (!job) return false;
    const { datasetId } = job;
    const before = await readDataset(tx, datasetId);
    if (!before) return false;
    const reports = { qualityJson: qualityWith(before, batch), warningsJson: warningsWith(before, batch) };
    const dataset = await recordPassage(tx, { ...batch, ...reports, datasetId, now });
    await insertEvents(tx, run.jobId, eventsOf(record, job.lastSeq - eventCount + 1, dataset), now);
    return true;
  });
}
