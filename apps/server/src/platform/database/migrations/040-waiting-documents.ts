import { type Kysely, sql } from "kysely";

/** Documents that wait to be read are counted for each upload; those that are kept for their pages may be many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("documentReadsWaiting")
    .on("documentReads")
    .column("bytes")
    .where(sql.ref("wishJson"), "is not", null)
    .execute();
}
