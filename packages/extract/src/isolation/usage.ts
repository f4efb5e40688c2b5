import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** What a process takes; null for what is unknown, or if it has ended. */
export interface Usage {
  readonly residentBytes: number | null;
  /** The processor's time so far, of all its threads. */
  readonly processorMs: number | null;
}

/** How an operating system tells it. */
interface UsageSource {
  /** Runs a command or reads files. */
  text(pid: number): Promise<string>;
  /** In that text; NaN if it says nothing about the process. */
  kilobytes(text: string): number;
  processorMs(text: string): number;
}

const run = async (program: string, args: readonly string[]) =>
  (await promisify(execFile)(program, args, { windowsHide: true })).stdout;

/** USER_HZ, 100 on every Linux. */
const MS_PER_TICK = 10;

const LINUX: UsageSource = {
  text: async (pid) =>
    (await Promise.all(["status", "stat"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8")))).join(""),
  kilobytes: (text) => Number.parseInt(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? "", 10),
  // Behind the name, which may contain anything: the state, ten numbers, the time in user mode and in the kernel.
  processorMs: (text) => {
    const [, user, system] = /^\d+ \(.*\) \w(?: -?\d+){10} (\d+) (\d+)/m.exec(text) ?? [];
    return (Number(user) + Number(system)) * MS_PER_TICK;
  },
};

const UNIX: UsageSource = {
  text: (pid) => run("ps", ["-o", "rss=,time=", "-p", String(pid)]),
  kilobytes: (text) => Number.parseInt(text, 10),
  // "0:01.23", "00:00:01"
  processorMs: (text) => {
    const [time = ""] = /[\d:.]+\s*$/.exec(text) ?? [];
    return time === ""
      ? Number.NaN
      : 1000 * time.split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
  },
};

const WINDOWS: UsageSource = {
  text: (pid) => run("tasklist", ["/FI", `PID eq ${pid}`, "/FO", "CSV", "/NH"]),
  // "node.exe","4242","Console","1","52,340 K": the group separator and the unit depend on the language.
  kilobytes: (text) => Number.parseInt(/"([^"]*)"\s*$/.exec(text)?.[1]?.replace(/\D/g, "") ?? "", 10),
  processorMs: () => Number.NaN,
};

function sourceOf(platform: NodeJS.Platform): UsageSource {
  if (platform === "win32") return WINDOWS;
  return platform === "linux" ? LINUX : UNIX;
}

const known = (value: number) => (Number.isFinite(value) ? value : null);

/** What the output of a system's tool says about one process. */
export function usageIn(text: string, platform: NodeJS.Platform): Usage {
  const source = sourceOf(platform);
  return {
    residentBytes: known(source.kilobytes(text) * 1024),
    processorMs: known(source.processorMs(text)),
  };
}

/** What a process takes now. */
export async function usageOf(pid: number): Promise<Usage> {
  return usageIn(
    await sourceOf(process.platform)
      .text(pid)
      .catch(() => ""),
    process.platform,
  );
}
