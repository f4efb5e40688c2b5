import { type Selectable, sql } from "kysely";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import type { QuestionsTable } from "../../platform/database/schema.ts";
import { storeSearched } from "../../platform/database/search.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { wordsToStore } from "../../platform/search-words.ts";
import type { Owned } from "./store.ts";

type SearchedRow = Pick<Selectable<QuestionsTable>, "id" | "text" | "optionsJson">;

/** Makes questions findable by the words of their stems and options. */
export async function makeFindable(
  db: Database,
  accountId: string,
  questions: readonly SearchedRow[],
): Promise<void> {
  await storeSearched(
    db,
    questions.map(({ id, text, optionsJson }) => {
      const options = (JSON.parse(optionsJson) as { text: string }[]).map((option) => option.text);
      return { id: Number(id), accountId, words: wordsToStore([text, ...options].join("\n")) };
    }),
  );
}

/** Sets whose questions cannot be found yet, in the order of their ids. */
export async function findUnsearchable(db: Database, after: string, most: number) {
  return db
    .selectFrom("datasets")
    .select(["id", "accountId"])
    .where("isSearchable", "=", sql.lit(0))
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Has all sets made findable anew. */
export async function forgetFindable(db: Database): Promise<void> {
  await db.updateTable("datasets").set({ isSearchable: 0 }).execute();
}

/** Questions made findable in one transaction: some 10 ms. */
const MADE_FINDABLE = 100;

/**
 * Makes the questions of a set after this one findable, as many as one transaction takes. Returns the last of them, or
 * null if all are, or the set is gone. The locks keep its questions from being changed or deleted meanwhile.
 */
export async function makePartFindable(
  db: Database,
  { accountId, id }: Owned,
  after: number,
): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const setSearchable = (isSearchable: 0 | 1) =>
      tx
        .updateTable("datasets")
        .set({ isSearchable })
        .where("id", "=", id)
        .where("accountId", "=", accountId)
        .executeTakeFirst();
    const { numUpdatedRows } = await setSearchable(0);
    if (numUpdatedRows === 0n) return null;
    const rows = await tx
      .selectFrom("questions")
      .select(["id", "text", "optionsJson"])
      .where("datasetId", "=", id)
      .where("id", ">", after)
      .orderBy("id")
      .limit(MADE_FINDABLE)
      .execute();
    await makeFindable(tx, accountId, rows);
    const last = rows.at(-1);
    if (last !== undefined && rows.length === MADE_FINDABLE) return Number(last.id);
    await setSearchable(1);
    return null;
  });
}
