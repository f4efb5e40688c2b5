import type { Kysely } from "kysely";

/**
 * Pages whose text is read from their pictures: the file until its last page is read, then the pictures that quotes are
 * shown in. Bytes are stored as base64, which both databases hold alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["picturePages", "picturesDone"])
    await db.schema
      .alterTable("datasets")
      .addColumn(column, "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema
    .createTable("documentReads")
    .addColumn("datasetId", "text", (c) => c.primaryKey().references("datasets.id").onDelete("cascade"))
    .addColumn("fileName", "text", (c) => c.notNull())
    .addColumn("pagesJson", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("documentPieces")
    .addColumn("datasetId", "text", (c) =>
      c.notNull().references("documentReads.datasetId").onDelete("cascade"),
    )
    .addColumn("ordinal", "integer", (c) => c.notNull())
    .addColumn("base64", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("documentPiecesKey", ["datasetId", "ordinal"])
    .execute();
  await db.schema
    .createTable("pagePictures")
    .addColumn("datasetId", "text", (c) => c.notNull().references("datasets.id").onDelete("cascade"))
    .addColumn("picture", "integer", (c) => c.notNull())
    .addColumn("page", "integer", (c) => c.notNull())
    .addColumn("confidence", "integer", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("linesJson", "text", (c) => c.notNull())
    .addColumn("pngBase64", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("pagePicturesKey", ["datasetId", "picture"])
    .execute();
}
