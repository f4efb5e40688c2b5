import { type Kysely, sql } from "kysely";

/** Tokens of jobs end with the session that got them. Those of before end now: a page gets another one when it opens the set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "jobTokens"`.execute(db);
  await db.schema.alterTable("jobTokens").dropColumn("sessionVersion").execute();
  await db.schema
    .alterTable("jobTokens")
    .addColumn("familyId", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
