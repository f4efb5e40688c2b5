import type { ModelUsage } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import type { Allowance } from "./engine-protocol.ts";

/** All SQL of what accounts asked of a language model, by day. */

const DAY_MS = 86_400_000;

export interface TokenLimits {
  /** Of all accounts together, by UTC day; null for no limit. */
  readonly perDay: number | null;
  readonly perAccountPerDay: number | null;
}

/** Whom the tokens of accounts that are gone count for. */
const NOBODY = "";

const dayOf = (now: number) => Math.floor(now / DAY_MS);
/** When such a day ends, in milliseconds. */
export const endOfDay = (day: number) => (day + 1) * DAY_MS;

/** What may still be used today, as far as it is recorded. */
export async function tokensLeft(
  db: Database,
  { accountId, limits, now }: { accountId: string; limits: TokenLimits; now: number },
): Promise<Allowance> {
  const day = dayOf(now);
  const spent = await db
    .selectFrom("modelTokens")
    .select(({ fn, eb, val }) => [
      fn.sum("tokens").as("all"),
      fn.sum(eb.case().when("accountId", "=", accountId).then(eb.ref("tokens")).else(val(0)).end()).as("own"),
    ])
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  const [all, own] = [Number(spent.all ?? 0), Number(spent.own ?? 0)];
  const left = (limit: number | null, used: number) => (limit ?? Number.POSITIVE_INFINITY) - used;
  return { accountId, day, left: { all: left(limits.perDay, all), own: left(limits.perAccountPerDay, own) } };
}

/** Call it in the transaction that records what the tokens were for. */
export async function countTokens(
  db: Database,
  { accountId, usage, now }: { accountId: string; usage: ModelUsage; now: number },
): Promise<void> {
  const tokens = usage.inputTokens + usage.outputTokens;
  if (tokens > 0) await addTokens(db, { accountId, day: dayOf(now), tokens });
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

/** What an account that goes has used today still counts for all, but no longer as its own. */
export async function disownTokens(db: Database, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .deleteFrom("modelTokens")
      .where("accountId", "=", accountId)
      .returningAll()
      .execute();
    for (const { day, tokens } of rows)
      await addTokens(tx, { accountId: NOBODY, day, tokens: Number(tokens) });
  });
}

/** Only today's are ever asked for. */
export async function deleteOldTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom("modelTokens").where("day", "<", dayOf(now)).execute();
}
