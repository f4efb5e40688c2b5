import type { Kysely } from "kysely";

/** For the hourly search for expired rows, and for the rows that a deleted account leaves behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["refreshTokens", "passwordResets", "jobTokens"])
    await db.schema.createIndex(`${table}ByEnd`).on(table).column("expiresAt").execute();
  await db.schema.createIndex("modelTokensByAccount").on("modelTokens").column("accountId").execute();
}
