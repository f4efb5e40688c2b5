import { type Kysely, sql } from "kysely";

/** Tokens of jobs end with the sessions of their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("jobTokens")
    .addColumn("sessionVersion", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update "jobTokens" set "sessionVersion" = (select "accounts"."sessionVersion" from "jobs"
    join "accounts" on "accounts"."id" = "jobs"."accountId" where "jobs"."id" = "jobTokens"."jobId")`.execute(
    db,
  );
}
