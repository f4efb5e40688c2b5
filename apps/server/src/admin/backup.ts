import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DATABASE_FILE } from "../platform/database/open.ts";
import { faultsIn } from "../platform/database/sqlite.ts";
import { Refusal } from "./refusal.ts";

/**
 * Copies a folder's database as it was at one moment, while a server may write to it. The copy in `file` is complete
 * and checked; it can replace `quizmill.sqlite` in a folder whose server is stopped. Throws Refusal.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const source = path.join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) throw new Refusal(`There is no database in ${dataDir}.`);
  if (existsSync(file)) throw new Refusal(`${file} exists already.`);
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  // Empty and readable only by its owner: SQLite fills it and does not change its rights.
  await writeFile(unfinished, "", { mode: 0o600, flag: "wx" });
  // One read transaction: in WAL mode it blocks nobody, and it ends however busy the server is.
  const connection = new DatabaseSync(source, { timeout: 10_000, readOnly: true });
  try {
    connection.prepare("VACUUM INTO ?").run(unfinished);
  } finally {
    connection.close();
  }
  const faults = faultsIn(unfinished);
  if (faults.length > 0) throw new Refusal(`The copy is damaged: ${faults.join("; ")}`);
  await rename(unfinished, file);
}
