import type { Kysely } from "kysely";

/** A document is kept from its last byte on until it is read, and its set is there as long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["wishJson", "reportJson"])
    await db.schema.alterTable("documentReads").addColumn(column, "text").execute();
  await db.schema.alterTable("jobs").addColumn("refusalJson", "text").execute();
}
