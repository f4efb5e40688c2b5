import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createTestHome, type TestHome } from "../../test-home.ts";
import type { Services } from "../services.ts";
import { DATABASE_FILE, type Database } from "./open.ts";
import { inTransaction } from "./transactions.ts";

let home: TestHome;
let services: Services;
beforeEach(async () => {
  home = await createTestHome();
  services = await home.open();
  const account = { name: null, passwordHash: "", sessionVersion: 0, createdAt: 0 };
  for (const id of ["a", "b"])
    await services.db
      .insertInto("accounts")
      .values({ ...account, id, email: `${id}@example.org` })
      .execute();
});
afterEach(async () => {
  await services.close();
  await home.remove();
});

async function raise(db: Database, id: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set((eb) => ({ sessionVersion: eb("sessionVersion", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

async function versions(): Promise<Record<string, number>> {
  const rows = await services.db.selectFrom("accounts").select(["id", "sessionVersion"]).execute();
  return Object.fromEntries(rows.map(({ id, sessionVersion }) => [id, sessionVersion]));
}

const onPostgres = inject("postgresUrl") !== undefined;

describe("a transaction", () => {
  it("is rolled back if its work fails, and does not run again", async () => {
    let runs = 0;
    const failing = inTransaction(services.db, async (tx) => {
      runs += 1;
      await raise(tx, "a");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(runs).toBe(1);
    expect(await versions()).toEqual({ a: 0, b: 0 });
  });

  it("that loses again and again is given up with the database's own error", async () => {
    const lost = Object.assign(new Error("lost"), onPostgres ? { code: "40001" } : { errcode: 517 });
    let runs = 0;
    const losing = inTransaction(services.db, async () => {
      runs += 1;
      throw lost;
    });
    await expect(losing).rejects.toBe(lost);
    expect(runs).toBe(5);
  });
});

describe.skipIf(!onPostgres)("two transactions that wait for each other", () => {
  it("both succeed: the one that PostgreSQL ends runs again", async () => {
    const [hasA, hasB] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let runs = 0;
    const [one, other] = [
      inTransaction(services.db, async (tx) => {
        runs += 1;
        await raise(tx, "a");
        hasA.resolve();
        await hasB.promise;
        await raise(tx, "b");
      }),
      inTransaction(services.db, async (tx) => {
        runs += 1;
        await raise(tx, "b");
        hasB.resolve();
        await hasA.promise;
        await raise(tx, "a");
      }),
    ];
    await Promise.all([one, other]);
    expect(runs).toBe(3);
    expect(await versions()).toEqual({ a: 2, b: 2 });
  });

  it("and read conflicting data run one after the other", async () => {
    const hasRead = Promise.withResolvers<void>();
    const hasWritten = Promise.withResolvers<void>();
    let runs = 0;
    const reading = inTransaction(services.db, async (tx) => {
      runs += 1;
      await sql`set transaction isolation level serializable`.execute(tx);
      await versionOf(tx, "a");
      hasRead.resolve();
      await hasWritten.promise;
      await raise(tx, "a");
    });
    await hasRead.promise;
    await raise(services.db, "a");
    hasWritten.resolve();
    await reading;
    expect(runs).toBe(2);
    expect(await versions()).toEqual({ a: 2, b: 0 });
  });
});

function versionOf(db: Database, id: string) {
  return db.selectFrom("accounts").select("sessionVersion").where("id", "=", id).executeTakeFirst();
}

describe.skipIf(onPostgres)("a transaction that has read what another process then writes", () => {
  it("runs again in SQLite, which has no other way to resolve it", async () => {
    const beside = new DatabaseSync(path.join(home.dataDir, DATABASE_FILE));
    let runs = 0;
    await inTransaction(services.db, async (tx) => {
      runs += 1;
      await versionOf(tx, "a");
      if (runs === 1) beside.exec(`update "accounts" set "sessionVersion" = 10 where "id" = 'a'`);
      await raise(tx, "a");
    });
    beside.close();
    expect(runs).toBe(2);
    expect(await versions()).toEqual({ a: 11, b: 0 });
  });
});
