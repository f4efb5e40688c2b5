import { type Kysely, sql } from "kysely";

/**
 * The bytes of a document are stored in short transactions before its set, and deleted so after it. They belong to
 * their document, and those of before to one with the id of its set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite drops no reference from a table.
  await db.schema
    .createTable("pieces")
    .addColumn("documentId", "text", (c) => c.notNull())
    .addColumn("ordinal", "integer", (c) => c.notNull())
    .addColumn("base64", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("piecesKey", ["documentId", "ordinal"])
    .execute();
  await sql`insert into "pieces" select "datasetId", "ordinal", "base64" from "documentPieces"`.execute(db);
  await db.schema.dropTable("documentPieces").execute();
  await db.schema.alterTable("pieces").renameTo("documentPieces").execute();
  const reads = () => db.schema.alterTable("documentReads");
  await reads()
    .addColumn("documentId", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`update "documentReads" set "documentId" = "datasetId"`.execute(db);
  // Those of before are not counted.
  await reads()
    .addColumn("bytes", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("documentsWaiting")
    .on("documentReads")
    .column("bytes")
    .where(sql.ref("wishJson"), "is not", null)
    .execute();
}
