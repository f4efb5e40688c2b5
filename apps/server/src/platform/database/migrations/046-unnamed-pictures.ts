import { type Kysely, sql } from "kysely";

/** Pictures that were added by hand, or named by a version that is gone, are looked at until a text names them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("questionPictures").addColumn("unnamedSince", "bigint").execute();
  await db.schema
    .createIndex("questionPicturesUnnamed")
    .on("questionPictures")
    .column("unnamedSince")
    .where(sql.ref("unnamedSince"), "is not", null)
    .execute();
}
