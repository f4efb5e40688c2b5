import { ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { isUnfinished } from "../datasets/entities.ts";
import type { Deletion } from "../deletion/deletion.ts";
import { findAnySet } from "./store.ts";
import { deleteForGood, deleteFromTrash, emptyTrash, putInTrash, restoreSet } from "./trash.ts";

export interface TrashDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Called before a set is deleted, so that no job works on it any more. */
  readonly cancelJob: (datasetId: string) => Promise<void>;
  /** Called after a set is deleted. */
  readonly forgetSet: (id: string) => void;
  readonly deletion: Deletion;
}

/** Deleting sets, and bringing them back. What is in the trash is listed by the library. */
export function mountTrash(mount: Mount, { db, now, cancelJob, forgetSet, deletion }: TrashDeps): void {
  mount(ROUTES.deleteDataset, async ({ accountId, params: { id }, query: { forGood, fromTrash } }) => {
    const owned = { accountId, id };
    if (fromTrash) {
      await deleteFromTrash(db, owned, now());
      deletion.begin();
      return forgetSet(id);
    }
    const row = await findAnySet(db, owned);
    if (row === undefined || (row.trashedAt !== null && !forGood))
      throw new AppError("NOT_FOUND", "There is no such set.");
    if (isUnfinished(row) || row.browserModelUntil !== null) await cancelJob(id);
    if (forGood) await deleteForGood(db, owned, now());
    else await putInTrash(db, owned, now());
    if (forGood) deletion.begin();
    forgetSet(id);
  });
  mount(ROUTES.restoreDataset, ({ accountId, params }) => restoreSet(db, { accountId, id: params.id }));
  mount(ROUTES.emptyTrash, async ({ accountId }) => {
    await emptyTrash(db, accountId, now());
    deletion.begin();
  });
}
