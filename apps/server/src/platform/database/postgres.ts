import { createHash } from "node:crypto";
import { PostgresDialect } from "kysely";
import type pg from "pg";
import type { OpenedDialect, Reader } from "./prepared.ts";

/** `foreign_key_violation`, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FOREIGN_KEY_FAULT = "23503";

/** A connection pool of the driver, which is loaded only if a database URL is set: see `postgres-pool.ts`. */
export type Pool = pg.Pool;

export function dialectOf(pool: Pool): OpenedDialect {
  return { dialect: new PostgresDialect({ pool }), read: readerOf(pool) };
}

/**
 * The tables changed since a connection prepared the query (by a newer server that is replacing this one), or a pooler
 * gave another connection than the one that prepared it. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const PREPARED_IN_VAIN: readonly unknown[] = ["0A000", "26000", "42P05"];

const isPreparedInVain = (error: unknown) =>
  error instanceof Error && "code" in error && PREPARED_IN_VAIN.includes(error.code);

/** Derived from the query's text, so that others on a shared connection never use the same name for another query. */
const nameOf = (sql: string) => createHash("sha256").update(sql).digest("base64url");

/** Each connection prepares a named query once; without a name PostgreSQL parses and plans it for each call. */
function readerOf(pool: Pool): Reader {
  return (sql) => {
    const name = nameOf(sql);
    let isNamed = true;
    const ask = async (values: readonly unknown[]) => {
      const query = { ...(isNamed && { name }), text: sql, values: [...values] };
      return (await pool.query<object>(query)).rows;
    };
    return (values) =>
      ask(values).catch((error: unknown) => {
        if (!isPreparedInVain(error)) throw error;
        isNamed = false;
        return ask(values);
      });
  };
}

/** Whether PostgreSQL refused a write because the row it refers to is gone. */
export function isForeignKeyFault(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === FOREIGN_KEY_FAULT;
}

/** `serialization_failure` and `deadlock_detected`: the transaction may succeed if it is run again from its start. */
const LOST_RACES: readonly unknown[] = ["40001", "40P01"];

/** Whether PostgreSQL ended a transaction in favour of another one. */
export function isLostRace(error: unknown): boolean {
  return error instanceof Error && "code" in error && LOST_RACES.includes(error.code);
}

/**
 * Error classes for the connection, resources (a full disk, too many connections), an operator's action, the system
 * itself.
 */
const OUTAGE_CLASSES: readonly string[] = ["08", "53", "57", "58"];
const NETWORK_CODES = "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH".split(" ");
/** For errors of the driver that have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/;

/** Whether PostgreSQL could not be reached or could not work for now. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  const isKnown = OUTAGE_CLASSES.includes(code.slice(0, 2)) || NETWORK_CODES.includes(code);
  return isKnown || CONNECTION_LOST.test(error.message);
}
