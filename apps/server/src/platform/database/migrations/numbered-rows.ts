import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { PostgresAdapter } from "kysely";

/** Type and rules of a primary key that counts up by itself; the databases define it differently. */
export function numberedRows(
  db: Kysely<unknown>,
): ["integer" | "bigint", (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder] {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  if (isPostgres) return ["bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity()];
  return ["integer", (column) => column.primaryKey().autoIncrement()];
}
