import { type Database, isOwnerGone } from "../../platform/database/open.ts";
import type { QuizSessionsTable } from "../../platform/database/schema.ts";
import type { OfSet } from "./sets-store.ts";

export async function findQuizSession(
  db: Database,
  { accountId, datasetId }: OfSet,
): Promise<QuizSessionsTable | undefined> {
  return db
    .selectFrom("quizSessions")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("datasetId", "=", datasetId)
    .executeTakeFirst();
}

/** Stores the session as the next version; false if `row.version` does not follow what is stored, or the set is gone. */
export async function storeQuizSession(db: Database, row: QuizSessionsTable): Promise<boolean> {
  const { accountId, datasetId, version, sessionJson, updatedAt } = row;
  if (version > 1) {
    const { numUpdatedRows } = await db
      .updateTable("quizSessions")
      .set({ version, sessionJson, updatedAt })
      .where("accountId", "=", accountId)
      .where("datasetId", "=", datasetId)
      .where("version", "=", version - 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  try {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("quizSessions")
      .values(row)
      .onConflict((conflict) => conflict.columns(["accountId", "datasetId"]).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  } catch (error) {
    if (isOwnerGone(error)) return false;
    throw error;
  }
}

/** The sets that an account has a session of. */
export async function listSetsWithSession(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("quizSessions")
    .select("datasetId")
    .where("accountId", "=", accountId)
    .execute();
  return rows.map(({ datasetId }) => datasetId);
}
