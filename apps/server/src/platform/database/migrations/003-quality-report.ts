import type { Kysely } from "kysely";

/** Sets keep the results of the checks on their questions. Those of earlier sets are not known any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("datasets").addColumn("qualityJson", "text").execute();
}
