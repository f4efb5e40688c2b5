import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { up as initial } from "./migrations/001-initial.ts";
import { up as typedWarnings } from "./migrations/002-typed-warnings.ts";
import { up as qualityReport } from "./migrations/003-quality-report.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

export type Database = Kysely<Tables>;

/** By name, in order. A migration touches its own file and this list. */
const MIGRATIONS: Record<string, Migration> = {
  "001-initial": { up: initial },
  "002-typed-warnings": { up: typedWarnings },
  "003-quality-report": { up: qualityReport },
};

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Opens `quizmill.sqlite` in a folder (made when missing) and brings its tables up to date. */
export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path.join(dataDir, "quizmill.sqlite")) });
  await migrate(db);
  return db;
}
