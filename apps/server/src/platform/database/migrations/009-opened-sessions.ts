import { type Kysely, sql } from "kysely";

/** When somebody logged in, which a session's tokens pass on: no session lasts for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("refreshTokens").addColumn("openedAt", "bigint").execute();
  // Of sessions of before it is not known; they count from their last use.
  await sql`update "refreshTokens" set "openedAt" = "createdAt"`.execute(db);
}
