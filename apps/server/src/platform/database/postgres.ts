import { PostgresDialect } from "kysely";
import type pg from "pg";
import type { OpenedDialect, Reader } from "./prepared.ts";

/** `foreign_key_violation`, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FOREIGN_KEY_FAULT = "23503";

/** A connection pool of the driver's, which is loaded where a database's address is set: see `postgres-pool.ts`. */
export type Pool = pg.Pool;

export function dialectOf(pool: Pool): OpenedDialect {
  const read: Reader = (sql) => async (values) => (await pool.query<object>(sql, [...values])).rows;
  return { dialect: new PostgresDialect({ pool }), read };
}

/** Whether PostgreSQL refused a write because the row it belongs to is gone. */
export function isForeignKeyFault(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === FOREIGN_KEY_FAULT;
}

/** `serialization_failure` and `deadlock_detected`: done again from its start, the transaction may well succeed. */
const LOST_RACES: readonly unknown[] = ["40001", "40P01"];

/** Whether PostgreSQL ended a transaction in favour of another one. */
export function isLostRace(error: unknown): boolean {
  return error instanceof Error && "code" in error && LOST_RACES.includes(error.code);
}

/** Connection, resources (a full disk, too many connections), an operator's hand, the system itself. */
const OUTAGE_CLASSES: readonly string[] = ["08", "53", "57", "58"];
const NETWORK_CODES = "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH".split(" ");
/** Where the driver has words only. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/;

/** Whether PostgreSQL could not be reached or could not work at all for now. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  const isKnown = OUTAGE_CLASSES.includes(code.slice(0, 2)) || NETWORK_CODES.includes(code);
  return isKnown || CONNECTION_LOST.test(error.message);
}
