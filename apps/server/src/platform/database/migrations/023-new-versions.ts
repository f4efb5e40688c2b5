import type { Kysely } from "kysely";

/** A set follows its document to newer versions; questions whose sentence is gone are marked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("questions").addColumn("goneAt", "bigint").execute();
  await db.schema
    .alterTable("datasets")
    .addColumn("documentVersion", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
}
