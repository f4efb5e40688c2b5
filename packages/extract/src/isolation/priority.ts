import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/** About half the processor share of the server; lower, and a busy machine would starve the upload at hand. */
const NICENESS = 3;
const MAX_NICENESS = 19;
/** Linux lets somebody without rights change one group within a tenth of a second. */
const RETRY_MS = 110;
const TRIES = 5;

const lower = (niceness: number) => Math.min(MAX_NICENESS, niceness + NICENESS);

/** Linux only, and not in every kernel: "/autogroup-17 nice 0". Null where there is none, or no such process. */
export function sessionNiceness(pid: number): number | null {
  try {
    const niceness = Number(/ nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, "utf8"))?.[1]);
    return Number.isFinite(niceness) ? niceness : null;
  } catch {
    return null;
  }
}

/** Puts a process, and those it starts from now on, below this one. Not every system lets one; it only makes a busy one smoother. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lower(getPriority()));
  } catch {
    // It keeps the priority it has.
  }
}

/**
 * A Linux desktop or server shares the processor out among sessions first and by niceness only within one (see
 * `sched(7)`, "The autogroup feature"). A child that leads a session of its own would weigh as much as the server
 * and all it does, however nice it is, unless its session is.
 */
export async function lowerSession(pid: number): Promise<void> {
  const own = sessionNiceness(process.pid);
  if (own === null) return;
  for (let tries = 0; tries < TRIES && sessionNiceness(pid) !== null; tries += 1) {
    try {
      writeFileSync(`/proc/${pid}/autogroup`, String(lower(own)));
      return;
    } catch {
      await pause(RETRY_MS, undefined, { ref: false });
    }
  }
}

const TASKSET_MS = 2_000;

/** Numbers of the processors it may use. Linux only; empty where nobody tells, or there is no such process. */
export function processorsOf(pid: number): number[] {
  try {
    const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "";
    return list.split(",").flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });
  } catch {
    return [];
  }
}

/**
 * Keeps a process, and those it starts from now on, off the first of several processors, which stays free for those
 * who answer: the kernel lets whoever runs, however nice, run on for some milliseconds before another has its turn.
 * Nothing happens where the system has no `taskset`.
 */
export function leaveOneProcessor(pid: number): void {
  const [, ...others] = processorsOf(pid);
  if (others.length === 0) return;
  spawnSync("taskset", ["-cp", others.join(","), String(pid)], { stdio: "ignore", timeout: TASKSET_MS });
}
