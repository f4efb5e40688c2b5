import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
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

/** A row source of the ids that have all these words, the highest first: `"found"."id"`. */
export function questionsWith(
  db: Database,
  {
    accountId,
    terms,
    before,
    most,
  }: {
    accountId: string;
    terms: readonly SearchTerm[];
    before: number;
    most: number;
  },
): RawBuilder<{ id: number }> {
  if (isPostgres(db))
    return sql`(select "questionId" as "id" from "questionSearch" where "accountId" = ${accountId}
      and "questionId" < ${before} and "words" @@ ${tsqueryOf(terms)}::tsquery
      order by "questionId" desc limit ${most})`;
  const match = [`"${ownerWord(accountId)}"`, ...terms.map(ftsTermOf)].join(" AND ");
  return sql`(select rowid as "id" from "questionSearch" where "questionSearch" match ${match}
    and rowid < ${before} order by rowid desc limit ${most})`;
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
