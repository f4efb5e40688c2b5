import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface FileLock {
  /** Removes the file too. */
  release(): void;
}

/**
 * Holds a file until it is released or this process is gone, however it went: the system itself gives the
 * lock back, so nothing a killed process left behind has to be believed. Null where another process has it.
 * Node has no file locks of its own; SQLite brings them.
 */
export function lockFile(file: string, waitMs = 0): FileLock | null {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(file, { timeout: waitMs });
  try {
    connection.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    connection.close();
    return null;
  }
  const release = () => {
    rmSync(file, { force: true });
    connection.close();
  };
  if (existsSync(file)) return { release };
  // Whoever had it before removed it between our opening and our locking it.
  connection.close();
  return lockFile(file, waitMs);
}
