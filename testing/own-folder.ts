import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Makes a folder in which this process and its children put all that is temporary, and which goes with this process,
 * whatever those who use it forget or cannot do any more.
 */
export function useOwnTemporaryFolder(prefix: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  // PostgreSQL has a user of its own, who has to get through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
