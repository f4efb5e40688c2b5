import { type ErrorCode, LIMITS, type UploadProgress } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { UploadsTable, UploadsUnderWayTable } from "../../platform/database/schema.ts";

/** All SQL of Idempotency-Keys: the set that each made, and the progress of those that have made none. */

export interface UploadKey {
  readonly accountId: string;
  readonly key: string;
}

/** One attempt at an upload; if the same key comes again, the later attempt decides. */
export interface UploadAttempt extends UploadKey {
  readonly attemptId: string;
}

/**
 * Stores which dataset a key made, and removes the upload from those under way. Call it in the transaction that makes
 * the set.
 */
export async function insertUpload(db: Database, upload: UploadsTable): Promise<void> {
  await db.insertInto("uploads").values(upload).execute();
  await db
    .deleteFrom("uploadsUnderWay")
    .where("accountId", "=", upload.accountId)
    .where("key", "=", upload.key)
    .execute();
}

export async function findUploadedDataset(
  db: Database,
  { accountId, key }: UploadKey,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("uploads")
    .select("datasetId")
    .where("accountId", "=", accountId)
    .where("key", "=", key)
    .executeTakeFirst();
  return found?.datasetId;
}

/** All uploads of an account, for its owner. */
export async function listUploads(db: Database, accountId: string) {
  const uploads = db.selectFrom("uploads").select(["key", "datasetId", "createdAt"]);
  return uploads.where("accountId", "=", accountId).orderBy("createdAt").execute();
}

/** All uploads of an account that are under way, for its owner. */
export async function listUploadsUnderWay(db: Database, accountId: string) {
  return db
    .selectFrom("uploadsUnderWay")
    .select(["key", "stage", "failureCode", "documentJson", "updatedAt"])
    .where("accountId", "=", accountId)
    .orderBy("updatedAt")
    .execute();
}

/** From here on any process can report its progress. The database refuses it if the account is gone. */
export async function beginUpload(
  db: Database,
  { accountId, key, attemptId }: UploadAttempt,
  now: number,
): Promise<void> {
  await storeUnderWay(db, { accountId, key, attemptId, stage: "PENDING", failureCode: null }, now);
}

async function storeUnderWay(
  db: Database,
  { accountId, key, ...upload }: Omit<UploadsUnderWayTable, "documentJson" | "updatedAt">,
  now: number,
): Promise<void> {
  const row = { ...upload, documentJson: null, updatedAt: now };
  await db
    .insertInto("uploadsUnderWay")
    .values({ accountId, key, ...row })
    .onConflict((conflict) => conflict.columns(["accountId", "key"]).doUpdateSet(row))
    .execute();
}

/** Does nothing if the set is made by now, or a later attempt is under way. */
export async function noteUploadFailed(
  db: Database,
  { accountId, key, attemptId }: UploadAttempt,
  { code, now }: { readonly code: ErrorCode; readonly now: number },
): Promise<void> {
  await db
    .updateTable("uploadsUnderWay")
    .set({ stage: "failed", failureCode: code, updatedAt: now })
    .where("accountId", "=", accountId)
    .where("key", "=", key)
    .where("attemptId", "=", attemptId)
    .execute();
}

/** Stores why a document that had arrived made no set. */
export async function insertRefusal(
  db: Database,
  { accountId, key, code, now }: UploadKey & { readonly code: ErrorCode; readonly now: number },
): Promise<void> {
  await storeUnderWay(db, { accountId, key, attemptId: "", stage: "failed", failureCode: code }, now);
}

/** The key can be used for another document. */
export async function removeUpload(db: Database, { accountId, key }: UploadKey): Promise<void> {
  await db.deleteFrom("uploads").where("accountId", "=", accountId).where("key", "=", key).execute();
}

/** Older rows belong to a refusal reported long ago, or to a process that was killed. */
const oldest = (now: number) => now - LIMITS.upload.progressKeptMs;

/** The progress of an upload that has not arrived or was refused; undefined if there is none, or its row is too old. */
export async function findUploadUnderWay(
  db: Database,
  { accountId, key }: UploadKey,
  now: number,
): Promise<UploadProgress | undefined> {
  const row = await db
    .selectFrom("uploadsUnderWay")
    .select(["stage", "failureCode"])
    .where("accountId", "=", accountId)
    .where("key", "=", key)
    .where("updatedAt", ">=", oldest(now))
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...row, document: null, done: 0, total: 0, questions: 0, etaSeconds: null, datasetId: null };
}

export async function deleteOldUploadsUnderWay(db: Database, now: number): Promise<void> {
  await db.deleteFrom("uploadsUnderWay").where("updatedAt", "<", oldest(now)).execute();
}
