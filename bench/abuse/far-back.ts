import { type ChildProcess, type ForkOptions, fork, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { own } from "../../testing/own-children.ts";

const NICENESS = 19;
/**
 * About a tenth of the share of the server's session. The lowest priority would mean no processor time at all on a busy
 * machine.
 */
const NICENESS_OF_SESSION = 10;

/** The last processor that this process may use, if there are several; null if the system does not tell. */
function lastProcessor(): string | null {
  try {
    const allowed = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
    return /[-,](\d+)$/.exec(allowed)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** The command prefix that pins a process to that processor; empty if the system has no such program. */
function wordsBefore(): string[] {
  const processor = lastProcessor();
  const isPossible = processor !== null && spawnSync("taskset", ["--version"]).status === 0;
  return isPossible ? ["taskset", "-c", processor] : [];
}

/**
 * Starts a process that stands for other people's machines; it must call `stepBack` itself. All of them share the last
 * processor. So the server and the learner have one for themselves, and take precedence on the last one when they need
 * it.
 */
export function forkFarBack(file: string, options: ForkOptions = {}): ChildProcess {
  const [execPath = process.execPath, ...execArgv] = [
    ...wordsBefore(),
    process.execPath,
    ...process.execArgv,
  ];
  return own(fork(file, { ...options, execPath, execArgv, detached: true }));
}

/**
 * Has the lowest priority in its session, and its session has a small share among all sessions (`sched(7)`, "The
 * autogroup feature"). In the server's session it would use up the server's share, whatever its niceness. It needs some
 * share: attackers that run only while the machine is idle would attack less, the more the server has to do.
 */
export function stepBack(): void {
  setPriority(NICENESS);
  try {
    const niceness = Number(
      /nice (-?\d+)/.exec(readFileSync(`/proc/${process.ppid}/autogroup`, "utf8"))?.[1],
    );
    writeFileSync("/proc/self/autogroup", String(Math.min(NICENESS, niceness + NICENESS_OF_SESSION)));
  } catch {
    // Without this file, sessions have no effect.
  }
}
