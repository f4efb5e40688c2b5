import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { describeStore } from "../../test-store.ts";
import type { Database } from "./open.ts";
import { prepared } from "./prepared.ts";

const accountOf = (id: string) => ({
  id,
  email: `${id}@example.org`,
  name: null,
  passwordHash: "",
  sessionVersion: 0,
  createdAt: 0,
});
let built = 0;
const emails = prepared((db, { first, limit }: { first: string; limit: number }) => {
  built += 1;
  return db
    .selectFrom("accounts")
    .select("email")
    .where("id", ">=", first)
    .where("name", "is", null)
    .orderBy("id")
    .limit(limit);
});

describeStore("Prepared queries", (db, { kind, open, newHome }) => {
  const add = (id: string, on = db) => on.insertInto("accounts").values(accountOf(id)).execute();

  const asked = async (first: string, on = db) =>
    (await emails(on, { first, limit: 2 })).map(({ email }) => email);

  describe("a prepared query", () => {
    it("returns the rows for the values of each call, and is built once", async () => {
      for (const id of ["a", "b", "c"]) await add(id);
      built = 0;
      expect(await asked("a")).toEqual(["a@example.org", "b@example.org"]);
      expect(await asked("b")).toEqual(["b@example.org", "c@example.org"]);
      expect(await asked("d")).toEqual([]);
      expect(built).toBe(1);
    });

    it("neither waits for an open transaction nor sees what it has written", async () => {
      await db.transaction().execute(async (tx) => {
        await add("a", tx);
        expect(await asked("a")).toEqual([]);
        expect(await asked("a", tx)).toEqual(["a@example.org"]);
      });
      expect(await asked("a")).toEqual(["a@example.org"]);
    });
  });

  describe.runIf(kind === "PostgreSQL")("a prepared query of several connections", () => {
    let own: Database;
    beforeEach(async () => {
      ({ db: own } = await open(await newHome()));
    });

    const everybody = prepared((rows, { first }: { first: string }) =>
      rows.selectFrom("accounts").selectAll().where("id", ">=", first),
    );
    const preparedTimes = async () => {
      const found = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        own,
      );
      return found.rows.filter(
        ({ statement }) => statement.includes("passwordHash") || statement.includes("limit"),
      ).length;
    };

    it("is parsed and planned once by a connection", async () => {
      for (const first of ["a", "b", "c"]) await asked(first, own);
      expect(await preparedTimes()).toBe(1);
    });

    it("still works if the table was changed since, or a pooler gave the connection to others", async () => {
      await add("a", own);
      expect(await everybody(own, { first: "a" })).toHaveLength(1);
      await sql`alter table accounts add column "shoeSize" integer`.execute(own);
      const together = await Promise.all(["a", "a", "b"].map((first) => everybody(own, { first })));
      expect(together.map((rows) => rows.length)).toEqual([1, 1, 0]);
      await sql`deallocate all`.execute(own);
      expect(await asked("a", own)).toEqual(["a@example.org"]);
    });
  });
});
