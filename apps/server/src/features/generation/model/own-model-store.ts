import { LIMITS } from "@quizmill/contract";
import type { Database } from "../../../platform/database/open.ts";
import type { OwnModelsTable } from "../../../platform/database/schema.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import type { Sealing } from "../../../platform/sealed-text.ts";

/** All SQL of the language models that members bring. */

export async function findOwnModel(db: Database, accountId: string, place: OwnModelsTable["place"]) {
  const rows = db.selectFrom("ownModels").selectAll().where("accountId", "=", accountId);
  return rows.where("place", "=", place).executeTakeFirst();
}

/** In place of the one that was tried before. */
export async function storeTried(db: Database, row: OwnModelsTable): Promise<void> {
  await db
    .insertInto("ownModels")
    .values(row)
    .onConflict((conflict) => conflict.columns(["accountId", "place"]).doUpdateSet(row))
    .execute();
}

/** What a trial has to say. False if it was replaced or deleted. */
export async function noteTrial(
  db: Database,
  { accountId, trialId }: Pick<OwnModelsTable, "accountId" | "trialId">,
  told: Partial<Pick<OwnModelsTable, "stateJson" | "settingsJson">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("ownModels")
    .set(told)
    .where("accountId", "=", accountId)
    .where("place", "=", "tried")
    .where("trialId", "=", trialId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the one that was tried, in place of the one before. False if its trial has found nothing out. */
export async function keepTried(db: Database, accountId: string, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const tried = await findOwnModel(tx, accountId, "tried");
    if (tried === undefined || tried.settingsJson === null) return false;
    await deleteOwnModel(tx, accountId, "kept");
    const { numUpdatedRows } = await tx
      .updateTable("ownModels")
      .set({ place: "kept", stateJson: "{}", changedAt: now })
      .where("accountId", "=", accountId)
      .where("place", "=", "tried")
      .where("trialId", "=", tried.trialId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

export async function deleteOwnModel(
  db: Database,
  accountId: string,
  place: OwnModelsTable["place"],
): Promise<void> {
  await db.deleteFrom("ownModels").where("accountId", "=", accountId).where("place", "=", place).execute();
}

/** Trials that nobody has kept. */
export async function deleteOldTrials(db: Database, now: number): Promise<void> {
  const old = now - LIMITS.ownModel.triedKeptMs;
  await db.deleteFrom("ownModels").where("place", "=", "tried").where("changedAt", "<", old).execute();
}

/** Seals all keys with the present secret that were sealed with the one before. */
export async function renewSealedKeys(db: Database, { renewed }: Sealing): Promise<void> {
  for (const { accountId, place, sealedKey } of await db.selectFrom("ownModels").selectAll().execute()) {
    const now = renewed(sealedKey, accountId);
    if (now === null) continue;
    await db
      .updateTable("ownModels")
      .set({ sealedKey: now })
      .where("accountId", "=", accountId)
      .where("place", "=", place)
      .where("sealedKey", "=", sealedKey)
      .execute();
  }
}
