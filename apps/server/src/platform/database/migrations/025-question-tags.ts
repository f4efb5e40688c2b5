import type { Kysely } from "kysely";

/** The tags of a question, which it brings along from a file or gets from its owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("questions").addColumn("tagsJson", "text").execute();
}
