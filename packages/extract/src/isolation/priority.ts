import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/**
 * About half of the server's share of the processor. A lower one would starve the current upload on a busy machine.
 */
const NICENESS = 3;
const MAX_NICENESS = 19;
/** Without root, Linux accepts one change of an autogroup within a tenth of a second. */
const RETRY_MS = 110;
const TRIES = 5;

const lower = (niceness: number) => Math.min(MAX_NICENESS, niceness + NICENESS);

/**
 * The niceness of the session, from "/autogroup-17 nice 0". Linux only, and not in every kernel; null if there is
 * none, or no such process.
 */
export function sessionNiceness(pid: number): number | null {
  try {
    const niceness = Number(/ nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, "utf8"))?.[1]);
    return Number.isFinite(niceness) ? niceness : null;
  } catch {
    return null;
  }
}

/**
 * Lowers the priority of a process and of those it starts from now on. Systems that refuse lose nothing but
 * smoothness when busy.
 */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lower(getPriority()));
  } catch {
    // The process keeps its priority.
  }
}

/**
 * Linux with autogroups divides the processor among sessions first, and applies niceness only within a session
 * (`sched(7)`, "The autogroup feature"). A child with a session of its own would get as much as the whole server,
 * whatever its niceness, so its session gets a lower priority too.
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

/**
 * The numbers of the processors that a process may use. Linux only; empty if unknown, or if there is no such process.
 */
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
 * Keeps a process, and those it starts from now on, off the first of several processors. That one stays free for
 * requests: the kernel lets a running process, whatever its niceness, run for some milliseconds before another gets
 * its turn. Without `taskset` nothing happens.
 */
export function leaveOneProcessor(pid: number): void {
  const [, ...others] = processorsOf(pid);
  if (others.length === 0) return;
  spawnSync("taskset", ["-cp", others.join(","), String(pid)], { stdio: "ignore", timeout: TASKSET_MS });
}
