import type { DocumentReport, ErrorCode } from "@quizmill/contract";
import { type Database, isOwnerGone } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import { beginUpload, noteUploadReached, type UploadReached } from "../upload-keys/store.ts";

/** A document between its arrival and its rows. */
export interface UploadUnderWay {
  readonly accountId: string;
  /** Aborts when the last caller who waits for it is gone. */
  readonly signal: AbortSignal;
  /** Tells whoever asks, at any process, how far it is. */
  reached(stage: "extracting" | "generating", document?: DocumentReport): Promise<void>;
}

interface Attempt {
  readonly accountId: string;
  /** The caller's Idempotency-Key; without one nobody can ask. */
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
 * Does `work` on an upload while its row says how far it is, and in the end why there is no set. Whoever makes the
 * set takes the row away with it. Throws what `work` throws, UNAUTHORIZED where the account is gone.
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
    // Where the database is out of order, that is not what the caller is to hear of last.
    await note({ stage: "failed", failureCode: codeOf(error) }).catch(() => undefined);
    throw error;
  });
}
