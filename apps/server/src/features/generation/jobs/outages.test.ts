/** @module-tag thorough */
import { LIMITS } from "@quizmill/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Database } from "../../../platform/database/open.ts";
import { learnerOf, ownServer } from "../../../test-learner.ts";
import { createTestEngine, type TestEngine } from "../testing/engine.ts";
import { allEvents, makeSet, notesOf, postNotes, refusalOf } from "../testing/sets.ts";

let engine: TestEngine;
let clock: number;
beforeEach(() => {
  clock = Date.now();
  engine = createTestEngine({ allowed: 1 });
});
const server = ownServer(() => ({ engine, now: () => clock }));
const learner = learnerOf(server);

/** Fills the database's disk for new rows, in PostgreSQL those of one table, until the returned function is called. */
async function fillDisk(db: Database, table: string): Promise<() => Promise<unknown>> {
  if (inject("postgresUrl") === undefined) {
    await sql`pragma max_page_count = 1`.execute(db);
    return () => sql`pragma max_page_count = 1000000`.execute(db);
  }
  await sql`create function be_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
  await sql`create trigger full_disk before insert on ${sql.table(table)} for each row execute function be_full()`.execute(
    db,
  );
  return () => sql`drop trigger full_disk on ${sql.table(table)}`.execute(db);
}

describe("an upload that finds the disk full", () => {
  it("is refused with the time of the next try, and later accepted", async () => {
    const notes = { text: notesOf(40), key: "again" };
    const makeRoom = await fillDisk(server.db, "datasets");
    const refused = await postNotes(server, learner.token, notes);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refusalOf(refused)).toMatchObject({ status: 503, code: "SERVER_BUSY" });
    expect(await server.db.selectFrom("datasets").select("id").execute()).toEqual([]);
    await makeRoom();
    engine.allow(100);
    expect((await postNotes(server, learner.token, notes)).status).toBe(200);
  });
});

describe("a job that is interrupted by", () => {
  it("a full disk waits for room, however long that takes, and no question is lost or doubled", async () => {
    // Longer than fits into a page of the database.
    const text = notesOf(12, "A subject with a rather long name");
    const set = await makeSet(server, learner.token, { text });
    const following = allEvents(server, set);
    const makeRoom = await fillDisk(server.db, "questions");
    engine.allow(1000);
    const tries = () => engine.worked.length - new Set(engine.worked).size;
    await expect.poll(tries).toBeGreaterThan(LIMITS.jobs.maxAttempts);
    expect((await learner.set(set.datasetId)).status).toBe("PROCESSING");
    await makeRoom();
    const events = await following;
    expect(events.at(-1)).toMatchObject({ name: "done", data: { status: "READY", total: 24 } });
    expect(events.map(({ id }) => id)).toEqual(events.map((_event, index) => index + 1));
    expect((await learner.set(set.datasetId)).questions).toHaveLength(24);
  });

  it.each([
    ["put forward", 1],
    ["put back", -1],
  ])("a clock that is %s continues as if nothing had happened", async (_what, direction) => {
    const set = await makeSet(server, learner.token, { text: notesOf(4) });
    const following = allEvents(server, set);
    for (let passage = 2; passage <= 4; passage++) {
      clock += direction * 60 * 60_000;
      engine.allow(1);
      await expect.poll(() => engine.worked.length).toBe(passage);
    }
    const events = await following;
    expect(events.at(-1)).toMatchObject({ name: "done", data: { status: "READY", total: 8 } });
    const estimates = events
      .filter(({ name }) => name === "progress")
      .map(({ data }) => data.etaSeconds ?? 0);
    expect(estimates).toHaveLength(4);
    expect(Math.min(...estimates.map(Number))).toBeGreaterThanOrEqual(0);
  });
});
