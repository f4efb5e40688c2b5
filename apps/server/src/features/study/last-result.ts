import type { LastResult, QuizSession } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { findKeys } from "../datasets/questions-store.ts";

/** A result with the time at which it was reached. */
export interface TimedResult extends LastResult {
  readonly at: number;
}

/** So many sessions, the last ones, are looked through for one that has ended. */
const SESSIONS = 3;

/** The later of the last exam and the last quiz that has ended. */
export async function lastResult(
  db: Database,
  accountId: string,
  exam: TimedResult | null,
): Promise<LastResult | null> {
  const later = (await lastQuiz(db, accountId, exam?.at ?? 0)) ?? exam;
  if (later === null) return null;
  const { at: _, ...result } = later;
  return result;
}

/** The last quiz that ended after a moment, if something was answered in it. */
async function lastQuiz(db: Database, accountId: string, after: number): Promise<TimedResult | null> {
  for (const row of await findLastQuizSessions(db, accountId, after, SESSIONS)) {
    const { finished, selectedByQ } = JSON.parse(row.sessionJson) as QuizSession;
    if (!finished || Object.keys(selectedByQ).length === 0) continue;
    const keys = await findKeys(db, row.datasetId);
    if (keys.length === 0) continue;
    const correct = keys.filter(({ id, key }) => selectedByQ[id] === key).length;
    return {
      kind: "quiz",
      id: row.datasetId,
      name: row.name,
      at: Number(row.updatedAt),
      percent: Math.round((100 * correct) / keys.length),
    };
  }
  return null;
}

/** The sessions stored last, after a moment, with the names of their sets. */
async function findLastQuizSessions(db: Database, accountId: string, after: number, most: number) {
  return db
    .selectFrom("quizSessions")
    .innerJoin("datasets", "datasets.id", "quizSessions.datasetId")
    .select(["quizSessions.datasetId", "quizSessions.sessionJson", "quizSessions.updatedAt", "datasets.name"])
    .where("quizSessions.accountId", "=", accountId)
    .where("quizSessions.updatedAt", ">", after)
    .where("datasets.trashedAt", "is", null)
    .orderBy("quizSessions.updatedAt", "desc")
    .limit(most)
    .execute();
}
