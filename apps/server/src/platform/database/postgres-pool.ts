import pg from "pg";

/** Connections of one process; a query takes a millisecond or two, so few are ever in use at once. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** An unfinished transaction holds its rows against everybody. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/** Types of whole numbers that `pg` gives as text: counts, sums, milliseconds since 1970. All stay below 2^53. */
const WHOLE_NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** A pool of connections; whoever opens it ends it. Kysely ends the one it is given when it is destroyed. */
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
  // A connection that breaks is replaced, and whoever uses it hears it from its query; unheard here, the
  // error would end the process. The pool listens only to those that are idle.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
