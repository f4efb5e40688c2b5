import type { Kysely } from "kysely";

/** How long models take for a question, as measured in sets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("modelPaces")
    .addColumn("model", "text", (c) => c.primaryKey())
    .addColumn("questions", "integer", (c) => c.notNull())
    .addColumn("ms", "integer", (c) => c.notNull())
    .execute();
}
