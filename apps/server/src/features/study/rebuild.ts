import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { deleteDays, insertDaysFromAnswers } from "./days-store.ts";
import { countSeen, foldAnew } from "./fold-answers.ts";
import { readMemoryWeights, type WeightsByVersion } from "./memory-weights.ts";
import { type OfSet, setsInTrash, touchStudySet } from "./sets-store.ts";
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

/** Questions whose answers one transaction folds when a set is brought back: some 10 ms. */
const BROUGHT_BACK = 100;
const NOTHING = { last: 0, answers: 0, states: 0 };

/**
 * Brings a set in the trash back into the schedule, from its answers, in short transactions. Its states are not seen
 * before `restore` takes it out, in the last one, which has locked the account. It begins anew where answers came in
 * meanwhile, or another call took its states out. False if it is not in the trash, or not any more.
 */
export async function rejoinSchedule(
  db: Database,
  of: OfSet,
  restore: (tx: Database) => Promise<unknown>,
): Promise<boolean> {
  const { accountId, datasetId } = of;
  const weights = await readMemoryWeights(db, accountId);
  const goOn = async (tx: Database, { last: after, ...before }: typeof NOTHING) => {
    await lockAccount(tx, accountId);
    const [set] = await setsInTrash(tx, accountId).where("id", "=", datasetId).execute();
    if (set === undefined) return false;
    const questions = await findQuestionsOf(tx, datasetId, after, BROUGHT_BACK);
    const last = questions.at(-1)?.questionId;
    if (last !== undefined) {
      const { answers, states } = await foldAnew(tx, questions, { accountId, weights });
      return { last, answers: before.answers + answers, states: before.states + states };
    }
    if (!isDeepStrictEqual(await countFolded(tx, of), before)) return NOTHING;
    await restore(tx);
    await countSeen(tx, of);
    return true;
  };
  for (let folded = NOTHING; ; await setImmediate()) {
    const now = await inTransaction(db, (tx) => goOn(tx, folded));
    if (typeof now === "boolean") return now;
    folded = now;
  }
}

/** The answers and states that a set has. */
async function countFolded(tx: Database, { accountId, datasetId }: OfSet) {
  const questions = tx.selectFrom("questions").select("id").where("datasetId", "=", datasetId);
  const [answers, states] = await Promise.all(
    (["answers", "reviewStates"] as const).map((table) =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("accountId", "=", accountId)
        .where("questionId", "in", questions)
        .executeTakeFirstOrThrow(),
    ),
  );
  return { answers: Number(answers?.count), states: Number(states?.count) };
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
