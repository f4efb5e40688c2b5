import type { Pool } from "./postgres.ts";

/** An arbitrary number: the lock held while libraries create their tables in the database. */
const SET_UP_LOCK = 7_305_012;

/**
 * Lets one process at a time on this database run `work`: PostgreSQL refuses what two create at once, even with "if not
 * exists". A library's own lock comes too late: a connection that looked for a schema and then waited still takes it
 * for missing.
 */
export async function oneByOne<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    await connection.query("SELECT pg_advisory_lock($1)", [SET_UP_LOCK]);
    const made = await work();
    await connection.query("SELECT pg_advisory_unlock($1)", [SET_UP_LOCK]);
    connection.release();
    return made;
  } catch (error) {
    // Closing the connection releases the lock too.
    connection.release(true);
    throw error;
  }
}
