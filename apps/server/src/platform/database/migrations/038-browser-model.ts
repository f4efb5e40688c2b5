import { type Kysely, sql } from "kysely";

/** A page asks the language model of its browser what a set needs of it, also where another process writes the set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("datasets").addColumn("browserModelDone", "integer").execute();
  await db.schema.alterTable("datasets").addColumn("browserModelUntil", "bigint").execute();
  await db.schema
    .createIndex("datasetsForBrowsers")
    .on("datasets")
    .columns(["accountId", "createdAt"])
    .where(sql.ref("browserModelUntil"), "is not", null)
    .execute();
  await db.schema.alterTable("jobs").addColumn("task", "text").execute();
  await db.schema
    .createTable("modelRequests")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("datasetId", "text", (c) => c.notNull().references("datasets.id").onDelete("cascade"))
    .addColumn("jobId", "text", (c) => c.notNull().references("jobs.id").onDelete("cascade"))
    .addColumn("bodyJson", "text", (c) => c.notNull())
    .addColumn("answerJson", "text")
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addColumn("leasedUntil", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ["accountId", "datasetId", "jobId"])
    await db.schema.createIndex(`modelRequestsBy_${column}`).on("modelRequests").column(column).execute();
}
