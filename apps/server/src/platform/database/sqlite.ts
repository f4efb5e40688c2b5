import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import type { OpenedDialect, Reader } from "./prepared.ts";

/**
 * There are few distinct SQL texts (the stores' queries); the limit guards against queries built from long IN lists.
 */
const MAX_CACHED_STATEMENTS = 500;

/** SQLITE_CONSTRAINT_FOREIGNKEY, https://sqlite.org/rescode.html */
const FOREIGN_KEY_FAULT = 787;

/** Whether SQLite refused a write because the row it refers to is gone. */
export function isForeignKeyFault(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === FOREIGN_KEY_FAULT;
}

/** BUSY, READONLY, IOERR, FULL, CANTOPEN: the fault is of the disk or another process, not of the query. */
const OUTAGES: readonly number[] = [5, 8, 10, 13, 14];

/** Whether SQLite could not read or write for now. */
export function isOutage(error: unknown): boolean {
  return OUTAGES.includes(primaryCode(error) ?? 0);
}

/** Whether the disk, or the database's quota of it, is full. */
export function isFull(error: unknown): boolean {
  return primaryCode(error) === 13;
}

const BUSY = 5;

/** Whether another connection held the lock, or has written since this transaction began to read. */
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
 * When the disk is full, SQLite ends the transaction by itself. A second rollback would fail, and its error would hide
 * the real one.
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

/** The faults that SQLite finds in a whole file; empty for a sound one. */
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
 * Kysely's SQLite dialect over Node's own `node:sqlite`, and a second connection that only reads: it neither sees what
 * a transaction has not committed nor waits for its end. WAL lets reads run during a write; FULL makes a committed
 * batch survive a power cut. What is deleted is overwritten with zeros.
 */
export function openSqlite(file: string): OpenedDialect {
  const connection = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
  const reading = new DatabaseSync(file, { timeout: 5_000, readOnly: true });
  const statements = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    close: () => {
      statements.clear();
      // The last connection to close deletes the log, which a read-only one cannot do.
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
    // Objects made by `node:sqlite` are slow to make and to read.
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
