import type { Kysely } from "kysely";

/** What a question of an exam paper needs beside its own words, and whether that could not be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("questions").addColumn("context", "text").execute();
  await db.schema.alterTable("questions").addColumn("needsPicture", "integer").execute();
}
