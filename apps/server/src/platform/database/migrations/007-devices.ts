import type { Kysely } from "kysely";

/** On which device a session is open, so that its owner can tell one from the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("refreshTokens").addColumn("device", "text").execute();
}
