import { type Kysely, sql } from "kysely";

/** Deleted sets stay for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("datasets").addColumn("trashedAt", "bigint").execute();
  // The list of sets is read from this index alone.
  await db.schema.dropIndex("datasetsByFinding").execute();
  await db.schema
    .createIndex("datasetsByFinding")
    .on("datasets")
    .columns(["accountId", "createdAt", "id", "nameKey", "archivedAt", "trashedAt"])
    .execute();
  await db.schema
    .createIndex("datasetsInTrash")
    .on("datasets")
    .columns(["accountId", "trashedAt", "id"])
    .where(sql.ref("trashedAt"), "is not", null)
    .execute();
  await db.schema
    .createIndex("datasetsByTrashTime")
    .on("datasets")
    .columns(["trashedAt", "id"])
    .where(sql.ref("trashedAt"), "is not", null)
    .execute();
}
