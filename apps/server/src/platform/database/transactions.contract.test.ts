import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { describeStore } from "../../test-store.ts";
import { DATABASE_FILE, type Database } from "./open.ts";
import { inTransaction } from "./transactions.ts";

const accountOf = (id: string) => ({
  id,
  email: `${id}@example.org`,
  name: null,
  passwordHash: "",
  sessionVersion: 0,
  createdAt: 0,
});

async function raise(db: Database, id: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set((eb) => ({ sessionVersion: eb("sessionVersion", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

const versionOf = (db: Database, id: string) =>
  db.selectFrom("accounts").select("sessionVersion").where("id", "=", id).executeTakeFirst();

describeStore("Transactions", (db, { kind, home }) => {
  beforeEach(async () => {
    await db.insertInto("accounts").values(["a", "b"].map(accountOf)).execute();
  });

  async function versions(): Promise<Record<string, number>> {
    const rows = await db.selectFrom("accounts").select(["id", "sessionVersion"]).execute();
    return Object.fromEntries(rows.map(({ id, sessionVersion }) => [id, sessionVersion]));
  }

  describe("a transaction", () => {
    it("is rolled back if its work fails, and does not run again", async () => {
      let runs = 0;
      const failing = inTransaction(db, async (tx) => {
        runs += 1;
        await raise(tx, "a");
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(runs).toBe(1);
      expect(await versions()).toEqual({ a: 0, b: 0 });
    });

    it("that loses again and again is given up with the database's own error", async () => {
      const lost = Object.assign(
        new Error("lost"),
        kind === "PostgreSQL" ? { code: "40001" } : { errcode: 517 },
      );
      let runs = 0;
      const losing = inTransaction(db, async () => {
        runs += 1;
        throw lost;
      });
      await expect(losing).rejects.toBe(lost);
      expect(runs).toBe(5);
    });
  });

  describe.runIf(kind === "PostgreSQL")("two transactions that wait for each other", () => {
    it("both succeed: the one that PostgreSQL ends runs again", async () => {
      const [hasA, hasB] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let runs = 0;
      const [one, other] = [
        inTransaction(db, async (tx) => {
          runs += 1;
          await raise(tx, "a");
          hasA.resolve();
          await hasB.promise;
          await raise(tx, "b");
        }),
        inTransaction(db, async (tx) => {
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
      const reading = inTransaction(db, async (tx) => {
        runs += 1;
        await sql`set transaction isolation level serializable`.execute(tx);
        await versionOf(tx, "a");
        hasRead.resolve();
        await hasWritten.promise;
        await raise(tx, "a");
      });
      await hasRead.promise;
      await raise(db, "a");
      hasWritten.resolve();
      await reading;
      expect(runs).toBe(2);
      expect(await versions()).toEqual({ a: 2, b: 0 });
    });
  });

  describe.runIf(kind === "SQLite")("a transaction", () => {
    it("that has read what another process then writes runs again, since there is no other way to resolve it", async () => {
      const beside = new DatabaseSync(path.join(home.dataDir, DATABASE_FILE));
      let runs = 0;
      await inTransaction(db, async (tx) => {
        runs += 1;
        await versionOf(tx, "a");
        if (runs === 1) beside.exec(`update "accounts" set "sessionVersion" = 10 where "id" = 'a'`);
        await raise(tx, "a");
      });
      beside.close();
      expect(runs).toBe(2);
      expect(await versions()).toEqual({ a: 11, b: 0 });
    });

    it("that SQLite itself has ended, as it does when the disk is full, fails with the original error, and the next one works", async () => {
      await sql`create trigger ending before insert on accounts begin select raise(rollback, 'no room'); end`.execute(
        db,
      );
      const add = () =>
        db.transaction().execute((tx) => tx.insertInto("accounts").values(accountOf("c")).execute());
      await expect(add()).rejects.toThrow("no room");
      await sql`drop trigger ending`.execute(db);
      await add();
    });
  });
});
