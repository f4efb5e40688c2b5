import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DATABASE_FILE } from "../platform/database/open.ts";
import { faultsIn } from "../platform/database/sqlite.ts";
import { Refusal } from "./refusal.ts";

/**
 * Writes a copy of a folder's database, as it was at one moment, while a server may go on writing to it. What
 * stands in `file` afterwards is whole and was checked; it replaces `quizmill.sqlite` of a folder whose
 * server is stopped. Throws Refusal.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const source = path.join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) throw new Refusal(`There is no database in ${dataDir}.`);
  if (existsSync(file)) throw new Refusal(`${file} exists already.`);
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  // Empty, for its owner's eyes only: SQLite fills it and leaves its rights as they are.
  await writeFile(unfinished, "", { mode: 0o600, flag: "wx" });
  // One reading transaction: in WAL mode it holds nobody up, and however busy the server is, it ends.
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
