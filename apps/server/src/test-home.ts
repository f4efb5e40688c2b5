import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { DATABASE_FILE, openDatabase } from "./platform/database/open.ts";
import { postgresPool } from "./platform/database/postgres-pool.ts";
import { openServices, type Services } from "./platform/services.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Set if the tests run on PostgreSQL, or on both databases; the URL has no database name. */
    postgresUrl?: string;
  }
}

/** Its tables are migrated: copying it is faster than creating them. */
export const TEMPLATE_DATABASE = "quizmill_template";

/** The same for SQLite: a folder, made once for all tests of a process. */
let templateFolder: Promise<string> | undefined;

async function makeTemplateFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "quizmill-template-"));
  await (await openDatabase(folder)).destroy();
  return folder;
}

export type DatabaseKind = "SQLite" | "PostgreSQL";

/** Where the tests of this file run, unless they are contracts, which run on both. */
const usualKind = (): DatabaseKind => (inject("postgresUrl") === undefined ? "SQLite" : "PostgreSQL");

/** The storage of a server under test: its own folder, and with PostgreSQL its own database. */
export interface TestHome {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** May be opened several times in sequence, like by a server that is restarted. */
  open(): Promise<Services>;
  remove(): Promise<void>;
}

/** With `isEmpty` its database has no tables yet, as before the very first start. */
export async function createTestHome({ isEmpty = false, kind = usualKind() } = {}): Promise<TestHome> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "quizmill-test-"));
  const name = kind === "SQLite" ? null : `test_${randomUUID().replaceAll("-", "")}`;
  const databaseUrl = name === null ? null : `${inject("postgresUrl")}/${name}`;
  const template = isEmpty ? "template0" : TEMPLATE_DATABASE;
  if (name !== null) await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  else if (!isEmpty) {
    templateFolder ??= makeTemplateFolder();
    copyFileSync(path.join(await templateFolder, DATABASE_FILE), path.join(dataDir, DATABASE_FILE));
  }
  return {
    dataDir,
    databaseUrl,
    open: () => openServices({ dataDir, databaseUrl }),
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      if (name !== null) await administer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Ends every connection to a home's database, as a restart of PostgreSQL does. */
export async function cutConnections({ databaseUrl }: Pick<TestHome, "databaseUrl">): Promise<void> {
  const name = new URL(databaseUrl ?? "").pathname.slice(1);
  await administer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
}

/** Makes it look as if the workers of this home had given no sign of life for longer than a lease. */
export async function expireLeases({ databaseUrl }: Pick<TestHome, "databaseUrl">): Promise<void> {
  if (databaseUrl === null) return;
  await administer("UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute'", databaseUrl);
}

async function administer(
  statement: string,
  databaseUrl = `${inject("postgresUrl")}/postgres`,
): Promise<void> {
  const pool = postgresPool(databaseUrl);
  await pool.query(statement);
  await pool.end();
}
