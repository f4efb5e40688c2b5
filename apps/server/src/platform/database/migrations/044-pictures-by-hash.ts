import type { Kysely } from "kysely";

/** A page asks for a picture by its hash alone: a text that names it is in some set of the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("questionPicturesByHash").on("questionPictures").column("hash").execute();
}
