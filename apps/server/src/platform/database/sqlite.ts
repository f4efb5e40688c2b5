import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import type { OpenedDialect, Reader } from "./prepared.ts";

/** Distinct SQL texts are few (the stores' queries); the bound guards against a query built from a long IN list. */
const MAX_CACHED_STATEMENTS = 500;

/** SQLITE_CONSTRAINT_FOREIGNKEY, https://sqlite.org/rescode.html */
const FOREIGN_KEY_FAULT = 787;

/** Whether SQLite refused a write because the row it belongs to is gone. */
export function isForeignKeyFault(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === FOREIGN_KEY_FAULT;
}

/** BUSY, READONLY, IOERR, FULL, CANTOPEN: the disk or another process is in the way, not what was asked. */
const OUTAGES: readonly number[] = [5, 8, 10, 13, 14];

/** Whether SQLite could not write or read at all for now. */
export function isOutage(error: unknown): boolean {
  return OUTAGES.includes(primaryCode(error) ?? 0);
}

const BUSY = 5;

/** Whether another connection was in the way, or has written since this transaction began to read. */
export function isLostRace(error: unknown): boolean {
  return primaryCode(error) === BUSY;
}

/** https://sqlite.org/rescode.html#primary_result_codes_versus_extended_result_codes */
function primaryCode(error: unknown): number | null {
  const hasCode = error instanceof Error && "errcode" in error && typeof error.errcode === "number";
  return hasCode ? (error.errcode as number) & 0xff : null;
}

function toStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

/**
 * A full disk makes SQLite end the transaction by itself. To end it once more would fail, and that failure would
 * be told in place of the one that matters.
 */
function rollbackOf(connection: DatabaseSync): SqliteStatement {
  const statement = toStatement(connection.prepare("rollback"));
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return {
    ...statement,
    run: (parameters) => (connection.isTransaction ? statement.run(parameters) : nothing),
  };
}

const MAX_FAULTS_TOLD = 5;

/** CORRUPT, NOTADB */
const DAMAGE: readonly number[] = [11, 26];

/** What SQLite finds wrong with a file, read whole; nothing for a sound one. */
export function faultsIn(file: string): string[] {
  const connection = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const rows = connection.prepare(`PRAGMA integrity_check(${MAX_FAULTS_TOLD})`).all();
    return rows.map((row) => String(row.integrity_check)).filter((line) => line !== "ok");
  } catch (error) {
    if (DAMAGE.includes(primaryCode(error) ?? 0)) return [(error as Error).message];
    throw error;
  } finally {
    connection.close();
  }
}

/**
 * Kysely's SQLite dialect over Node's own `node:sqlite`, and a connection beside it that only reads: what a
 * transaction has not committed is not seen there, and its end not waited for.
 * WAL lets reads go on during a write; FULL makes a committed batch survive a power cut.
 */
export function openSqlite(file: string): OpenedDialect {
  const connection = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  const reading = new DatabaseSync(file, { timeout: 5_000, readOnly: true });
  const statements = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    close: () => {
      statements.clear();
      // The last to close takes the log away, and one that only reads cannot.
      reading.close();
      connection.close();
    },
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const prepared = sql === "rollback" ? rollbackOf(connection) : toStatement(connection.prepare(sql));
      if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear();
      statements.set(sql, prepared);
      return prepared;
    },
  };
  return { dialect: new SqliteDialect({ database }), read: readerOf(reading) };
}

function readerOf(connection: DatabaseSync): Reader {
  return (sql) => {
    const statement = connection.prepare(sql);
    // Objects made over there are of a kind that is slow to make and slow to read.
    statement.setReturnArrays(true);
    const names = statement.columns().map(({ name }) => name);
    return (values) => {
      const rows = statement.all(...(values as SQLInputValue[])) as unknown as unknown[][];
      return rows.map((row) => rowOf(names, row));
    };
  };
}

function rowOf(names: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at];
  return row;
}
