import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

/** As it is when this runs. */
type Then = Kysely<Pick<Tables, "modelTokens">>;

/** What all accounts together used on a day stands in a row without an account, which was that of deleted ones. */
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
