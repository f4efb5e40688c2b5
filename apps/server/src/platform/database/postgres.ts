import { PostgresDialect } from "kysely";
import pg from "pg";
import type { OpenedDialect, Reader } from "./prepared.ts";

/** Connections of one process; a query takes a millisecond or two, so few are ever in use at once. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** An unfinished transaction holds its rows against everybody. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/** Types of whole numbers that `pg` gives as text: counts, sums, milliseconds since 1970. All stay below 2^53. */
const WHOLE_NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** `foreign_key_violation`, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FOREIGN_KEY_FAULT = "23503";

export type Pool = pg.Pool;

/** A pool of connections; whoever opens it ends it. Kysely ends the one it is given when it is destroyed. */
export function postgresPool(url: string): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        WHOLE_NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format as "text"),
    } as pg.CustomTypesConfig,
  });
  // A connection that breaks is replaced, and whoever uses it hears it from its query; unheard here, the
  // error would end the process. The pool listens only to those that are idle.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

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
