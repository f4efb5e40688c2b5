import { type Kysely, sql } from "kysely";

/** Questions that their owner changes, deletes, writes and reports; answers name the version they were given to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeQuestions(db);
  await db.schema
    .createTable("questionVersions")
    .addColumn("questionId", "integer", (c) => c.notNull().references("questions.id").onDelete("cascade"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("contentJson", "text", (c) => c.notNull())
    .addColumn("madeAt", "bigint")
    .addPrimaryKeyConstraint("questionVersionsKey", ["questionId", "version"])
    .execute();
  await db.schema
    .createTable("questionReports")
    .addColumn("questionId", "integer", (c) => c.primaryKey().references("questions.id").onDelete("cascade"))
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("questionReportsByAccount").on("questionReports").column("accountId").execute();
  await db.schema
    .alterTable("datasets")
    .addColumn("revision", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await nameVersionsAnswered(db);
}

async function changeQuestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("questions")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable("questions").addColumn("changedAt", "bigint").execute();
  await db.schema.alterTable("questions").addColumn("origin", "text").execute();
  await db.schema.alterTable("questions").addColumn("isAdded", "integer").execute();
  await db.schema.alterTable("questions").addColumn("deletedAt", "bigint").execute();
}

/** Until now a question had one key. */
async function nameVersionsAnswered(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("answers")
    .addColumn("questionVersion", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable("answers").addColumn("keyOptionId", "integer").execute();
  await sql`update "answers" set "keyOptionId" =
    (select "groundTruthOptionId" from "questions" where "questions"."id" = "answers"."questionId")`.execute(
    db,
  );
}
