import type { Kysely } from "kysely";

/** The questions of least worth are those that a section loses first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("questions").addColumn("worth", "real").execute();
}
