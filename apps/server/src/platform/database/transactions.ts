import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./open.ts";
import * as postgres from "./postgres.ts";
import { mayFindRoom } from "./reserve.ts";
import * as sqlite from "./sqlite.ts";

/** After this many tries the conflict is not a passing one. */
const MAX_TRIES = 5;
/**
 * SQLite itself waits for a lock, and blocks the whole process meanwhile: after a wait this long there is no further
 * try.
 */
const LAST_TRY_AFTER_MS = 3_000;
/**
 * Doubled with each try; the pause is a random part of it, so that two transactions that collided do not collide again.
 */
const PAUSE_MS = 10;

/**
 * Runs `work` in one transaction. If the database ended it in favour of another one, it runs again from its start:
 * after a deadlock, changed rows, or a lock held by a writer; and once if it found no room, which is made then. So
 * `work` may run several times; only the writes of its last run stay. Throws what `work` throws, and the database's own
 * error after the last try.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isLate = tries >= MAX_TRIES || performance.now() - startedAt > LAST_TRY_AFTER_MS;
      const hasMadeRoom = tries === 1 && sqlite.isFull(error) && mayFindRoom(db);
      if (isLate || !(isLostRace(error) || hasMadeRoom)) throw error;
    }
    await pause(Math.random() * PAUSE_MS * 2 ** tries);
  }
}

function isLostRace(error: unknown): boolean {
  return sqlite.isLostRace(error) || postgres.isLostRace(error);
}
