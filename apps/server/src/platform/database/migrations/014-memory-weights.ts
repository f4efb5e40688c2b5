import type { Kysely } from "kysely";

/** Weights of the memory model that are fitted to an account, and with which of them each answer is folded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("memoryWeights")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("weightsJson", "text")
    .addColumn("answers", "integer", (c) => c.notNull())
    .addColumn("fittedAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("memoryWeightsKey", ["accountId", "version"])
    .execute();
  await db.schema
    .alterTable("answers")
    .addColumn("weightsVersion", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
