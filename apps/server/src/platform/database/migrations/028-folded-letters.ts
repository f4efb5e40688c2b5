import { type Kysely, sql } from "kysely";
import { folded } from "../../search-words.ts";

/** Rows read at a time. */
const ROWS = 500;

/**
 * More letters are folded than before (ł, ß, œ): names are folded anew, and the words of questions are stored anew by
 * and by, set after set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ""; ; ) {
    const { rows } = await sql<{ id: string; name: string; nameKey: string }>`
      select "id", "name", "nameKey" from "datasets" where "id" > ${after} order by "id" limit ${ROWS}`.execute(
      db,
    );
    for (const { id, name, nameKey } of rows)
      if (folded(name) !== nameKey)
        await sql`update "datasets" set "nameKey" = ${folded(name)} where "id" = ${id}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS) break;
    after = last.id;
  }
  await sql`update "datasets" set "isSearchable" = 0`.execute(db);
}
