import { oneByOne } from "./database/one-by-one.ts";
import { type Database, type OnQuery, openPostgres } from "./database/open.ts";
import { postgresPool } from "./database/postgres-pool.ts";
import { openPostgresDoorbell } from "./postgres-doorbell.ts";
import { openPostgresQueue } from "./queue/postgres-queue.ts";
import { rateLimitsInPostgres } from "./rate-limits.ts";
import { type NamedKeys, secretFor, sharedSigningKeys, signingKeysFrom } from "./signing-keys.ts";

/** Only the rows in PostgreSQL. */
export async function openSharedRows(url: string): Promise<Database> {
  return openPostgres(postgresPool(url));
}

/** Everything in PostgreSQL, for any number of processes; `named` are the keys of the environment, if set there. */
export async function openShared(url: string, named: NamedKeys | null, onQuery: OnQuery) {
  const pool = postgresPool(url);
  const db = await openPostgres(pool, onQuery);
  const signingKeys = await sharedSigningKeys(db);
  // If the key is not in the database, a copy of the database does not show whose addresses were counted.
  const key = named === null ? signingKeys : signingKeysFrom(named, 0);
  const { rateLimits, queue } = await oneByOne(pool, async () => ({
    rateLimits: await rateLimitsInPostgres(pool, secretFor("rate limits", key)),
    queue: await openPostgresQueue(pool),
  }));
  const doorbell = await openPostgresDoorbell(url, pool);
  const close = async () => {
    await Promise.all([queue.close(), doorbell.close()]);
    await db.destroy();
  };
  // Room on its disk is the database's own affair.
  return { db, queue, doorbell, rateLimits, signingKeys, isFull: () => false, close };
}
