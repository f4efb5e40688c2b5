import type { Database } from "../../platform/database/open.ts";

/** The SQL of deleting sets, and of bringing them back. `db` may be a transaction. */

export interface Owned {
  readonly accountId: string;
  readonly id: string;
}

const ofAccount = (db: Database, { accountId, id }: Owned) =>
  db.updateTable("datasets").where("id", "=", id).where("accountId", "=", accountId);

/** False if the account has no such set outside the trash. */
export async function setTrashed(db: Database, owned: Owned, trashedAt: number): Promise<boolean> {
  const { numUpdatedRows } = await ofAccount(db, owned)
    .set({ trashedAt })
    .where("trashedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setRestored(tx: Database, owned: Owned): Promise<void> {
  await ofAccount(tx, owned).set({ trashedAt: null }).execute();
}

/** Wherever it is. */
export async function findAnySet(db: Database, { accountId, id }: Owned) {
  return db
    .selectFrom("datasets")
    .select(["id", "status", "trashedAt", "browserModelUntil"])
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
}

/** An upload with the same Idempotency-Key makes a new set. */
export async function forgetUploads(db: Database, { accountId, id }: Owned): Promise<void> {
  await db.deleteFrom("uploads").where("datasetId", "=", id).where("accountId", "=", accountId).execute();
}

/** Sets of an account in its trash, the first deleted first. */
export async function findTrashed(db: Database, accountId: string, most: number): Promise<Owned[]> {
  return db
    .selectFrom("datasets")
    .select(["id", "accountId"])
    .where("accountId", "=", accountId)
    .where("trashedAt", "is not", null)
    .orderBy("trashedAt")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Of all accounts, those deleted before a moment. */
export async function findTrashedBefore(db: Database, before: number, most: number): Promise<Owned[]> {
  return db
    .selectFrom("datasets")
    .select(["id", "accountId"])
    .where("trashedAt", "is not", null)
    .where("trashedAt", "<", before)
    .orderBy("trashedAt")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Those in the trash of which review states are left, since leaving the schedule was cut off. */
export async function findScheduledInTrash(db: Database, most: number): Promise<Owned[]> {
  return (
    db
      .selectFrom("datasets")
      .select(["id", "accountId"])
      .where("trashedAt", ">", 0)
      // Neither `is not null` nor `exists`, which PostgreSQL may answer by reading all sets or schedules.
      .where(
        ({ selectFrom }) =>
          selectFrom("reviewStates")
            .select("questionId")
            .whereRef("reviewStates.datasetId", "=", "datasets.id")
            .whereRef("reviewStates.accountId", "=", "datasets.accountId")
            .limit(1),
        "is not",
        null,
      )
      .orderBy("trashedAt")
      .orderBy("id")
      .limit(most)
      .execute()
  );
}
