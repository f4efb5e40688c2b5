import type { ErrorCode, Fallback } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { PassagesTable } from "../../platform/database/schema.ts";
import type { DatasetRow } from "./entities.ts";
import { insertPassages } from "./passages-store.ts";

export async function insertDataset(db: Database, row: DatasetRow, passagesJson: readonly string[]) {
  await db.insertInto("datasets").values(row).execute();
  await insertPassages(db, row.id, unrecorded(passagesJson, 0));
}

/** Gives a set to an account; false if that is deleted. */
export async function giveDataset(
  db: Database,
  id: string,
  owner: Pick<DatasetRow, "accountId" | "name" | "nameKey">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("datasets")
    .set(owner)
    .where("id", "=", id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("accounts")
          .select("accounts.id")
          .where("accounts.id", "=", owner.accountId)
          .where("accounts.deletedAt", "is", null),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function unrecorded(passagesJson: readonly string[], first: number): Omit<PassagesTable, "datasetId">[] {
  return passagesJson.map((passageJson, index) => ({
    ordinal: first + index,
    passageJson,
    recordedAt: null,
  }));
}

/** What a part that was read later adds to a set. */
export interface AddedText {
  readonly passagesJson: readonly string[];
  /** Of the whole set, this part included. */
  readonly language: string;
  readonly title: string | null;
  readonly totalEstimated: number;
  readonly requestedCount: number | null;
}

/** Adds passages at the end of a set's text; call it inside a transaction. Throws if the set got others meanwhile. */
export async function appendPassages(
  db: Database,
  dataset: Pick<DatasetRow, "id" | "totalChunks">,
  { passagesJson, ...whole }: AddedText,
): Promise<void> {
  const { id, totalChunks: first } = dataset;
  await insertPassages(db, id, unrecorded(passagesJson, first));
  const totalChunks = first + passagesJson.length;
  await db
    .updateTable("datasets")
    .set({ ...whole, totalChunks })
    .where("id", "=", id)
    .execute();
}

/** What a set says of its documents, with another one. */
export type Growth = Pick<
  DatasetRow,
  "pageCount" | "pagesWithText" | "warningsJson" | "picturePages" | "updatedAt"
> &
  Partial<Pick<DatasetRow, "format" | "seed">>;

/**
 * Opens a finished set for another document. Undefined if the set is gone or in the trash, is not finished, or its text
 * is not `totalChunks` passages any more.
 */
export async function reopenDataset(
  db: Database,
  { id, accountId, totalChunks }: Pick<DatasetRow, "id" | "accountId" | "totalChunks">,
  now: number,
): Promise<DatasetRow | undefined> {
  return db
    .updateTable("datasets")
    .set({ status: "PENDING", updatedAt: now })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .where("status", "in", ["READY", "PARTIAL"])
    .where("totalChunks", "=", totalChunks)
    .returningAll()
    .executeTakeFirst();
}

/** Opens a set that ended early, or whose model stopped, for what is still to be read and written of it. */
export async function openAgain(
  db: Database,
  { id, warningsJson, now }: Pick<DatasetRow, "id" | "warningsJson"> & { readonly now: number },
): Promise<void> {
  const opened = {
    status: "PENDING",
    failureCode: null,
    fellBack: null,
    warningsJson,
    updatedAt: now,
  } as const;
  await db.updateTable("datasets").set(opened).where("id", "=", id).execute();
}

/** The set is as it was before it was opened for a document. */
export async function closeDataset(
  db: Database,
  { id, now, ...before }: Pick<DatasetRow, "id" | "status" | "failureCode"> & { readonly now: number },
): Promise<DatasetRow | undefined> {
  const updating = db.updateTable("datasets").set({ ...before, updatedAt: now });
  return updating.where("id", "=", id).returningAll().executeTakeFirst();
}

/**
 * Stores what a set says of a document that was read, before its passages are added. What an earlier job left of the
 * text stays without questions.
 */
export async function growDataset(
  db: Database,
  { id, totalChunks }: Pick<DatasetRow, "id" | "totalChunks">,
  growth: Growth,
): Promise<void> {
  await db
    .updateTable("datasets")
    .set({ ...growth, processedChunks: totalChunks })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("passages")
    .set({ recordedAt: growth.updatedAt })
    .where("datasetId", "=", id)
    .where("recordedAt", "is", null)
    .execute();
}

/** Stores that so many pages are read from their pictures, and how many pages have text now. */
export async function recordPictures(
  db: Database,
  id: string,
  read: Pick<DatasetRow, "picturesDone" | "pagesWithText" | "warningsJson" | "updatedAt">,
): Promise<DatasetRow> {
  const updating = db.updateTable("datasets").set({ ...read, status: "PROCESSING" });
  return updating.where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/**
 * Ends a set: READY without a code; with a code PARTIAL if there are questions, else FAILED. One that had ended early
 * before a document was added to it keeps the code of then. Returns undefined if the set is gone.
 */
export async function endDataset(
  db: Database,
  end: { id: string; code: ErrorCode | null; fellBack?: Fallback; now: number },
): Promise<DatasetRow | undefined> {
  return db
    .updateTable("datasets")
    .set((eb) => ({
      status: eb
        .case()
        .when(eb.and(end.code === null ? [eb("failureCode", "is", null)] : [eb.lit(false)]))
        .then("READY" as const)
        .when("questionCount", ">", 0)
        .then("PARTIAL" as const)
        .else("FAILED" as const)
        .end(),
      ...(end.code !== null && { failureCode: end.code }),
      ...(end.fellBack && { fellBack: end.fellBack }),
      updatedAt: end.now,
    }))
    .where("id", "=", end.id)
    .returningAll()
    .executeTakeFirst();
}
