import { LIMITS, type Stats } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { AppError } from "../../platform/errors.ts";
import { folded } from "../../platform/search-words.ts";
import { type DatasetRow, SUMMARY_COLUMNS, type SummaryRow, UNFINISHED } from "./entities.ts";

export interface Owned {
  readonly accountId: string;
  readonly id: string;
}

/** All that an account has, those in the trash included. */
const newestFirst = (db: Database, accountId: string) =>
  db
    .selectFrom("datasets")
    .where("accountId", "=", accountId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");

const summaries = prepared((db, { accountId }: { accountId: string }) =>
  newestFirst(db, accountId).select(SUMMARY_COLUMNS).where("trashedAt", "is", null),
);

/** Without those in the trash. */
export async function listSummaries(db: Database, accountId: string): Promise<SummaryRow[]> {
  return summaries(db, { accountId });
}

/** Of the account's sets that are not in the trash. */
export async function findNames(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("datasets")
    .select("name")
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .execute();
  return rows.map(({ name }) => name);
}

/** Those of these sets that the account has, without those in the trash. */
export async function ownedOf(db: Database, accountId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("datasets")
    .select("id")
    .where("id", "in", ids)
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** With those in the trash. */
export async function listDatasets(db: Database, accountId: string): Promise<DatasetRow[]> {
  return newestFirst(db, accountId).selectAll().execute();
}

const datasetOf = prepared((db, { accountId, id }: Owned) =>
  db
    .selectFrom("datasets")
    .leftJoin("jobs", "jobs.datasetId", "datasets.id")
    .selectAll("datasets")
    .select("jobs.id as jobId")
    .where("datasets.id", "=", id)
    .where("datasets.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null),
);

/** Unless it is in the trash; with the id of the job that makes or made it. */
export async function findDataset(db: Database, owned: Owned) {
  const [dataset] = await datasetOf(db, owned);
  return dataset;
}

/** For work that runs without its owner; API calls use `findDataset`. */
export async function readDataset(db: Database, id: string): Promise<DatasetRow | undefined> {
  return db.selectFrom("datasets").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function renameDataset(db: Database, { accountId, id }: Owned, name: string, now: number) {
  return db
    .updateTable("datasets")
    .set({ name, nameKey: folded(name), updatedAt: now })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export async function readStats(db: Database, accountId: string): Promise<Stats> {
  const heldQuestions = await countHeld(db, { accountId, besides: "" });
  const listed = await db
    .selectFrom("datasets")
    .select(({ fn, lit }) => [
      fn.countAll<number>().as("datasets"),
      fn.coalesce(fn.sum<number>("questionCount"), lit(0)).as("questions"),
      fn.coalesce(fn.sum<number>("optionCount"), lit(0)).as("answerOptions"),
      fn.coalesce(fn.sum<number>("processedChunks"), lit(0)).as("processedChunks"),
      fn.coalesce(fn.sum<number>("totalChunks"), lit(0)).as("totalChunks"),
    ])
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .executeTakeFirstOrThrow();
  return { ...listed, heldQuestions };
}

/** Deletes a set without questions whose document was refused; false if it is no such set. */
export async function deleteRefused(db: Database, { accountId, id }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("datasets")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("status", "=", "FAILED")
    .where("totalChunks", "=", 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many more questions a set may have. */
export function roomIn({ questionCount }: Pick<DatasetRow, "questionCount">): number {
  return Math.max(0, LIMITS.dataset.questionsMax - questionCount);
}

/** Throws SET_TOO_LARGE for more questions than a set may have. */
export function refuseTooLarge(questions: number): void {
  const { questionsMax: max } = LIMITS.dataset;
  if (questions > max)
    throw new AppError("SET_TOO_LARGE", "The set has too many questions.", { details: { max } });
}

interface Holder {
  readonly accountId: string;
  /** A set that does not count. */
  readonly besides: string;
}

const held = prepared((db, { accountId, besides }: Holder) =>
  db
    .selectFrom("datasets")
    .select(({ eb, fn, lit, ref }) => {
      const isGrowing = eb.and([
        eb("status", "in", UNFINISHED),
        eb("totalEstimated", ">", ref("questionCount")),
      ]);
      const expected = eb.case().when(isGrowing).then(ref("totalEstimated")).else(ref("questionCount")).end();
      return fn.coalesce(fn.sum<number>(expected), lit(0)).as("questions");
    })
    .where("accountId", "=", accountId)
    .where("id", "!=", besides),
);

async function countHeld(db: Database, holder: Holder): Promise<number> {
  const [row] = await held(db, holder);
  return row?.questions ?? 0;
}

/**
 * Throws ACCOUNT_FULL if an account would have more questions than it may with so many beside those of its sets. Those
 * in the trash count, so that they can be brought back; a set that is being written counts with what is expected of it.
 */
export async function refuseFullAccount(
  db: Database,
  { accountId, besides = "" }: Partial<Holder> & Pick<Holder, "accountId">,
  questions = 1,
): Promise<void> {
  const { questionsMax: max } = LIMITS.account;
  if ((await countHeld(db, { accountId, besides })) + questions <= max) return;
  throw new AppError("ACCOUNT_FULL", "The account would have too many questions.", { details: { max } });
}
