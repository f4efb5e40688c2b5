import type { Kysely } from "kysely";

/** The pictures that the questions of a set name by their hash. Bytes are stored as base64, as those of pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("questionPictures")
    .addColumn("datasetId", "text", (c) => c.notNull().references("datasets.id").onDelete("cascade"))
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    // The last one: sizes are added up without it.
    .addColumn("base64", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("questionPicturesKey", ["datasetId", "hash"])
    .execute();
}
