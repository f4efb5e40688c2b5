import type { Kysely } from "kysely";

/** A start that was cut off from outside is told from one that failed by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const failures = db.schema.alterTable("jobs");
  await failures.addColumn("failures", "integer", (column) => column.notNull().defaultTo(0)).execute();
}
