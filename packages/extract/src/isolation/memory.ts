import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** Resident memory of a process, as the system counts it; null where it cannot be told or has ended. */
export async function residentBytes(pid: number): Promise<number | null> {
  if (process.platform === "win32") return null;
  try {
    return process.platform === "linux" ? await fromProc(pid) : await fromPs(pid);
  } catch {
    return null;
  }
}

async function fromProc(pid: number): Promise<number | null> {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

async function fromPs(pid: number): Promise<number | null> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  const kilobytes = Number(stdout.trim());
  return Number.isFinite(kilobytes) ? kilobytes * 1024 : null;
}
