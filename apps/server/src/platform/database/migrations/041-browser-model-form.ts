import type { Kysely } from "kysely";

/** What a browser's model may do is decided by a trial. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("datasets").addColumn("browserModelForm", "text").execute();
}
