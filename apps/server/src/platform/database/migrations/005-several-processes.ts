import type { Kysely } from "kysely";

/**
 * Several processes on one database: the worker of each job, so that a worker that lost the job writes nothing more;
 * the last fault, for operators; and the keys that all processes sign with.
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
