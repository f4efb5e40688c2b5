import { LIMITS, type Question } from "@quizmill/contract";
import type { Database } from "../../../platform/database/open.ts";
import { type Doorbell, openEar } from "../../../platform/doorbell.ts";
import { type DatasetRow, isUnfinished, toQuestion } from "../../datasets/entities.ts";
import { findRead } from "../../datasets/pictures-store.ts";
import { findQuestions } from "../../datasets/questions-store.ts";
import { readDataset } from "../../datasets/store.ts";
import { findJob } from "../store.ts";
import { jobTopic } from "../topics.ts";
import type { Refusal } from "./end.ts";

export interface FirstQuestions {
  readonly datasetName: string;
  /** At most `LIMITS.upload.minFirstMax`; fewer than requested if the time ran out or the job ended. */
  readonly initial: Question[];
  readonly totalEstimated: number;
}

export interface FirstWait {
  readonly datasetId: string;
  readonly jobId: string;
  readonly minFirst: number;
  readonly timeoutMs: number;
  /** Ends the waiting, not the job. */
  readonly signal: AbortSignal;
}

interface WaitDeps {
  readonly db: Database;
  readonly doorbell: Doorbell;
}

/** Until `isEnough`, the job has ended or the time is over. Returns the set as it is then, unless it is gone. */
async function waited(
  { db, doorbell }: WaitDeps,
  { datasetId, jobId, timeoutMs, signal }: Omit<FirstWait, "minFirst">,
  isEnough: (dataset: DatasetRow) => Promise<boolean> | boolean,
): Promise<DatasetRow | undefined> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const ear = openEar(doorbell, jobTopic(jobId), over);
  try {
    for (;;) {
      const dataset = await readDataset(db, datasetId);
      if (over.aborted || !dataset || !isUnfinished(dataset) || (await isEnough(dataset))) return dataset;
      await ear.next();
    }
  } finally {
    ear.close();
  }
}

/** Waits until the document of a set is read; returns why it was refused, if it was. */
export async function readingOf(
  deps: WaitDeps,
  wait: Omit<FirstWait, "minFirst">,
): Promise<Refusal | undefined> {
  await waited(deps, wait, async ({ id }) => !(await findRead(deps.db, id))?.wish);
  const job = await findJob(deps.db, wait.jobId);
  return job?.refusalJson ? (JSON.parse(job.refusalJson) as Refusal) : undefined;
}

/** Waits until enough questions exist, the job has ended or the time is over. Undefined for a set that is gone. */
export async function firstQuestions(deps: WaitDeps, wait: FirstWait): Promise<FirstQuestions | undefined> {
  const dataset = await waited(deps, wait, ({ questionCount }) => questionCount >= wait.minFirst);
  if (!dataset) return undefined;
  const rows = await findQuestions(deps.db, wait.datasetId, LIMITS.upload.minFirstMax);
  return {
    datasetName: dataset.name,
    initial: rows.map(toQuestion),
    totalEstimated: dataset.totalEstimated,
  };
}
