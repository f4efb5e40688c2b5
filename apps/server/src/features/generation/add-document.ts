import { type DocumentReport, LIMITS, type SetWarning } from "@quizmill/contract";
import { type Database, isOwnerGone, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import { type DatasetRow, isUnfinished } from "../datasets/entities.ts";
import { appendPassages, findDataset, type Growth, type Owned, reopenDataset } from "../datasets/store.ts";
import {
  type CreateDeps,
  type CreatedDataset,
  insertJobOf,
  type NewDataset,
  refuseTooManyJobs,
  reopenUpload,
  warningsOf,
} from "./create-dataset.ts";
import type { StoredPlan } from "./engine-protocol.ts";
import { deleteJobOfDataset } from "./store.ts";
import { addedBy, storedPlan } from "./stored-plan.ts";

/** A set that a document is added to, as it was when the document was planned. */
export interface GrowingSet {
  readonly dataset: DatasetRow;
  readonly before: StoredPlan;
}

/** A further document of a set. Its plan follows that of the set. */
export interface NewDocument extends Pick<NewDataset, "source" | "plan" | "toRead" | "uploadKey"> {
  readonly set: GrowingSet;
}

/** A finished set and its text. Throws NOT_FOUND, SET_UNFINISHED, SET_FULL. */
export async function growingSet(db: Database, owned: Owned): Promise<GrowingSet> {
  const dataset = await finishedSet(db, owned);
  const before = await storedPlan(db, dataset);
  refuseFull(before.passagesJson);
  return { dataset, before };
}

async function finishedSet(db: Database, owned: Owned): Promise<DatasetRow> {
  const found = await findDataset(db, owned);
  if (found === undefined) throw new AppError("NOT_FOUND", "There is no such set.");
  const { jobId: _, ...dataset } = found;
  if (isUnfinished(dataset) || dataset.status === "FAILED")
    throw new AppError(
      "SET_UNFINISHED",
      "The questions of this set are still being written, or it has none.",
    );
  return dataset;
}

/** Throws SET_FULL. */
export function refuseFull(passagesJson: readonly string[]): void {
  const max = LIMITS.dataset.textMaxChars;
  const chars = passagesJson.reduce((sum, { length }) => sum + length, 0);
  if (chars > max) throw new AppError("SET_FULL", "The text of the set is too long.", { details: { max } });
}

/**
 * Adds a document to a set: its passages follow those that are there, and a new job writes their questions. All of it
 * is one transaction. If the upload key was used before, returns what it made. Throws NOT_FOUND, SET_UNFINISHED,
 * SET_FULL, TOO_MANY_JOBS, UNAUTHORIZED for an account that was deleted in the meantime.
 */
export async function addDocument(deps: CreateDeps, input: NewDocument): Promise<CreatedDataset> {
  const { set, plan, uploadKey } = input;
  const { id, accountId } = set.dataset;
  refuseFull([...set.before.passagesJson, ...plan.passagesJson]);
  const adding = inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const known = await reopenUpload(tx, { accountId, uploadKey }, deps.now());
    if (known !== null) return known;
    await refuseTooManyJobs(tx, accountId);
    const growth = grown(input, deps.now());
    const dataset = await reopenDataset(tx, set.dataset, growth);
    // Meanwhile it was deleted, or another document was added.
    if (dataset === undefined) throw await refusalOf(tx, set.dataset);
    await appendPassages(tx, dataset, addedBy(plan));
    await deleteJobOfDataset(tx, id);
    return insertJobOf(tx, deps, { ...input, accountId, datasetId: id });
  });
  return adding.catch((error: unknown) => {
    throw isOwnerGone(error) ? new AppError("UNAUTHORIZED", "The account is gone.") : error;
  });
}

async function refusalOf(tx: Database, { id, accountId }: DatasetRow): Promise<AppError> {
  await finishedSet(tx, { id, accountId });
  return new AppError("SET_UNFINISHED", "Another document was added to this set meanwhile.");
}

function grown({ set: { dataset }, plan, source, toRead }: NewDocument, now: number): Growth {
  const warnings = JSON.parse(dataset.warningsJson) as SetWarning[];
  const before = JSON.parse(dataset.commandLinesJson ?? "[]") as string[];
  const commandLines = [...new Set([...before, ...(plan.commandLines ?? [])])];
  return {
    pageCount: sumOf(dataset.pageCount, source.pageCount),
    pagesWithText: sumOf(dataset.pagesWithText, source.pagesWithText),
    warningsJson: JSON.stringify([...warnings, ...warningsOf({ plan, source })]),
    commandLinesJson: commandLines.length === 0 ? null : JSON.stringify(commandLines),
    picturePages: dataset.picturePages + (toRead?.pages.length ?? 0),
    updatedAt: now,
  };
}

/** Of documents of which some have no pages. */
function sumOf(one: DocumentReport["pageCount"], other: DocumentReport["pageCount"]): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}
