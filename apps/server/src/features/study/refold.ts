import type { QuizSession } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { countSeen, foldAnew } from "./fold-answers.ts";
import { readMemoryWeights } from "./memory-weights.ts";
import { findQuizSession, storeQuizSession } from "./sessions-store.ts";

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
  const weights = await readMemoryWeights(tx, accountId);
  await foldAnew(tx, [{ questionId, datasetId, key }], { accountId, weights });
  await countSeen(tx, { accountId, datasetId });
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
