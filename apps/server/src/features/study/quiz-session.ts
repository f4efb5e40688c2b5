import type { QuizSession, StoredQuizSession } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { giveBackChosen } from "./give-back.ts";
import { findQuizSession, storeQuizSession } from "./sessions-store.ts";
import type { OfSet } from "./sets-store.ts";

export async function readQuizSession(db: Database, of: OfSet): Promise<StoredQuizSession> {
  const row = await findQuizSession(db, of);
  if (row === undefined) return { version: 0, session: null };
  return { version: row.version, session: JSON.parse(row.sessionJson) as QuizSession };
}

/**
 * Stores the session if it is based on the one that is stored; else answers with that one, so that the device can merge
 * both and try again. What was chosen of a question while a model's took its place gives that place back.
 */
export async function writeQuizSession(
  db: Database,
  of: OfSet,
  { version, session, now }: { version: number; session: QuizSession; now: number },
): Promise<StoredQuizSession & { isStored: boolean }> {
  const before = await findQuizSession(db, of);
  const row = { ...of, version: version + 1, sessionJson: JSON.stringify(session), updatedAt: now };
  if (await storeQuizSession(db, row)) {
    const { accountId, datasetId } = of;
    await giveBackChosen(db, {
      accountId,
      datasetId,
      session,
      now,
      before: before === undefined ? null : (JSON.parse(before.sessionJson) as QuizSession),
    });
    return { version: row.version, session, isStored: true };
  }
  return { ...(await readQuizSession(db, of)), isStored: false };
}
