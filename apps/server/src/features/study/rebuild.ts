import { setImmediate } from "node:timers/promises";
import { foldAnswers } from "@quizmill/study";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { readMemoryWeights, type WeightsByVersion } from "./memory-weights.ts";
import { countsFor, planned, toLogged } from "./record-answers.ts";
import {
  deleteDays,
  deleteStatesOf,
  deleteStatesOfSet,
  findAnsweredAccounts,
  findAnsweredQuestions,
  findAnswersTo,
  findDatasetsOf,
  findQuestionsOf,
  findStudySets,
  insertDaysFromAnswers,
  storeStates,
  touchStudySet,
} from "./store.ts";

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
    return { last, ...(await foldAnew(tx, { accountId, weights }, questions)) };
  });
}

interface Folding {
  readonly accountId: string;
  readonly weights: WeightsByVersion;
}

interface KeyedQuestion {
  readonly questionId: number;
  readonly datasetId: string;
  readonly key: number | null;
}

async function foldAnew(tx: Database, { accountId, weights }: Folding, questions: readonly KeyedQuestion[]) {
  const ids = questions.map(({ questionId }) => questionId);
  await deleteStatesOf(tx, accountId, ids);
  const answers = await findAnswersTo(tx, accountId, ids);
  const datasets = [...new Set(questions.map(({ datasetId }) => datasetId))];
  const sets = new Map((await findStudySets(tx, accountId, datasets)).map((set) => [set.datasetId, set]));
  const datasetOf = new Map(questions.map((question) => [question.questionId, question]));
  const states = [...Map.groupBy(answers, ({ questionId }) => questionId)].flatMap(([questionId, own]) => {
    const { datasetId = "", key = null } = datasetOf.get(questionId) ?? {};
    const state = foldAnswers(own.filter(countsFor(key)).map((row) => toLogged(row, weights)));
    return state === null
      ? []
      : [planned({ ...state, accountId, questionId, datasetId }, sets.get(datasetId))];
  });
  if (states.length > 0) await storeStates(tx, states);
  return { answers: answers.length, states: states.length };
}

interface OfSet {
  readonly accountId: string;
  readonly datasetId: string;
}

/** Takes a set that was deleted out of the schedule. For a transaction that has locked the account. */
export async function leaveSchedule(tx: Database, of: OfSet): Promise<void> {
  await deleteStatesOfSet(tx, of);
  await countSeen(tx, of);
}

/** Brings a set back into the schedule, from its answers. For a transaction that has locked the account. */
export async function rejoinSchedule(tx: Database, of: OfSet): Promise<void> {
  const { accountId, datasetId } = of;
  const weights = await readMemoryWeights(tx, accountId);
  for (let after = 0; ; ) {
    const questions = await findQuestionsOf(tx, datasetId, after, QUESTIONS);
    const last = questions.at(-1);
    if (last === undefined) break;
    await foldAnew(tx, { accountId, weights }, questions);
    after = last.questionId;
    // SQLite works in this thread. Between two parts of a long set the event loop gets to other calls.
    await setImmediate();
  }
  await countSeen(tx, of);
}

async function countSeen(tx: Database, of: OfSet): Promise<void> {
  const [known] = await findStudySets(tx, of.accountId, [of.datasetId]);
  if (known !== undefined) await touchStudySet(tx, of, 0);
}
