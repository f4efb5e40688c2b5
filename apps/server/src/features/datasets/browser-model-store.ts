import { LIMITS } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { DatasetRow } from "./entities.ts";
import type { Owned } from "./store.ts";

/** The SQL of sets that a browser's model may make deeper. `db` may be a transaction. */

/** Lets a browser's model write what a job is about to add to a set, if its owner chose one. */
export async function openForBrowser(db: Database, datasetId: string, now: number): Promise<void> {
  await db
    .updateTable("datasets")
    .set({ browserModelDone: 0, browserModelUntil: now + LIMITS.browserModel.openMs })
    .where("id", "=", datasetId)
    .where("engine", "=", "browser")
    .execute();
}

/** How the browser's model of an account is asked that has passed a trial since then, in this language. */
export async function findBrowserForm(
  db: Database,
  { accountId, language, since }: Pick<DatasetRow, "accountId" | "language"> & { since: number },
): Promise<DatasetRow["browserModelForm"]> {
  const row = await db
    .selectFrom("datasets")
    .select("browserModelForm")
    .where("accountId", "=", accountId)
    .where("language", "=", language)
    .where("browserModelForm", "is not", null)
    .where("createdAt", ">", since)
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
  return row?.browserModelForm ?? null;
}

export async function setBrowserForm(
  db: Database,
  { id, form }: { id: string; form: NonNullable<DatasetRow["browserModelForm"]> },
): Promise<void> {
  await db.updateTable("datasets").set({ browserModelForm: form }).where("id", "=", id).execute();
}

/** From then on no page is asked about the set. */
export async function closeForBrowser(db: Database, datasetId: string): Promise<void> {
  const closing = db.updateTable("datasets").set({ browserModelUntil: null });
  await closing.where("id", "=", datasetId).where("browserModelUntil", "is not", null).execute();
}

/** The same for its owner; false if there is no such set. */
export async function stopForBrowser(db: Database, { accountId, id }: Owned): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("datasets")
    .set({ browserModelUntil: null })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of an account, those uploaded first before the others. */
export async function listForBrowser(db: Database, accountId: string, now: number) {
  return db
    .selectFrom("datasets")
    .select(["id", "status"])
    .where("accountId", "=", accountId)
    .where("browserModelUntil", ">", now)
    .where("trashedAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** Sets that no page came back for. */
export async function closeOldForBrowsers(db: Database, now: number): Promise<void> {
  await db
    .updateTable("datasets")
    .set({ browserModelUntil: null })
    .where("browserModelUntil", "<=", now)
    .execute();
}
