import { type Kysely, sql } from "kysely";
import { type AskedColumns, sameKeyOf } from "../../same-key.ts";

/** Rows read at a time. */
const ROWS = 500;

/** Questions that are the same are found by a key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("questions").addColumn("sameKey", "text").execute();
  for (let after = 0; ; ) {
    const { rows } = await sql<AskedColumns & { id: number; accountId: string }>`
      select "questions"."id", "text", "optionsJson", "groundTruthOptionId", "context", "needsPicture", "accountId"
      from "questions" join "datasets" on "datasets"."id" = "questions"."datasetId"
      where "questions"."id" > ${after} order by "questions"."id" limit ${ROWS}`.execute(db);
    for (const { id, accountId, ...row } of rows)
      await sql`update "questions" set "sameKey" = ${sameKeyOf(accountId, row)} where "id" = ${id}`.execute(
        db,
      );
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS) break;
    after = Number(last.id);
  }
  await db.schema.createIndex("questionsSame").on("questions").column("sameKey").execute();
}
