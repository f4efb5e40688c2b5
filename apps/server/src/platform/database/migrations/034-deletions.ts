import { type Kysely, sql } from "kysely";

/** What is deleted is hidden at once, and its rows are deleted by and by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("accounts").addColumn("deletedAt", "bigint").execute();
  await db.schema.alterTable("accounts").addColumn("takenFrom", "text").execute();
  await db.schema
    .createIndex("accountsDeleted")
    .on("accounts")
    .columns(["deletedAt", "id"])
    .where(sql.ref("deletedAt"), "is not", null)
    .execute();
  // Attempts at exams have kept the questions of sets that were deleted until now.
  await sql`insert into "accounts" ("id", "email", "passwordHash", "createdAt", "deletedAt", "takenFrom")
    select 'attempts-' || "id", 'attempts-' || "id", '', 0, 0, "id" from "accounts"
    where "id" in (select "accountId" from "attempts")`.execute(db);
}
