import type { ModelUsage } from "@quizmill/contract";
import type { Database } from "../../../platform/database/open.ts";
import type { Allowance } from "../engine/index.ts";

/** All SQL of the tokens that accounts used of a language model, by day. */

const DAY_MS = 86_400_000;

export interface TokenLimits {
  /** Of all accounts together, by UTC day; null for no limit. */
  readonly perDay: number | null;
  readonly perAccountPerDay: number | null;
}

/** Stands for all accounts together, deleted ones included: summing up a day for each set would read all its rows. */
const ALL = "";

const dayOf = (now: number) => Math.floor(now / DAY_MS);
/** The end of a day, in milliseconds. */
export const endOfDay = (day: number) => (day + 1) * DAY_MS;

/** What can still be used today, as far as recorded. */
export async function tokensLeft(
  db: Database,
  { accountId, limits, now }: { accountId: string; limits: TokenLimits; now: number },
): Promise<Allowance> {
  const day = dayOf(now);
  const rows = await db
    .selectFrom("modelTokens")
    .select(["accountId", "tokens"])
    .where("day", "=", day)
    .where("accountId", "in", [ALL, accountId])
    .execute();
  const left = (limit: number | null, whose: string) => {
    const used = rows.find((row) => row.accountId === whose)?.tokens ?? 0;
    return (limit ?? Number.POSITIVE_INFINITY) - Number(used);
  };
  const { perDay, perAccountPerDay } = limits;
  return { accountId, day, left: { all: left(perDay, ALL), own: left(perAccountPerDay, accountId) } };
}

/** Call it in the transaction that records what the tokens were used for. */
export async function countTokens(
  db: Database,
  { accountId, usage, now }: { accountId: string; usage: ModelUsage; now: number },
): Promise<void> {
  const tokens = usage.inputTokens + usage.outputTokens;
  const day = dayOf(now);
  if (tokens === 0) return;
  await addTokens(db, { accountId, day, tokens });
  // Last: every set waits for this row until the transaction ends.
  await addTokens(db, { accountId: ALL, day, tokens });
}

async function addTokens(
  db: Database,
  row: { accountId: string; day: number; tokens: number },
): Promise<void> {
  await db
    .insertInto("modelTokens")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "accountId"])
        .doUpdateSet((eb) => ({ tokens: eb("modelTokens.tokens", "+", row.tokens) })),
    )
    .execute();
}

/** By day, for the account's owner. */
export async function listTokens(db: Database, accountId: string) {
  const days = db.selectFrom("modelTokens").select(["day", "tokens"]);
  return days.where("accountId", "=", accountId).orderBy("day").execute();
}

/** What a deleted account has used still counts for all accounts, but is no longer stored under its own. */
export async function disownTokens(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("modelTokens").where("accountId", "=", accountId).execute();
}

/** Only those of today are ever read. */
export async function deleteOldTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom("modelTokens").where("day", "<", dayOf(now)).execute();
}
