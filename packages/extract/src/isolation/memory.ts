import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** How an operating system reports the resident memory of a process. */
interface MemorySource {
  /** Runs a command or reads a file. */
  text(pid: number): Promise<string>;
  /** The kilobytes in that text; NaN if it says nothing about the process. */
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

/** The resident bytes in the output of a system's tool about one process; null if it says nothing about it. */
export function residentBytesIn(text: string, platform: NodeJS.Platform): number | null {
  const kilobytes = sourceOf(platform).kilobytes(text);
  return Number.isFinite(kilobytes) ? kilobytes * 1024 : null;
}

/** The resident memory of a process in bytes; null if it is unknown or the process has ended. */
export async function residentBytes(pid: number): Promise<number | null> {
  try {
    return residentBytesIn(await sourceOf(process.platform).text(pid), process.platform);
  } catch {
    return null;
  }
}
