import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** How one system tells the resident memory of a process. */
interface MemorySource {
  /** What to run, or which file to read. */
  text(pid: number): Promise<string>;
  /** Kilobytes in that text; NaN where it says nothing about the process. */
  kilobytes(text: string): number;
}

const run = async (program: string, args: readonly string[]) =>
  (await promisify(execFile)(program, args, { windowsHide: true })).stdout;

const LINUX: MemorySource = {
  text: (pid) => readFile(`/proc/${pid}/status`, "utf8"),
  kilobytes: (text) => Number.parseInt(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? "", 10),
};

const UNIX: MemorySource = {
  text: (pid) => run("ps", ["-o", "rss=", "-p", String(pid)]),
  kilobytes: (text) => Number.parseInt(text, 10),
};

const WINDOWS: MemorySource = {
  text: (pid) => run("tasklist", ["/FI", `PID eq ${pid}`, "/FO", "CSV", "/NH"]),
  // "node.exe","4242","Console","1","52,340 K": the group separator and the unit depend on the language.
  kilobytes: (text) => Number.parseInt(/"([^"]*)"\s*$/.exec(text)?.[1]?.replace(/\D/g, "") ?? "", 10),
};

function sourceOf(platform: NodeJS.Platform): MemorySource {
  if (platform === "win32") return WINDOWS;
  return platform === "linux" ? LINUX : UNIX;
}

/** Resident bytes in what a system's own tool says about one process; null where it says nothing of it. */
export function residentBytesIn(text: string, platform: NodeJS.Platform): number | null {
  const kilobytes = sourceOf(platform).kilobytes(text);
  return Number.isFinite(kilobytes) ? kilobytes * 1024 : null;
}

/** Resident memory of a process, as the system counts it; null where it cannot be told or has ended. */
export async function residentBytes(pid: number): Promise<number | null> {
  try {
    return residentBytesIn(await sourceOf(process.platform).text(pid), process.platform);
  } catch {
    return null;
  }
}
