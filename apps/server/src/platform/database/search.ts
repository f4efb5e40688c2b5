import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { SearchTerm } from "../search-words.ts";
import type { Tables } from "./schema.ts";

type Database = Kysely<Tables>;

/** A question as it can be found. */
export interface SearchedQuestion {
  readonly id: number;
  readonly accountId: string;
  readonly words: readonly string[];
}

/** What the index of either database holds of a text. */
const WORDS_MAX = 2_000;

/** Whether the rows are in PostgreSQL, not in SQLite. */
export function isPostgres(db: Pick<Database, "getExecutor">): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Creates the index; it goes with the questions. */
export async function createSearch(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db as Database)) {
    await sql`create table "questionSearch" (
      "questionId" bigint primary key references "questions" ("id") on delete cascade,
      "accountId" text not null, "words" tsvector not null)`.execute(db);
    await sql`create index "questionSearchByWords" on "questionSearch" using gin ("words")`.execute(db);
    await sql`create index "questionSearchByAccount" on "questionSearch" ("accountId", "questionId")`.execute(
      db,
    );
    return;
  }
  // Without the texts themselves: those are in the questions.
  await sql`create virtual table "questionSearch" using fts5 ("words", content='', contentless_delete=1,
    prefix='3 4', tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*'")`.execute(db);
  await sql`create trigger "questionSearchDeleted" after delete on "questions"
    begin delete from "questionSearch" where rowid = old."id"; end`.execute(db);
}

/** Rows of one statement. */
const ROWS = 500;

/** Makes questions findable by their words, or by their present ones. */
export async function storeSearched(db: Database, questions: readonly SearchedQuestion[]): Promise<void> {
  for (let start = 0; start < questions.length; start += ROWS)
    await storeSome(db, questions.slice(start, start + ROWS));
}

async function storeSome(db: Database, questions: readonly SearchedQuestion[]): Promise<void> {
  if (isPostgres(db)) {
    const rows = questions.map(
      ({ id, accountId, words }) => sql`(${id}, ${accountId}, ${vectorOf(words)}::tsvector)`,
    );
    await sql`insert into "questionSearch" ("questionId", "accountId", "words") values ${sql.join(rows)}
      on conflict ("questionId") do update set "words" = excluded."words"`.execute(db);
    return;
  }
  const rows = questions.map(({ id, accountId, words }) => {
    const text = [ownerWord(accountId), ...words.slice(0, WORDS_MAX)].join(" ");
    return sql`(${id}, ${text})`;
  });
  await sql`insert or replace into "questionSearch" (rowid, "words") values ${sql.join(rows)}`.execute(db);
}

/** Questions of an account that are below an id and have all these words. */
interface Wanted {
  readonly accountId: string;
  readonly terms: readonly SearchTerm[];
  readonly before: number;
}

/** Ids of questions, the highest first. */
export interface Hits {
  readonly ids: readonly number[];
  /** Below this id there may be more; null if there are none. */
  readonly below: number | null;
}

/** Hits of one look. */
const MOST = 1_500;
/** Questions that PostgreSQL looks through before it asks the index; some 10 ms. */
const NEWEST = 4_000;
/** So many hits among those are a look of their own: the index would have more than it gives in time. */
const ENOUGH = 20;
/** The index is asked for words that fewer of those questions have, unless all have more. */
const COMMON_SHARE = 0.1;

/** Looks once, from the highest ids down. `newest` is for tests. */
export async function findHits(db: Database, wanted: Wanted, newest = NEWEST): Promise<Hits> {
  const { accountId, terms, before } = wanted;
  if (isPostgres(db)) return findInPostgres(db, wanted, newest);
  const match = [`"${ownerWord(accountId)}"`, ...terms.map(ftsTermOf)].join(" AND ");
  const { rows } = await sql<{ id: number }>`select rowid as "id" from "questionSearch"
    where "questionSearch" match ${match} and rowid < ${before} order by rowid desc limit ${MOST}`.execute(
    db,
  );
  return toHits(rows.map(({ id }) => id));
}

/** Those that there are, from the highest down, or as many of them as make a look. */
function toHits(ids: readonly number[]): Hits {
  return { ids: ids.slice(0, MOST), below: ids.length < MOST ? null : (ids[MOST - 1] ?? null) };
}

/**
 * A GIN index gives all hits of all words, in no order, and each is then fetched: hundreds of milliseconds for a word
 * that is in every hundredth of a million questions. Such a word has hits among the newest, which are looked through
 * first.
 */
async function findInPostgres(
  db: Database,
  { accountId, terms, before }: Wanted,
  newest: number,
): Promise<Hits> {
  const have = (some: readonly SearchTerm[]) => sql`"words" @@ ${tsqueryOf(some)}::tsquery`;
  const owned = sql`"questionSearch" where "accountId" = ${accountId} and "questionId" < ${before}`;
  const {
    rows: [look],
  } = await sql<{ ids: string[]; looked: number; lowest: number | null; having: string[] }>`
    select array_agg("questionId") filter (where ${have(terms)}) as "ids",
      count(*) as "looked", min("questionId") as "lowest",
      array[${sql.join(terms.map((term) => sql`count(*) filter (where ${have([term])})`))}] as "having"
    from (select * from ${owned} order by "questionId" desc limit ${newest}) as "newest"`.execute(db);
  const ids = (look?.ids ?? []).map(Number).sort((a, b) => b - a);
  if (look === undefined || look.looked < newest || ids.length >= MOST) return toHits(ids);
  if (ids.length >= ENOUGH) return { ids, below: look.lowest };
  const rare = terms.filter((_, i) => Number(look.having[i]) <= newest * COMMON_SHARE);
  const { rows } = await sql<{ id: number }>`
    with "hits" as materialized (select "questionId" as "id" from ${owned}
      and ${have(rare.length === 0 ? terms : rare)} and (${have(terms)}) is true)
    select "id" from "hits" order by "id" desc limit ${MOST}`.execute(db);
  return toHits(rows.map(({ id }) => id));
}

/**
 * Stands in the index of SQLite for the account, so that others' questions are not even looked at. Whoever writes it
 * into a question finds nothing more: the questions' owner is asked for too.
 */
function ownerWord(accountId: string): string {
  return `owner${accountId.replaceAll(/[^\da-z]/giu, "").toLowerCase()}`;
}

/** Positions end there; further words have the last one. */
const LAST_POSITION = 16_383;

function vectorOf(words: readonly string[]): string {
  return words
    .slice(0, WORDS_MAX)
    .map((word, index) => `'${word}':${Math.min(index + 1, LAST_POSITION)}`)
    .join(" ");
}

function tsqueryOf(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ words, isPrefix }) => words.map((word) => `'${word}'${isPrefix ? ":*" : ""}`).join(" <-> "))
    .map((term) => `(${term})`)
    .join(" & ");
}

/** Words are letters, marks and digits, so nothing in them has to be escaped. */
function ftsTermOf({ words, isPrefix }: SearchTerm): string {
  return `"${words.join(" ")}"${isPrefix ? "*" : ""}`;
}
