import { afterEach, describe, expect, it } from "vitest";
import { type ChaosDatabase, openPostgres, openSqlite } from "../../../bench/chaos/database.ts";
import { storm } from "../../../bench/chaos/storm.ts";

/** A few of what `npm run bench -- chaos` does many of. */
const SEED = 7;
const PLAN = { seed: SEED, learners: 2, killsPerCut: 2, killsPerRestart: 3, clock: null };
const NOTHING_WRONG = { faults: [], sets: expect.any(Number) };

let database: ChaosDatabase;
afterEach(() => database.close());

describe("learners whose sets are being made", () => {
  it("lose nothing when a server alone is killed at any point of its work, and finds no room to write", async () => {
    database = openSqlite();
    const oftener = { killsPerCut: 1, killsPerRestart: 2 };
    const report = await storm(database, { ...PLAN, ...oftener, kills: 2, roles: ["whole"] });
    expect(report).toMatchObject({ ...NOTHING_WRONG, kills: 2 });
    // Once its disk is full, once its quota is used up; elsewhere neither can be had.
    if (process.platform === "linux") expect(report.disturbances).toBe(2);
    expect(report.reconnects).toBeGreaterThan(0);
  }, 300_000);

  it("lose nothing when web processes and workers are killed, and PostgreSQL is cut off and restarted", async () => {
    database = await openPostgres();
    const report = await storm(database, { ...PLAN, kills: 3, roles: ["web", "web", "worker", "worker"] });
    expect(report).toMatchObject({ ...NOTHING_WRONG, kills: 3, disturbances: 2 });
  }, 300_000);
});
