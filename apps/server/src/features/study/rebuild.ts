import { setImmediate } from "node:timers/promises";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { deleteDays, insertDaysFromAnswers } from "./days-store.ts";
import { countSeen, foldAnew } from "./fold-answers.ts";
import { readMemoryWeights, type WeightsByVersion } from "./memory-weights.ts";
import { type OfSet, touchStudySet } from "./sets-store.ts";
import { deleteStatesOfTrashed } from "./states-store.ts";

/** Questions whose answers are read at a time. */
const QUESTIONS = 500;

export interface Rebuilt {
  readonly accounts: number;
  readonly answers: number;
  readonly states: number;
}

/**
 * Folds the whole log anew: review states, figures of days and what is known of each set. A part at a time, each in a
 * transaction that locks its account, so that a running server may go on.
 */
export async function rebuildStudy(db: Database): Promise<Rebuilt> {
  const sum = { accounts: 0, answers: 0, states: 0 };
  for (const accountId of await findAnsweredAccounts(db)) {
    sum.accounts += 1;
    const weights = await readMemoryWeights(db, accountId);
    for (let after = 0; ; ) {
      const part = await rebuildPart(db, { accountId, weights, after });
      if (part === null) break;
      sum.answers += part.answers;
      sum.states += part.states;
      after = part.last;
    }
    await inTransaction(db, async (tx) => {
      await lockAccount(tx, accountId);
      await deleteDays(tx, accountId);
      await insertDaysFromAnswers(tx, accountId);
      for (const { datasetId, lastAnsweredAt } of await findDatasetsOf(tx, accountId))
        await touchStudySet(tx, { accountId, datasetId }, Number(lastAnsweredAt));
    });
  }
  return sum;
}

/** The questions after this id; null where none is left. */
async function rebuildPart(
  db: Database,
  { accountId, weights, after }: { accountId: string; weights: WeightsByVersion; after: number },
) {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const questions = await findAnsweredQuestions(tx, accountId, after, QUESTIONS);
    const ids = questions.map(({ questionId }) => questionId);
    const last = ids.at(-1);
    if (last === undefined) return null;
    return { last, ...(await foldAnew(tx, questions, { accountId, weights })) };
  });
}

/** Review states deleted in one transaction: some 10 ms. */
const STATES = 200;

/** Takes a set that was deleted out of the schedule, in short transactions. One that was brought back stays in it. */
export async function leaveSchedule(db: Database, of: OfSet): Promise<void> {
  const deletePart = () =>
    inTransaction(db, async (tx) => {
      await lockAccount(tx, of.accountId);
      const hasMore = (await deleteStatesOfTrashed(tx, of, STATES)) === STATES;
      if (!hasMore) await countSeen(tx, of);
      return hasMore;
    });
  while (await deletePart()) await setImmediate();
}

/** Brings a set back into the schedule, from its answers. For a transaction that has locked the account. */
export async function rejoinSchedule(tx: Database, of: OfSet): Promise<void> {
  const { accountId, datasetId } = of;
  const weights = await readMemoryWeights(tx, accountId);
  for (let after = 0; ; ) {
    const questions = await findQuestionsOf(tx, datasetId, after, QUESTIONS);
    const last = questions.at(-1);
    if (last === undefined) break;
    await foldAnew(tx, questions, { accountId, weights });
    after = last.questionId;
    // SQLite works in this thread. Between two parts of a long set the event loop gets to other calls.
    await setImmediate();
  }
  await countSeen(tx, of);
}

async function findAnsweredAccounts(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("accounts")
    .select("id")
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("answers").select("answers.id").whereRef("answers.accountId", "=", "accounts.id")),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * In the order of their ids, with the key that counts; null for a question that is gone or deleted, or whose set is in
 * the trash.
 */
async function findAnsweredQuestions(db: Database, accountId: string, after: number, most: number) {
  return db
    .selectFrom("answers")
    .leftJoin("questions", (join) =>
      join.onRef("questions.id", "=", "answers.questionId").on("questions.deletedAt", "is", null),
    )
    .leftJoin("datasets", (join) =>
      join.onRef("datasets.id", "=", "questions.datasetId").on("datasets.trashedAt", "is", null),
    )
    .select(["answers.questionId", "answers.datasetId"])
    .select(({ eb }) =>
      eb
        .case()
        .when("datasets.id", "is not", null)
        .then(eb.ref("questions.groundTruthOptionId"))
        .end()
        .as("key"),
    )
    .distinct()
    .where("answers.accountId", "=", accountId)
    .where("answers.questionId", ">", after)
    .orderBy("answers.questionId")
    .limit(most)
    .execute();
}

/** Of a set, in the order of their ids; with the key that counts, null for a deleted one. */
async function findQuestionsOf(db: Database, datasetId: string, after: number, most: number) {
  return db
    .selectFrom("questions")
    .select(["id as questionId", "datasetId"])
    .select(({ eb }) =>
      eb.case().when("deletedAt", "is", null).then(eb.ref("groundTruthOptionId")).end().as("key"),
    )
    .where("datasetId", "=", datasetId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
}

/** The sets that were answered and are still there, with the time of the last answer. */
async function findDatasetsOf(db: Database, accountId: string) {
  return db
    .selectFrom("answers")
    .innerJoin("datasets", "datasets.id", "answers.datasetId")
    .select(({ fn }) => ["answers.datasetId", fn.max<number>("answers.answeredAt").as("lastAnsweredAt")])
    .where("answers.accountId", "=", accountId)
    .groupBy("answers.datasetId")
    .execute();
}
