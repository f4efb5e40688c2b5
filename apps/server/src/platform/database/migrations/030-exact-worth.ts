import type { Kysely } from "kysely";
import { PostgresAdapter } from "kysely";

/** SQLite keeps all digits of a `real`. With fewer on PostgreSQL a move between the two was refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  const questions = db.schema.alterTable("questions");
  await questions.alterColumn("worth", (column) => column.setDataType("double precision")).execute();
}
