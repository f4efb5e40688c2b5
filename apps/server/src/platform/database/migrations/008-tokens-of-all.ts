import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

/** The table as it is when this migration runs. */
type Then = Kysely<Pick<Tables, "modelTokens">>;

/**
 * The use of all accounts together gets a row per day with an empty account; until now that row held the use of deleted
 * accounts.
 */
export async function up(db: Then): Promise<void> {
  const days = await db
    .selectFrom("modelTokens")
    .select(({ fn }) => ["day", fn.sum("tokens").as("tokens")])
    .groupBy("day")
    .execute();
  await db.deleteFrom("modelTokens").where("accountId", "=", "").execute();
  for (const { day, tokens } of days)
    await db
      .insertInto("modelTokens")
      .values({ accountId: "", day, tokens: Number(tokens) })
      .execute();
}
