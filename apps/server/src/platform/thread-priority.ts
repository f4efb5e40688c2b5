import { getPriority, setPriority } from "node:os";

/** Leaves the thread about a third of a processor when calls need it too. */
const NICENESS = 5;
const MAX_NICENESS = 19;

/**
 * Gives the calling thread a lower priority than those that answer calls. Only on Linux does a thread have its own
 * priority.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(Math.min(MAX_NICENESS, getPriority() + NICENESS));
  } catch {
    // Not permitted everywhere; without it a busy server is only less smooth.
  }
}
