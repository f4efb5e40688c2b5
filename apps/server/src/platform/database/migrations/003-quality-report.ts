import type { Kysely } from "kysely";

/** Sets keep how their questions were checked. What earlier ones were refused for is not known any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("datasets").addColumn("qualityJson", "text").execute();
}
