import type { ErrorCode } from "@quizmill/contract";
import { type Database, isOutage, isOwnerGone } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import { beginUpload, noteUploadFailed } from "../upload-keys/store.ts";

interface Attempt {
  readonly accountId: string;
  /** The caller's Idempotency-Key; without one nobody can ask for the progress. */
  readonly key: string | null;
}

interface RecordDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly newId: () => string;
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return isOutage(error) ? "SERVER_BUSY" : "INTERNAL";
}

/**
 * Receives an upload while a row tells every process that it is on its way and, in the end, why it did not arrive. The
 * code that makes the set deletes the row. Throws what `receive` throws, UNAUTHORIZED if the account is gone.
 */
export async function recorded<T>(
  { db, now, newId }: RecordDeps,
  { accountId, key }: Attempt,
  receive: () => Promise<T>,
): Promise<T> {
  if (key === null) return receive();
  const attempt = { accountId, key, attemptId: newId() };
  await beginUpload(db, attempt, now()).catch((error: unknown) => {
    throw isOwnerGone(error) ? new AppError("UNAUTHORIZED", "The account is gone.") : error;
  });
  return receive().catch(async (error: unknown) => {
    // If the database is faulty here, the caller still gets the first error.
    await noteUploadFailed(db, attempt, { code: codeOf(error), now: now() }).catch(() => undefined);
    throw error;
  });
}
