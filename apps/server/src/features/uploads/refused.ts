import type { ErrorCode } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { deleteRefused } from "../datasets/store.ts";
import { insertRefusal, removeUpload } from "../upload-keys/store.ts";

interface Refused {
  readonly accountId: string;
  readonly key: string | null;
  readonly datasetId: string;
  readonly code: ErrorCode;
}

/**
 * A refusal that its caller is told leaves nothing but its code under the key, for a while: the set is deleted, or, if
 * the document was added to it, is as it was before. The key can be used again.
 */
export async function forgetRefused(
  { db, now }: { readonly db: Database; readonly now: () => number },
  { accountId, key, datasetId, code }: Refused,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteRefused(tx, { accountId, id: datasetId });
    if (key === null) return;
    await removeUpload(tx, { accountId, key });
    await insertRefusal(tx, { accountId, key, code, now: now() });
  });
}
