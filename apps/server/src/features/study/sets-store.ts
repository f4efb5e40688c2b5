import type { Database } from "../../platform/database/open.ts";
import type { StudySetsTable } from "../../platform/database/schema.ts";

export interface OfSet {
  readonly accountId: string;
  readonly datasetId: string;
}

/** The sets of an account that are in the trash: states of one that is brought back or has just left are there. */
export const setsInTrash = (db: Database, accountId: string) =>
  // Not `is not null`, which PostgreSQL may answer by reading all sets.
  db
    .selectFrom("datasets")
    .select("datasets.id")
    .where("datasets.accountId", "=", accountId)
    .where("datasets.trashedAt", ">", 0);

export async function listAllStudySets(db: Database, accountId: string): Promise<StudySetsTable[]> {
  return allStudySets(db, accountId).execute();
}

export async function findStudySets(db: Database, accountId: string, datasetIds: readonly string[]) {
  return allStudySets(db, accountId).where("datasetId", "in", datasetIds).execute();
}

const allStudySets = (db: Database, accountId: string) =>
  db.selectFrom("studySets").selectAll().where("accountId", "=", accountId);

/** Sets `seen` to the number of review states, and the time of the last answer to `at` if that is later. */
export async function touchStudySet(
  db: Database,
  { accountId, datasetId }: OfSet,
  at: number,
): Promise<void> {
  const { seen } = await db
    .selectFrom("reviewStates")
    .select((eb) => eb.fn.countAll<number>().as("seen"))
    .where("datasetId", "=", datasetId)
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("studySets")
    .values({ accountId, datasetId, seen: Number(seen), lastAnsweredAt: at, examSetAt: null, examAt: null })
    .onConflict((conflict) =>
      conflict.columns(["accountId", "datasetId"]).doUpdateSet((eb) => ({
        seen: eb.ref("excluded.seen"),
        lastAnsweredAt: eb
          .case()
          .when("studySets.lastAnsweredAt", ">", eb.ref("excluded.lastAnsweredAt"))
          .then(eb.ref("studySets.lastAnsweredAt"))
          .else(eb.ref("excluded.lastAnsweredAt"))
          .end(),
      })),
    )
    .execute();
}

export async function storeExamDate(
  db: Database,
  { accountId, datasetId }: OfSet,
  exam: { readonly examSetAt: number | null; readonly examAt: number | null },
): Promise<void> {
  await db
    .insertInto("studySets")
    .values({ accountId, datasetId, seen: 0, lastAnsweredAt: 0, ...exam })
    .onConflict((conflict) => conflict.columns(["accountId", "datasetId"]).doUpdateSet(exam))
    .execute();
}

/** The last studied first. */
export async function listStudySets(db: Database, accountId: string, most: number) {
  return studySets(db, accountId).orderBy("studySets.lastAnsweredAt", "desc").limit(most).execute();
}

export async function findStudySet(db: Database, { accountId, datasetId }: OfSet) {
  return studySets(db, accountId).where("studySets.datasetId", "=", datasetId).executeTakeFirst();
}

/** The sets whose exam lies in [from, to). */
export async function findExamSets(
  db: Database,
  accountId: string,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("studySets")
    .select("datasetId")
    .where("accountId", "=", accountId)
    .where("examAt", ">=", from)
    .where("examAt", "<", to)
    .execute();
  return rows.map(({ datasetId }) => datasetId);
}

export type StudySetRow = StudySetsTable & { readonly name: string; readonly questionCount: number };

const studySets = (db: Database, accountId: string) =>
  db
    .selectFrom("studySets")
    .innerJoin("datasets", "datasets.id", "studySets.datasetId")
    .selectAll("studySets")
    .select(["datasets.name", "datasets.questionCount"])
    .where("studySets.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null);
