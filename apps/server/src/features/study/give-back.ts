import type { Option, QuizSession } from "@quizmill/contract";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import type { AnswersTable } from "../../platform/database/schema.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { findReplaced, giveBackPlace } from "../datasets/versions-store.ts";
import { countAnswersTo } from "./answers-store.ts";

/**
 * Gives places back to questions that were answered as they had been shown, while a model's took their places: so that
 * an answer counts, and nothing else is asked there later. Not where the model's was answered too. Returns the keys of
 * the questions that are there again. For a transaction that has locked the account.
 */
export async function giveBackAnswered(
  tx: Database,
  added: readonly Pick<AnswersTable, "questionId" | "questionVersion">[],
  { accountId, inLog, now }: { accountId: string; inLog: ReadonlyMap<number, number>; now: number },
): Promise<ReadonlyMap<number, number | null>> {
  const ofFirst = [...Map.groupBy(added, ({ questionId }) => questionId)]
    .filter(([id, rows]) => !inLog.get(id) && rows.every(({ questionVersion }) => questionVersion === 1))
    .map(([id]) => id);
  const keys = new Map<number, number | null>();
  if (ofFirst.length === 0) return keys;
  for (const row of await findReplaced(tx, accountId, ofFirst))
    keys.set(row.id, await giveBackPlace(tx, accountId, { row, now }));
  return keys;
}

/** At most so many are looked up at once: databases bound the values of a statement. */
const MOST_AT_ONCE = 500;

/**
 * The same for options that were chosen in a quiz and are not handed in yet. Only choices that differ from those of the
 * session `before` are looked at.
 */
export async function giveBackChosen(
  db: Database,
  {
    accountId,
    datasetId,
    before,
    session,
    now,
  }: {
    accountId: string;
    datasetId: string;
    before: QuizSession | null;
    session: QuizSession;
    now: number;
  },
): Promise<void> {
  const { selectedByQ } = session;
  const chosen = Object.keys(selectedByQ)
    .map(Number)
    .filter((id) => selectedByQ[id] !== before?.selectedByQ[id]);
  for (let start = 0; start < chosen.length; start += MOST_AT_ONCE) {
    const ids = chosen.slice(start, start + MOST_AT_ONCE);
    const found = async (tx: Database) =>
      (await findReplaced(tx, accountId, ids)).filter(
        ({ id, optionsJson, ...row }) =>
          row.datasetId === datasetId &&
          !(JSON.parse(optionsJson) as Option[]).some((option) => option.id === selectedByQ[id]),
      );
    if ((await found(db)).length === 0) continue;
    await inTransaction(db, async (tx) => {
      await lockAccount(tx, accountId);
      const answers = await countAnswersTo(tx, accountId, ids);
      for (const row of await found(tx))
        if (!answers.get(row.id)) await giveBackPlace(tx, accountId, { row, now });
    });
  }
}
