import { existsSync, readdirSync, readFileSync } from "node:fs";
import { processorMs } from "../process-figures.ts";

const SAMPLE_MS = 50;

/** Memory in bytes over a period, from the system's process table. */
export interface MemoryFigures {
  /** The highest resident memory of the server's own process in any sample. */
  readonly serverPeak: number;
  /** The highest peak of any process among its descendants. */
  readonly childPeak: number;
  /** The most processor time of any of them, in ms. */
  readonly childProcessorMs: number;
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

/** Children that any thread of the process has started, and their children. */
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

/** Only Linux provides all this without other programs. */
export const canWatchMemory = existsSync("/proc/self/task");

export const residentBytes = (pid: number): number => statusBytes(pid, "VmRSS");

/** Samples a server and its children until stopped. Memory taken in a child's last moments may be missed. */
export function watchMemory(server: number): { stop: () => MemoryFigures } {
  let serverPeak = residentBytes(server);
  let [childPeak, childProcessorMs] = [0, 0];
  const timer = setInterval(() => {
    serverPeak = Math.max(serverPeak, residentBytes(server));
    for (const child of descendantsOf(server)) {
      childPeak = Math.max(childPeak, statusBytes(child, "VmHWM"));
      childProcessorMs = Math.max(childProcessorMs, processorMs(child) || 0);
    }
  }, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return { serverPeak, childPeak, childProcessorMs };
    },
  };
}
