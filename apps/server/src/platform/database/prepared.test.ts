import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { createTestHome, type TestHome } from "../../test-home.ts";
import type { Services } from "../services.ts";
import { prepared } from "./prepared.ts";

let home: TestHome;
let services: Services;

beforeAll(async () => {
  home = await createTestHome();
  services = await home.open();
});
afterAll(async () => {
  await services.close();
  await home.remove();
});
beforeEach(async () => {
  await services.db.deleteFrom("accounts").execute();
});

const accountOf = (id: string) => ({
  id,
  email: `${id}@example.org`,
  name: null,
  passwordHash: "",
  sessionVersion: 0,
  createdAt: 0,
});
const add = (id: string, db = services.db) => db.insertInto("accounts").values(accountOf(id)).execute();

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
const asked = async (first: string, db = services.db) =>
  (await emails(db, { first, limit: 2 })).map(({ email }) => email);

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
    await services.db.transaction().execute(async (tx) => {
      await add("a", tx);
      expect(await asked("a")).toEqual([]);
      expect(await asked("a", tx)).toEqual(["a@example.org"]);
    });
    expect(await asked("a")).toEqual(["a@example.org"]);
  });
});

describe.skipIf(inject("postgresUrl") === undefined)("a prepared query on PostgreSQL", () => {
  const everybody = prepared((db, { first }: { first: string }) =>
    db.selectFrom("accounts").selectAll().where("id", ">=", first),
  );
  const preparedTimes = async () => {
    const found = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      services.db,
    );
    return found.rows.filter(
      ({ statement }) => statement.includes("passwordHash") || statement.includes("limit"),
    ).length;
  };

  it("is parsed and planned once by a connection", async () => {
    for (const first of ["a", "b", "c"]) await asked(first);
    expect(await preparedTimes()).toBe(1);
  });

  it("still works if the table was changed since, or a pooler gave the connection to others", async () => {
    await add("a");
    expect(await everybody(services.db, { first: "a" })).toHaveLength(1);
    await sql`alter table accounts add column "shoeSize" integer`.execute(services.db);
    const together = await Promise.all(["a", "a", "b"].map((first) => everybody(services.db, { first })));
    expect(together.map((rows) => rows.length)).toEqual([1, 1, 0]);
    await sql`deallocate all`.execute(services.db);
    expect(await asked("a")).toEqual(["a@example.org"]);
  });
});
