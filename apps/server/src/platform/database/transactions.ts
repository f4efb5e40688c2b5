import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./open.ts";
import * as postgres from "./postgres.ts";
import * as sqlite from "./sqlite.ts";

/** Whoever lost so often loses to something that does not pass. */
const MAX_TRIES = 5;
/** SQLite waits by itself, and holds up everybody meanwhile: a wait as long as that is not begun again. */
const LAST_TRY_AFTER_MS = 3_000;
/** Doubled with each try; a random share of it, so that two who met do not meet again. */
const PAUSE_MS = 10;

/**
 * Does `work` in one transaction, from its start again where the database ended it in favour of another one:
 * a deadlock, rows that changed under it, a writer in the way. `work` may so run several times; only what its
 * last run wrote stays. Throws what `work` throws, and the database's own words once there were enough tries.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isLate = tries >= MAX_TRIES || performance.now() - startedAt > LAST_TRY_AFTER_MS;
      if (isLate || !isLostRace(error)) throw error;
    }
    await pause(Math.random() * PAUSE_MS * 2 ** tries);
  }
}

function isLostRace(error: unknown): boolean {
  return sqlite.isLostRace(error) || postgres.isLostRace(error);
}
