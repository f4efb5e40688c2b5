import type { Pool } from "./postgres.ts";

/** Any number: whoever holds the lock of that name sets up what libraries keep in the database. */
const SET_UP_LOCK = 7_305_012;

/**
 * One process of all on this database at a time: PostgreSQL refuses what two make at once, whether it exists or not. A
 * library's own lock comes too late: a connection that has looked for a schema and waits takes it for missing still.
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
    // With its connection the lock goes as well.
    connection.release(true);
    throw error;
  }
}
