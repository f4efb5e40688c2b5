import { LIMITS, type Question } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { type Doorbell, openEar } from "../../platform/doorbell.ts";
import { isUnfinished, toQuestion } from "../datasets/entities.ts";
import { findQuestions, readDataset } from "../datasets/store.ts";
import { jobTopic } from "./topics.ts";

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

async function waitForFirst({ db, doorbell }: WaitDeps, wait: FirstWait): Promise<void> {
  const over = AbortSignal.any([wait.signal, AbortSignal.timeout(wait.timeoutMs)]);
  const ear = openEar(doorbell, jobTopic(wait.jobId), over);
  try {
    while (!over.aborted) {
      const dataset = await readDataset(db, wait.datasetId);
      if (!dataset || !isUnfinished(dataset) || dataset.questionCount >= wait.minFirst) return;
      await ear.next();
    }
  } finally {
    ear.close();
  }
}

/** Waits until enough questions exist, the job has ended or the time is over. Undefined for a set that is gone. */
export async function firstQuestions(deps: WaitDeps, wait: FirstWait): Promise<FirstQuestions | undefined> {
  await waitForFirst(deps, wait);
  const dataset = await readDataset(deps.db, wait.datasetId);
  if (!dataset) return undefined;
  const rows = await findQuestions(deps.db, wait.datasetId, LIMITS.upload.minFirstMax);
  return {
    datasetName: dataset.name,
    initial: rows.map(toQuestion),
    totalEstimated: dataset.totalEstimated,
  };
}
