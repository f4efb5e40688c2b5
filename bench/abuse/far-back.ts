import { type ChildProcess, type ForkOptions, fork, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { own } from "../../testing/own-children.ts";

const NICENESS = 19;
/** About a tenth of the share that the server's session has; last of all would be never, on a busy machine. */
const NICENESS_OF_SESSION = 10;

/** The last processor this process may use, where there are several; null where the system does not say. */
function lastProcessor(): string | null {
  try {
    const allowed = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
    return /[-,](\d+)$/.exec(allowed)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Words before a command that keep it on that processor; none where the system has no such program. */
function wordsBefore(): string[] {
  const processor = lastProcessor();
  const isPossible = processor !== null && spawnSync("taskset", ["--version"]).status === 0;
  return isPossible ? ["taskset", "-c", processor] : [];
}

/**
 * Starts a process that stands for other people's machines; it has to `stepBack` itself. All of them together have
 * the last processor, so that the server and the learner have one that nobody else wants, and the last one before
 * them when they need it.
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
 * Comes last within the process's session, which has a small share among sessions (`sched(7)`, "The autogroup
 * feature"); in the server's session it would use up its share, however nice it is. A share it has to have: attackers
 * that run only while nobody else does attack the less the more the server has to do.
 */
export function stepBack(): void {
  setPriority(NICENESS);
  try {
    const niceness = Number(
      /nice (-?\d+)/.exec(readFileSync(`/proc/${process.ppid}/autogroup`, "utf8"))?.[1],
    );
    writeFileSync("/proc/self/autogroup", String(Math.min(NICENESS, niceness + NICENESS_OF_SESSION)));
  } catch {
    // Sessions do not matter where there is no such file.
  }
}
