import { randomUUID } from "node:crypto";
import type { Database } from "./open.ts";
import { inTransaction } from "./transactions.ts";

/** What belongs to an account of nobody is found by nobody, and deleted from a moment on (`features/deletion`). */
interface Nobody {
  readonly id: string;
  readonly deletedAt: number;
  readonly takenFrom?: string;
}

/** An account that nobody can log into. */
export async function insertNobody(tx: Database, nobody: Nobody): Promise<void> {
  const blank = { email: nobody.id, passwordHash: "", sessionVersion: 0, createdAt: nobody.deletedAt };
  await tx
    .insertInto("accounts")
    .values({ ...blank, ...nobody })
    .execute();
}

/** Deletes an account that has nothing any more. */
export async function deleteNobody(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom("accounts").where("id", "=", id).execute();
}

/** Nothing is made for so long. */
const UNFINISHED_MS = 10 * 60_000;

interface Making<T> {
  readonly now: number;
  /** Stores rows that belong to an account of nobody, in as many transactions as suits. */
  readonly make: (nobody: string) => Promise<void>;
  /** Gives what is made to its owner, and calls `keep` if it does. */
  readonly give: (tx: Database, made: { nobody: string; keep: () => Promise<void> }) => Promise<T>;
}

/** Makes something that nobody finds before it is whole. If it is cut off or not kept, it is deleted. */
export async function makeUnseen<T>(db: Database, { now, make, give }: Making<T>): Promise<T> {
  const nobody = randomUUID();
  await insertNobody(db, { id: nobody, deletedAt: now + UNFINISHED_MS });
  try {
    await make(nobody);
    return await inTransaction(db, (tx) => give(tx, { nobody, keep: () => deleteNobody(tx, nobody) }));
  } finally {
    await db.updateTable("accounts").set({ deletedAt: now }).where("id", "=", nobody).execute();
  }
}
