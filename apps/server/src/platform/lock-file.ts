import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface FileLock {
  /** Deletes the file too. */
  release(): void;
}

/**
 * Locks a file until it is released or this process has ended in any way. The operating system frees the lock, so no
 * state left by a killed process has to be trusted. Null if another process holds it. Node has no file locks; SQLite
 * provides them.
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
  // The previous holder deleted the file between our opening and our locking it.
  connection.close();
  return lockFile(file, waitMs);
}
