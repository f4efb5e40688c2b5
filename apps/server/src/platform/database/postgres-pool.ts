import pg from "pg";

/** Connections of one process; a query takes a millisecond or two, so few are in use at the same time. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** An unfinished transaction locks its rows for everybody else. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/** Whole number types that `pg` returns as text: counts, sums, milliseconds since 1970. All stay below 2^53. */
const WHOLE_NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** A pool of connections; the code that opens it must end it. Kysely ends its pool when it is destroyed. */
export function postgresPool(url: string): pg.Pool {
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
  // A broken connection is replaced, and its user gets the error from the query. Without a listener the error would end
  // the process. The pool itself only listens to idle connections.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
