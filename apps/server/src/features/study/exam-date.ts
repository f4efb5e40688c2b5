import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { planned } from "./fold-answers.ts";
import { storeExamDate } from "./sets-store.ts";
import { findStatesOfSets, storeStates } from "./states-store.ts";

/** Rows that one statement stores. */
const ROWS = 500;

/** Plans all questions of a set towards the day, or by memory alone again. */
export async function setExamDate(
  db: Database,
  { accountId, datasetId }: { accountId: string; datasetId: string },
  { examAt, now }: { examAt: number | null; now: number },
): Promise<void> {
  const exam = { examSetAt: examAt === null ? null : now, examAt };
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    await storeExamDate(tx, { accountId, datasetId }, exam);
    const states = await findStatesOfSets(tx, accountId, [datasetId]);
    for (let at = 0; at < states.length; at += ROWS)
      await storeStates(
        tx,
        states.slice(at, at + ROWS).map((state) => planned(state, exam)),
      );
  });
}
