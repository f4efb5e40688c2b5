import type { PageReply, PageRequest } from "@quizmill/models";
import type { Database } from "../../../platform/database/open.ts";
import type { ModelRequestsTable } from "../../../platform/database/schema.ts";

/** All SQL of what pages are asked. */

export type NewRequest = Pick<ModelRequestsTable, "id" | "accountId" | "datasetId" | "jobId"> & {
  readonly body: PageRequest;
};

export async function insertRequest(db: Database, { body, ...request }: NewRequest, now: number) {
  const row = {
    ...request,
    bodyJson: JSON.stringify(body),
    answerJson: null,
    createdAt: now,
    leasedUntil: 0,
  };
  await db.insertInto("modelRequests").values(row).execute();
}

/** The state of a request, for who waits for its answer. */
export async function readRequest(db: Database, id: string) {
  return db
    .selectFrom("modelRequests")
    .select(["answerJson", "createdAt", "leasedUntil"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function deleteRequest(db: Database, id: string): Promise<void> {
  await db.deleteFrom("modelRequests").where("id", "=", id).execute();
}

/** Those that an earlier start of a job left. */
export async function deleteRequestsOf(db: Database, jobId: string): Promise<void> {
  await db.deleteFrom("modelRequests").where("jobId", "=", jobId).execute();
}

interface Taking {
  readonly accountId: string;
  readonly now: number;
  readonly leasedUntil: number;
}

/** The oldest request of an account that no page works on, for one page; undefined if there is none. */
export async function takeRequest(db: Database, { accountId, now, leasedUntil }: Taking) {
  const free = await db
    .selectFrom("modelRequests")
    .innerJoin("datasets", (join) =>
      join
        .onRef("datasets.id", "=", "modelRequests.datasetId")
        .onRef("datasets.accountId", "=", "modelRequests.accountId"),
    )
    .select(["modelRequests.id", "modelRequests.datasetId", "modelRequests.jobId", "bodyJson"])
    .select(["datasets.language", "datasets.browserModelDone", "datasets.totalChunks"])
    .where("modelRequests.accountId", "=", accountId)
    .where("answerJson", "is", null)
    .where("leasedUntil", "<=", now)
    .where("datasets.trashedAt", "is", null)
    .orderBy("modelRequests.createdAt")
    .limit(1)
    .executeTakeFirst();
  const isTaken = free && (await lease(db, { id: free.id, accountId, leasedUntil }, now));
  return isTaken ? free : undefined;
}

interface OwnedRequest {
  readonly id: string;
  readonly accountId: string;
}

/** Of an account's own request that is not answered. With `freeAt` only if no page works on it then. */
async function lease(
  db: Database,
  { id, accountId, leasedUntil }: OwnedRequest & { readonly leasedUntil: number },
  freeAt?: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("modelRequests")
    .set({ leasedUntil })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("answerJson", "is", null)
    .$if(freeAt !== undefined, (query) => query.where("leasedUntil", "<=", freeAt ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A page works on it until then; with 0 no page does any more. False if it is not open, or another account's. */
export const renewLease = (db: Database, renewed: Parameters<typeof lease>[1]) => lease(db, renewed);

/** False if it is answered already, or is another account's. Returns its job otherwise. */
export async function answerRequest(
  db: Database,
  { id, accountId, reply }: OwnedRequest & { readonly reply: PageReply },
): Promise<string | undefined> {
  const answered = await db
    .updateTable("modelRequests")
    .set({ answerJson: JSON.stringify(reply) })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("answerJson", "is", null)
    .returning("jobId")
    .executeTakeFirst();
  return answered?.jobId;
}
