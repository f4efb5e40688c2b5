import type { Kysely } from "kysely";

/** The device of each session, so that its owner can tell sessions apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("refreshTokens").addColumn("device", "text").execute();
}
