import type { Kysely } from "kysely";

/**
 * Sets may be written with a language model: the requested engine, the writer of each question, and the tokens used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ["engine", "text", "embedded"],
    ["modelCalls", "integer", 0],
    ["inputTokens", "integer", 0],
    ["outputTokens", "integer", 0],
  ] as const;
  for (const [name, type, value] of columns)
    await db.schema
      .alterTable("datasets")
      .addColumn(name, type, (c) => c.notNull().defaultTo(value))
      .execute();
  await db.schema.alterTable("datasets").addColumn("fellBack", "text").execute();
  await db.schema.alterTable("questions").addColumn("writtenBy", "text").execute();
  await db.schema
    .createTable("modelTokens")
    .addColumn("accountId", "text", (c) => c.notNull())
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("tokens", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("modelTokensKey", ["day", "accountId"])
    .execute();
}
