import { type Kysely, sql } from "kysely";

/** The time of the login, which a session's tokens pass on: no session lasts for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("refreshTokens").addColumn("openedAt", "bigint").execute();
  // It is not known for earlier sessions; they count from their last use.
  await sql`update "refreshTokens" set "openedAt" = "createdAt"`.execute(db);
}
