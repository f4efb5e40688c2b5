import type { RecentSet } from "@quizmill/contract";
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

/** Sets with an exam after a moment, the next one first. */
export async function listComingExams(db: Database, accountId: string, after: number, most: number) {
  return studySets(db, accountId)
    .where("studySets.examAt", ">", after)
    .orderBy("studySets.examAt")
    .limit(most)
    .execute();
}

/** The sets that were made or answered last, the last one first; none of those put away. */
export async function listRecentSets(db: Database, accountId: string, most: number): Promise<RecentSet[]> {
  const kept = db
    .selectFrom("datasets")
    .leftJoin("studySets", (join) =>
      join.onRef("studySets.datasetId", "=", "datasets.id").on("studySets.accountId", "=", accountId),
    )
    .select(["datasets.id", "datasets.name", "datasets.questionCount", "datasets.createdAt"])
    .select(["studySets.seen", "studySets.lastAnsweredAt"])
    .where("datasets.accountId", "=", accountId)
    .where("datasets.trashedAt", "is", null)
    .where("datasets.archivedAt", "is", null)
    .limit(most);
  const [made, answered] = await Promise.all([
    kept.orderBy("datasets.createdAt", "desc").execute(),
    kept.where("studySets.lastAnsweredAt", ">", 0).orderBy("studySets.lastAnsweredAt", "desc").execute(),
  ]);
  const at = (row: (typeof made)[number]) => Math.max(Number(row.createdAt), Number(row.lastAnsweredAt ?? 0));
  const each = new Map([...made, ...answered].map((row) => [row.id, row]));
  return [...each.values()]
    .sort((one, other) => at(other) - at(one))
    .slice(0, most)
    .map(({ id, name, questionCount, seen }) => ({
      id,
      name,
      questions: questionCount,
      seen: Number(seen ?? 0),
    }));
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
