import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { countTokens } from "./features/generation/model/index.ts";
import { createTestEngine, type TestEngine } from "./features/generation/testing/engine.ts";
import { allEvents, eventsOf, makeSet, notesOf, postNotes } from "./features/generation/testing/sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

let server: TestApp;
let engine: TestEngine;
beforeEach(async () => {
  engine = createTestEngine({ allowed: 1 });
  server = await startTestApp({ hasRateLimits: true, engine, concurrency: { newcomers: 1, all: 1 } });
});
afterEach(() => server.stop());

/**
 * The rows of each table that has any; rate limits are digests, deleted within the hour. The tables in which SQLite
 * keeps its index of words are never empty.
 */
async function rowsByTable(): Promise<Record<string, object[]>> {
  const all = (await server.db.introspection.getTables()).filter(
    ({ schema = "public" }) => schema === "public",
  );
  const found = all.map(({ name }) => name as "jobs");
  const tables = found.filter(
    (name) => !/^(rateLimits|serverKeys|kysely_|sqlite_|questionSearch_)/.test(name),
  );
  const read = tables.map(
    async (name) => [name, await server.db.selectFrom(name).selectAll().execute()] as const,
  );
  return Object.fromEntries((await Promise.all(read)).filter(([, rows]) => rows.length > 0));
}

/** The rows in the queue's own table, if it has one: each names the job's account. */
async function waitingFor(accountId: string): Promise<number> {
  if (inject("postgresUrl") === undefined) return 0;
  const { rows } = await sql`select id from pgboss.job where job::text like ${`%${accountId}%`}`.execute(
    server.db,
  );
  return rows.length;
}

it("ends the sessions of an account, its running jobs and their streams, and leaves no row of it", async () => {
  const { token, cookie, email } = await server.account();
  const set = await makeSet(server, token, { text: notesOf(3), key: "k" });
  const [account] = await server.db.selectFrom("accounts").select("id").execute();
  const usage = { calls: 1, inputTokens: 4, outputTokens: 3 };
  await countTokens(server.db, { accountId: account?.id ?? "", usage, now: 9e6 * 86_400_000 });
  await server.call("POST", "/api/auth/password/forgot", { body: { email } });
  await expect
    .poll(async () => Object.keys(await rowsByTable()).sort())
    .toEqual([
      ...["accounts", "datasets", "jobEvents", "jobTokens", "jobs", "modelTokens"],
      ...["passages", "passwordResets", "questionSearch", "questions", "refreshTokens", "uploads"],
    ]);
  // Next in the queue; its caller waits for questions that do not come.
  const next = postNotes(server, token, { text: notesOf(3, "Next") });
  const jobs = async () => (await server.db.selectFrom("jobs").select("id").execute()).length;
  await expect.poll(jobs).toBe(2);
  const listening = allEvents(server, set);
  const worked = engine.worked.length;

  expect((await server.call("DELETE", "/api/me", { token })).status).toBe(204);

  await listening;
  await next;
  engine.allow(10);
  // Tokens that were paid for still count for all accounts.
  await expect.poll(rowsByTable).toEqual({ modelTokens: [{ accountId: "", day: 9e6, tokens: 7 }] });
  expect(engine.worked).toHaveLength(worked);
  await expect.poll(() => waitingFor(account?.id ?? "")).toBe(0);
  expect((await server.call("GET", "/api/me", { token })).status).toBe(401);
  expect((await server.call("POST", "/api/auth/refresh", { headers: { cookie } })).status).toBe(401);
  expect((await eventsOf(server, set)).status).toBe(401);
});
