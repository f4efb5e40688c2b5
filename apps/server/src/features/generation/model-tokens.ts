import type { ModelUsage } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { Allowance } from "./engine-protocol.ts";

/** All SQL of what accounts asked of a language model, by day. */

const DAY_MS = 86_400_000;

export interface TokenLimits {
  /** Of all accounts together, by UTC day; null for no limit. */
  readonly perDay: number | null;
  readonly perAccountPerDay: number | null;
}

/** Stands for all accounts together, those that are gone included: to add a day up each time would take its rows. */
const ALL = "";

const dayOf = (now: number) => Math.floor(now / DAY_MS);
/** When such a day ends, in milliseconds. */
export const endOfDay = (day: number) => (day + 1) * DAY_MS;

/** What may still be used today, as far as it is recorded. */
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

/** Call it in the transaction that records what the tokens were for. */
export async function countTokens(
  db: Database,
  { accountId, usage, now }: { accountId: string; usage: ModelUsage; now: number },
): Promise<void> {
  const tokens = usage.inputTokens + usage.outputTokens;
  const day = dayOf(now);
  if (tokens === 0) return;
  await addTokens(db, { accountId, day, tokens });
  // Last: all wait for this row until the transaction ends.
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

/** By day, for its owner. */
export async function listTokens(db: Database, accountId: string) {
  const days = db.selectFrom("modelTokens").select(["day", "tokens"]);
  return days.where("accountId", "=", accountId).orderBy("day").execute();
}

/** What an account that goes has used still counts for all, but no longer as its own. */
export async function disownTokens(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("modelTokens").where("accountId", "=", accountId).execute();
}

/** Only today's are ever asked for. */
export async function deleteOldTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom("modelTokens").where("day", "<", dayOf(now)).execute();
}
