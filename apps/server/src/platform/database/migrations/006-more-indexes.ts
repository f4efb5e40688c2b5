import type { Kysely } from "kysely";

/** What is looked for every hour because its time is over, and what an account that goes leaves behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["refreshTokens", "passwordResets", "jobTokens"])
    await db.schema.createIndex(`${table}ByEnd`).on(table).column("expiresAt").execute();
  await db.schema.createIndex("modelTokensByAccount").on("modelTokens").column("accountId").execute();
}
