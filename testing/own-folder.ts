import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Makes a folder for all temporary files of this process and its children. It is deleted with this process, even if
 * some of them forget or fail to clean up.
 */
export function useOwnTemporaryFolder(prefix: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  // PostgreSQL runs as a user of its own, who must be able to enter.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
