import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/open.ts";
import type { Tables } from "../platform/database/schema.ts";
import { Refusal } from "./refusal.ts";

interface MovedTable {
  /** The columns that identify a row and give the order of reading. */
  readonly key: readonly string[];
  /** Whether the database counts the key up by itself. */
  readonly isNumbered?: true;
  /** Rows read at a time, where they are large. */
  readonly page?: number;
}

/** All tables; a table comes after those it refers to. */
export const MOVED_TABLES: { readonly [Name in keyof Tables]: MovedTable } = {
  accounts: { key: ["id"] },
  refreshTokens: { key: ["tokenHash"] },
  passwordResets: { key: ["tokenHash"] },
  datasets: { key: ["id"] },
  datasetTags: { key: ["datasetId", "tag"] },
  passages: { key: ["datasetId", "ordinal"] },
  documentReads: { key: ["datasetId"] },
  documentPieces: { key: ["documentId", "ordinal"], page: 16 },
  pagePictures: { key: ["datasetId", "picture"], page: 20 },
  questionPictures: { key: ["datasetId", "hash"], page: 20 },
  questions: { key: ["id"], isNumbered: true },
  questionVersions: { key: ["questionId", "version"] },
  questionReports: { key: ["questionId"] },
  jobs: { key: ["id"] },
  jobTokens: { key: ["tokenHash"] },
  jobEvents: { key: ["jobId", "seq"] },
  modelRequests: { key: ["id"] },
  uploads: { key: ["accountId", "key"] },
  uploadsUnderWay: { key: ["accountId", "key"] },
  analyticsEvents: { key: ["id"], isNumbered: true },
  modelTokens: { key: ["day", "accountId"] },
  modelPaces: { key: ["model"] },
  ownModels: { key: ["accountId", "place"] },
  serverKeys: { key: ["name"] },
  answers: { key: ["accountId", "id"] },
  reviewStates: { key: ["accountId", "questionId"] },
  studyDays: { key: ["accountId", "day", "confidence"] },
  memoryWeights: { key: ["accountId", "version"] },
  studySettings: { key: ["accountId"] },
  studySets: { key: ["accountId", "datasetId"] },
  quizSessions: { key: ["accountId", "datasetId"] },
  exams: { key: ["id"] },
  attempts: { key: ["id"] },
};

type Row = Record<string, unknown>;
type AnyDatabase = Kysely<Record<string, Row>>;

/** Rows read at a time: a passage may have thousands of characters. */
const PAGE = 200;

export interface Moved {
  readonly table: string;
  readonly rows: number;
}

/**
 * Copies all rows of one database into another, empty one, and reads both again to compare them row by row. Everything
 * is in one transaction, so the target is either complete or as empty as before. Nothing may write to the source
 * meanwhile. Throws Refusal.
 */
export async function moveAll(from: Database, to: Database): Promise<Moved[]> {
  const source = from as unknown as AnyDatabase;
  return to.transaction().execute(async (tx) => {
    const target = tx as unknown as AnyDatabase;
    await refuseUnlessEmpty(target);
    const moved: Moved[] = [];
    for (const [table, how] of Object.entries<MovedTable>(MOVED_TABLES))
      moved.push({ table, rows: await moveTable(source, target, { table, ...how }) });
    // The index of words is of its database: the server makes it anew.
    await target.updateTable("datasets").set({ isSearchable: 0 }).execute();
    return moved;
  });
}

/** A key that a first start made there may be replaced: no session depends on it. */
async function refuseUnlessEmpty(target: AnyDatabase): Promise<void> {
  const { count } = await target
    .selectFrom("accounts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) throw new Refusal("The other database holds accounts already; it has to be empty.");
  await target.deleteFrom("serverKeys").execute();
}

type NamedTable = MovedTable & { readonly table: string };

async function moveTable(source: AnyDatabase, target: AnyDatabase, how: NamedTable): Promise<number> {
  for await (const rows of pagesOf(source, how)) await insert(target, how, rows);
  if (how.isNumbered) await goOnCounting(target, how.table);
  return compare(source, target, how);
}

async function* pagesOf(db: AnyDatabase, { table, key, page = PAGE }: NamedTable): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .$if(after !== undefined, (query) => query.where(beyond(key, after ?? {})))
      .orderBy(refs(key))
      .limit(page)
      .execute();
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (rows.length < page) return;
  }
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
const tupleOf = (key: readonly string[], row: Row) => sql`(${sql.join(key.map((column) => row[column]))})`;

function beyond(key: readonly string[], row: Row) {
  return sql<boolean>`(${refs(key)}) > ${tupleOf(key, row)}`;
}

/** Inserts numbers that the database would otherwise generate. */
async function insert(target: AnyDatabase, { table, isNumbered }: NamedTable, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const overriding = isNumbered ? sql`overriding system value` : sql``;
  await sql`insert into ${sql.table(table)} (${refs(columns)})
    ${overriding} values ${sql.join(values)}`.execute(target);
}

async function goOnCounting(target: AnyDatabase, table: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), coalesce(max(id), 0) + 1, false)
    from ${sql.table(table)}`.execute(target);
}

/** Reads both sides again; returns the number of rows. */
async function compare(source: AnyDatabase, target: AnyDatabase, how: NamedTable): Promise<number> {
  let rows = 0;
  for await (const page of pagesOf(source, how)) {
    await comparePage(target, how, page);
    rows += page.length;
  }
  const { count } = await target
    .selectFrom(how.table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) !== rows)
    throw new Refusal(`${how.table} holds more than it was given; nothing was kept.`);
  return rows;
}

/** By key, not by position: the two databases may sort texts differently. */
async function comparePage(target: AnyDatabase, { table, key }: NamedTable, page: Row[]): Promise<void> {
  const nameOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  const wanted = sql<boolean>`(${refs(key)}) in (${sql.join(page.map((row) => tupleOf(key, row)))})`;
  const copies = await target.selectFrom(table).selectAll().where(wanted).execute();
  const byName = new Map(copies.map((copy) => [nameOf(copy), copy]));
  for (const row of page)
    if (!isDeepStrictEqual({ ...row }, { ...byName.get(nameOf(row)) }))
      throw new Refusal(`A row of ${table} did not arrive as it was; nothing was kept.`);
}
