import path from "node:path";
import { SourceWarningSchema } from "@quizmill/contract";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createTestHome, type TestHome } from "../../test-home.ts";
import { openRows } from "../services.ts";
import { up as initial } from "./migrations/001-initial.ts";
import { DATABASE_FILE } from "./open.ts";
import { dialectOf } from "./postgres.ts";
import { postgresPool } from "./postgres-pool.ts";
import type { OpenedDialect } from "./prepared.ts";
import type { DatasetsTable, Tables } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

let home: TestHome;
beforeEach(async () => {
  home = await createTestHome({ isEmpty: true });
});
afterEach(() => home.remove());

const account = { id: "a", email: "a@example.org", name: null, passwordHash: "", sessionVersion: 0 };

/** Columns that later versions added. */
type Later =
  | "qualityJson"
  | "engine"
  | "fellBack"
  | "modelCalls"
  | "inputTokens"
  | "outputTokens"
  | "commandLinesJson"
  | "revision"
  | "nameKey"
  | "archivedAt"
  | "trashedAt"
  | "isSearchable"
  | "requestedCount"
  | "picturePages"
  | "picturesDone"
  | "documentVersion";

function dataset(id: string, warnings: unknown): Omit<DatasetsTable, Later> {
  return {
    id,
    accountId: "a",
    name: id,
    mode: "study",
    status: "READY",
    failureCode: null,
    language: "en",
    title: null,
    format: "pdf",
    pageCount: 3,
    pagesWithText: 1,
    warningsJson: JSON.stringify(warnings),
    seed: 1,
    totalEstimated: 0,
    processedChunks: 0,
    totalChunks: 0,
    questionCount: 0,
    optionCount: 0,
    createdAt: 0,
    updatedAt: 0,
  };
}

function openedDialect(): OpenedDialect {
  const { dataDir, databaseUrl } = home;
  return databaseUrl === null
    ? openSqlite(path.join(dataDir, DATABASE_FILE))
    : dialectOf(postgresPool(databaseUrl));
}

/** A database as the first version left it, with one set per list of warnings. */
async function leaveFirstVersion(lists: readonly unknown[]): Promise<void> {
  const db = new Kysely<Tables>(openedDialect());
  const getMigrations = async () => ({ "001-initial": { up: initial } });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  expect(error).toBeUndefined();
  await db
    .insertInto("accounts")
    .values({ ...account, createdAt: 0 })
    .execute();
  await db
    .insertInto("datasets")
    .values(lists.map((warnings, index) => dataset(String(index), warnings) as DatasetsTable))
    .execute();
  await db.destroy();
}

async function warningsNow(): Promise<unknown[]> {
  const db = await openRows(home);
  const rows = await db.selectFrom("datasets").select("warningsJson").orderBy("id").execute();
  await db.destroy();
  return rows.map(({ warningsJson }) => JSON.parse(warningsJson));
}

describe("a database of the first version", () => {
  it("keeps its warnings about documents, in today's shape", async () => {
    await leaveFirstVersion([
      [],
      [{ code: "PAGES_WITHOUT_TEXT", details: { pages: 3, pagesWithText: 1 } }],
      [{ code: "TRUNCATED", details: { pages: 2_000, of: 3_100 } }],
      [
        { code: "TRUNCATED", details: { chars: 4_000_000 } },
        { code: "PAGES_WITHOUT_TEXT", details: { pages: 9, pagesWithText: 8 } },
      ],
    ]);
    const lists = await warningsNow();
    expect(lists).toEqual([
      [],
      [{ code: "PAGES_WITHOUT_TEXT", pages: 3, pagesWithText: 1 }],
      [{ code: "TRUNCATED", limit: "pages", max: 2_000, pagesRead: 2_000 }],
      [
        { code: "TRUNCATED", limit: "characters", max: 4_000_000, pagesRead: null },
        { code: "PAGES_WITHOUT_TEXT", pages: 9, pagesWithText: 8 },
      ],
    ]);
    for (const warning of lists.flat())
      expect(SourceWarningSchema.safeParse(warning).success, JSON.stringify(warning)).toBe(true);
  });

  it("drops a warning that cannot be shown, so that its set still opens", async () => {
    await leaveFirstVersion([
      [
        { code: "PARTS_SKIPPED" },
        { code: "TRUNCATED" },
        { code: "PAGES_WITHOUT_TEXT", details: { pages: 3 } },
      ],
      [null, "TRUNCATED", { details: { pages: "3", pagesWithText: 1 } }],
      { code: "TRUNCATED" },
    ]);
    expect(await warningsNow()).toEqual([[], [], []]);
  });

  it("has no report on the quality of its sets", async () => {
    await leaveFirstVersion([[]]);
    const db = await openRows(home);
    expect(await db.selectFrom("datasets").select("qualityJson").execute()).toEqual([{ qualityJson: null }]);
    await db.destroy();
  });

  it("is migrated once", async () => {
    await leaveFirstVersion([[{ code: "TRUNCATED", details: { chars: 1 } }]]);
    const first = await warningsNow();
    expect(await warningsNow()).toEqual(first);
  });
});

describe.skipIf(inject("postgresUrl") !== undefined)(
  "a transaction that SQLite itself has ended, as it does when the disk is full",
  () => {
    it("fails with the original error, and leaves the database usable", async () => {
      const db = await openRows(home);
      await sql`create trigger ending before insert on accounts begin select raise(rollback, 'no room'); end`.execute(
        db,
      );
      const row = { ...account, createdAt: 0 };
      const adding = db.transaction().execute((tx) => tx.insertInto("accounts").values(row).execute());
      await expect(adding).rejects.toThrow("no room");
      await sql`drop trigger ending`.execute(db);
      await db.transaction().execute((tx) => tx.insertInto("accounts").values(row).execute());
      await db.destroy();
    });
  },
);
