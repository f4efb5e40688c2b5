import type { DocumentReport, QuestionPicture } from "@quizmill/contract";
import type { PictureRoom } from "@quizmill/interchange";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../../platform/database/open.ts";
import type { JobsTable } from "../../../platform/database/schema.ts";
import type { Doorbell } from "../../../platform/doorbell.ts";
import { AppError } from "../../../platform/errors.ts";
import type { StagedFile, Staging } from "../../../platform/files.ts";
import type { AskedColumns } from "../../../platform/same-key.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
import { type DocumentWish, findRead, noteReport, piecesOf } from "../../datasets/pictures-store.ts";
import { pictureKeeper } from "../../datasets/question-pictures-store.ts";
import { findAsked } from "../../datasets/questions-store.ts";
import { readDataset, refuseFullAccount } from "../../datasets/store.ts";
import { EngineFailure, type StoredPlan, TextTooComplex, type Trial } from "../engine/index.ts";
import type { JobRun } from "../store.ts";
import { storedPlan } from "../stored-plan.ts";
import { jobTopic } from "../topics.ts";
import type { Refusal } from "./end.ts";
import { type PlannedDocument, recordDocument } from "./record-document.ts";
import { isSuspect, type SuspectDeps, tryFirst } from "./suspect.ts";

/** A document that has arrived, for the code that knows how to read it. */
export interface ArrivedDocument {
  readonly staged: StagedFile;
  readonly wish: DocumentWish;
  readonly account: string;
  /** The set that the document is added to, its text, and the questions of which it gets no second ones. */
  readonly set:
    | { readonly dataset: DatasetRow; readonly before: StoredPlan; readonly known: readonly AskedColumns[] }
    | undefined;
  readonly signal: AbortSignal;
  /** The pictures of its questions and its figures, and how many the set may still get. */
  readonly pictures: { readonly room: PictureRoom; readonly take: (picture: QuestionPicture) => void };
  /** Call it when the document is read and before it is planned; notes have no report. */
  readonly isRead: (report: DocumentReport | null) => Promise<void>;
  /** Call it before planning: a text that kills the process that plans it is refused. */
  readonly tryFirst: (trial: () => Trial | Promise<Trial>) => Promise<void>;
}

/** Reads and plans a document. Throws an AppError for one that is refused, or the signal's reason. */
export type DocumentReader = (document: ArrivedDocument) => Promise<PlannedDocument>;

interface Kept {
  readonly fileName: string;
  readonly wish: DocumentWish;
  readonly dataset: DatasetRow;
}

export interface DocumentDeps extends SuspectDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly doorbell: Doorbell;
  readonly staging: Pick<Staging, "restore">;
  readonly readDocument: DocumentReader;
  /** Called after a document is recorded as deleted. */
  readonly onDeleted: () => void;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

interface Reading {
  readonly run: JobRun;
  readonly job: JobsTable;
  readonly signal: AbortSignal;
  /** Ends the job, whose document is refused. */
  readonly refuse: (refusal: Refusal) => Promise<void>;
}

/**
 * The set of a job, its document read: the first start of the job reads it, or the next one if that was interrupted.
 * Null if the document is refused, the set is gone, or another worker has the job.
 */
export async function readKeptDocument(deps: DocumentDeps, reading: Reading): Promise<DatasetRow | null> {
  const { job, signal } = reading;
  const dataset = await readDataset(deps.db, job.datasetId);
  const kept = dataset && (await findRead(deps.db, dataset.id));
  if (!dataset || !kept?.wish) return dataset ?? null;
  try {
    const planned = await plannedDocument(deps, { ...kept, wish: kept.wish, dataset }, reading);
    const holder = { accountId: job.accountId, besides: dataset.id };
    await refuseFullAccount(deps.db, holder, planned.plan.totalEstimated);
    const about = { run: reading.run, wish: kept.wish, now: deps.now() };
    const recorded = await recordDocument(deps.db, { ...planned, ...about });
    deps.doorbell.ring(jobTopic(job.id));
    deps.onDeleted();
    return recorded;
  } catch (error) {
    // A trial is no proof: it is tried again before its set ends.
    const isTried = error instanceof TextTooComplex && isSuspect(job);
    if (signal.aborted || isTried || !(error instanceof AppError)) throw error;
    if (error instanceof EngineFailure)
      deps.log.error({ jobId: job.id, fault: error.fault }, "the engine failed on a text");
    const { code, message, details } = error;
    await reading.refuse({ code, message, ...(details && { details }) });
    return null;
  }
}

async function plannedDocument(
  deps: DocumentDeps,
  { fileName, wish, dataset }: Kept,
  { job, signal }: Reading,
): Promise<PlannedDocument> {
  const { db, staging, readDocument, doorbell } = deps;
  const staged = await staging.restore(fileName, piecesOf(db, dataset.id));
  const set = wish.before && {
    dataset,
    before: await storedPlan(db, dataset),
    known: wish.keepsDoubles === true ? [] : await findAsked(db, dataset.id),
  };
  const pictures = await pictureKeeper(db, { accountId: job.accountId, id: dataset.id });
  try {
    const isRead = async (report: DocumentReport | null) => {
      if (report !== null) await noteReport(db, dataset.id, report);
      doorbell.ring(jobTopic(job.id));
    };
    const trying = (trial: () => Trial | Promise<Trial>) => tryFirst(deps, { job, signal }, trial);
    const about = { staged, wish, account: job.accountId, set, signal, pictures };
    const planned = await readDocument({ ...about, isRead, tryFirst: trying });
    await pictures.stored();
    return planned;
  } finally {
    await staged.discard();
  }
}
