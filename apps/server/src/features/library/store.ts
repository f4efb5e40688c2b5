import { sql } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import { SUMMARY_COLUMNS } from "../datasets/entities.ts";

/** The SQL of finding sets, and all of tags. `db` may be a transaction. */

/** Which sets are asked for, beside their words. */
export interface Filter {
  readonly accountId: string;
  /** Those in the trash, in the archive, or all others. */
  readonly place: "list" | "archive" | "trash";
  readonly tag: string | undefined;
}

const ofAccount = (db: Database, { accountId, place, tag }: Filter) =>
  db
    .selectFrom("datasets")
    .where("datasets.accountId", "=", accountId)
    .where("datasets.trashedAt", place === "trash" ? "is not" : "is", null)
    .$if(place !== "trash", (query) =>
      query.where("datasets.archivedAt", place === "archive" ? "is not" : "is", null),
    )
    .$if(tag !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("datasetTags")
            .select("datasetTags.tag")
            .whereRef("datasetTags.datasetId", "=", "datasets.id")
            .where("datasetTags.accountId", "=", accountId)
            .where("datasetTags.tag", "=", tag ?? ""),
        ),
      ),
    );

/** The place of a set in its order: a list begins after it. */
export interface Place {
  readonly at: number | string;
  /** Decides between sets that were never studied. */
  readonly createdAt?: number | undefined;
  readonly id: string;
}

/** The newest first; only those whose names have all these words. */
export async function findByTime(
  db: Database,
  filter: Filter,
  { words, after, most }: { words: readonly string[]; after: Place | null; most: number },
) {
  let query = ofAccount(db, filter).select(["datasets.id", "datasets.createdAt as at"]);
  for (const word of words) query = query.where("datasets.nameKey", "like", `%${word}%`);
  if (after !== null)
    query = query.where((eb) =>
      eb(eb.refTuple("datasets.createdAt", "datasets.id"), "<", eb.tuple(Number(after.at), after.id)),
    );
  return query.orderBy("datasets.createdAt", "desc").orderBy("datasets.id", "desc").limit(most).execute();
}

export async function findByName(db: Database, filter: Filter, after: Place | null, most: number) {
  return ofAccount(db, filter)
    .select(["datasets.id", "datasets.nameKey as at"])
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("datasets.nameKey", "datasets.id"),
          ">",
          eb.tuple(String(after?.at ?? ""), after?.id ?? ""),
        ),
      ),
    )
    .orderBy("datasets.nameKey")
    .orderBy("datasets.id")
    .limit(most)
    .execute();
}

/** The last studied first, then those that never were, the newest first. */
export async function findByStudy(db: Database, filter: Filter, after: Place | null, most: number) {
  const studied = sql<number>`coalesce(${sql.ref("studySets.lastAnsweredAt")}, 0)`;
  return ofAccount(db, filter)
    .leftJoin("studySets", (join) =>
      join.onRef("studySets.datasetId", "=", "datasets.id").on("studySets.accountId", "=", filter.accountId),
    )
    .select(["datasets.id", "datasets.createdAt"])
    .select(studied.as("at"))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${studied}, ${sql.ref("datasets.createdAt")}, ${sql.ref("datasets.id")})
          < (${Number(after?.at ?? 0)}, ${after?.createdAt ?? 0}, ${after?.id ?? ""})`,
      ),
    )
    .orderBy(studied, "desc")
    .orderBy("datasets.createdAt", "desc")
    .orderBy("datasets.id", "desc")
    .limit(most)
    .execute();
}

/** The sets of these questions; of each the question with the highest id, and that of the highest first. */
export async function findSetsOf(db: Database, filter: Filter, questionIds: readonly number[]) {
  if (questionIds.length === 0) return [];
  const found = await db
    .selectFrom("questions")
    .select(({ fn }) => ["datasetId", fn.max<number>("id").as("questionId")])
    .where("id", "in", questionIds)
    .where("deletedAt", "is", null)
    .groupBy("datasetId")
    .orderBy("questionId", "desc")
    .execute();
  if (found.length === 0) return [];
  // Asked for together, PostgreSQL takes each question for one of another set, and reads all sets of the account.
  const sets = await ofAccount(db, filter)
    .select(["datasets.id", "datasets.nameKey"])
    .where(
      "datasets.id",
      "in",
      found.map(({ datasetId }) => datasetId),
    )
    .execute();
  const names = new Map(sets.map(({ id, nameKey }) => [id, nameKey]));
  return found.flatMap(({ datasetId: id, questionId }) => {
    const nameKey = names.get(id);
    return nameKey === undefined ? [] : { id, nameKey, questionId };
  });
}

/** Whole rows of these sets, in no order. */
export async function findRows(db: Database, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("datasets")
    .leftJoin("studySets", (join) =>
      join.onRef("studySets.datasetId", "=", "datasets.id").on("studySets.accountId", "=", accountId),
    )
    .select(SUMMARY_COLUMNS.map((column) => `datasets.${column}` as const))
    .select([
      "datasets.format",
      "datasets.pageCount",
      "datasets.archivedAt",
      "datasets.trashedAt",
      "studySets.seen",
    ])
    .where("datasets.id", "in", ids)
    .where("datasets.accountId", "=", accountId)
    .execute();
}

export async function findTexts(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom("questions").select(["id", "text"]).where("id", "in", ids).execute();
}

/** In alphabetical order. */
export async function findTagsOf(db: Database, accountId: string, datasetIds: readonly string[]) {
  if (datasetIds.length === 0) return [];
  return db
    .selectFrom("datasetTags")
    .select(["datasetId", "tag"])
    .where("datasetId", "in", datasetIds)
    .where("accountId", "=", accountId)
    .orderBy("tag")
    .execute();
}

/** Each tag of an account with the number of its sets, without those in the trash. */
export async function countTags(db: Database, accountId: string) {
  return db
    .selectFrom("datasetTags")
    .innerJoin("datasets", "datasets.id", "datasetTags.datasetId")
    .select(({ fn }) => ["tag", fn.countAll<number>().as("sets")])
    .where("datasetTags.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null)
    .groupBy("tag")
    .orderBy("tag")
    .execute();
}

/** Whether an account has sets there. */
export async function hasSetsIn(db: Database, accountId: string, place: Filter["place"]): Promise<boolean> {
  const found = await ofAccount(db, { accountId, place, tag: undefined })
    .select("datasets.id")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setArchived(
  db: Database,
  accountId: string,
  ids: readonly string[],
  archivedAt: number | null,
): Promise<void> {
  await db
    .updateTable("datasets")
    .set({ archivedAt })
    .where("id", "in", ids)
    .where("accountId", "=", accountId)
    .execute();
}

export async function addTags(
  db: Database,
  accountId: string,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  const rows = ids.flatMap((datasetId) => tags.map((tag) => ({ accountId, datasetId, tag })));
  if (rows.length === 0) return;
  await db
    .insertInto("datasetTags")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["datasetId", "tag"]).doNothing())
    .execute();
}

export async function removeTags(
  db: Database,
  accountId: string,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  await db
    .deleteFrom("datasetTags")
    .where("datasetId", "in", ids)
    .where("tag", "in", tags)
    .where("accountId", "=", accountId)
    .execute();
}

/** The most tags that one of these sets has. */
export async function mostTags(db: Database, accountId: string, ids: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom("datasetTags")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("datasetId", "in", ids)
    .where("accountId", "=", accountId)
    .groupBy("datasetId")
    .execute();
  return Math.max(0, ...rows.map(({ count }) => Number(count)));
}
