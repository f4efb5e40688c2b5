import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestHome, cutConnections, type TestHome } from "../test-home.ts";
import type { Pool } from "./database/postgres.ts";
import { postgresPool } from "./database/postgres-pool.ts";
import { openEar } from "./doorbell.ts";
import { openPostgresDoorbell, type SharedDoorbell } from "./postgres-doorbell.ts";

const never = new AbortController().signal;

let home: TestHome;
let here: SharedDoorbell;
let there: SharedDoorbell;
let pool: Pool;

beforeEach(async () => {
  home = await createTestHome();
  const url = home.databaseUrl ?? "";
  pool = postgresPool(url);
  [here, there] = [await openPostgresDoorbell(url, pool), await openPostgresDoorbell(url, pool)];
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  await pool.end();
  await home.remove();
});

describe("a doorbell over PostgreSQL", () => {
  it("notifies listeners of its topic in another process", async () => {
    const ear = openEar(there, "job:1", never);
    let isOtherHeard = false;
    there.listen("job:2", () => {
      isOtherHeard = true;
    });
    here.ring("job:1");
    await ear.next();
    expect(isOtherHeard).toBe(false);
  });

  it("comes back after its connection was cut, and notifies all listeners because they may have missed something", async () => {
    const ear = openEar(there, "job:1", never);
    await cutConnections(home);
    await ear.next();
    const next = openEar(there, "job:3", never);
    await expect
      .poll(
        async () => {
          here.ring("job:3");
          return Promise.race([
            next.next().then(() => true),
            new Promise((resolve) => setTimeout(resolve, 50, false)),
          ]);
        },
        { timeout: 10_000 },
      )
      .toBe(true);
  });
});
