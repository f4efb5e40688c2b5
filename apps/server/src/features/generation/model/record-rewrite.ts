import type { Fallback, JobEvent } from "@quizmill/contract";
import type { Batch, Item, PlacedItem } from "@quizmill/questions";
import { type QualityTally, tallied } from "@quizmill/questions/main-thread";
import { type Database, lockAccount } from "../../../platform/database/open.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
import { storeMore } from "../../datasets/questions-store.ts";
import { readDataset, roomIn } from "../../datasets/store.ts";
import { recordRewrite, replaceQuestion } from "../../datasets/versions-store.ts";
import type { EtaSeconds } from "../pace.ts";
import { advanceJob, insertEvents, type JobRun } from "../store.ts";
import {
  newOptionsIn,
  placesFor,
  qualityAfter,
  type Replacement,
  replaceAll,
  withoutDoubles,
} from "./places.ts";
import { findReplaceable, findStaying } from "./rewrite-store.ts";
import { countTokens } from "./tokens.ts";

export interface Rewritten {
  readonly run: JobRun;
  readonly accountId: string;
  /** Of a passage's batches only the last has items: all of the passage. */
  readonly batch: Batch;
  /** How many of its questions could be replaced when the model began. Items beyond that come in addition. */
  readonly replaceable: number;
  readonly now: number;
  readonly etaSeconds: EtaSeconds;
}

/**
 * Stores what the model wrote of a passage: its questions take the places of those that nobody has answered until now,
 * as far as there are any, and keep their ids. Returns those that have no place there. Null if the job was cancelled or
 * deleted in the meantime, or another worker has it; then nothing is written. No answer can be stored meanwhile.
 */
export async function recordRewritten(db: Database, record: Rewritten): Promise<PlacedItem[] | null> {
  const { run, accountId, batch, now } = record;
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const job = await advanceJob(tx, run, batch.isLast ? 1 : 0);
    const before = job && (await readDataset(tx, job.datasetId));
    if (!before) return null;
    const isInBrowser = before.engine === "browser";
    const { replaced, added, left } = await placesOf(tx, before, record);
    for (const { row, item } of replaced) await replaceQuestion(tx, accountId, { row, item, now });
    await storeMore(tx, accountId, { datasetId: before.id, passage: batch.passage, items: added });
    const dataset = await recordRewrite(tx, {
      datasetId: before.id,
      now,
      qualityJson: qualityWith(before, { batch, replaced, added }),
      questions: added.length,
      options: newOptionsIn(replaced) + added.reduce((sum, item) => sum + item.options.length, 0),
      usage: batch.usage,
      fellBack: batch.fellBack,
      ...(isInBrowser && batch.isLast && { browserModelDone: batch.done }),
    });
    if (batch.isLast) {
      const count = replaced.length + added.length;
      await insertEvents(tx, run.jobId, [progressOf(record, dataset, job.lastSeq)], now);
      await announce(tx, run, { count, total: dataset.questionCount, now });
    }
    // A member's own model, or that of a browser, costs the installation nothing.
    if (batch.usage && before.engine === "model")
      await countTokens(tx, { accountId, usage: batch.usage, now });
    return left;
  });
}

/** Stores why the model writes nothing of a set. False where `recordRewritten` gives null. */
export async function recordFallback(
  db: Database,
  { run, fellBack, now }: { run: JobRun; fellBack: Fallback; now: number },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const job = await advanceJob(tx, run, 0);
    const dataset = job && (await readDataset(tx, job.datasetId));
    if (!dataset) return false;
    const { id: datasetId, qualityJson } = dataset;
    await recordRewrite(tx, { datasetId, qualityJson, fellBack, questions: 0, options: 0, now });
    return true;
  });
}

/** Tells those who follow the job to read the set again. */
async function announce(
  tx: Database,
  run: JobRun,
  { count, total, now }: { count: number; total: number; now: number },
): Promise<void> {
  const job = count === 0 ? undefined : await advanceJob(tx, run, 1);
  if (!job) return;
  await insertEvents(
    tx,
    run.jobId,
    [{ name: "new_questions", data: { seq: job.lastSeq, count, total } }],
    now,
  );
}

function progressOf({ batch, etaSeconds }: Rewritten, dataset: DatasetRow, seq: number): JobEvent {
  const { processedChunks: done, totalChunks: total, questionCount: questions } = dataset;
  const model = { done: batch.done, total: batch.total };
  const left = model.total - model.done;
  return { name: "progress", data: { seq, done, total, questions, etaSeconds: etaSeconds(left), model } };
}

/** Which item takes the place of which question of the passage, and which come in addition; `left` have no place there. */
async function placesOf(
  tx: Database,
  dataset: DatasetRow,
  { batch, replaceable }: Rewritten,
): Promise<{ replaced: Replacement[]; added: Item[]; left: PlacedItem[] }> {
  const { passage, items } = batch;
  if (items.length === 0) return { replaced: [], added: [], left: [] };
  const free = await findReplaceable(tx, dataset, passage);
  const quotes = await findStaying(tx, { datasetId: dataset.id, passage, replaced: free });
  const placed = items.map((item) => ({ item, passage }));
  const { replaced, left } = placesFor(withoutDoubles(placed, quotes), free);
  const most = Math.min(roomIn(dataset), Math.max(0, items.length - replaceable));
  return { replaced, added: left.slice(0, most).map(({ item }) => item), left: left.slice(most) };
}

function qualityWith(
  { qualityJson }: DatasetRow,
  { batch, replaced, added }: { batch: Batch; replaced: readonly Replacement[]; added: Item[] },
): string | null {
  if (qualityJson === null) return null;
  const before = JSON.parse(qualityJson) as QualityTally;
  // The sections were counted when the passages were gone through for the first time.
  const grown = tallied({ ...before, lastSection: batch.section }, { ...batch, items: added });
  return JSON.stringify(qualityAfter(grown, replaced));
}

/**
 * Stores what the model wrote beyond the places of its passages, at its end: in the places of questions that nobody has
 * answered until now, wherever in the set, those of least worth first. False where `recordRewritten` gives null.
 */
export async function recordSpare(
  db: Database,
  { run, accountId, spare, now }: Pick<Rewritten, "run" | "accountId" | "now"> & { spare: PlacedItem[] },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const job = await advanceJob(tx, run, 0);
    const before = job && (await readDataset(tx, job.datasetId));
    if (!before) return false;
    const free = await findReplaceable(tx, before);
    const quotes = await findStaying(tx, { datasetId: before.id, replaced: free });
    const { replaced } = placesFor(withoutDoubles(spare, quotes), free);
    if (replaced.length === 0) return true;
    const { questionCount: total } = await replaceAll(tx, before, { replaced, now });
    await announce(tx, run, { count: replaced.length, total, now });
    return true;
  });
}
