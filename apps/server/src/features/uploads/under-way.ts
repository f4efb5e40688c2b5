import type { DocumentReport, ErrorCode } from "@quizmill/contract";
import { type Database, isOwnerGone } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import { beginUpload, noteUploadReached, type UploadReached } from "../upload-keys/store.ts";

/** A document between its arrival and its rows. */
export interface UploadUnderWay {
  readonly accountId: string;
  /** Aborts when the last caller who waits for it has left. */
  readonly signal: AbortSignal;
  /** Records the progress, so that every process can report it. */
  reached(stage: "extracting" | "generating", document?: DocumentReport): Promise<void>;
}

interface Attempt {
  readonly accountId: string;
  /** The caller's Idempotency-Key; without one nobody can ask for the progress. */
  readonly key: string | null;
  readonly signal: AbortSignal;
}

interface RecordDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly newId: () => string;
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : "INTERNAL";
}

/**
 * Runs `work` on an upload while a row records its progress and, in the end, why there is no set. The code that makes
 * the set deletes the row. Throws what `work` throws, UNAUTHORIZED if the account is gone.
 */
export async function recorded<T>(
  { db, now, newId }: RecordDeps,
  { accountId, key, signal }: Attempt,
  work: (upload: UploadUnderWay) => Promise<T>,
): Promise<T> {
  if (key === null) return work({ accountId, signal, reached: async () => undefined });
  const attempt = { accountId, key, attemptId: newId() };
  const note = (reached: UploadReached) => noteUploadReached(db, attempt, { ...reached, now: now() });
  await beginUpload(db, attempt, now()).catch((error: unknown) => {
    throw isOwnerGone(error) ? new AppError("UNAUTHORIZED", "The account is gone.") : error;
  });
  const reached: UploadUnderWay["reached"] = (stage, document) =>
    note({ stage, ...(document && { document }) });
  return work({ accountId, signal, reached }).catch(async (error: unknown) => {
    // If the database is faulty here, the caller still gets the first error.
    await note({ stage: "failed", failureCode: codeOf(error) }).catch(() => undefined);
    throw error;
  });
}
