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

const dayOf = (now: number) => Math.floor(now / DAY_MS);

/** What may still be used today, as far as it is recorded. */
export async function tokensLeft(
  db: Database,
  { accountId, limits, now }: { accountId: string; limits: TokenLimits; now: number },
): Promise<Allowance> {
  const day = dayOf(now);
  const used = await db
    .selectFrom("modelTokens")
    .select(["accountId", "tokens"])
    .where("day", "=", day)
    .execute();
  const all = used.reduce((sum, { tokens }) => sum + Number(tokens), 0);
  const own = Number(used.find((row) => row.accountId === accountId)?.tokens ?? 0);
  const left = (limit: number | null, spent: number) => (limit ?? Number.POSITIVE_INFINITY) - spent;
  return { accountId, day, left: { all: left(limits.perDay, all), own: left(limits.perAccountPerDay, own) } };
}

/** Call it in the transaction that records what the tokens were for. */
export async function countTokens(
  db: Database,
  { accountId, usage, now }: { accountId: string; usage: ModelUsage; now: number },
): Promise<void> {
  const tokens = usage.inputTokens + usage.outputTokens;
  if (tokens === 0) return;
  await db
    .insertInto("modelTokens")
    .values({ accountId, day: dayOf(now), tokens })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "accountId"])
        .doUpdateSet((eb) => ({ tokens: eb("modelTokens.tokens", "+", tokens) })),
    )
    .execute();
}

/** Only today's are ever asked for. */
export async function deleteOldTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom("modelTokens").where("day", "<", dayOf(now)).execute();
}
