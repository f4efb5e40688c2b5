import type { Kysely } from "kysely";

/** What the listings of a manual call, which the engine needs beside the passages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("datasets").addColumn("commandLinesJson", "text").execute();
}
