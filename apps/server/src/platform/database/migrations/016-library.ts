import { type Kysely, sql } from "kysely";
import { folded } from "../../search-words.ts";
import { createSearch } from "../search.ts";

/** Rows named at a time. */
const ROWS = 500;

/** What a long list of sets is found by: words of names and questions, tags, and an archive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("datasets")
    .addColumn("nameKey", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("datasets").addColumn("archivedAt", "bigint").execute();
  // The questions of sets that are there are made findable by and by.
  await db.schema
    .alterTable("datasets")
    .addColumn("isSearchable", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await foldNames(db);
  const indexes: Record<string, string[]> = {
    datasetsByFinding: ["accountId", "createdAt", "id", "nameKey", "archivedAt"],
    datasetsByName: ["accountId", "nameKey", "id"],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on("datasets").columns(columns).execute();
  await db.schema
    .createIndex("datasetsUnsearchable")
    .on("datasets")
    .column("id")
    .where(sql.ref("isSearchable"), "=", sql.lit(0))
    .execute();
  await db.schema
    .createTable("datasetTags")
    .addColumn("accountId", "text", (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("datasetId", "text", (c) => c.notNull().references("datasets.id").onDelete("cascade"))
    .addColumn("tag", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("datasetTagsKey", ["datasetId", "tag"])
    .execute();
  await db.schema
    .createIndex("datasetTagsByTag")
    .on("datasetTags")
    .columns(["accountId", "tag", "datasetId"])
    .execute();
  await createSearch(db);
}

async function foldNames(db: Kysely<unknown>): Promise<void> {
  for (let after = ""; ; ) {
    const { rows } = await sql<{ id: string; name: string }>`select "id", "name" from "datasets"
      where "id" > ${after} order by "id" limit ${ROWS}`.execute(db);
    for (const { id, name } of rows)
      await sql`update "datasets" set "nameKey" = ${folded(name)} where "id" = ${id}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS) return;
    after = last.id;
  }
}
