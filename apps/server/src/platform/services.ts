import { type Database, openDatabase, openPostgres } from "./database/open.ts";
import { postgresPool } from "./database/postgres.ts";
import { createDoorbell, type Doorbell } from "./doorbell.ts";
import { openPostgresDoorbell } from "./postgres-doorbell.ts";
import { type RateLimits, rateLimitsInMemory, rateLimitsInPostgres } from "./rate-limits.ts";

/** What one setting chooses: where rows are kept, how processes wake each other, where uses are counted. */
export interface Services {
  readonly db: Database;
  readonly doorbell: Doorbell;
  readonly rateLimits: RateLimits;
  close(): Promise<void>;
}

/** All in this process and its folder, or, with a database's address, in PostgreSQL. */
export async function openServices(where: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<Services> {
  return where.databaseUrl === null ? embedded(where.dataDir) : shared(where.databaseUrl);
}

async function embedded(dataDir: string): Promise<Services> {
  const db = await openDatabase(dataDir);
  return { db, doorbell: createDoorbell(), rateLimits: rateLimitsInMemory, close: () => db.destroy() };
}

async function shared(url: string): Promise<Services> {
  const pool = postgresPool(url);
  const db = await openPostgres(pool);
  const rateLimits = await rateLimitsInPostgres(pool);
  const doorbell = await openPostgresDoorbell(url, pool);
  const close = async () => {
    await doorbell.close();
    await db.destroy();
  };
  return { db, doorbell, rateLimits, close };
}
