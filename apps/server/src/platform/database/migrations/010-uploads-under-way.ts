import type { Kysely } from "kysely";

/**
 * Progress of uploads that have made no set yet, so that any process can report it; a row is deleted when its set is
 * made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("uploadsUnderWay")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("attemptId", "text", (c) => c.notNull())
    .addColumn("stage", "text", (c) => c.notNull())
    .addColumn("failureCode", "text")
    .addColumn("documentJson", "text")
    .addColumn("updatedAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("uploadsUnderWayKey", ["accountId", "key"])
    .execute();
  await db.schema.createIndex("uploadsUnderWayByAge").on("uploadsUnderWay").column("updatedAt").execute();
}
