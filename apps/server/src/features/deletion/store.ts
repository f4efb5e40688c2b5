import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import { isPostgres } from "../../platform/database/search.ts";
import { deleteNobody } from "../../platform/database/unseen.ts";

/** The SQL of deletions; `tx` is a transaction. */

interface Taken {
  readonly accountId: string;
  readonly ids: readonly string[];
  readonly nobody: string;
  /** Sets that were brought back stay. */
  readonly isFromTrash: boolean;
}

/** Gives sets of an account to another one, and returns their ids. */
export async function takeSets(tx: Database, { accountId, ids, nobody, isFromTrash }: Taken) {
  const rows = await tx
    .updateTable("datasets")
    .set({ accountId: nobody })
    .where("id", "in", ids)
    .where("accountId", "=", accountId)
    .$if(isFromTrash, (query) => query.where("trashedAt", "is not", null))
    .returning("id")
    .execute();
  const taken = rows.map(({ id }) => id);
  if (taken.length === 0) return taken;
  await tx.updateTable("jobs").set({ accountId: nobody }).where("datasetId", "in", taken).execute();
  for (const table of ["uploads", "datasetTags", "studySets", "quizSessions"] as const)
    await tx.deleteFrom(table).where("accountId", "=", accountId).where("datasetId", "in", taken).execute();
  return taken;
}

/** The deletion that was begun first. In PostgreSQL others leave it alone until this transaction ends. */
export async function nextDeletion(tx: Database, now: number) {
  return tx
    .selectFrom("accounts")
    .select(["id", "takenFrom"])
    .where("deletedAt", "<=", now)
    .orderBy("deletedAt")
    .orderBy("id")
    .limit(1)
    .$if(isPostgres(tx), (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
}

/** No attempt quotes the sets of this account any more. */
export async function noteErased(tx: Database, id: string): Promise<void> {
  await tx.updateTable("accounts").set({ takenFrom: null }).where("id", "=", id).execute();
}

interface Part {
  readonly table: string;
  readonly key: readonly string[];
  /** Which rows are those of a set, or of an account. */
  readonly of: (id: string) => RawBuilder<unknown>;
  /** Rows that one transaction deletes: some 10 ms. */
  readonly most: number;
}

const ofSet = (id: string) => sql`"datasetId" = ${id}`;
const ofAccount = (id: string) => sql`"accountId" = ${id}`;
/** In the order of an index. */
const FIRST = sql`order by "datasetId", "passage", "ordinal" limit 100`;

/** The bytes of a document. */
function piecesOf(document: Part["of"]): Part {
  const of = (id: string) => sql`"documentId" = ${document(id)}`;
  return { table: "documentPieces", key: ["documentId", "ordinal"], of, most: 4 };
}

/** What a set has, in the order of its deletion. The rest is little, and goes with its row. */
const OF_SET: readonly Part[] = [
  piecesOf((id) => sql`(select "documentId" from "documentReads" where ${ofSet(id)})`),
  { table: "pagePictures", key: ["datasetId", "picture"], of: ofSet, most: 10 },
  { table: "questionPictures", key: ["datasetId", "hash"], of: ofSet, most: 10 },
  {
    table: "jobEvents",
    key: ["jobId", "seq"],
    of: (id) => sql`"jobId" = (select "id" from "jobs" where "datasetId" = ${id})`,
    most: 500,
  },
  { table: "reviewStates", key: ["accountId", "questionId"], of: ofSet, most: 100 },
  {
    // Of those questions that come next.
    table: "questionVersions",
    key: ["questionId", "version"],
    of: (id) => sql`"questionId" in (select "id" from "questions" where ${ofSet(id)} ${FIRST})`,
    most: 300,
  },
  {
    table: "questions",
    key: ["id"],
    of: (id) => sql`${ofSet(id)} order by "datasetId", "passage", "ordinal"`,
    most: 100,
  },
  { table: "passages", key: ["datasetId", "ordinal"], of: ofSet, most: 100 },
];

/** What an account has beside its sets; one of nobody may be that of a document. */
const OF_ACCOUNT: readonly Part[] = [
  piecesOf((id) => sql`${id}`),
  { table: "answers", key: ["accountId", "id"], of: ofAccount, most: 300 },
  { table: "attempts", key: ["id"], of: ofAccount, most: 5 },
  { table: "exams", key: ["id"], of: ofAccount, most: 100 },
  { table: "studyDays", key: ["accountId", "day", "confidence"], of: ofAccount, most: 500 },
];

/** Deletes some rows of an account, and its own at last. */
export async function deletePart(tx: Database, accountId: string): Promise<void> {
  const set = await tx
    .selectFrom("datasets")
    .select("id")
    .where("accountId", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  if (set === undefined) {
    if (await deleteSome(tx, OF_ACCOUNT, accountId)) return;
    await deleteNobody(tx, accountId);
  } else if (!(await deleteSome(tx, OF_SET, set.id)))
    await tx.deleteFrom("datasets").where("id", "=", set.id).where("accountId", "=", accountId).execute();
}

/** Of the first of these parts that has any; false if none has. */
async function deleteSome(tx: Database, parts: readonly Part[], id: string): Promise<boolean> {
  for (const { table, key, of, most } of parts) {
    const columns = sql.join(key.map((name) => sql.ref(name)));
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where (${columns}) in
      (select ${columns} from ${sql.table(table)} where ${of(id)} limit ${most})`.execute(tx);
    if (numAffectedRows > 0n) return true;
  }
  return false;
}
