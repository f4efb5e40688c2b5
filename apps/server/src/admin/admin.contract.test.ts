import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestEngine, engineFailure, type TestEngine } from "../features/generation/testing/engine.ts";
import { allEvents, makeSet, notesOf, readSet } from "../features/generation/testing/sets.ts";
import type { Database } from "../platform/database/open.ts";
import { openRows, openServices } from "../platform/services.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestHome } from "../test-home.ts";
import { describeStore } from "../test-store.ts";
import { runCommand } from "./commands.ts";
import { MOVED_TABLES } from "./move.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");

/** What a command prints, line by line. */
async function admin(
  config: Pick<TestHome, "dataDir" | "databaseUrl">,
  ...args: string[]
): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(args, { config, say: (line) => lines.push(line) });
  return lines;
}

async function withRows<T>(where: TestHome, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openRows(where);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

describeStore("Commands of an operator", (_, { kind, newHome }) => {
  let home: TestHome;
  let engine: TestEngine;
  let server: TestApp | undefined;
  let token: string;

  async function start(where: TestHome): Promise<TestApp> {
    await server?.stop();
    server = await startTestApp({ engine, home: where });
    return server;
  }

  async function stop(): Promise<void> {
    await server?.stop();
    server = undefined;
  }

  async function startWithAccount(where: TestHome): Promise<TestApp> {
    const started = await start(where);
    ({ token } = await started.account());
    return started;
  }

  /** A folder of its own without a server; it is deleted with the other one. */
  const folderBeside = (name: string) => path.join(home.dataDir, name);

  beforeEach(async () => {
    home = await newHome();
    engine = createTestEngine();
    server = undefined;
  });
  afterEach(async () => {
    await server?.stop();
  });

  async function finishedSet(text = notesOf(3)) {
    if (!server) throw new Error("No server runs.");
    const set = await makeSet(server, token, { text });
    await allEvents(server, set);
    return set;
  }

  describe("the list of failed jobs", () => {
    it("names jobs that were given up, with the fault, and no others", async () => {
      await startWithAccount(home);
      await finishedSet();
      engine.before = () => {
        throw engineFailure();
      };
      const set = await finishedSet(notesOf(2));
      const lines = await admin(home, "failed-jobs");
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({
          id: set.jobId,
          datasetId: set.datasetId,
          attempts: 3,
          fault: "made to fail",
        }),
      ]);
    });
  });

  describe("an unknown command", () => {
    it("is answered with the list of commands", async () => {
      const unknown = admin(home, "migrate", "--from", "postgres");
      await expect(unknown).rejects.toThrow(/backup FILE[\s\S]*migrate --from sqlite --to postgres/);
    });
  });

  describe.runIf(kind === "SQLite")("a backup", () => {
    /** The number of questions that a set claims, beside the number that it has. */
    const counts = sql<{ claimed: number; there: number }>`
    select "questionCount" as claimed, (select count(*) from questions where "datasetId" = datasets.id) as there
    from datasets`;

    it("made while sets are being written opens as a complete database, in which no set is half written", async () => {
      const file = path.join(home.dataDir, "copy.sqlite");
      await startWithAccount(home);
      await finishedSet();
      let isOver = false;
      const writing = (async () => {
        while (!isOver) await finishedSet(notesOf(40));
      })();
      // In a process of its own, as it is used: in this one it would block the writer.
      const env = { PATH: process.env.PATH, DATA_DIR: home.dataDir };
      await promisify(execFile)(process.execPath, [MAIN, "backup", file], { env });
      isOver = true;
      await writing;
      expect(readdirSync(home.dataDir).filter((name) => name.includes("unfinished"))).toEqual([]);
      expect((statSync(file).mode & 0o777).toString(8)).toBe("600");

      const folder = folderBeside("restored");
      mkdirSync(folder);
      copyFileSync(file, path.join(folder, "quizmill.sqlite"));
      const restored = await openServices({ dataDir: folder, databaseUrl: null });
      const { rows } = await counts.execute(restored.db);
      await restored.close();
      expect(rows.length).toBeGreaterThan(0);
      for (const { claimed, there } of rows) expect(there).toBe(claimed);
    });

    it("replaces no existing file, and says so if there is nothing to copy", async () => {
      await start(home);
      const file = path.join(home.dataDir, "copy.sqlite");
      writeFileSync(file, "mine");
      await expect(admin(home, "backup", file)).rejects.toThrow(`${file} exists already.`);
      const empty = { dataDir: folderBeside("empty"), databaseUrl: null };
      await expect(admin(empty, "backup", `${file}.2`)).rejects.toThrow(/no database/);
      expect(existsSync(`${file}.2`)).toBe(false);
    });
  });

  describe.runIf(kind === "PostgreSQL")("a move from SQLite to PostgreSQL", () => {
    let from: TestHome;
    let to: TestHome;

    beforeEach(async () => {
      const dataDir = folderBeside("moved");
      const { databaseUrl } = home;
      const remove = async () => {};
      from = { dataDir, databaseUrl: null, remove, open: () => openServices({ dataDir, databaseUrl: null }) };
      to = { dataDir, databaseUrl, remove, open: () => openServices({ dataDir, databaseUrl }) };
      await startWithAccount(from);
    });

    const move = () => admin(to, "migrate", "--from", "sqlite", "--to", "postgres");

    it("copies sets, sessions and unfinished jobs, and continues the numbering", async () => {
      const set = await finishedSet();
      engine = createTestEngine({ allowed: 1 });
      const halfway = await makeSet(await start(from), token, { text: notesOf(3, "Half") });
      const before = await readSet(server as TestApp, token, set.datasetId);
      await stop();
      expect(await move()).toContain("questions: 8 rows, all compared");

      engine = createTestEngine();
      const after = await start(to);
      expect(await readSet(after, token, set.datasetId)).toEqual(before);
      const events = await allEvents(after, halfway);
      expect(events.at(-1)).toMatchObject({ name: "done", data: { status: "READY", total: 6 } });
      await finishedSet(notesOf(1, "New"));
      // The index of words stayed behind: the server makes it anew.
      const { rows } = await sql<{ found: number }>`select count(*)::int as found from "questionSearch"
      join "questions" on "questions"."id" = "questionId"`.execute(after.db);
      const { count } = await after.db
        .selectFrom("questions")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      expect(rows[0]?.found).toBe(Number(count));
    });

    it("is refused while a server uses the folder, and if there are accounts already", async () => {
      await expect(move()).rejects.toThrow(/stop it first/);
      await startWithAccount(to);
      await expect(move()).rejects.toThrow(/accounts already/);
    });

    it("keeps nothing if a row does not arrive unchanged", async () => {
      await finishedSet();
      await stop();
      await withRows(to, (db) =>
        sql`create function bend() returns trigger language plpgsql as
        $$ begin new.text = 'bent'; return new; end $$;
        create trigger bending before insert on questions for each row execute function bend()`.execute(db),
      );
      await expect(move()).rejects.toThrow("A row of questions did not arrive as it was");
      await withRows(to, async (db) =>
        expect(await db.selectFrom("accounts").selectAll().execute()).toEqual([]),
      );
    });

    it("includes every table", async () => {
      const tables = await withRows(from, (db) => db.introspection.getTables());
      const ours = tables.map(({ name }) => name).filter((name) => !/^(kysely_|questionSearch)/.test(name));
      expect(Object.keys(MOVED_TABLES).toSorted()).toEqual(ours.toSorted());
    });
  });
});
