import type { Kysely } from "kysely";

/** Language models of members, with their keys as ciphertext. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ownModels")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("place", "text", (c) => c.notNull())
    .addColumn("trialId", "text", (c) => c.notNull())
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("model", "text", (c) => c.notNull())
    .addColumn("sealedKey", "text", (c) => c.notNull())
    .addColumn("lastFour", "text", (c) => c.notNull())
    .addColumn("stateJson", "text", (c) => c.notNull())
    .addColumn("settingsJson", "text")
    .addColumn("changedAt", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("ownModelsKey", ["accountId", "place"])
    .execute();
}
