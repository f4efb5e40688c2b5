import type { Kysely } from "kysely";

/**
 * Several processes on one database: who works on a job, so that a worker that lost it writes nothing more; for
 * operators, what went wrong; and the keys that all of them sign with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("jobs").addColumn("runId", "text").execute();
  await db.schema.alterTable("jobs").addColumn("fault", "text").execute();
  await db.schema
    .createTable("serverKeys")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull())
    .execute();
}
