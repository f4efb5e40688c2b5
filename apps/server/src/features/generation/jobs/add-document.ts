import { LIMITS } from "@quizmill/contract";
import type { Database } from "../../../platform/database/open.ts";
import { AppError } from "../../../platform/errors.ts";
import { type DatasetRow, isUnfinished } from "../../datasets/entities.ts";
import { reopenDataset } from "../../datasets/lifecycle-store.ts";
import { deleteRead } from "../../datasets/pictures-store.ts";
import { findDataset, type Owned, refuseTooLarge } from "../../datasets/store.ts";
import { deleteJobOfDataset } from "../store.ts";
import { storedPlan } from "../stored-plan.ts";
import { type CreateDeps, type CreatedDataset, insertJobOf, type NewDataset, storeUpload } from "./create.ts";

/** A further document of a set. */
export interface AddedDocument extends Pick<NewDataset, "sessionId" | "document" | "uploadKey"> {
  readonly set: DatasetRow;
}

/** A finished set that has room for more text. Throws NOT_FOUND, SET_UNFINISHED, SET_FULL, SET_TOO_LARGE. */
export async function growingSet(db: Database, owned: Owned): Promise<DatasetRow> {
  const dataset = await finishedSet(db, owned);
  refuseTooLarge(dataset.questionCount + 1);
  refuseFull((await storedPlan(db, dataset)).passagesJson);
  return dataset;
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
 * Adds a document to a set: a new job reads it and writes its questions. All of it is one transaction. If the upload key
 * was used before, returns what it made. Throws NOT_FOUND, SET_UNFINISHED, TOO_MANY_JOBS, UNAUTHORIZED for an account
 * that was deleted in the meantime.
 */
export async function addDocument(deps: CreateDeps, input: AddedDocument): Promise<CreatedDataset> {
  const { set, sessionId, uploadKey } = input;
  const { id, accountId, status, failureCode } = set;
  const upload = { accountId, sessionId, uploadKey, document: input.document };
  return storeUpload(deps, upload, async (tx, documentId) => {
    // Meanwhile it was deleted, or another document was added.
    if ((await reopenDataset(tx, set, deps.now())) === undefined) throw await refusalOf(tx, set);
    await deleteJobOfDataset(tx, id);
    // Open pages of the document before: a set reads one at a time.
    await deleteRead(tx, id, deps.now());
    const wish = { isNotes: false, ...input.document.wish, before: { status, failureCode } };
    const document = { ...input.document, wish };
    return insertJobOf(tx, deps, { ...upload, datasetId: id, documentId, document });
  });
}

async function refusalOf(tx: Database, { id, accountId }: DatasetRow): Promise<AppError> {
  await finishedSet(tx, { id, accountId });
  return new AppError("SET_UNFINISHED", "Another document was added to this set meanwhile.");
}
