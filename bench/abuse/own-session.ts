import { readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

const NICENESS = 19;
/** About a tenth of the share that the server's session has; last of all would be never, on a busy machine. */
const NICENESS_OF_SESSION = 10;

/**
 * For a process that stands for other people's machines, and was started in a session of its own: it does not take
 * the server's or the learner's processor. It comes last within its session, which has a small share among sessions
 * (`sched(7)`, "The autogroup feature"); in the server's session it would use up its share, however nice it is.
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
