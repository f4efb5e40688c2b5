import {
  type CarriedQuestions,
  LIMITS,
  type Mode,
  type SetWarning,
  type SourceText,
} from "@quizmill/contract";
import { openTally, seedOf } from "@quizmill/questions/main-thread";
import { type Database, isOwnerGone, lockAccount } from "../../../platform/database/open.ts";
import type { DatasetsTable } from "../../../platform/database/schema.ts";
import { makeUnseen } from "../../../platform/database/unseen.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Queue } from "../../../platform/queue/queue.ts";
import { folded } from "../../../platform/search-words.ts";
import { hashToken, newToken } from "../../../platform/secret-tokens.ts";
import { openForBrowser } from "../../datasets/browser-model-store.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
import { insertDataset } from "../../datasets/lifecycle-store.ts";
import {
  keepDocument,
  type NewDocument,
  refuseTooManyWaiting,
  storePieces,
} from "../../datasets/pictures-store.ts";
import { findUploadedDataset, insertUpload } from "../../upload-keys/store.ts";
import type { StoredPlan } from "../engine/index.ts";
import { nameOfNew } from "../names.ts";
import {
  countUnfinishedJobs,
  deleteJobOfDataset,
  findJobOfDataset,
  insertJob,
  insertToken,
} from "../store.ts";

export interface NewDataset {
  readonly accountId: string;
  /** The session that follows it. */
  readonly sessionId: string;
  readonly name: string;
  readonly mode: Mode;
  readonly engine: DatasetsTable["engine"];
  /** What arrived; the job reads it. */
  readonly document: NewDocument;
  /** The Idempotency-Key that a retry will send again. */
  readonly uploadKey: string | null;
}

export interface CreatedDataset {
  readonly datasetId: string;
  readonly jobId: string;
  readonly token: string;
}

export interface CreateDeps {
  readonly db: Database;
  readonly queue: Queue;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The beginning differs enough between texts for a seed, and costs the same for every length. */
const SEED_PASSAGES = 8;

export function seedFor({ passagesJson }: StoredPlan): number {
  return seedOf(passagesJson.slice(0, SEED_PASSAGES).join());
}

/** A set whose document is not read yet. */
function toRow(input: NewDataset, id: string, now: number): DatasetRow {
  return {
    id,
    accountId: input.accountId,
    name: input.name,
    mode: input.mode,
    status: "PENDING",
    failureCode: null,
    language: "und",
    title: null,
    format: "",
    pageCount: null,
    pagesWithText: null,
    warningsJson: "[]",
    seed: 0,
    requestedCount: null,
    totalEstimated: 0,
    totalChunks: 0,
    picturePages: 0,
    picturesDone: 0,
    processedChunks: 0,
    questionCount: 0,
    optionCount: 0,
    createdAt: now,
    updatedAt: now,
    qualityJson: JSON.stringify(openTally()),
    engine: input.engine,
    fellBack: null,
    modelCalls: 0,
    inputTokens: 0,
    outputTokens: 0,
    revision: 0,
    nameKey: folded(input.name),
    archivedAt: null,
    trashedAt: null,
    isSearchable: 1,
    documentVersion: 1,
    browserModelDone: null,
    browserModelForm: null,
    browserModelUntil: null,
  };
}

/** What a set says of the reading of its document. */
export function warningsOf({
  plan: { leftOut, doubles, beyond = 0 },
  source,
}: {
  readonly plan: StoredPlan;
  readonly source: Omit<SourceText, "sections">;
}): SetWarning[] {
  const { carried } = source;
  const said: SetWarning[] = [...source.warnings];
  if (carried !== undefined) said.push(...carriedWarnings(carried, beyond));
  else if (leftOut !== undefined) said.push({ code: "QUESTIONS_LEFT_OUT", count: leftOut });
  if (doubles !== undefined) said.push({ code: "DOUBLES_LEFT_OUT", count: doubles });
  return said;
}

/** None for a file of which everything was taken as it was. `beyond` are those that the set has no room for. */
function carriedWarnings(
  { fidelity: { questions, kept, losses } }: CarriedQuestions,
  beyond: number,
): SetWarning[] {
  const counted = losses.map(({ questions: _, ...loss }) => loss);
  const told = counted.find(({ kind }) => kind === "manyQuestions");
  if (told !== undefined) told.count += beyond;
  else if (beyond > 0) counted.push({ kind: "manyQuestions", effect: "leftOut", count: beyond });
  return counted.length === 0 ? [] : [{ code: "CARRIED", questions, kept: kept - beyond, losses: counted }];
}

export async function issueToken(
  db: Database,
  { jobId, sessionId: familyId }: { readonly jobId: string; readonly sessionId: string },
  now: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = now + LIMITS.jobs.tokenLifetimeMs;
  await insertToken(db, { tokenHash: hashToken(token), jobId, expiresAt, familyId });
  return token;
}

/**
 * Stores dataset, job, token and upload key in one transaction: from here the work survives any restart. If
 * another process was quicker with the same upload key, returns the set that it made. Throws TOO_MANY_JOBS,
 * UNAUTHORIZED for an account that was deleted in the meantime.
 */
export async function createDataset(deps: CreateDeps, input: NewDataset): Promise<CreatedDataset> {
  return storeUpload(deps, input, async (tx, documentId) => {
    const datasetId = deps.newId();
    const name = await nameOfNew(tx, input.accountId, input.name);
    await insertDataset(tx, toRow({ ...input, name }, datasetId, deps.now()), []);
    return insertJobOf(tx, deps, { ...input, datasetId, documentId });
  });
}

type Upload = Pick<NewDataset, "accountId" | "sessionId" | "uploadKey" | "document">;

/** Stores the bytes of a document, and then in one transaction what `store` makes of it. */
export async function storeUpload(
  deps: CreateDeps,
  { accountId, sessionId, uploadKey, document }: Upload,
  store: (tx: Database, documentId: string) => Promise<CreatedDataset>,
): Promise<CreatedDataset> {
  const storing = makeUnseen(deps.db, {
    now: deps.now(),
    make: (documentId) => storePieces(deps.db, documentId, document.pieces),
    give: async (tx, { nobody: documentId, keep }) => {
      await lockAccount(tx, accountId);
      const known = await reopenUpload(tx, { accountId, sessionId, uploadKey }, deps.now());
      if (known !== null) return known;
      await refuseTooManyJobs(tx, accountId);
      await refuseTooManyWaiting(tx, document.bytes);
      await keep();
      return store(tx, documentId);
    },
  });
  return storing.catch((error: unknown) => {
    throw isOwnerGone(error) ? new AppError("UNAUTHORIZED", "The account is gone.") : error;
  });
}

type JobOf = Upload & { readonly datasetId: string; readonly documentId: string };

/** The job that reads the document of a set, or one that is added to it, and writes its questions. */
export async function insertJobOf(
  tx: Database,
  deps: CreateDeps,
  { datasetId, documentId, accountId, sessionId, uploadKey, document }: JobOf,
): Promise<CreatedDataset> {
  const now = deps.now();
  const jobId = deps.newId();
  await keepDocument(tx, { datasetId, documentId }, document);
  await queueJob(tx, deps, { jobId, datasetId, accountId });
  if (uploadKey !== null) await insertUpload(tx, { accountId, key: uploadKey, datasetId, createdAt: now });
  return { datasetId, jobId, token: await issueToken(tx, { jobId, sessionId }, now) };
}

async function queueJob(
  tx: Database,
  { queue, now }: Pick<CreateDeps, "queue" | "now">,
  { jobId, datasetId, accountId, task }: NextJob & { readonly jobId: string },
): Promise<void> {
  await insertJob(tx, {
    id: jobId,
    datasetId,
    accountId,
    status: "queued",
    task: task ?? null,
    runId: null,
    fault: null,
    refusalJson: null,
    attempts: 0,
    failures: 0,
    lastSeq: 0,
    createdAt: now(),
    finishedAt: null,
  });
  await openForBrowser(tx, datasetId, now());
  await queue.add(tx, [{ id: jobId, accountId }]);
}

/** A set that gets another job, after its earlier one has ended. */
export interface NextJob {
  readonly accountId: string;
  readonly datasetId: string;
  /** "model" if only its part is to be done. */
  readonly task?: "model";
}

/** In the place of the earlier job, of which nothing is left. Throws TOO_MANY_JOBS. */
export async function insertNextJob(
  tx: Database,
  deps: Pick<CreateDeps, "queue" | "now" | "newId">,
  of: NextJob,
): Promise<void> {
  await refuseTooManyJobs(tx, of.accountId);
  await deleteJobOfDataset(tx, of.datasetId);
  await queueJob(tx, deps, { ...of, jobId: deps.newId() });
}

/** The set that an upload with this key made, or was added to. */
async function reopenUpload(
  tx: Database,
  input: Pick<NewDataset, "accountId" | "sessionId" | "uploadKey">,
  now: number,
): Promise<CreatedDataset | null> {
  const { accountId, sessionId, uploadKey } = input;
  if (uploadKey === null) return null;
  const datasetId = await findUploadedDataset(tx, { accountId, key: uploadKey });
  const job = datasetId && (await findJobOfDataset(tx, datasetId));
  if (!job) return null;
  return { datasetId, jobId: job.id, token: await issueToken(tx, { jobId: job.id, sessionId }, now) };
}

/** Sets that can be played while a model makes them deeper have a bound of their own. */
export async function refuseTooManyJobs(db: Database, accountId: string): Promise<void> {
  const { runningJobsPerAccount: max, modelPartsPerAccount } = LIMITS.upload;
  const isFull = (await countUnfinishedJobs(db, accountId)) >= max;
  if (!isFull && (await countUnfinishedJobs(db, accountId, "model")) < modelPartsPerAccount) return;
  throw new AppError("TOO_MANY_JOBS", "Too many sets of this account are being made.", { details: { max } });
}
