import { foldAnswers } from "@quizmill/study";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { readMemoryWeights, type WeightsByVersion } from "./memory-weights.ts";
import { countsFor, planned, toLogged } from "./record-answers.ts";
import {
  deleteDays,
  deleteStatesOf,
  findAnsweredAccounts,
  findAnsweredQuestions,
  findAnswersTo,
  findDatasetsOf,
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
    return { last, answers: answers.length, states: states.length };
  });
}
