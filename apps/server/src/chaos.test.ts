/** @module-tag thorough */
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type ChaosDatabase, openPostgres, openSqlite } from "../../../testing/chaos/database.ts";
import { storm } from "../../../testing/chaos/storm.ts";
import { lockFile } from "./platform/lock-file.ts";
import { LOCK_FILE } from "./platform/services.ts";

/** A few of the disturbances of which `npm run bench -- chaos` makes many: a web process is killed, then a worker. */
const SEED = 7;
const PLAN = { seed: SEED, learners: 2, kills: 2, killsPerCut: 1, killsPerRestart: 2, clock: null };
const NOTHING_WRONG = { faults: [], sets: expect.any(Number) };

let database: ChaosDatabase;
afterEach(() => database.close());

describe("learners whose sets are being made", () => {
  it("lose nothing when a single server is killed at any point of its work, and has no room to write", async () => {
    database = openSqlite();
    const report = await storm(database, { ...PLAN, roles: ["whole"] });
    expect(report).toMatchObject({ ...NOTHING_WRONG, kills: 2 });
    // Once its disk is full, once its quota is used up; other systems can simulate neither.
    if (process.platform === "linux") expect(report.disturbances).toBe(2);
    expect(report.reconnects).toBeGreaterThan(0);
  });

  it("leave no process behind when the disturbance itself fails", async () => {
    database = openSqlite();
    const disturb = () => Promise.reject(new Error("out of order"));
    const plan = { ...PLAN, kills: 1, killsPerRestart: 1, roles: ["whole"] as const };
    await expect(storm({ ...database, disturb }, plan)).rejects.toThrow("out of order");
    // The server holds it as long as it lives.
    const lock = lockFile(path.join(database.dataDir, LOCK_FILE));
    expect(lock).not.toBeNull();
    lock?.release();
  });

  it("lose nothing when web processes and workers are killed, and PostgreSQL is cut off and restarted", async () => {
    database = await openPostgres();
    const report = await storm(database, { ...PLAN, roles: ["web", "web", "worker", "worker"] });
    expect(report).toMatchObject({ ...NOTHING_WRONG, kills: 2, disturbances: 2 });
  });
});
