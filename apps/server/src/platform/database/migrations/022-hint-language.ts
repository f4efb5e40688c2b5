import type { Kysely } from "kysely";

/** The language of the pages that somebody uploaded pictures from: it says more than nothing of that of the pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("documentReads").addColumn("hintLanguage", "text").execute();
}
