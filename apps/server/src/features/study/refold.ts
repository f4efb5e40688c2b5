import type { QuizSession } from "@quizmill/contract";
import { foldAnswers } from "@quizmill/study";
import type { Database } from "../../platform/database/open.ts";
import { readMemoryWeights } from "./memory-weights.ts";
import { countsFor, planned, toLogged } from "./record-answers.ts";
import {
  deleteStatesOf,
  findAnswersTo,
  findQuizSession,
  findStudySets,
  storeQuizSession,
  storeStates,
  touchStudySet,
} from "./store.ts";

interface OfQuestion {
  readonly accountId: string;
  readonly datasetId: string;
  readonly questionId: number;
}

/**
 * The review state of a question whose key has changed, or that was deleted or restored: that of the answers which were
 * judged by its present key; with null there is none. For a transaction that has locked the account.
 */
export async function refoldQuestion(
  tx: Database,
  { accountId, datasetId, questionId }: OfQuestion,
  key: number | null,
): Promise<void> {
  await deleteStatesOf(tx, accountId, [questionId]);
  const answers = (await findAnswersTo(tx, accountId, [questionId])).filter(countsFor(key));
  const [set] = await findStudySets(tx, accountId, [datasetId]);
  if (answers.length > 0) {
    const weights = await readMemoryWeights(tx, accountId);
    const state = foldAnswers(answers.map((row) => toLogged(row, weights)));
    if (state !== null) await storeStates(tx, [planned({ ...state, accountId, questionId, datasetId }, set)]);
  }
  if (set !== undefined) await touchStudySet(tx, { accountId, datasetId }, 0);
}

/** Opens a question again in the quiz of its set: what was chosen there was chosen of other options. */
export async function reopenInQuiz(
  tx: Database,
  { accountId, datasetId, questionId }: OfQuestion,
  now: number,
): Promise<void> {
  const row = await findQuizSession(tx, { accountId, datasetId });
  if (row === undefined) return;
  const session = JSON.parse(row.sessionJson) as QuizSession;
  const { [questionId]: selected, ...selectedByQ } = session.selectedByQ;
  const { [questionId]: _, ...revealedByQ } = session.revealedByQ;
  if (selected === undefined) return;
  const sessionJson = JSON.stringify({ ...session, selectedByQ, revealedByQ });
  await storeQuizSession(tx, { ...row, version: row.version + 1, sessionJson, updatedAt: now });
}
