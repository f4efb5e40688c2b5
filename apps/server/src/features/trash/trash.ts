import { setImmediate } from "node:timers/promises";
import { LIMITS } from "@quizmill/contract";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import { recordDeletion } from "../deletion/deletion.ts";
import { leaveSchedule, rejoinSchedule } from "../study/rebuild.ts";
import {
  findScheduledInTrash,
  findTrashed,
  findTrashedBefore,
  forgetUploads,
  type Owned,
  setRestored,
  setTrashed,
} from "./store.ts";

/** Sets read at a time to be deleted. */
const SETS = 100;

const notFound = () => new AppError("NOT_FOUND", "There is no such set.");

/**
 * Puts a set into the trash: it is no longer found, counted or scheduled. Its answers stay in the log, from which it
 * comes back. Throws NOT_FOUND.
 */
export async function putInTrash(db: Database, owned: Owned, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, owned.accountId);
    if (!(await setTrashed(tx, owned, now))) throw notFound();
    await forgetUploads(tx, owned);
  });
  await leaveSchedule(db, { accountId: owned.accountId, datasetId: owned.id });
}

/** Takes a set out of the trash, with all that it had. Throws NOT_FOUND. */
export async function restoreSet(db: Database, owned: Owned): Promise<void> {
  const set = { accountId: owned.accountId, datasetId: owned.id };
  if (!(await rejoinSchedule(db, set, (tx) => setRestored(tx, owned)))) throw notFound();
}

/** Deletes a set for good, wherever it is. */
export async function deleteForGood(db: Database, owned: Owned, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, owned.accountId);
    await setTrashed(tx, owned, now);
  });
  await leaveSchedule(db, { accountId: owned.accountId, datasetId: owned.id });
  await deleteSets(db, { accountId: owned.accountId, ids: [owned.id], isFromTrash: false }, now);
}

/** Deletes a set for good that is in the trash. Throws NOT_FOUND for one that is not, or not any more. */
export async function deleteFromTrash(db: Database, { accountId, id }: Owned, now: number): Promise<void> {
  if ((await deleteSets(db, { accountId, ids: [id], isFromTrash: true }, now)).length === 0) throw notFound();
}

/** Deletes all sets that are in an account's trash. */
export async function emptyTrash(db: Database, accountId: string, now: number): Promise<void> {
  await deleteAll(db, () => findTrashed(db, accountId, SETS), now);
}

/** Deletes the sets that have been in the trash for as long as they may, and takes the others out of the schedule. */
export async function deleteOldTrash(db: Database, now: number): Promise<void> {
  await deleteAll(db, () => findTrashedBefore(db, now - LIMITS.library.trashKeptMs, SETS), now);
  for (const { accountId, id } of await findScheduledInTrash(db, SETS))
    await leaveSchedule(db, { accountId, datasetId: id });
}

/** Some at a time, so that no transaction is long, and other calls get their turn. */
async function deleteAll(db: Database, find: () => Promise<Owned[]>, now: number): Promise<void> {
  for (;;) {
    const found = await find();
    for (const [accountId, sets] of Map.groupBy(found, (set) => set.accountId)) {
      await deleteSets(db, { accountId, ids: sets.map(({ id }) => id), isFromTrash: true }, now);
      await setImmediate();
    }
    if (found.length < SETS) return;
  }
}

async function deleteSets(
  db: Database,
  sets: Parameters<typeof recordDeletion>[1],
  now: number,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, sets.accountId);
    return recordDeletion(tx, sets, now);
  });
}
