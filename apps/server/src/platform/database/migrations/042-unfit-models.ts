import { type Kysely, sql } from "kysely";

/** Models that missed planted faults wrote wrong options alone. They are not fit, so they are not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "ownModels" where "settingsJson" like ${'%"form":"options"%'}`.execute(db);
  await sql`update "datasets" set "browserModelForm" = null where "browserModelForm" = 'options'`.execute(db);
}
