import type { Kysely } from "kysely";

/** Nothing is asked about the commands of a manual any more: the command lines of its listings tell nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("datasets").dropColumn("commandLinesJson").execute();
}
