import type { Kysely } from "kysely";

/** A job that is continued must know that a number of questions was requested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("datasets").addColumn("requestedCount", "integer").execute();
}
