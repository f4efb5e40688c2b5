import { existsSync, readdirSync, readFileSync } from "node:fs";

const SAMPLE_MS = 50;

/** Memory in bytes over a while, from the system's own process table. */
export interface MemoryFigures {
  /** Most resident memory the server's own process had in any sample. */
  readonly serverPeak: number;
  /** Highest high-water mark of any process that it has started, or that one of these has. */
  readonly childPeak: number;
}

/** A number of /proc/PID/status in bytes; 0 for a process that has ended meanwhile. */
function statusBytes(pid: number, field: "VmRSS" | "VmHWM"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Children that any thread of the process has started, and theirs. */
function descendantsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
      const children = readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim();
      return children === ""
        ? []
        : children
            .split(" ")
            .map(Number)
            .flatMap((child) => [child, ...descendantsOf(child)]);
    });
  } catch {
    return [];
  }
}

/** Only Linux tells all this without help. */
export const canWatchMemory = existsSync("/proc/self/task");

export const residentBytes = (pid: number): number => statusBytes(pid, "VmRSS");

/** Samples a server and its children until stopped. What a child takes in its last moments may be missed. */
export function watchMemory(server: number): { stop: () => MemoryFigures } {
  let serverPeak = residentBytes(server);
  let childPeak = 0;
  const timer = setInterval(() => {
    serverPeak = Math.max(serverPeak, residentBytes(server));
    for (const child of descendantsOf(server)) childPeak = Math.max(childPeak, statusBytes(child, "VmHWM"));
  }, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return { serverPeak, childPeak };
    },
  };
}
